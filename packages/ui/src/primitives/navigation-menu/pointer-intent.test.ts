import { describe, expect, test } from 'vitest';
import { contains, isHeadingTo, safeTriangle } from './pointer-intent.ts';

/** A wide panel under a bar, as in the header at 1440 px. */
const panel = { left: 260, top: 68, right: 1320, bottom: 488 };

describe('safeTriangle', () => {
  test('spans from the point to the corners of the edge that faces it', () => {
    expect(safeTriangle({ x: 900, y: 38 }, panel)).toEqual([
      { x: 900, y: 38 },
      { x: 248, y: 68 },
      { x: 1332, y: 68 },
    ]);
    expect(safeTriangle({ x: 900, y: 600 }, panel)?.[1]).toEqual({ x: 248, y: 488 });
    expect(safeTriangle({ x: 100, y: 200 }, panel)?.slice(1)).toEqual([
      { x: 260, y: 56 },
      { x: 260, y: 500 },
    ]);
    expect(safeTriangle({ x: 1400, y: 200 }, panel)?.[1]).toEqual({ x: 1320, y: 56 });
  });

  test('is none for a point inside', () => {
    expect(safeTriangle({ x: 500, y: 200 }, panel)).toBe(null);
  });
});

describe('contains', () => {
  const triangle = [
    { x: 0, y: 0 },
    { x: -10, y: 10 },
    { x: 10, y: 10 },
  ] as const;

  test('knows inside, edge and outside, whichever way the corners run', () => {
    for (const [a, b, c] of [triangle, [triangle[0], triangle[2], triangle[1]] as const]) {
      expect(contains([a, b, c], { x: 0, y: 5 })).toBe(true);
      expect(contains([a, b, c], { x: 5, y: 5 })).toBe(true);
      expect(contains([a, b, c], { x: 0, y: 10 })).toBe(true);
      expect(contains([a, b, c], { x: 6, y: 5 })).toBe(false);
      expect(contains([a, b, c], { x: 0, y: -1 })).toBe(false);
    }
  });

  test('a triangle without area contains nothing', () => {
    const flat = [triangle[0], { x: 5, y: 0 }, { x: 10, y: 0 }] as const;
    expect(contains(flat, { x: 5, y: 0 })).toBe(false);
  });
});

describe('isHeadingTo', () => {
  const from = { x: 900, y: 30 };

  test.each([
    ['straight down', { x: 900, y: 40 }, true],
    ['diagonally to the far corner', { x: 960, y: 40 }, true],
    ['diagonally to the near side', { x: 820, y: 36 }, true],
    ['sideways', { x: 960, y: 30 }, false],
    ['sideways with a tremble of a pixel', { x: 960, y: 31 }, false],
    ['up', { x: 900, y: 20 }, false],
    ['past the corner', { x: 1330, y: 40 }, false],
    ['nowhere', from, false],
  ])('%s', (_, to, expected) => {
    expect(isHeadingTo(from, to, panel)).toBe(expected);
  });

  test('a pointer in the panel has arrived', () => {
    expect(isHeadingTo({ x: 500, y: 200 }, { x: 510, y: 190 }, panel)).toBe(true);
  });
});
