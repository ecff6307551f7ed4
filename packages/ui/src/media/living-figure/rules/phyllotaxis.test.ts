import { describe, expect, test } from 'vitest';
import { drawPart } from '../draw-parts.ts';
import { clearance, leastClearance } from './clearance.ts';
import { type Cell, GOLDEN_ANGLE, PITCH, TILE } from './geometry.ts';
import { BUILT_FROM, FULL_FROM, GROWN_UNTIL, phyllotaxis, RING_EDGES, ringShape } from './phyllotaxis.ts';
import { PART_SWELL } from './place-parts.ts';
import { LEAST_CELL, mostCells, spacingAt } from './spiral.ts';

const seeds = [1, 7, 19, 23];
const sizes = [60, 110, 150, 340, 560, 900];
const all = [0, 1].flatMap((habit) =>
  seeds.flatMap((seed) => sizes.map((cells) => phyllotaxis({ seed, cells, habit }))),
);
const whole = seeds.flatMap((seed) => sizes.map((cells) => phyllotaxis({ seed, cells, parts: 0 })));
const radius = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y);

describe('where it grows', () => {
  test('each cell turns by the golden angle from the one before', () => {
    expect((GOLDEN_ANGLE * 180) / Math.PI).toBeCloseTo(137.508, 3);
    const { cells } = phyllotaxis();
    const grown = cells.filter((cell) => cell.zone === 'grown');
    expect(grown.length).toBeGreaterThan(150);
    for (const { x, y, index = 0 } of grown) {
      const off = Math.atan2(y, x) - index * GOLDEN_ANGLE;
      // Whole units: half of one is what rounding may cost.
      expect(Math.abs(Math.sin(off)) * radius({ x, y })).toBeLessThan(0.75);
      expect(Math.cos(off)).toBeGreaterThan(0);
    }
  });

  test('the inner 42 to 45 % is round, and nothing beyond it', () => {
    expect(GROWN_UNTIL).toBeGreaterThanOrEqual(0.42);
    expect(GROWN_UNTIL).toBeLessThanOrEqual(0.45);
    for (const { cells, reach } of all) {
      const isRound = (cell: (typeof cells)[number]) => cell.corner * 2 === cell.size;
      expect(cells.filter((cell) => isRound(cell) !== (cell.zone === 'grown'))).toEqual([]);
      expect(cells.filter((cell) => isRound(cell) && radius(cell) >= reach * 0.45)).toEqual([]);
      expect(cells.filter((cell) => !isRound(cell) && radius(cell) < reach * 0.42)).toEqual([]);
    }
  });
});

describe('where it turns', () => {
  test('corners tighten ring by ring from discs to tiles', () => {
    const share = RING_EDGES.map((_, ring) => ringShape(ring)).map(({ size, corner }) => corner / size);
    expect(share[0]).toBe(0.5);
    expect(share.at(-1)).toBeCloseTo(0.2);
    for (const [ring, value] of share.entries())
      if (ring) expect(value).toBeLessThanOrEqual((share[ring - 1] as number) + 0.005);
  });

  test('rotation eases to 0', () => {
    const { cells, reach } = phyllotaxis();
    const steepest = (from: number, to: number) =>
      Math.max(
        ...cells
          .filter((cell) => radius(cell) >= reach * from && radius(cell) < reach * to)
          .map((cell) => cell.rotation),
      );
    expect(steepest(0.44, 0.52)).toBeGreaterThan(60);
    expect(steepest(0.6, 0.68)).toBeLessThan(55);
    expect(steepest(0.72, 0.77)).toBeLessThan(10);
    expect(steepest(0.8, 2)).toBe(0);
  });

  test('leaves no gap: no empty circle wider than two pitches', () => {
    for (const seed of seeds) {
      const { cells, parts, reach } = phyllotaxis({ seed });
      for (let i = 0; i < 1200; i++) {
        const at = Math.sqrt((i + 0.5) / 1200) * reach * 0.86;
        const p = { x: at * Math.cos(i * GOLDEN_ANGLE), y: at * Math.sin(i * GOLDEN_ANGLE) };
        if (parts.some((part) => radius({ x: part.x - p.x, y: part.y - p.y }) < PITCH * 2)) continue;
        const nearest = Math.min(...cells.map((cell) => radius({ x: cell.x - p.x, y: cell.y - p.y })));
        expect(nearest).toBeLessThan(PITCH);
      }
    }
  });
});

describe('where it is built', () => {
  test('the outer 20 to 25 % stands exactly on a grid of 1.5 tiles', () => {
    expect(PITCH).toBe(TILE * 1.5);
    expect(1 - BUILT_FROM).toBeGreaterThanOrEqual(0.2);
    expect(1 - BUILT_FROM).toBeLessThanOrEqual(0.25);
    for (const { cells, reach } of all) {
      const built = cells.filter(({ zone }) => zone === 'built');
      const offGrid = ({ x, y, rotation }: (typeof built)[number]) =>
        Math.abs(x % PITCH) + Math.abs(y % PITCH) + rotation !== 0;
      expect(built.filter(offGrid)).toEqual([]);
      expect(built.filter((cell) => radius(cell) < reach * BUILT_FROM)).toEqual([]);
    }
  });

  test('no tile stands out alone and no row or column has a hole of one', () => {
    for (const { cells, reach } of whole) {
      const tiles = cells.filter(({ zone }) => zone === 'built');
      const built = new Set(tiles.map(({ x, y }) => `${x}:${y}`));
      const held = (x: number, y: number) =>
        built.has(`${x}:${y}`) || radius({ x, y }) < reach * BUILT_FROM ? 1 : 0;
      for (const { x, y } of tiles) {
        const sides = [held(x - PITCH, y), held(x + PITCH, y), held(x, y - PITCH), held(x, y + PITCH)];
        expect(sides.filter(Boolean).length).toBeGreaterThanOrEqual(2);
        if (!held(x + PITCH, y)) expect(held(x + PITCH * 2, y)).toBe(0);
        if (!held(x, y + PITCH)) expect(held(x, y + PITCH * 2)).toBe(0);
      }
    }
  });

  test('the figure of the 404 page has a tile where its stray one belongs', () => {
    const { cells, extent } = phyllotaxis({ cells: 150, parts: 3, seed: 19 });
    expect(extent).toBe(875);
    const home = cells.find(({ x, y }) => x === -3 * PITCH && y === 5 * PITCH);
    expect(home).toMatchObject({ zone: 'built', size: TILE, pollen: false });
  });

  test('three to six parts stand where tiles stood and touch none', () => {
    for (const seed of seeds)
      for (const [cells, parts] of [
        [560, 6],
        [340, 5],
        [150, 4],
      ] as const) {
        const figure = phyllotaxis({ seed, cells, parts });
        expect(figure.parts.length).toBeGreaterThanOrEqual(3);
        expect(figure.parts.length).toBeLessThanOrEqual(6);
        for (const { x, y, columns, rows } of figure.parts)
          for (let column = 0; column < columns; column++)
            for (let row = 0; row < rows; row++) {
              const tile = {
                x: x + (column - (columns - 1) / 2) * PITCH,
                y: y + (row - (rows - 1) / 2) * PITCH,
                size: TILE + PART_SWELL * 2,
                corner: 8,
                rotation: 0,
              };
              expect(Math.min(...figure.cells.map((cell) => clearance(cell, tile)))).toBeGreaterThan(1);
            }
      }
  });

  test('every part can be drawn', () => {
    const kinds = ['checkbox', 'toggle', 'avatar', 'seat', 'cursor', 'input', 'slider'] as const;
    for (const kind of kinds)
      expect(drawPart({ kind, x: 0, y: 0, columns: 2, rows: 1 }).length).toBeGreaterThan(0);
  });
});

describe('everywhere', () => {
  test('no two cells overlap', () => {
    for (const { cells } of all) expect(leastClearance(cells)).toBeGreaterThan(1.5);
  });

  test('cells fill 60 to 68 % of their spacing, which is 0.84 × width / √cells at the rim', () => {
    for (const cells of sizes) {
      const figure = phyllotaxis({ cells });
      expect((figure.extent * 0.84) / Math.sqrt(cells)).toBeCloseTo(PITCH, 0);
      for (const cell of figure.cells) {
        const edges = [RING_EDGES[cell.ring - 1] ?? 0, Math.min(RING_EDGES[cell.ring] ?? 1, 1)];
        const middle = ((edges[0] as number) + (edges[1] as number)) / 2;
        const fill = cell.size / spacingAt(middle / FULL_FROM);
        expect(fill).toBeGreaterThanOrEqual(0.6);
        expect(fill).toBeLessThanOrEqual(0.68);
      }
    }
  });

  test('no cell is rendered under 3 px', () => {
    for (const width of [160, 230, 320, 420, 760]) {
      const { cells, extent } = phyllotaxis({ cells: Math.min(mostCells(width), 1400) });
      const least = Math.min(...cells.map((cell) => cell.size));
      expect((least * width) / extent).toBeGreaterThanOrEqual(LEAST_CELL * 0.999);
    }
  });

  test.each([0, 1, 2])('about one cell in thirty is pollen, with habit %i', (habit) => {
    for (const seed of seeds) {
      const { cells } = phyllotaxis({ seed, habit });
      const share = cells.length / cells.filter((cell) => cell.pollen).length;
      expect(share).toBeGreaterThan(25);
      expect(share).toBeLessThan(38);
    }
  });

  test('each habit looks unlike the one before: it turns the other way, and its pollen is elsewhere', () => {
    const places = ({ cells }: ReturnType<typeof phyllotaxis>, only: (cell: Cell) => boolean) =>
      new Set(cells.filter(only).map(({ x, y }) => `${x} ${y}`));
    const kept = (before: Set<string>, after: Set<string>) =>
      [...after].filter((place) => before.has(place)).length / after.size;
    for (const cells of [560, 610]) {
      const figures = [0, 1, 2, 3, 4, 5, 6].map((habit) => phyllotaxis({ seed: 7 + habit, habit, cells }));
      for (const [at, figure] of figures.entries()) {
        const before = figures[at - 1];
        if (before === undefined) continue;
        const living = (cell: Cell) => cell.zone !== 'built';
        expect(kept(places(before, living), places(figure, living))).toBeLessThan(0.1);
        const pollen = (cell: Cell) => cell.pollen;
        expect(kept(places(before, pollen), places(figure, pollen))).toBeLessThan(0.2);
      }
    }
  });

  test('about as many cells as asked for', () => {
    for (const cells of [150, 340, 560, 900]) {
      const count = phyllotaxis({ cells, parts: 0 }).cells.length;
      expect(count / cells).toBeGreaterThan(0.9);
      expect(count / cells).toBeLessThan(1.2);
    }
  });

  test('the same seed draws the same figure, another one another', () => {
    expect(phyllotaxis({ seed: 4 })).toEqual(phyllotaxis({ seed: 4 }));
    expect(phyllotaxis({ seed: 4 })).not.toEqual(phyllotaxis({ seed: 5 }));
  });

  test('stays within its frame', () => {
    for (const { cells, extent } of all) {
      const edges = cells.map(({ x, y, size }) => Math.max(Math.abs(x), Math.abs(y)) + size / 2);
      expect(Math.max(...edges)).toBeLessThanOrEqual(extent / 2 + 1);
    }
  });
});
