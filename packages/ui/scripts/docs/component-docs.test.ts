import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { source } from '../package/paths.ts';
import { componentPages, pageText } from './component-docs.ts';
import { readProps } from './read-props.ts';

const docs = new Map(componentPages().map((page) => [page.name, pageText(page)]));
const all = [...docs.values()].join('\n');

test('every specification has a page, with its promises and its keys', () => {
  expect(docs.size).toBe(globSync('*/*/SPEC.md', { cwd: source }).length);
  for (const page of docs.values()) expect(page).toMatch(/## We guarantee[\s\S]*## Keyboard/);
});

test('every component has a table of its props on one page', { timeout: 120_000 }, () => {
  const names = Object.keys(readProps());
  expect(names.filter((name) => all.split(`\n### ${name}\n`).length !== 2)).toEqual([]);
  expect(docs.get('button')).toMatch(/\| `variant` \| `"contrast" \\\| "ghost"/);
  expect(docs.get('button')).not.toMatch(/"(ink|pollen)"/);
});

test('an example imports from entries of the package and leaves the checks of its story out', () => {
  const button = docs.get('button');
  expect(button).toContain("import { Field, Input } from '@laliaflia/ui/field';");
  expect(button).toContain('export const InAForm = () => (');
  expect(button).not.toContain('userEvent');
  expect(docs.get('accordion')).toContain("import { ComponentProps } from 'react';");
});

test('no example needs what is not published', () => {
  const imports = [...all.matchAll(/^import .* from '([^']+)';/gm)].map(([, from = '']) => from);
  expect(imports.length).toBeGreaterThan(100);
  const outside = imports.filter((from) => !/^(react(-dom)?|@laliaflia\/ui\/[\w-]+)$/.test(from));
  expect(outside).toEqual([]);
});
