import { expect, test } from 'vitest';
import { levelsOf, orderOf, printLevels } from './levels.ts';
import { parseSheet } from './sheet.ts';

const layers = ['@layer parts', '@layer utilities'];
const levels = (css: string) => levelsOf(parseSheet(css), layers);
const levelsIn = (css: string) =>
  Object.fromEntries(levels(css).map(({ selector, level }) => [selector, level]));

test('a rule lies above those before it that set something of the same', () => {
  expect(
    levelsIn('@layer utilities{.p{padding:0}.m{margin:0}.px{padding-inline:1px}.mt{margin-top:1px}}'),
  ).toEqual({ '.p': 0, '.m': 0, '.px': 1, '.mt': 1 });
});

test('one that weighs more lies above one that stands later, and a higher layer above both', () => {
  expect(
    levelsIn('@layer utilities{.u{color:red}}@layer parts{.a:hover{color:red}@media print{.a{color:red}}}'),
  ).toEqual({ '.a': 0, '.a:hover': 1, '.u': 2 });
});

test('important declarations are counted backwards, because among them the lowest layer wins', () => {
  const found = levels('@layer parts{.a{padding:0!important;color:red}.b{padding:1px!important}}');
  expect(found.map(({ selector, declarations, level }) => [selector, declarations[0], level])).toEqual([
    ['.a', 'color:red', 0],
    ['.b', 'padding:1px!important', 0],
    ['.a', 'padding:0!important', 1],
  ]);
});

test('they are written from the lowest to the highest, each in its at-rules', () => {
  const found = levels('@layer parts{.a{color:red}@media print{.b{color:blue}.b{gap:0}}}');
  expect(orderOf(found)).toBe('l0,l1');
  expect(printLevels(found)).toBe(
    '@layer l0{.a{color:red}}@layer l0{@media print{.b{gap:0}}}@layer l1{@media print{.b{color:blue}}}',
  );
});

test('rules of other layers, and what is no rule, have no level', () => {
  expect(levels('.a{color:red}@layer base{.b{color:red}}@layer parts{@keyframes k{0%{opacity:0}}}')).toEqual(
    [],
  );
});
