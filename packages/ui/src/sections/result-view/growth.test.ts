import { describe, expect, test } from 'vitest';
import { axisAngles, growthForm, outline, reachAt } from './growth.ts';

const cells = (scores: number[]) =>
  growthForm(scores, 7).rings.reduce((sum, { d }) => sum + d.split('M').length - 1, 0);

describe.each([3, 4, 5, 6])('%i axes', (count) => {
  const angles = axisAngles(count);

  test('each reaches as far as its own score says, whatever the others are', () => {
    angles.forEach((angle, axis) => {
      const scores = angles.map((_, other) => (other === axis ? 80 : 10));
      expect(reachAt(angle, scores)).toBeCloseTo(0.84);
    });
  });

  test('the form never jumps and is narrower between two axes', () => {
    const scores = angles.map((_, axis) => (axis % 2 ? 100 : 0));
    for (let step = 0; step < 720; step++) {
      const angle = (step * Math.PI) / 360;
      expect(Math.abs(reachAt(angle + Math.PI / 360, scores) - reachAt(angle, scores))).toBeLessThan(0.04);
    }
    const even = angles.map(() => 70);
    const between = (angles[0] ?? 0) + Math.PI / count;
    expect(reachAt(between, even)).toBeLessThan(reachAt(angles[0] ?? 0, even));
  });

  test('a higher score grows more, a living core is always there', () => {
    const at = [0, 25, 50, 75, 100].map((score) => cells(angles.map(() => score)));
    expect(at[0]).toBeGreaterThan(6);
    for (let i = 1; i < at.length; i++) expect(at[i]).toBeGreaterThan(at[i - 1] ?? 0);
  });
});

test('grown and open cells together are the whole, and the same on server and in browser', () => {
  const form = growthForm([90, 40, 65, 20], 7);
  const open = form.open.split('M').length - 1;
  expect(cells([90, 40, 65, 20]) + open).toBe(
    cells([100, 100, 100, 100]) + growthForm([100, 100, 100, 100], 7).open.split('M').length - 1,
  );
  expect(growthForm([90, 40, 65, 20], 7)).toEqual(form);
  expect(outline([10, 20, 30], 100)).toMatch(/^M-?\d+ -?\d+(L-?\d+ -?\d+){143}z$/);
});

test('scores out of bounds stay in the figure', () => {
  expect(reachAt(-Math.PI / 2, [400, 0, 0])).toBe(1);
  expect(reachAt(-Math.PI / 2, [-5, 0, 0])).toBeCloseTo(0.2);
});
