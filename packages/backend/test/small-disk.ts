import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, statfsSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { afterAll } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

const megabyte = 1024 * 1024;

/** A disk of so many megabytes, in memory. Undefined where this user may not mount one, which is said. */
export function smallDisk(megabytes: number): string | undefined {
  const folder = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    console.log('No full disk is tried: that needs Linux and the rights to mount one (root).');
    return undefined;
  }
  afterAll(() => void execFileSync('umount', ['-l', folder]));
  return folder;
}

/** Leaves so many megabytes of room. */
export function leaveRoom(disk: string, megabytes: number): void {
  const filler = path.join(disk, 'filler');
  // Grown or cut in place: a disk that is empty in between would be noticed.
  const held = existsSync(filler) ? statSync(filler).size : 0;
  const { bavail, bsize } = statfsSync(disk);
  const filling = Math.max(0, bavail * bsize + held - megabytes * megabyte);
  if (filling < held) truncateSync(filler, filling);
  else appendFileSync(filler, Buffer.alloc(filling - held));
}
