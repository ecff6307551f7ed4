import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compile } from 'tailwindcss';
import { beforeAll, expect, test } from 'vitest';
import { color } from '../../src/tokens/generated/tokens.ts';
import { roleOf, surfaceOf } from '../codemods/role-names.ts';
import { tokensDirectory } from './resolve.ts';

const require = createRequire(import.meta.url);

async function loadStylesheet(id: string, base: string) {
  const file = id.startsWith('.') ? path.resolve(base, id) : require.resolve(`${id}/index.css`);
  return { path: file, base: path.dirname(file), content: await readFile(file, 'utf8') };
}

/** A surface in one of the brand's colours is filled with it. */
const solidOf = (role: string) => (/primary|secondary/.test(role) ? `${role}-solid` : role);

let css = '';

beforeAll(async () => {
  const sheets = ['tailwindcss', '../../theme.css', './deprecated-theme.css'];
  const { build } = await compile(sheets.map((sheet) => `@import "${sheet}";`).join('\n'), {
    base: path.join(tokensDirectory, 'generated'),
    loadStylesheet,
  });
  css = build([
    ...Object.keys(roleOf).map((name) => `lali:bg-${name}`),
    ...Object.keys(surfaceOf).map((name) => `lali:surface-${name}`),
  ]);
});

test.each(Object.entries(roleOf))('bg-%s is still a class and has the colour of %s', (before, role) => {
  expect(css).toContain(`.lali\\:bg-${before} {\n    background-color: var(--lali-color-${role});`);
});

test.each(Object.entries(surfaceOf))('surface-%s is still a class and that of %s', (before, role) => {
  const [, rule = ''] = css.split(`.lali\\:surface-${before} {`);
  expect(rule.split('.lali\\:')[0]).toContain(`background-color: var(--lali-color-${solidOf(role)});`);
});

test.each(Object.entries(roleOf))(
  'the variable of %s is still one, and no colour of the theme',
  (before, role) => {
    expect(css).toContain(`--lali-color-${before}: var(--lali-color-${role});`);
    expect(Object.keys(color)).not.toContain(before);
  },
);
