import { describe, expect, test } from 'vitest';
import { cellCorner, stretch } from './line.ts';

const points = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe.each([2, 3, 4, 5, 6, 7])('a line through %i steps', (count) => {
  const stretches = Array.from({ length: count - 1 }, (_, i) => stretch(i, count));

  test('goes from corner to corner of each box', () => {
    for (const [i, { across, down }] of stretches.entries()) {
      expect(points(across)[0]).toEqual([0, 100]);
      expect(points(across).at(-1)).toEqual([100, 0]);
      const [from, to] = i % 2 === 0 ? [0, 100] : [100, 0];
      expect(points(down)[0]).toEqual([from, 0]);
      expect(points(down).at(-1)).toEqual([to, 100]);
    }
  });

  test('stays inside of each box', () => {
    for (const { across, down } of stretches)
      for (const value of [...points(across), ...points(down)].flat()) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(100);
      }
  });

  test('never gets thicker, and its cells never rounder', () => {
    const widths = stretches.map(({ width }) => width);
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
    const corners = Array.from({ length: count }, (_, i) => cellCorner(i, count));
    expect(corners).toEqual([...corners].sort((a, b) => b - a));
    expect(corners[0]).toBe(12);
  });
});

/** Whether a path only ever goes along one axis at a time. */
const rightAngled = (path: string) =>
  points(path).every(([x, y], i, all) => i === 0 || x === all[i - 1]?.[0] || y === all[i - 1]?.[1]);

test('begins grown and ends built', () => {
  expect(rightAngled(stretch(0, 4).across)).toBe(false);
  expect(rightAngled(stretch(1, 4).across)).toBe(false);
  expect(rightAngled(stretch(2, 4).across)).toBe(true);
  expect(rightAngled(stretch(2, 4).down)).toBe(true);
});
