import { expect, test } from 'vitest';
import { isLow } from './end-at.ts';
import { PITCH } from './geometry.ts';
import type { FigureOpening } from './openings.ts';
import { phyllotaxis } from './phyllotaxis.ts';

const seed = 7;
const endsAt = 0.517;
const opening: FigureOpening = { x: -11, y: -3.5, columns: 5, rows: 4 };
const figure = phyllotaxis({ seed, cells: 610, parts: 0, openings: [opening] });
const end = (endsAt - 0.5) * figure.extent;
const kept = figure.cells.filter((cell) => !isLow(cell, { figure, openings: [opening], seed, endsAt }));

test('no cell that is kept reaches over the end', () => {
  for (const { y, size } of kept) expect(y + size / 2).toBeLessThanOrEqual(end);
});

test('towards the end there are fewer and fewer', () => {
  const share = (from: number, to: number) => {
    const within = ({ y }: { y: number }) => y > end - to * PITCH && y <= end - from * PITCH;
    return kept.filter(within).length / figure.cells.filter(within).length;
  };
  expect(share(5, 8)).toBe(1);
  expect(share(3, 5)).toBeGreaterThan(share(1.5, 3));
  expect(share(1.5, 3)).toBeGreaterThan(share(0.5, 1.5));
});

test('what stands around an opening stays', () => {
  const frame = figure.cells.filter(({ x, y }) => Math.abs(x + 11 * PITCH) <= 3 * PITCH && y === -PITCH);
  expect(frame.length).toBeGreaterThan(4);
  for (const cell of frame) expect(kept).toContain(cell);
});
