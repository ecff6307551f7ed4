import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import type * as embedded from '../src/embedded/index.ts';

/** A new folder starts as a copy of the template, which is quicker than making a database; updates.test.ts makes one. */
export function withPreparedFolders(original: typeof embedded): typeof embedded {
  const openFolder: typeof embedded.openFolder = (dataDir, options) => {
    const isNew = !existsSync(path.join(dataDir, 'postgres'));
    if (isNew) cpSync(inject('template'), dataDir, { recursive: true });
    return original.openFolder(dataDir, options);
  };
  return { ...original, openFolder };
}
