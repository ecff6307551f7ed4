import { expect, test } from 'vitest';
import { relativeSpecifiers, renameInDeclarations } from './specifiers.ts';

test('relative modules of declarations end in .js', () => {
  expect(renameInDeclarations(`export * from './button.tsx';`)).toBe(`export * from './button.js';`);
  expect(renameInDeclarations(`import type { A } from "../a/index.ts";`)).toBe(
    `import type { A } from "../a/index.js";`,
  );
  expect(renameInDeclarations(`export declare const a: import("./price.ts").Price;`)).toBe(
    `export declare const a: import("./price.js").Price;`,
  );
});

test('everything else stays', () => {
  const kept = [`from 'react';`, `from './a.js';`, `from './a.d.ts';`, `export type Ending = './a.ts';`];
  for (const line of kept) expect(renameInDeclarations(line)).toBe(line);
});

test('finds relative modules in minified and in plain code', () => {
  expect(
    relativeSpecifiers(`import{a}from"./a.js";import "./b.css";export * from '../c.js';import('./d.js')`),
  ).toEqual(['./a.js', './b.css', '../c.js', './d.js']);
  expect(relativeSpecifiers(`import { jsx } from 'react/jsx-runtime';`)).toEqual([]);
});
