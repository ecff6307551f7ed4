import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** A folder of the test file's own, removed after its last test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'laliaflia-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
