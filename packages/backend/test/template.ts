import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPglite } from '../src/embedded/connect.ts';
import { migrate } from '../src/embedded/migrate.ts';
import { testDisk } from './test-disk.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder with a migrated database that nobody has open. */
    template: string;
  }
}

/** Making a database costs nine times what opening one does: once for all test files. */
export default async function makeTemplate({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(testDisk, 'laliaflia-template-'));
  const database = await openPglite(path.join(folder, 'postgres'));
  await migrate(database);
  await database.connection.close();
  provide('template', folder);
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
