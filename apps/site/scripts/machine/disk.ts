import fs, { constants, type PathLike, type StatsFs } from 'node:fs';
import { ownFileOf } from './faults.ts';

type Write = (
  descriptor: number,
  data: NodeJS.ArrayBufferView,
  from: number,
  length: number,
  at: number,
) => number;

/** A full disk says that it has no room, and lets no file grow. One that is read-only lets nothing change. */
export function breakDisk(): void {
  const { existsSync, fstatSync, openSync, truncateSync, writeSync } = fs;
  const { statfs } = fs.promises;
  const [full, readOnly] = [ownFileOf('full disk'), ownFileOf('read-only disk')];
  const requireChangeable = () => {
    if (existsSync(readOnly)) throw failure('EROFS', 'read-only file system');
  };

  for (const name of ['writeFileSync', 'mkdirSync', 'renameSync', 'rmdirSync', 'unlinkSync'] as const) {
    const original = fs[name] as (...values: unknown[]) => unknown;
    Object.assign(fs, {
      [name](...values: unknown[]) {
        requireChangeable();
        return original(...values);
      },
    });
  }
  const writing = constants.O_WRONLY | constants.O_RDWR;
  fs.openSync = (file: PathLike, flags: fs.OpenMode = 'r', mode?: fs.Mode | null) => {
    if (typeof flags === 'number' && flags & constants.O_CREAT) requireChangeable();
    else if (typeof flags === 'number' && flags & writing) requireChangeable();
    return openSync(file, flags, mode);
  };
  fs.truncateSync = (file, size) => {
    requireChangeable();
    truncateSync(file, size);
  };
  const write: Write = (descriptor, data, from, length, at) => {
    requireChangeable();
    if (existsSync(full) && at + length > fstatSync(descriptor).size)
      throw failure('ENOSPC', 'no space left on device');
    return writeSync(descriptor, data, from, length, at);
  };
  fs.writeSync = write as typeof fs.writeSync;
  fs.promises.statfs = (async (folder: PathLike) => {
    const found: StatsFs = await statfs(folder);
    return existsSync(full) ? Object.assign(found, { bavail: 0, bfree: 0 }) : found;
  }) as typeof fs.promises.statfs;
}

function failure(code: string, message: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${code}: ${message}`), { code });
}
