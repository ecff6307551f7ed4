import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { classesIn, modulesOf, sheetFor } from './pieces.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'laliaflia-pieces-'));
  const files = {
    'card/index.js': `export * from './card.js';`,
    'card/card.js': `import '../inner/head.js'; const a = 'lali_1 lali-card';`,
    'inner/head.js': `const a = 'lali_2';`,
    'menu/index.js': `import '../card/index.js'; import('./later.js'); const a = 'lali_3';`,
    'menu/later.js': `const a = 'lali_4';`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const classes = (entries: string[], without?: string[]) => [
  ...classesIn(modulesOf(folder, entries, without)),
];

test('an entry has the classes of everything that it loads, now or later', () => {
  expect(classes(['card/index'])).toEqual(['lali_1', 'lali-card', 'lali_2']);
  expect(classes(['menu/index']).sort()).toEqual(['lali-card', 'lali_1', 'lali_2', 'lali_3', 'lali_4']);
});

test('without a piece, what only it loads is not there', () => {
  expect(classes(['menu/index'], ['card']).sort()).toEqual(['lali_3', 'lali_4']);
});

test('a sheet for some classes has their rules, and what every page needs', () => {
  const css =
    ':root{--lali-a:1}.lali_1{color:red}.lali_2,.lali_1:hover{margin:0}.lali_1:not(.lali_9){padding:0}.lali_1 .lali_9{gap:0}:is(.lali_8,.lali_9) .lali_1{top:0}@media print{.lali_9{left:0}}.lali_1{animation:lali-grow 1s}@keyframes lali-grow{0%{opacity:0}}@keyframes lali-fall{0%{opacity:0}}';
  expect(sheetFor(css, new Set(['lali_1']))).toBe(
    ':root{--lali-a:1}.lali_1{color:red}.lali_1:hover{margin:0}.lali_1:not(.lali_9){padding:0}:is(.lali_8,.lali_9) .lali_1{top:0}.lali_1{animation:lali-grow 1s}@keyframes lali-grow{0%{opacity:0}}',
  );
});
