import fs, { type PathLike } from 'node:fs';
import path from 'node:path';
import { ownFileOf } from './faults.ts';

/** What stood in a file before it was changed, or that all of it has been synced. Names change; the inode does not. */
type Line = { inode: number } & ({ size: number; at: number; before: string } | { isSynced: true });

/** Writes down what each change to a file replaces, as long as the file 'unsynced' exists. */
export function recordUnsynced(): void {
  const { appendFileSync, closeSync, existsSync, fstatSync, fsyncSync, openSync, readSync } = fs;
  const { renameSync, statSync, truncateSync, unlinkSync, writeSync } = fs;
  const journal = ownFileOf('unsynced');
  const note = (line: Line) => appendFileSync(journal, `${JSON.stringify(line)}\n`);

  function noteBefore(descriptor: number, at: number, length: number): void {
    const { ino: inode, size } = fstatSync(descriptor);
    const before = Buffer.alloc(Math.max(0, Math.min(length, size - at)));
    readSync(descriptor, before, 0, before.length, at);
    note({ inode, size, at, before: before.toString('base64') });
  }
  /** The inode of a file that goes may be another's next. */
  function noteGone(file: PathLike): void {
    if (existsSync(journal) && existsSync(file)) note({ inode: statSync(file).ino, isSynced: true });
  }

  type Write = (
    file: number,
    data: NodeJS.ArrayBufferView,
    from: number,
    length: number,
    at: number,
  ) => number;
  const write: Write = (descriptor, data, from, length, at) => {
    if (existsSync(journal)) noteBefore(descriptor, at, length);
    return writeSync(descriptor, data, from, length, at);
  };
  fs.writeSync = write as typeof fs.writeSync;
  fs.truncateSync = (file, size = 0) => {
    if (existsSync(journal)) {
      const descriptor = openSync(file as PathLike, 'r');
      noteBefore(descriptor, size ?? 0, Number.MAX_SAFE_INTEGER);
      closeSync(descriptor);
    }
    truncateSync(file, size);
  };
  fs.fsyncSync = (descriptor) => {
    fsyncSync(descriptor);
    if (existsSync(journal)) note({ inode: fstatSync(descriptor).ino, isSynced: true });
  };
  fs.unlinkSync = (file) => {
    noteGone(file);
    unlinkSync(file);
  };
  fs.renameSync = (from, to) => {
    noteGone(to);
    renameSync(from, to);
  };
}

/**
 * Puts back what stood in the files before whatever was not synced.
 *
 * @returns How many changes were recorded, synced or not.
 */
export function loseUnsynced(dataDir: string, journal: string): number {
  const lines = fs.readFileSync(journal, 'utf8').split('\n').slice(0, -1);
  const changes = lines.map((line) => JSON.parse(line) as Line);
  const files = filesByInode(dataDir);
  const synced = new Set<number>();
  for (const change of changes.toReversed()) {
    if ('isSynced' in change) synced.add(change.inode);
    const file = files.get(change.inode);
    if ('isSynced' in change || synced.has(change.inode) || file === undefined) continue;
    const before = Buffer.from(change.before, 'base64');
    const descriptor = fs.openSync(file, 'r+');
    fs.writeSync(descriptor, before, 0, before.length, change.at);
    fs.ftruncateSync(descriptor, change.size);
    fs.closeSync(descriptor);
  }
  return changes.filter((change) => 'before' in change).length;
}

function filesByInode(folder: string): Map<number, string> {
  const entries = fs.readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [fs.statSync(file).ino, file]));
}
