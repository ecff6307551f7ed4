import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Files by what became of them: paths from the folder that was watched, in alphabetical order. */
export interface Written {
  made: string[];
  changed: string[];
}

const notSources = new Set(['node_modules', 'dist', 'test-results', '.data', '.cache', '.git']);

/**
 * Runs an action and returns the files that it made and those whose content it changed. Generators write files that
 * their callers do not know of, which is why the folder is compared.
 */
export async function writtenBy(folder: string, action: () => Promise<void>): Promise<Written> {
  const before = contents(folder);
  await action();
  const after = [...contents(folder)].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    made: after.filter(([file]) => !before.has(file)).map(([file]) => file),
    changed: after
      .filter(([file, hash]) => before.has(file) && before.get(file) !== hash)
      .map(([file]) => file),
  };
}

/** The list for the terminal: one file a line, below `Made:` or `Changed:`. */
export function listOf({ made, changed }: Written): string {
  const block = (title: string, files: readonly string[]) =>
    files.length === 0 ? [] : [[title, ...files.map((file) => `  ${file}`)].join('\n')];
  return [...block('Made:', made), ...block('Changed:', changed)].join('\n');
}

/** Each file of a folder with a hash of its content. */
function contents(folder: string): Map<string, string> {
  const files = globSync('**', { cwd: folder, exclude: (name) => notSources.has(path.basename(name)) });
  return new Map(
    files
      .filter((file) => statSync(path.join(folder, file)).isFile())
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(path.join(folder, file)))
          .digest('hex'),
      ]),
  );
}
