import { accessSync, constants, existsSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { dailyBackups, defaultBackupDir } from './backup-folder.ts';
import { OwnerError } from './owner-error.ts';

/** Of the engine; the folder says its own in PG_VERSION. */
export const engineVersion = '17';

/** Bytes: a segment of the log, and something to breathe. */
const leastRoom = 32 * 2 ** 20;

/** Fails where the data folder cannot be written. */
export function requireFolder(dataDir: string): void {
  if (!statSync(dataDir).isDirectory()) throw isFile(dataDir);
  accessSync(dataDir, constants.W_OK);
}

/**
 * Fails where the folder of the database is there, but is none that the engine can open. The engine would make a new
 * database in place of a folder without PG_VERSION.
 */
export function requireDatabase(dataDir: string): void {
  const folder = path.join(dataDir, 'postgres');
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw damaged(dataDir, 'postgres is a file, not a folder');
  if (readdirSync(folder).length === 0) return;
  const versionFile = path.join(folder, 'PG_VERSION');
  if (!existsSync(versionFile)) throw damaged(dataDir, 'its file PG_VERSION is missing');
  const version = readFileSync(versionFile, 'utf8').trim();
  if (!/^\d+$/.test(version)) throw damaged(dataDir, 'its file PG_VERSION holds no version');
  if (version !== engineVersion)
    throw damaged(dataDir, `it is of PostgreSQL ${version}, and the engine of ${engineVersion}`);
}

/** What went wrong with a data folder, in a sentence with the way out; other errors stay as they are. */
export function explainFolder(error: unknown, dataDir: string): unknown {
  if (error instanceof OwnerError) return error;
  const { code = '', errcode, message = '' } = error as Partial<NodeJS.ErrnoException> & { errcode?: number };
  const isDisk = /^E[A-Z]+$/.test(code);
  // The file system of the engine throws errors that are no Error.
  const isEngine =
    !(error instanceof Error) ||
    error instanceof WebAssembly.RuntimeError ||
    /^PGlite failed|^Aborted|^INITDB/.test(message);
  const isDatabase = isEngine || /^(XX|58)/.test(code);
  if (code === 'ENOSPC' || errcode === sqlite.full || (isDatabase && room(dataDir) < leastRoom))
    return noRoom(dataDir);
  if (code === 'ENOTDIR' || code === 'EEXIST') return isFile(dataDir);
  if (isDisk) return unusable(dataDir, message);
  if (errcode === sqlite.notADatabase)
    return new OwnerError(
      `The lock of the data folder is damaged. If no server runs on the folder, delete ${path.join(dataDir, 'lock')} and start again.`,
    );
  if (code === 'ERR_SQLITE_ERROR') return unusable(dataDir, `its lock cannot be made: ${message}`);
  if (isDatabase) return damaged(dataDir, 'the engine cannot open it');
  return error;
}

const sqlite = { full: 13, notADatabase: 26 };

function damaged(dataDir: string, reason: string): OwnerError {
  return new OwnerError(
    `The database in the data folder ${dataDir} is damaged: ${reason}. ${wayOut(dataDir)}`,
  );
}

function unusable(dataDir: string, reason: string): OwnerError {
  return new OwnerError(
    `The data folder ${dataDir} cannot be used (${reason}). Make it writable for this user. If that is not possible: ${wayOut(dataDir)}`,
  );
}

function isFile(dataDir: string): OwnerError {
  return new OwnerError(`The data folder ${dataDir} is a file, or lies in one. Name a folder with DATA_DIR.`);
}

function noRoom(dataDir: string): OwnerError {
  const megabytes = (bytes: number) => Math.floor(bytes / 2 ** 20);
  return new OwnerError(
    `There is no room for the database: the disk of ${dataDir} has ${megabytes(room(dataDir))} MB left, and ` +
      `${megabytes(leastRoom)} are needed. Make room and start again; nothing is lost.`,
  );
}

/** Bytes that are left for this user. */
function room(dataDir: string): number {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize;
}

/** Never into the folder itself: what is left of it may still be mended. */
function wayOut(dataDir: string): string {
  const backupDir = defaultBackupDir(dataDir);
  const [newest] = dailyBackups(backupDir);
  if (!newest) {
    return (
      `There is no backup in ${backupDir}. Leave the folder as it is for somebody who may mend it, and put a backup that you ` +
      `have elsewhere into a new one: DATA_DIR=NEW npx pnpm leads --restore FILE`
    );
  }
  const target = shell(freeName(`${dataDir}-restored`));
  return (
    `Put the newest backup into a new folder: DATA_DIR=${target} npx pnpm leads --restore ${shell(newest.file)}\n` +
    `Then start with it: DATA_DIR=${target} npx pnpm start`
  );
}

function freeName(name: string): string {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : `${name}-${number}`;
    if (!existsSync(candidate)) return candidate;
  }
}

function shell(word: string): string {
  return /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
