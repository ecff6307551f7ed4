import path from 'node:path';

const all = ['full disk', 'read-only disk', 'wrong clock', 'unsynced'] as const;

/** What can be wrong with a machine. With 'unsynced' nothing is yet: what a power cut would take is recorded. */
export type Fault = (typeof all)[number];

/** The variable that names the folder of the files. */
export const setting = 'FAULTY_MACHINE';

/** The fault exists while its file does, so that every thread of every process sees it at the same moment. */
export function fileOf(fault: Fault, folder: string): string {
  return path.join(folder, fault);
}

export function allFiles(folder: string): string[] {
  return all.map((fault) => fileOf(fault, folder));
}

/** @throws Outside a process that a machine has started. */
export function ownFileOf(fault: Fault): string {
  const folder = process.env[setting];
  if (!folder) throw new Error(`${setting} is not set: start this process with the options of a Machine.`);
  return fileOf(fault, folder);
}
