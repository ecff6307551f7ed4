import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, inject } from 'vitest';
import { testDisk } from './test-disk.ts';

/** A folder of the test file's own, removed after its last test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(testDisk, 'laliaflia-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
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
