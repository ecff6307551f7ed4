import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { cssTarget } from '../../src/tokens/css-target.ts';
import type { Sizes } from './budget.ts';
import type { Entry } from './entries.ts';
import { dist } from './paths.ts';
import { classesIn, modulesOf, sheetFor } from './pieces.ts';

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

const compressed = promisify(brotliCompress);

const sizeOfSheet = async (css: string, modules: Iterable<string>): Promise<number> =>
  (await compressed(sheetFor(css, classesIn(modules)))).length;

const readSheet = () => readFile(path.join(dist, 'styles.css'), 'utf8');

/** The compiled sheet with the rules of these entries, and not those of others that they draw. */
export const costOfSheet = async (some: readonly Entry[], others: readonly Entry[]): Promise<number> =>
  sizeOfSheet(await readSheet(), modulesOf(dist, modulesIn(some), others.map(folderOf)));

/** What each of some entries adds to the compiled sheet, by name. */
export async function addedToSheet(
  entries: readonly Entry[],
  some: readonly Entry[],
): Promise<Record<string, number>> {
  const css = await readSheet();
  const whole = await sizeOfSheet(css, modulesOf(dist, modulesIn(entries)));
  const added = some.map(async ({ name, module }) => {
    const others = modulesIn(entries.filter((each) => each.name !== name));
    return [name, whole - (await sizeOfSheet(css, modulesOf(dist, others, [folderOf({ module })])))] as const;
  });
  return Object.fromEntries(await Promise.all(added));
}

const folderOf = ({ module }: Pick<Entry, 'module'>): string => path.dirname(module);

const modulesIn = (entries: readonly Entry[]): string[] => entries.map(({ module }) => module);

/** Every entry of the build, what some fetch later, and three compiled style sheets, by name. */
export async function measureAll(entries: readonly Entry[]): Promise<Sizes> {
  const sizes: Sizes = {};
  for (const entry of entries) {
    const { first, later } = await costOfEntry(entry);
    sizes[entry.name] = first;
    if (later > 0) sizes[`${entry.name}, later`] = later;
  }
  for (const sheet of ['styles.css', 'css/core.css', 'css/button.css'])
    sizes[sheet] = brotliCompressSync(await readFile(path.join(dist, sheet))).length;
  return sizes;
}
