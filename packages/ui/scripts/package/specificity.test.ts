import { expect, test } from 'vitest';
import { specificity } from './specificity.ts';

test.each([
  ['.a', 1000],
  ['.a:hover', 2000],
  ['.a:before', 1001],
  ['.a::-webkit-slider-thumb', 1001],
  ['.a>svg', 1001],
  ['.a[data-x="a.b:c#d"] li', 2001],
  [':where(.a .b) .c', 1000],
  ['.a:not(.b .c,svg)', 3000],
  [':is(.a,.b.c)>.d:nth-child(2n + 1)', 4000],
  ['.a:is(:where(.b):hover *)', 2000],
  ['#a', 1_000_000],
  ['*', 0],
  ['.lali\\:hover\\:\\[\\&\\>svg\\]:hover', 2000],
])('%s weighs %i', (selector, weight) => {
  expect(specificity(selector)).toBe(weight);
});
