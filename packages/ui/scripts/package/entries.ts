import { globSync } from 'node:fs';
import { source } from './paths.ts';

/** One way into the published package: `@laliaflia/ui/button`. */
export interface Entry {
  name: string;
  /** The folder's index, from the root of the sources or of the build, without its ending. */
  module: string;
}

/** Layers whose folders are public. `internal` and `tokens` are not. */
const layers = ['primitives', 'media', 'sections'];

/** Names that mean something else behind the package's name. */
const taken = new Set(['css-target', 'package.json', 'index']);

/** Every component folder is an entry under its own name: there is no list to keep up. */
export function entriesOf(indexes: readonly string[]): Entry[] {
  const entries = indexes
    .map((file) => file.replaceAll('\\', '/').replace(/\.tsx?$/, ''))
    .map((module) => ({ name: module.split('/').at(-2) ?? '', module }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const [position, { name, module }] of entries.entries()) {
    const other = entries[position + 1];
    if (other?.name === name) {
      throw new Error(
        `${module} and ${other.module} would both be published as @laliaflia/ui/${name}: rename one of the folders.`,
      );
    }
    if (taken.has(name)) {
      throw new Error(`@laliaflia/ui/${name} is taken: rename the folder of ${module}.`);
    }
  }
  return entries;
}

export function findEntries(): Entry[] {
  return entriesOf(layers.flatMap((layer) => globSync(`${layer}/*/index.ts`, { cwd: source })));
}
