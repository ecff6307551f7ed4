import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type FolderHolder = { pid: number; url: string | null };

export type FolderLock = {
  /** Tells whoever finds the folder in use where the server answers. */
  announce(url: string): void;
  release(): void;
};

/** Thrown when another process has the folder. */
export class FolderInUseError extends Error {
  readonly dataDir: string;
  readonly holder: FolderHolder | null;

  constructor(dataDir: string, holder: FolderHolder | null) {
    const who = holder ? `process ${holder.pid}` : 'another process';
    super(
      `The data folder ${dataDir} is in use by ${who}: two servers on one folder would destroy it. ` +
        `Stop the other one first${holder ? ` (Ctrl-C in its terminal, or kill ${holder.pid})` : ''}, ` +
        'or give this one a folder of its own with DATA_DIR.',
    );
    this.name = 'FolderInUseError';
    this.dataDir = dataDir;
    this.holder = holder;
  }
}

/**
 * Danger: PGlite opens a folder that another process has open without complaint, and both corrupt it.
 *
 * Guard: a lock that the operating system keeps and drops with the process, however it ends. SQLite is the
 * portable way to such a lock in Node; a file that only holds a process id goes stale after kill -9, and the
 * id may belong to somebody else by then. server.json holds the id and the address for people and `leads`.
 */
export function lockFolder(dataDir: string): FolderLock {
  const lock = new DatabaseSync(path.join(dataDir, 'lock'));
  const announcement = path.join(dataDir, 'server.json');
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error;
    throw new FolderInUseError(dataDir, readHolder(announcement));
  }
  const write = (url: string | null) =>
    writeFileSync(announcement, JSON.stringify({ pid: process.pid, url } satisfies FolderHolder));
  write(null);
  return {
    announce: write,
    release() {
      rmSync(announcement, { force: true });
      lock.close();
    },
  };
}

const sqliteBusy = 5;

function readHolder(announcement: string): FolderHolder | null {
  try {
    return JSON.parse(readFileSync(announcement, 'utf8')) as FolderHolder;
  } catch {
    return null; // Between taking the lock and announcing itself.
  }
}
