import { cpSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { removeFolder } from './test-disk.ts';

const folders: string[] = [];

/** Of the test file that ends. */
export function removeFolders(): void {
  folders.splice(0).forEach(removeFolder);
}

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
