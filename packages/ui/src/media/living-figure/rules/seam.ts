import {
  angularNoise,
  type Cell,
  extentOf,
  isPollen,
  type Part,
  PITCH,
  TILE,
  TILE_CORNER,
} from './geometry.ts';
import { besidePart, placeParts } from './place-parts.ts';
import { rimTiles, tileKey } from './rim.ts';
import { separate } from './separate.ts';
import { spacingAt, spiral } from './spiral.ts';

/** Free space on either side of the seam, in figure units. */
export const SEAM_GAP = 10;

export interface SeamOptions {
  seed?: number;
  /** About how many cells on both sides together. */
  cells?: number;
  /** How many interface parts on the built side, 0 to 6. */
  parts?: number;
}

export interface SeamFigure {
  extent: number;
  /** `index` marks the living side (x > 0); tiles (x < 0) have none. */
  cells: Cell[];
  parts: Part[];
}

/** Tiles on a grid on one side, cells on the spiral on the other: one figure across two surfaces. */
export function seam({ seed = 5, cells: count = 420, parts: wanted = 4 }: SeamOptions = {}): SeamFigure {
  const extent = extentOf(count);
  const reach = extent / 2 - TILE / 2;
  const full = reach * 0.72;
  const ringAt = (radius: number) => Math.min(9, Math.floor((radius / reach) * 10));

  const grown: Cell[] = [];
  for (const { x, y, index } of spiral({ radius: reach - 6, full })) {
    const ring = ringAt(Math.hypot(x, y));
    const size = Math.round(spacingAt(((ring + 0.5) / 10) * (reach / full)) * 0.64 * 2) / 2;
    const least = size / 2 + SEAM_GAP;
    // Cells cut by the seam draw back from it where there is room; the others were never on this side.
    if (x < least - size * 0.62) continue;
    grown.push({
      x: Math.max(x, least),
      y,
      size,
      corner: size / 2,
      rotation: 0,
      ring,
      zone: 'grown',
      pollen: isPollen(seed, grown.length),
      index,
    });
  }
  const living = separate(grown, (cell) => cell.x < PITCH * 1.4)
    .filter((cell) => cell.x - cell.size / 2 >= SEAM_GAP - 1)
    .map((cell) => ({ ...cell, x: Math.round(cell.x), y: Math.round(cell.y) }));

  const wobble = angularNoise(seed, 11);
  const tiles = rimTiles({ from: 0, reach, wobble, shift: PITCH / 2, only: ({ x }) => x < 0 });
  const { parts, taken } = placeParts({ tiles, wanted, seed, side: 'left' });
  const built = tiles
    .map((tile, place): Cell => {
      return {
        ...tile,
        size: TILE,
        corner: TILE_CORNER,
        rotation: 0,
        ring: ringAt(Math.hypot(tile.x, tile.y)),
        zone: 'built',
        pollen: isPollen(seed + 1, place) && !besidePart(parts, tile),
      };
    })
    .filter((tile) => !taken.has(tileKey(tile)));
  return { extent, cells: [...built, ...living], parts };
}
