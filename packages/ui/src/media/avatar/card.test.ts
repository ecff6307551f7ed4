import { expect, test } from 'vitest';
import { card, withinCorners } from './card.ts';
import { portrait } from './portrait.ts';

const cells = portrait(11, 'fine');
const rows = (kept: typeof cells) => {
  const ends = new Map<number, number>();
  for (const { x, y, size, corner } of kept)
    if (corner < size / 2) ends.set(y, Math.max(ends.get(y) ?? 0, Math.abs(x - 48)));
  return [...ends].sort(([a], [b]) => a - b).map(([, end]) => end);
};

test('the lowest rows of the clothes end before a round corner', () => {
  const seen = cells.filter(({ y }) => y < card.top + card.edge);
  const [last, above] = rows(withinCorners(seen, 24)).reverse();
  expect(last).toBeLessThan(above ?? 0);
  expect(rows(withinCorners(seen, 0)).at(-1)).toBeGreaterThan(above ?? 0);
});

test('head and neck stay whole', () => {
  const above = (kept: typeof cells) => kept.filter(({ y }) => y < 60).length;
  expect(above(withinCorners(cells, 24))).toBe(above(cells));
});
