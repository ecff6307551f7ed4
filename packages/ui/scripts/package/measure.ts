import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { cssTarget } from '../../src/tokens/css-target.ts';
import type { Sizes } from './budget.ts';
import type { Entry } from './entries.ts';
import { dist } from './paths.ts';

/** The cost of an import for a page, in bytes. */
export interface Cost {
  /** Loaded with the page. */
  first: number;
  /** Fetched by the component later. */
  later: number;
}

const virtual = '\0measured';

/**
 * Bundled with everything it needs but React, minified, and compressed with brotli, file by file.
 *
 * @param code - The importing module. `built:` stands for the folder of the build.
 */
async function costOf(code: string): Promise<Cost> {
  const output = await build({
    root: dist,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'measured',
        resolveId: (id) => (id === virtual ? id : null),
        load: (id) =>
          id === virtual ? code.replaceAll('built:', `${dist.replaceAll(path.sep, '/')}/`) : null,
      },
    ],
    build: {
      write: false,
      target: cssTarget,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: virtual,
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?(\/|$)/,
      },
    },
  });
  const chunks = (output as Rollup.RollupOutput).output.filter((each) => each.type === 'chunk');
  const first = new Set<string>();
  const follow = (file: string | undefined) => {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (chunk === undefined || first.has(chunk.fileName)) return;
    first.add(chunk.fileName);
    chunk.imports.forEach(follow);
  };
  follow(chunks.find(({ isEntry }) => isEntry)?.fileName);
  const sum = (some: typeof chunks) =>
    some.reduce((total, chunk) => total + brotliCompressSync(chunk.code).length, 0);
  return {
    first: sum(chunks.filter(({ fileName }) => first.has(fileName))),
    later: sum(chunks.filter(({ fileName }) => !first.has(fileName))),
  };
}

/** Everything of an entry. */
const costOfEntry = ({ module }: Entry): Promise<Cost> => costOf(`export * from 'built:${module}.js';`);

/** One export of an entry. */
export const costOfExport = async (component: string, { module }: Entry): Promise<number> =>
  (await costOf(`export { ${component} } from 'built:${module}.js';`)).first;

/** Entries that a page uses together, each whole. */
export const costOfTogether = async (some: readonly Entry[]): Promise<number> =>
  (await costOf(some.map(({ module }, i) => `export * as piece${i} from 'built:${module}.js';`).join('\n')))
    .first;

/** The same export, taken from the root. */
export const costThroughRoot = async (component: string): Promise<number> =>
  (await costOf(`export { ${component} } from 'built:index.js';`)).first;

/** Every entry of the build, what some fetch later, and the compiled style sheet, by name. */
export async function measureAll(entries: readonly Entry[]): Promise<Sizes> {
  const sizes: Sizes = {};
  for (const entry of entries) {
    const { first, later } = await costOfEntry(entry);
    sizes[entry.name] = first;
    if (later > 0) sizes[`${entry.name}, later`] = later;
  }
  sizes['styles.css'] = brotliCompressSync(await readFile(path.join(dist, 'styles.css'))).length;
  return sizes;
}
