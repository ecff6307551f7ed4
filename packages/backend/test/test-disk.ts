import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
/** Bytes that two test files need at the same time. */
const needed = 1024 ** 3;

/** Where the data of tests lies: in memory where a Linux has room there, because no data of a test has to survive. */
const disk = hasRoom(memory) ? memory : tmpdir();

/** Before the process id of the run that a folder belongs to. */
const prefix = 'laliaflia-tests-';

/** A folder for the data of one run. What a run has left that was killed before it could remove its own goes as well. */
export function folderOfRun(parent = disk): string {
  for (const name of readdirSync(parent)) {
    const [, owner] = name.match(`^${prefix}(\\d+)-`) ?? [];
    if (owner !== undefined && !isRunning(Number(owner))) removeFolder(path.join(parent, name));
  }
  return mkdtempSync(path.join(parent, `${prefix}${process.pid}-`));
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    // A disk in memory promises what other programs may have taken.
    return Math.min(bavail * bsize, process.availableMemory()) >= needed;
  } catch {
    return false;
  }
}
