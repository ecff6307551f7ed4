import { execFile } from 'node:child_process';
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { syncFolder, syncPath } from './sync-path.ts';

/** Where an empty database is kept: in the folder of the program. */
const usualCache = path.resolve(import.meta.dirname, '../../node_modules/.cache');

interface Making {
  /** Whether the folder is thrown away at the end: then nothing waits for the disk. */
  scratch?: boolean | undefined;
  cache?: string;
}

/**
 * Makes the database of a folder that has none. The engine does that without the guard: elsewhere, so that what is there
 * under the folder's name is whole and on the disk.
 */
export async function makeDatabase(
  folder: string,
  { scratch = false, cache = usualCache }: Making = {},
): Promise<void> {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const kept = await keptDatabase(cache).catch(() => undefined);
  if (kept === undefined) await initialize(unfinished);
  else copyFolder(kept, unfinished);
  if (!scratch) syncFolder(unfinished);
  renameSync(unfinished, folder);
  if (!scratch) syncPath(path.dirname(folder));
}

/**
 * An empty database of this version of the engine, made once for all folders: initializing one takes five to eight seconds of a
 * processor, copying it a tenth of one.
 *
 * @throws Where nothing can be kept: the program's folder belongs to somebody else, or its disk is full.
 */
async function keptDatabase(cache: string): Promise<string> {
  const kept = path.join(cache, `empty-database-${engineVersion()}`);
  if (existsSync(kept)) return kept;
  await mkdir(cache, { recursive: true });
  await access(cache, constants.W_OK);
  const unfinished = `${kept}.${process.pid}`;
  try {
    await initialize(unfinished);
    syncFolder(unfinished);
    await rename(unfinished, kept);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process has made it meanwhile.
    if (!existsSync(kept)) throw error;
  }
  return kept;
}

/**
 * A thousand small files: `cp`, which takes each of them to another thread, needs seven times as much of a processor, and
 * `cpSync` ends the process where the disk is full.
 */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
    else copyFileSync(source, target);
  }
}

function engineVersion(): string {
  const module = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return JSON.parse(readFileSync(path.resolve(module, '../../package.json'), 'utf8')).version;
}

const initializer = fileURLToPath(new URL('./initialize-folder.ts', import.meta.url));

/** In a process that ends: the engine's memory would stay with this one. It lives too briefly to compile anything twice. */
async function initialize(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['--liftoff-only', initializer, folder]).catch((error) => {
    throw new Error(`INITDB failed: ${error.stderr || error.message}`, { cause: error });
  });
}
