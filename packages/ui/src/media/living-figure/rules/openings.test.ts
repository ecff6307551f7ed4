import { describe, expect, test } from 'vitest';
import { type Cell, PITCH, TILE } from './geometry.ts';
import { openingBox, openingPlace } from './openings.ts';
import { phyllotaxis } from './phyllotaxis.ts';

const openings = [-178, -139, -101, -62, 20, 75].map((angle, i) => ({
  angle,
  columns: 5 + (i % 2),
  rows: 4 + (i % 3 === 0 ? 1 : 0),
}));

/** The room between a cell, which may be tilted, and a box. */
function room(cell: Cell, box: ReturnType<typeof openingBox>): number {
  const turn = (cell.rotation * Math.PI) / 180;
  const side = cell.size / 2 - cell.corner;
  const half = side * (Math.abs(Math.cos(turn)) + Math.abs(Math.sin(turn))) + cell.corner;
  return Math.max(
    Math.abs(cell.x - box.x) - box.width / 2 - half,
    Math.abs(cell.y - box.y) - box.height / 2 - half,
  );
}

describe('an opening', () => {
  test.each(openings)('of $columns by $rows at $angle degrees stands on the grid, at the rim', (opening) => {
    const { x, y, width, height } = openingBox(opening, 610);
    // Its first tile is a node of the grid.
    expect(Math.abs((x - width / 2 + TILE / 2) % PITCH)).toBe(0);
    expect(Math.abs((y - height / 2 + TILE / 2) % PITCH)).toBe(0);
    expect(width).toBe(opening.columns * PITCH - (PITCH - TILE));
    const { reach } = phyllotaxis({ cells: 610, parts: 0 });
    expect(Math.hypot(x, y)).toBeGreaterThan(reach * 0.75);
    expect(Math.hypot(x, y)).toBeLessThan(reach * 1.05);
  });

  test('keeps free of every cell, as tiles keep free of each other', () => {
    for (const seed of [1, 7, 19]) {
      const { cells } = phyllotaxis({ cells: 610, parts: 0, seed, openings });
      for (const opening of openings) {
        const box = openingBox(opening, 610);
        expect(Math.min(...cells.map((cell) => room(cell, box)))).toBeGreaterThanOrEqual(4);
      }
    }
  });

  test('takes no more cells than it needs', () => {
    const count = (given: typeof openings) =>
      phyllotaxis({ cells: 610, parts: 0, openings: given }).cells.length;
    const tiles = openings.reduce((sum, { columns, rows }) => sum + columns * rows, 0);
    expect(count([]) - count(openings)).toBeLessThan(tiles * 1.2);
  });

  test('says its place in per cent of the figure', () => {
    const place = openingPlace({ columns: 5, rows: 5, angle: 180 }, 610);
    // 96 px of 605.
    expect((Number.parseFloat(place.width) * 605) / 100).toBeCloseTo(96, 0);
    expect(place.width).toBe(place.height);
    expect(Number.parseFloat(place.left)).toBeLessThan(5);
    expect(Number.parseFloat(place.top) + Number.parseFloat(place.height) / 2).toBeCloseTo(50, 0);
  });
});
