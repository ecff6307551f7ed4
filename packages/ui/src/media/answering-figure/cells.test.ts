import { describe, expect, it } from 'vitest';
import { groupCells } from '../living-figure/draw-cells.ts';
import { type Cell, PITCH, TILE, TILE_CORNER } from '../living-figure/rules/geometry.ts';
import { phyllotaxis } from '../living-figure/rules/phyllotaxis.ts';
import { type DrawnCell, isSettled, onTheWay, placesFor, readCells } from './cells.ts';

const { cells } = phyllotaxis({ cells: 560 });
const drawn = groupCells(cells).flatMap(({ d, width }) => readCells(d, width) ?? []);

const sizeOf = ({ side, width }: DrawnCell) => side + width;
const key = ({ x, y }: { x: number; y: number }) => `${x}:${y}`;

describe('the cells of a drawing', () => {
  it('are all that the rule has placed, at their places', () => {
    expect(drawn).toHaveLength(cells.length);
    for (const { x, y, size } of cells) {
      const read = drawn.find((cell) => Math.hypot(cell.x - x, cell.y - y) <= 1);
      expect(Math.abs((read ? sizeOf(read) : 0) - size)).toBeLessThanOrEqual(1);
    }
  });

  it('are tilted as they were drawn, by the shorter way', () => {
    const one: Cell = {
      x: 0,
      y: 0,
      size: 30,
      corner: 6,
      rotation: 70,
      ring: 5,
      zone: 'turning',
      pollen: false,
    };
    const [{ d, width } = { d: '', width: 0 }] = groupCells([one]);
    const [read] = readCells(d, width) ?? [];
    expect(Math.round(((read?.tilt ?? 0) * 180) / Math.PI)).toBeCloseTo(-20, -1);
  });

  it('are none where a path draws something else', () => {
    expect(readCells('M-20-10h40v20h-40z', 4)).toBeUndefined();
    expect(readCells('M0 0h0M5 5l4 4', 4)).toBeUndefined();
  });
});

describe('the way to a tile', () => {
  const places = placesFor(drawn);
  const place = { x: 60, y: -120, isShared: false };

  it('begins with the cell as drawn', () => {
    for (const [i, cell] of drawn.entries()) {
      const at = places[i] ?? place;
      const { d, width } = onTheWay(cell, at, 0);
      const numbers = d.match(/-?[\d.]+/g)?.map(Number) ?? [];
      const [x = 0, y = 0, u = 0, v = 0] = numbers;
      expect(Math.hypot(x + (u - v) / 2 - cell.x, y + (u + v) / 2 - cell.y)).toBeLessThan(0.2);
      expect([Math.hypot(u, v), width]).toEqual([
        expect.closeTo(cell.side, 0),
        expect.closeTo(cell.width, 1),
      ]);
    }
  });

  it('ends with an upright tile on the grid', () => {
    const side = TILE - 2 * TILE_CORNER;
    expect(onTheWay({ x: 50, y: -110, side: 10, width: 20, tilt: 0.3 }, place, 1)).toEqual({
      d: `M${60 - side / 2} ${-120 - side / 2}l${side} 0 0 ${side} ${-side} 0z`,
      width: 2 * TILE_CORNER,
    });
  });

  it('is none for a tile of the rim', () => {
    const tiles = drawn.filter(isSettled);
    expect(tiles.length).toBeGreaterThan(180);
    for (const tile of tiles)
      expect(places[drawn.indexOf(tile)]).toEqual({ x: tile.x, y: tile.y, isShared: false });
  });

  it('leads to a point of its own wherever there is one, and never far', () => {
    expect(places).toHaveLength(drawn.length);
    for (const [i, { x, y }] of places.entries()) {
      expect([x % PITCH, y % PITCH].map(Math.abs)).toEqual([0, 0]);
      expect(Math.hypot(x - (drawn[i]?.x ?? 0), y - (drawn[i]?.y ?? 0))).toBeLessThan(PITCH);
    }
    const own = places.filter(({ isShared }) => !isShared);
    expect(new Set(own.map(key)).size).toBe(own.length);
    expect(own.length).toBeGreaterThan(places.length * 0.8);
  });
});
