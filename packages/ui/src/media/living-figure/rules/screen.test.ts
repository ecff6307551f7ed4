import { describe, expect, test } from 'vitest';
import { leastClearance } from './clearance.ts';
import { phyllotaxis } from './phyllotaxis.ts';
import { FADED_FROM, type FigurePortrait, requirePortrait, screened, toneAt } from './screen.ts';

/** Black on the left, white on the right. */
const halves: FigurePortrait = { size: 4, tones: '0099'.repeat(4) };
const figure = phyllotaxis({ seed: 7, cells: 1100, parts: 6 });

const share = (cells: readonly { x: number; y: number; size: number }[], side: -1 | 1) =>
  cells
    .filter(({ x, y }) => Math.hypot(x, y) < figure.reach * 0.5 && Math.sign(x) === side)
    .reduce((sum, { size }) => sum + size * size, 0);

describe('a portrait in the cells', () => {
  test('reads its tones between the places', () => {
    expect(toneAt(halves, 0, 0)).toBe(0);
    expect(toneAt(halves, 1, 1)).toBe(1);
    expect(toneAt(halves, 0.5, 0.5)).toBeCloseTo(0.5, 6);
  });

  test('by day what is dark is large, by night what is light', () => {
    const day = screened(figure, halves, 'day');
    const night = screened(figure, halves, 'night');
    expect(share(day, -1)).toBeGreaterThan(4 * share(day, 1));
    expect(share(night, 1)).toBeGreaterThan(4 * share(night, -1));
  });

  test('leaves the built rim as it was', () => {
    const rim = (cells: typeof figure.cells) =>
      cells.filter(({ x, y }) => Math.hypot(x, y) >= figure.reach * FADED_FROM);
    expect(rim(screened(figure, halves, 'day'))).toEqual(rim(figure.cells));
  });

  test('no two cells overlap and none is under 3 px on a phone', () => {
    for (const tones of ['0'.repeat(16), '9'.repeat(16), halves.tones]) {
      const cells = screened(figure, { size: 4, tones }, 'day');
      expect(leastClearance(cells)).toBeGreaterThan(0);
      for (const { size } of cells) expect((size * 420) / figure.extent).toBeGreaterThanOrEqual(3);
    }
  });

  test('refuses what is no picture', () => {
    expect(() => requirePortrait({ size: 3, tones: '012' })).toThrow(/3 tones for 3 × 3 places/);
    expect(() => requirePortrait({ size: 2, tones: '01x9' })).toThrow(/one digit for each place/);
  });
});
