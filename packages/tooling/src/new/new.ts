import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateAll } from '../generate-all.ts';
import { fromRoot, root } from '../paths.ts';
import { runNode } from '../process.ts';
import { withExport } from './barrel.ts';
import { componentFiles } from './component.ts';
import { type Names, namesOf } from './names.ts';
import { pageFiles, withRoute } from './page.ts';
import { sectionFiles } from './section.ts';
import { listOf, writtenBy } from './written.ts';

const barrel = 'packages/ui/src/index.ts';
const routes = 'apps/site/routes.ts';

const kinds: Record<string, { make: (names: Names) => Record<string, string>; next: string }> = {
  component: {
    make: (names) => ({ ...componentFiles(names), ...exported('primitives', names) }),
    next: 'docs/how-to/add-a-component.md',
  },
  section: {
    make: (names) => ({ ...sectionFiles(names), ...exported('sections', names) }),
    next: 'docs/how-to/add-a-component.md',
  },
  page: {
    make: (names) => ({ ...pageFiles(names), [routes]: withRoute(read(routes), names) }),
    next: 'docs/how-to/add-a-page.md',
  },
};

const usage = `pnpm new component status-dot   a primitive in packages/ui/src/primitives
pnpm new section price-list     a section in packages/ui/src/sections
pnpm new page our-studio        a page of the site, at /our-studio`;

const [kind = '', name = ''] = process.argv.slice(2);
const names = namesOf(name);
const chosen = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;

if (chosen === undefined || names === undefined) {
  console.error(`${usage}\n\nThe name is in lower case, its words joined by hyphens.`);
  process.exitCode = 1;
} else {
  const written = await writtenBy(root, () => write(chosen.make(names)));
  console.log(`${listOf(written)}\n\nWhat to write now: ${chosen.next}`);
}

async function write(files: Record<string, string>): Promise<void> {
  const paths = Object.keys(files);
  const taken = paths.filter((file) => file !== barrel && file !== routes && existsSync(fromRoot(file)));
  if (taken.length > 0) throw new Error(`There is one of this name already: ${taken.join(', ')}.`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(fromRoot(file)), { recursive: true });
    writeFileSync(fromRoot(file), text);
  }
  const sources = paths.filter((file) => !file.endsWith('.md'));
  await runNode(fromRoot('node_modules/@biomejs/biome/bin/biome'), ['check', '--write', ...sources], {
    quiet: true,
  });
  await generateAll({ check: false });
}

function exported(layer: 'primitives' | 'sections', { kebab }: Names): Record<string, string> {
  return { [barrel]: withExport(read(barrel), layer, kebab) };
}

function read(file: string): string {
  return readFileSync(fromRoot(file), 'utf8');
}
