import { describe, expect, test } from 'vitest';
import { burdens, colonise } from './colonise.ts';
import { PITCH, type Point, TILE } from './geometry.ts';
import { GRID_FROM, TESSELLATION_WIDTH, TISSUE_UNTIL, tessellation } from './tessellation.ts';
import { MIDRIB, VENATION_HEIGHT, VENATION_WIDTH, venation } from './venation.ts';
import { cellOf, centreOf } from './voronoi.ts';

const seeds = [1, 2, 3, 4, 5, 6, 11, 40];

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** From a point to the side of a polygon that is nearest. */
function toOutline(p: Point, polygon: readonly Point[]): number {
  return Math.min(
    ...polygon.map((a, i) => {
      const b = polygon[(i + 1) % polygon.length] as Point;
      const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2 || 1;
      const t = Math.max(0, Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length));
      return apart(p, { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });
    }),
  );
}

describe('a cell among its neighbours', () => {
  const cross = [
    { x: 60, y: 0 },
    { x: -60, y: 0 },
    { x: 0, y: 60 },
    { x: 0, y: -60 },
  ];

  test('on a lattice is a square, smaller by what is asked for', () => {
    const square = cellOf({ x: 0, y: 0 }, cross, 10, 100);
    expect(square.map(({ x, y }) => [Math.abs(x), Math.abs(y)])).toEqual(Array(4).fill([20, 20]));
    expect(centreOf(square)).toEqual({ x: 0, y: 0 });
  });

  test('is empty where its neighbours leave nothing', () => {
    expect(cellOf({ x: 0, y: 0 }, cross, 31, 100)).toEqual([]);
  });
});

describe('tessellation', () => {
  test('is tissue on the left and a grid of tiles on the right', () => {
    for (const seed of seeds) {
      const { cells } = tessellation({ seed });
      // The first column of tiles still has neighbours that lean.
      const built = cells.filter(({ t }) => t > GRID_FROM + 0.08);
      const grown = cells.filter(({ t }) => t < TISSUE_UNTIL - 0.05);
      expect(built.length).toBeGreaterThan(18);
      expect(grown.length).toBeGreaterThan(10);
      for (const { points, corner, centre, nucleus } of built) {
        expect(nucleus).toBe(0);
        expect(points).toHaveLength(4);
        const column = centre.x / PITCH - 0.5;
        expect(column).toBeCloseTo(Math.round(column), 6);
        const xs = points.map(({ x }) => x);
        expect(Math.max(...xs) - Math.min(...xs) + 2 * corner).toBeCloseTo(TILE, 6);
      }
      expect(grown.every(({ nucleus }) => nucleus > 0)).toBe(true);
      expect(new Set(grown.map(({ points }) => points.length)).size).toBeGreaterThan(1);
    }
  });

  test('no two cells meet, and none meets a part', () => {
    for (const seed of seeds) {
      const { cells, parts } = tessellation({ seed });
      cells.forEach((cell, i) => {
        for (const other of cells.slice(i + 1)) {
          if (apart(cell.centre, other.centre) > 2.2 * PITCH) continue;
          const between = Math.min(
            ...cell.points.map((p) => toOutline(p, other.points)),
            ...other.points.map((p) => toOutline(p, cell.points)),
          );
          expect(between - cell.corner - other.corner).toBeGreaterThan(3);
        }
        for (const part of parts) {
          const dx = Math.abs(cell.centre.x - part.x) - (part.columns * PITCH) / 2;
          const dy = Math.abs(cell.centre.y - part.y) - (part.rows * PITCH) / 2;
          expect(Math.max(dx, dy)).toBeGreaterThan(TILE / 2);
        }
      });
    }
  });

  test('every cell is 3 px or more on a card, and pollen is rare', () => {
    for (const seed of seeds) {
      const { cells } = tessellation({ seed });
      const onCard = 260 / TESSELLATION_WIDTH;
      for (const { points, corner, centre } of cells) {
        const inner = Math.min(...points.map((p) => apart(p, centre)));
        expect((2 * corner + inner) * onCard).toBeGreaterThan(3);
      }
      const share = cells.filter(({ pollen }) => pollen).length / cells.length;
      expect(share).toBeLessThan(0.07);
    }
    expect(JSON.stringify(tessellation({ seed: 3 }))).toBe(JSON.stringify(tessellation({ seed: 3 })));
    expect(JSON.stringify(tessellation({ seed: 3 }))).not.toBe(JSON.stringify(tessellation({ seed: 4 })));
  });

  test('has as many parts as are asked for', () => {
    for (const parts of [0, 1, 4]) expect(tessellation({ parts }).parts).toHaveLength(parts);
  });
});

describe('space colonisation', () => {
  test('reaches every source that it senses, and branches where they pull apart', () => {
    const sources = [
      { x: 100, y: 60 },
      { x: 20, y: -70 },
    ];
    const first = [{ x: 0, y: 0, from: undefined }];
    const nodes = colonise(first, sources, { step: 10, sense: 200, reach: 12 });
    for (const source of sources)
      expect(Math.min(...nodes.map((node) => apart(node, source)))).toBeLessThan(12);
    expect(burdens(nodes)[0]).toBe(2);
  });

  test('ends where nothing is sensed', () => {
    const far = colonise([{ x: 0, y: 0, from: undefined }], [{ x: 500, y: 0 }], {
      step: 10,
      sense: 100,
      reach: 12,
    });
    expect(far).toHaveLength(1);
  });
});

describe('venation', () => {
  test('veins stay left of the midrib, traces and pads on the grid right of it', () => {
    for (const seed of seeds) {
      const { veins, cells, pads, parts, traces } = venation({ seed });
      expect(veins.length).toBeGreaterThan(30);
      for (const { points } of veins)
        for (const { x, y } of points) {
          expect(x).toBeLessThanOrEqual(MIDRIB + 2);
          expect(x).toBeGreaterThan(0);
          expect(y).toBeLessThan(VENATION_HEIGHT);
        }
      for (const { x } of cells) expect(x).toBeLessThan(MIDRIB);
      for (const { x } of [...pads, ...parts]) {
        expect((x - MIDRIB) % (PITCH / 2)).toBe(0);
        expect(x + TILE).toBeLessThan(VENATION_WIDTH);
      }
      // Nothing but slopes of 45°, levels and uprights.
      for (const { d } of traces) expect(d).toMatch(/^M[\d.]+ \d+(l60-60H\d+|v-?60)$/);
    }
  });

  test('pads and parts stand clear of each other, and so do the cells at the ends of veins', () => {
    for (const seed of seeds) {
      const { pads, parts, cells } = venation({ seed });
      const tiles = [...pads, ...parts];
      tiles.forEach((a, i) => {
        for (const b of tiles.slice(i + 1)) expect(apart(a, b)).toBeGreaterThanOrEqual(PITCH);
      });
      cells.forEach((a, i) => {
        for (const b of cells.slice(i + 1)) expect(apart(a, b) - a.size).toBeGreaterThan(3);
      });
    }
  });

  test('veins are as thick as what they feed, and every seed is another leaf', () => {
    const { veins } = venation({ seed: 2 });
    expect(new Set(veins.map(({ width }) => width)).size).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(venation({ seed: 2 }))).toBe(JSON.stringify(venation({ seed: 2 })));
    expect(JSON.stringify(venation({ seed: 2 }))).not.toBe(JSON.stringify(venation({ seed: 3 })));
  });
});
