import { expect, test } from 'vitest';
import { frames, pathOf } from './transition-frames.ts';

test('a straight curve is as far on its way as the time', () => {
  expect(frames(5, [0, 0, 1, 1]).map(({ way }) => way)).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

test('a curve that is quick at first is most of the way after a quarter of its time', () => {
  const [first, second, , , last] = frames(5, [0.2, 0.8, 0.2, 1]);
  expect(first?.way).toBe(0);
  expect(second?.way).toBeGreaterThan(0.6);
  expect(last?.way).toBe(1);
});

test('its path goes up from where it starts', () => {
  expect(pathOf([0.2, 0.8, 0.2, 1], [10, 50], [100, 40])).toBe('M10 50C30 18 30 10 110 10');
});
