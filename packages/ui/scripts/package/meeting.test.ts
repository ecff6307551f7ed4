import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { meeting, mergeSheet, modulesWithClasses } from './meeting.ts';

let folder: string;
let modules: ReturnType<typeof modulesWithClasses>;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'laliaflia-meeting-'));
  const files = {
    'text/index.js': `export * from './text.js';`,
    'text/text.js': `const a = 'lali_a';`,
    'card/card.js': `import '../text/index.js'; import './look.js'; const a = 'lali_b';`,
    'card/look.js': `const a = 'lali_c';`,
    'menu/menu.js': `const a = 'lali_d';`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  modules = modulesWithClasses(Object.keys(files).map((name) => path.join(folder, name)));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['of one module', '.lali_b', '.lali_b:hover', true],
  ['of two, one of which draws the other', '.lali_b', '.lali_a', true],
  ['that a module takes from beside it and hands on', '.lali_c', '.lali_a', true],
  ['of two that know nothing of each other', '.lali_d', '.lali_a', false],
  ['and a selector without classes', '.lali_d', 'svg', true],
] as const)('classes %s', (_, one, other, meet) => {
  expect(meeting(modules)(one, other)).toBe(meet);
  expect(meeting(modules)(other, one)).toBe(meet);
});

test('only utilities are merged, and only where their elements cannot meet', () => {
  const rules = '.lali_b{color:red}.lali_d{padding:0}.lali_a{gap:0;color:blue}.lali_b{padding:1px;gap:1px}';
  expect(
    mergeSheet(
      `@layer components.lali.parts{${rules}}@layer components.lali.utilities{${rules}.lali_d{order:1}}`,
      modules,
    ),
  ).toBe(
    `@layer components.lali.parts{${rules}}@layer components.lali.utilities{.lali_b{color:red}.lali_d{padding:0;order:1}.lali_a{gap:0;color:blue}.lali_b{padding:1px;gap:1px}}`,
  );
});
