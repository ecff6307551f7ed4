import { globSync } from 'node:fs';
import { source } from './paths.ts';

/** One entry of the package: `@laliaflia/ui/button`. */
export interface Entry {
  name: string;
  /** Its module, from the root of the sources or of the build, without its ending. */
  module: string;
}

/** Layers whose folders are public. `internal` and `tokens` are not. */
const layers = ['primitives', 'media', 'sections'];

/** Entries that are not components. None of them needs React. */
const withoutComponents: readonly Entry[] = [
  { name: 'create-theme', module: 'tokens/create-theme' },
  { name: 'css-target', module: 'tokens/css-target' },
  { name: 'figures', module: 'figures' },
  { name: 'messages/de', module: 'messages/de' },
  { name: 'messages/en', module: 'messages/en' },
  { name: 'result-picture', module: 'result-picture' },
  { name: 'tokens', module: 'tokens/generated/tokens' },
];

const styleSheets = ['styles.css', 'theme.css', 'tailwind.css', 'components.css', 'base.css'];

/** Every component folder is an entry under its own name. */
export function entriesOf(indexes: readonly string[]): Entry[] {
  const components = indexes
    .map((file) => file.replaceAll('\\', '/').replace(/\.tsx?$/, ''))
    .map((module) => ({ name: module.split('/').at(-2) ?? '', module }));
  const entries = [...components, ...withoutComponents].sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const [position, { name, module }] of entries.entries()) {
    const other = entries[position + 1];
    if (other?.name === name) {
      throw new Error(
        `${module} and ${other.module} would both be published as @laliaflia/ui/${name}: rename one of them.`,
      );
    }
  }
  return entries;
}

export function findEntries(): Entry[] {
  return entriesOf(layers.flatMap((layer) => globSync(`${layer}/*/index.ts`, { cwd: source })));
}

type Exports = Record<string, string>;

/** The same list twice: the package.json of the sources leads to them, that of the build to the scripts beside it. */
export function exportMaps(entries: readonly Entry[]): { workspace: Exports; published: Exports } {
  const fonts = globSync('fonts/*.woff2', { cwd: source }).sort();
  const tokens = globSync('tokens/*.json', { cwd: source }).sort();
  const files = [...styleSheets, ...[...fonts, ...tokens].map((file) => file.replaceAll('\\', '/'))];
  const modules = [['.', 'index'], ...entries.map(({ name, module }) => [`./${name}`, module])];
  const mapTo = (folder: string, ending: string): Exports => ({
    ...Object.fromEntries(modules.map(([name, module]) => [name, `${folder}/${module}${ending}`])),
    ...Object.fromEntries(files.map((file) => [`./${file}`, `${folder}/${file}`])),
    './fonts.css': `${folder}/fonts/fonts.css`,
    './deprecated.css': `${folder}/tokens/generated/deprecated.css`,
    './deprecated-theme.css': `${folder}/tokens/generated/deprecated-theme.css`,
    './package.json': './package.json',
  });
  // TypeScript finds the declaration beside the script.
  return { workspace: mapTo('./src', '.ts'), published: mapTo('.', '.js') };
}
