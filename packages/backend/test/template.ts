import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPglite } from '../src/embedded/connect.ts';
import { migrate } from '../src/embedded/migrate.ts';
import { folderOfRun, removeFolder } from './test-disk.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** For the folders of all test files, which remove their own. */
    folderOfRun: string;
    /** A folder with a migrated database that nobody has open. */
    template: string;
  }
}

/** Making a database costs nine times what opening one does: once for all test files. */
export default async function makeTemplate({ provide }: TestProject): Promise<() => void> {
  const folder = folderOfRun();
  // Also what the program throws away itself, such as the database that a restore is tried in, lies in memory.
  process.env.TMPDIR = folder;
  const template = path.join(folder, 'template');
  const database = await openPglite(path.join(template, 'postgres'));
  await migrate(database);
  // Otherwise each test reads in the log again what the migrations have written.
  await database.run('checkpoint');
  await database.connection.close();
  provide('folderOfRun', folder);
  provide('template', template);
  return () => {
    const left = readdirSync(folder).filter((name) => name !== 'template');
    removeFolder(folder);
    // Each run would take some memory of the machine for good.
    if (left.length > 0) throw new Error(`Tests have left ${left.length} folders.`);
  };
}
