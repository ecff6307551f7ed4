import { expect, test } from 'vitest';
import { scale } from './scale.ts';

test('parts lie end to end', () => {
  expect(scale([10, 35, 15])).toEqual({
    total: 60,
    step: 1,
    spans: [
      { from: 0, to: 10 },
      { from: 10, to: 45 },
      { from: 45, to: 60 },
    ],
  });
});

test('a segment is longer if there would be too many', () => {
  expect(scale([90]).step).toBe(2);
  expect(scale([480]).step).toBe(10);
  expect(scale([100_000]).step).toBe(1667);
});

test('nothing is nothing', () => {
  expect(scale([])).toEqual({ total: 0, step: 1, spans: [] });
});
