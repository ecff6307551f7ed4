import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Entry, findEntries } from '../package/entries.ts';
import { source } from '../package/paths.ts';
import { exampleOf } from './example.ts';
import type { ComponentDoc } from './prop-doc.ts';
import { readProps } from './read-props.ts';

const cell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');

function propTable([name, { about, props }]: [string, ComponentDoc]): string {
  const rows = props.map(
    (prop) =>
      `| \`${prop.name}\`${prop.required ? ', required' : ''} | \`${cell(prop.types.join(' | '))}\` | ${cell(prop.about)} |`,
  );
  const table = rows.length > 0 ? ['', '| Prop | Type | Does |', '|---|---|---|', ...rows] : [];
  return [`### ${name}`, '', cell(about), ...table].join('\n');
}

/** The components of a folder: what its files declare, or gather under one name (`Accordion.Root`). */
function componentsOf(folder: string, docs: Record<string, ComponentDoc>): [string, ComponentDoc][] {
  const files = globSync('*.{ts,tsx}', { cwd: folder }).filter(
    (file) => !/\.(test|stories|sample|harness)\./.test(file),
  );
  const text = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  return Object.entries(docs).filter(([name, { entry }]) =>
    entry === undefined
      ? new RegExp(`export (?:function|const|\\* as) ${name.split('.')[0]}\\b`).test(text)
      : folder.endsWith(`/${entry}`),
  );
}

function page(folder: string, { name }: Entry, docs: Record<string, ComponentDoc>): string {
  const spec = readFileSync(path.join(folder, 'SPEC.md'), 'utf8').trim();
  const components = componentsOf(folder, docs);
  const examples = globSync('*.stories.tsx', { cwd: folder })
    .map((file) => exampleOf(path.join(folder, file)))
    .filter((example) => example !== undefined);
  return [
    spec,
    ...(components.length > 0
      ? [`## Props\n\nFrom \`@laliaflia/ui/${name}\`. Each also takes the props of its root element.`]
      : []),
    ...components.map(propTable),
    ...(examples.length > 0 ? ['## Example', ...examples.map((code) => `\`\`\`tsx\n${code}\n\`\`\``)] : []),
    '',
  ].join('\n\n');
}

/** A page for each component that has a specification, by the name of its entry: promises, props, an example. */
export function componentDocs(): Map<string, string> {
  const docs = readProps();
  const pages = findEntries().flatMap((entry) => {
    const folder = path.join(source, path.dirname(entry.module)).replaceAll('\\', '/');
    const isSpecified = globSync('SPEC.md', { cwd: folder }).length > 0;
    return isSpecified ? [[entry.name, page(folder, entry, docs)] as const] : [];
  });
  return new Map(pages);
}
