import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Entry } from './entries.ts';
import { levelsOf, orderOf, printLevels } from './levels.ts';
import { dist } from './paths.ts';
import { classesIn, modulesOf, needed, sheetFor } from './pieces.ts';
import { mapRules, type Part, parseSheet, printSheet } from './sheet.ts';

/** What the compiled sheet keeps the components' rules in, the lowest first. */
const layers = ['@layer components.lali.parts', '@layer components.lali.utilities'];

const isOf = (part: Part) => 'condition' in part && layers.includes(part.condition);

const hasClass = (selector: string) => !selector.startsWith('@') && needed(selector).length > 0;

/** Rules of a component that lie in no layer, so that no application's rule comes before them, and what they play. */
const isLoose = ({ selector }: { selector: string }) =>
  selector.startsWith('@keyframes') || hasClass(selector);

/**
 * The compiled sheet in files: what every page needs, and what each entry needs beside it. After the first, they can be
 * loaded in any order.
 */
function entrySheets(css: string, classesOf: ReadonlyMap<string, ReadonlySet<string>>) {
  const parts = parseSheet(css);
  const levels = levelsOf(parts, layers);
  const outside = parts.filter((part) => !isOf(part));
  const rules = outside.filter((part) => !('statement' in part));
  const loose = printSheet(mapRules(rules, (rule) => (isLoose(rule) ? rule : undefined)));
  const inLayer = (rules: typeof levels) =>
    rules.length === 0 ? '' : `@layer components.lali{${printLevels(rules)}}`;
  const sheets = new Map<string, string>();
  sheets.set(
    'core',
    [
      printSheet(mapRules(outside, (rule) => (isLoose(rule) ? undefined : rule))),
      `@layer components.lali{@layer ${orderOf(levels)};}`,
      inLayer(levels.filter(({ selector }) => !hasClass(selector))),
    ].join(''),
  );
  for (const [name, classes] of classesOf) {
    const own = levels.filter(
      ({ selector }) => hasClass(selector) && needed(selector).every((each) => classes.has(each)),
    );
    const sheet = sheetFor(`${inLayer(own)}${loose}`, classes);
    if (sheet !== '') sheets.set(name, sheet);
  }
  return sheets;
}

/** Writes them into `css`, one for each entry that has classes, and returns their paths in the build. */
export async function buildEntrySheets(css: string, entries: readonly Entry[]): Promise<string[]> {
  const classes = new Map(
    entries.map(({ name, module }) => [name, classesIn(modulesOf(dist, [module]))] as const),
  );
  await mkdir(path.join(dist, 'css'));
  const sheets = entrySheets(css, classes);
  for (const [name, sheet] of sheets) await writeFile(path.join(dist, `css/${name}.css`), `${sheet}\n`);
  return [...sheets.keys()].map((name) => `css/${name}.css`);
}
