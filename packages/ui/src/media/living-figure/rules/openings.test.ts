import { describe, expect, test } from 'vitest';
import { type Cell, PITCH } from './geometry.ts';
import { cornersOf, openingPlace, tilesOf } from './openings.ts';
import { phyllotaxis } from './phyllotaxis.ts';

const openings = [
  { x: -13, y: -0.5, columns: 5, rows: 4 },
  { x: -9.5, y: -8.5, columns: 6, rows: 4 },
  { x: -2, y: -12, columns: 5, rows: 5 },
  { x: 6, y: -11, columns: 5, rows: 5 },
  { x: 10.5, y: 6, columns: 4, rows: 5 },
];

/** The room between a cell, which may be tilted, and an opening. */
function room(cell: Cell, { x, y, columns, rows }: (typeof openings)[number]): number {
  const turn = (cell.rotation * Math.PI) / 180;
  const side = cell.size / 2 - cell.corner;
  const half = side * (Math.abs(Math.cos(turn)) + Math.abs(Math.sin(turn))) + cell.corner;
  return Math.max(
    Math.abs(cell.x - x * PITCH) - (columns * PITCH - 20) / 2 - half,
    Math.abs(cell.y - y * PITCH) - (rows * PITCH - 20) / 2 - half,
  );
}

describe('an opening', () => {
  test.each(openings)('of $columns by $rows covers whole tiles of the grid', (opening) => {
    const tiles = tilesOf(opening);
    expect(tiles).toHaveLength(opening.columns * opening.rows);
    for (const { x, y } of tiles) expect(Math.abs(x % PITCH) + Math.abs(y % PITCH)).toBe(0);
  });

  test('keeps free of every cell, as tiles keep free of each other', () => {
    for (const seed of [1, 7, 19]) {
      const { cells } = phyllotaxis({ cells: 610, parts: 0, seed, openings });
      for (const opening of openings) {
        expect(Math.min(...cells.map((cell) => room(cell, opening)))).toBeGreaterThanOrEqual(4);
      }
    }
  });

  test('stands among tiles on every side, a round one in a closed ring', () => {
    const opening = { x: -2, y: -11, columns: 5, rows: 5 };
    const tilesAround = (isRound: boolean) =>
      phyllotaxis({ cells: 610, parts: 0, openings: [{ ...opening, isRound }] }).cells.filter(
        ({ x, y, zone }) =>
          zone === 'built' &&
          Math.max(Math.abs(x - opening.x * PITCH), Math.abs(y - opening.y * PITCH)) === 3 * PITCH,
      );
    expect(tilesAround(false).length).toBeGreaterThanOrEqual(22);
    expect(tilesAround(true)).toHaveLength(20);
    expect(cornersOf({ ...opening, isRound: true })).toHaveLength(4);
    expect(cornersOf(opening)).toHaveLength(0);
    const { cells } = phyllotaxis({ cells: 610, parts: 0, openings: [{ ...opening, isRound: true }] });
    for (const corner of cornersOf({ ...opening, isRound: true }))
      expect(cells).toContainEqual(expect.objectContaining(corner));
  });

  test('takes no more cells than it needs', () => {
    const count = (given: typeof openings) =>
      phyllotaxis({ cells: 610, parts: 0, openings: given }).cells.length;
    const tiles = openings.reduce((sum, { columns, rows }) => sum + columns * rows, 0);
    expect(count([]) - count(openings)).toBeLessThan(tiles * 1.2);
  });

  test('says its place in per cent of the figure', () => {
    const place = openingPlace({ x: -12, y: 0, columns: 5, rows: 5 }, 610);
    // 96 px of 605.
    expect((Number.parseFloat(place.width) * 605) / 100).toBeCloseTo(96, 0);
    expect(place.width).toBe(place.height);
    expect(Number.parseFloat(place.left)).toBeLessThan(5);
    expect(Number.parseFloat(place.top) + Number.parseFloat(place.height) / 2).toBeCloseTo(50, 0);
  });
});
