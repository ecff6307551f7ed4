import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Machine } from '../machine/machine.ts';

const megabyte = 1024 * 1024;
const size = 320;
/** Less than the next segment of PostgreSQL's log. */
const left = 8;

/** A disk that can be filled. */
export interface SmallDisk {
  /** How it is made, for the report. */
  kind: string;
  folder: string;
  fill(): void;
  empty(): void;
  remove(): void;
}

/** A real one in memory where this user may mount one; else the machine only behaves as if its disk were full. */
export function smallDisk(folder: string, machine: Machine): SmallDisk {
  mkdirSync(folder, { recursive: true });
  const files = { folder, remove: () => {} };
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    return {
      ...files,
      kind: 'the disk of this machine, which claims to be full and lets no file grow (this user may not mount one)',
      fill: () => machine.begin('full disk'),
      empty: () => machine.mend(),
    };
  }
  const ballast = path.join(folder, 'ballast');
  return {
    ...files,
    kind: `a real one of ${size} MB, in memory (tmpfs)`,
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left * megabyte)));
    },
    empty: () => rmSync(ballast, { force: true }),
    remove: () => void execFileSync('umount', ['-l', folder]),
  };
}
