import { cpSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { afterAll, inject } from 'vitest';
import { removeFolder } from './test-disk.ts';

const folders: string[] = [];

// Here and not where a folder is made: Vitest forgets a hook that is registered while a test runs.
afterAll(() => folders.forEach(removeFolder));

/** A folder of the test file's own, removed after its last test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(inject('folderOfRun'), 'test-'));
  folders.push(folder);
  return folder;
}

/** The same with a migrated database in it, without rows and without secrets. */
export function preparedFolder(): string {
  const folder = temporaryFolder();
  cpSync(inject('template'), folder, { recursive: true });
  return folder;
}

/** For who opens the database without the server around it. */
export function preparedDatabase(): string {
  return path.join(preparedFolder(), 'postgres');
}
