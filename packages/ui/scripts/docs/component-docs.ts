import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Entry, findEntries } from '../package/entries.ts';
import { source } from '../package/paths.ts';
import { exampleOf } from './example.ts';
import type { ComponentDoc } from './prop-doc.ts';
import { readProps } from './read-props.ts';

const cell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');

function propTable([name, { about, props, shapes }]: [string, ComponentDoc]): string {
  const rows = props.map(
    (prop) =>
      `| \`${prop.name}\`${prop.required ? ', required' : ''} | \`${cell(prop.types.join(' | '))}\` | ${cell(prop.about)} |`,
  );
  const table = rows.length > 0 ? ['', '| Prop | Type | Does |', '|---|---|---|', ...rows] : [];
  const named = Object.entries(shapes).map(([type, shape]) => `- \`${type}\`: \`${shape}\``);
  const types = named.length > 0 ? ['', 'Types:', '', ...named] : [];
  return [`### ${name}`, '', cell(about), ...table, ...types].join('\n');
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

/** What is known of a component folder, from its specification, its types and its stories. */
export interface ComponentPage {
  /** The entry: `@laliaflia/ui/<name>`. */
  name: string;
  layer: 'primitives' | 'media' | 'sections';
  /** The heading of the specification: the names of its components. */
  title: string;
  /** The first sentence of the specification. */
  summary: string;
  /** The whole specification, Markdown. */
  specification: string;
  components: [name: string, doc: ComponentDoc][];
  /** Stories as a user would write them, TSX. */
  examples: string[];
}

/** The pages lie beside each other in one folder, and nobody measures parts there. */
const withoutSources = (specification: string): string =>
  specification
    .replaceAll(/\]\((?:\.\.\/)+(?:\w+\/)?([\w-]+)\/SPEC\.md\)/g, ']($1.md)')
    .replaceAll(/^(\d+\. .+?) \(`[^`]+`\): /gm, '$1: ');

function readPage(
  folder: string,
  { name, module }: Entry,
  docs: Record<string, ComponentDoc>,
): ComponentPage {
  const specification = withoutSources(readFileSync(path.join(folder, 'SPEC.md'), 'utf8').trim());
  const [title = '', lead = ''] = specification.split('\n\n');
  return {
    name,
    layer: module.split('/')[0] as ComponentPage['layer'],
    title: title.replace(/^# /, ''),
    summary: /^[\s\S]*?[.?!](?=\s|$)/.exec(lead)?.[0].replaceAll(/\s+/g, ' ') ?? lead,
    specification,
    components: componentsOf(folder, docs),
    examples: globSync('*.stories.tsx', { cwd: folder })
      .sort()
      .map((file) => exampleOf(path.join(folder, file)))
      .filter((example) => example !== undefined),
  };
}

/** The tables of props of a component's parts, Markdown. Empty if it has no component. */
export function propsText({ name, components }: ComponentPage): string {
  if (components.length === 0) return '';
  const from = `## Props\n\nFrom \`@laliaflia/ui/${name}\`. Each also takes the props of its root element.`;
  return [from, ...components.map(propTable)].join('\n\n');
}

/** The examples, Markdown. Empty if there is none. */
export const examplesText = ({ examples }: ComponentPage): string =>
  examples.length === 0
    ? ''
    : ['## Example', ...examples.map((code) => `\`\`\`tsx\n${code}\n\`\`\``)].join('\n\n');

/** Everything about a component on one page, Markdown. */
export const pageText = (page: ComponentPage): string =>
  `${[page.specification, propsText(page), examplesText(page)].filter(Boolean).join('\n\n')}\n`;

/** A page for each component that has a specification, in the order of the entries. */
export function componentPages(): ComponentPage[] {
  const docs = readProps();
  return findEntries().flatMap((entry) => {
    const folder = path.join(source, path.dirname(entry.module)).replaceAll('\\', '/');
    const isSpecified = globSync('SPEC.md', { cwd: folder }).length > 0;
    return isSpecified ? [readPage(folder, entry, docs)] : [];
  });
}
