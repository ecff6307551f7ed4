import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
/** Bytes that two test files need at the same time. */
const needed = 1024 ** 3;

/** Where the data of tests lies: in memory where a Linux has room there, because no data of a test has to survive. */
export const testDisk = hasRoom(memory) ? memory : tmpdir();

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= needed;
  } catch {
    return false;
  }
}
