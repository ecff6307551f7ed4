import { cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import { inject } from 'vitest';
import type * as embedded from '../src/embedded/index.ts';

/** A new folder starts as a copy of the template, which is quicker than making a database; updates.test.ts makes one. */
export function withPreparedFolders(original: typeof embedded): typeof embedded {
  const openFolder: typeof embedded.openFolder = (dataDir, options) => {
    if (isNew(dataDir)) cpSync(inject('template'), dataDir, { recursive: true });
    return original.openFolder(dataDir, options);
  };
  return { ...original, openFolder };
}

/** Neither damaged nor a file: tests of those share this process, and what they import with it. */
function isNew(dataDir: string): boolean {
  if (!existsSync(dataDir)) return true;
  return statSync(dataDir).isDirectory() && readdirSync(dataDir).length === 0;
}
