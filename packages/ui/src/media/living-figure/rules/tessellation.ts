import { isPollen, noise, type Part, PITCH, type Point, ramp, TILE, TILE_CORNER } from './geometry.ts';
import { cellOf, centreOf } from './voronoi.ts';

const COLUMNS = 12;
const ROWS = 10;
export const TESSELLATION_WIDTH = COLUMNS * PITCH;
export const TESSELLATION_HEIGHT = ROWS * PITCH;

/** Shares of the width: tissue until the first, a square grid from the second. */
export const TISSUE_UNTIL = 0.3;
export const GRID_FROM = 0.64;
/** The distance of two walls is at least that of two tiles. */
const INSET = (PITCH - TILE) / 2;

export interface TessellationOptions {
  seed?: number;
  /** How many interface parts replace tiles, 0 to 4. Default 4. */
  parts?: number;
}

interface TissueCell {
  /** Its outline, already smaller by `corner`: stroked twice as wide as that, it is round. */
  points: Point[];
  centre: Point;
  corner: number;
  /** Share of the way from the left, 0 to 1. */
  t: number;
  /** Diameter of the nucleus; tiles have none. */
  nucleus: number;
  pollen: boolean;
}

export interface TessellationFigure {
  cells: TissueCell[];
  parts: Part[];
}

const shareOf = (column: number) => (column + 0.5) / COLUMNS;

/** A lattice whose points stray from their places, the less the further right. Three rounds of relaxing even the tissue. */
function sitesOf(seed: number): Point[][] {
  const rows = Array.from({ length: ROWS + 4 }, (_, row) => row - 2);
  const columns = Array.from({ length: COLUMNS + 4 }, (_, column) => column - 2);
  const home = (column: number, row: number): Point => ({
    x: (column + 0.5) * PITCH,
    y: (row + 0.5) * PITCH,
  });
  const free = (column: number) => 1 - ramp(shareOf(column), TISSUE_UNTIL - 0.08, GRID_FROM);
  const sites = rows.map((row) =>
    columns.map((column) => {
      const { x, y } = home(column, row);
      const stray = (place: number) =>
        (noise(seed + place, row * 31 + column) - 0.5) * PITCH * 0.95 * free(column);
      // Every other column of tissue stands half a cell lower: a lattice of six neighbours instead of four.
      const shift = (column % 2 === 0 ? 0.25 : -0.25) * PITCH * free(column);
      return { x: x + stray(1), y: y + stray(2) + shift };
    }),
  );
  for (let round = 0; round < 2; round++) {
    const before = sites.map((row) => row.slice());
    for (let row = 1; row < rows.length - 1; row++)
      for (let column = 1; column < columns.length - 1; column++) {
        const rest = 0.6 * free(columns[column] as number);
        if (rest === 0) continue;
        const site = (before[row] as Point[])[column] as Point;
        const middle = centreOf(cellOf(site, around(before, row, column), 0, PITCH * 1.2));
        (sites[row] as Point[])[column] = {
          x: site.x + (middle.x - site.x) * rest,
          y: site.y + (middle.y - site.y) * rest,
        };
      }
  }
  return sites;
}

/** The sites of the two rings about a place. */
function around(sites: readonly Point[][], row: number, column: number): Point[] {
  const found: Point[] = [];
  for (let y = Math.max(0, row - 2); y <= Math.min(sites.length - 1, row + 2); y++)
    for (let x = Math.max(0, column - 2); x <= Math.min((sites[y] as Point[]).length - 1, column + 2); x++)
      if (x !== column || y !== row) found.push((sites[y] as Point[])[x] as Point);
  return found;
}

/** The tissue ends in a bow, the grid at a straight edge that still lacks a tile here and there. */
function isPart(seed: number, site: Point, column: number, row: number): boolean {
  const middle = TESSELLATION_HEIGHT / 2;
  if (site.x < TESSELLATION_WIDTH * 0.45) {
    const x = 1 - site.x / (TESSELLATION_WIDTH * 0.45);
    const y = Math.abs(site.y - middle) / middle;
    return x * x + y * y * 0.9 < 0.93 + (noise(seed + 6, row) - 0.5) * 0.12;
  }
  const rim = row === 0 || row === ROWS - 1 || column === COLUMNS - 1;
  return !rim || noise(seed + 7, row * 17 + column) > 0.3;
}

const kinds = [
  { kind: 'toggle', columns: 2, rows: 1 },
  { kind: 'checkbox', columns: 1, rows: 1 },
  { kind: 'slider', columns: 3, rows: 1 },
  { kind: 'seat', columns: 1, rows: 1 },
] as const;

/** Each part in a band of rows of its own, so that none meets another. */
function partsOf(seed: number, count: number): { part: Part; columns: number[]; row: number }[] {
  return kinds.slice(0, count).map(({ kind, columns, rows }, i) => {
    const row = 1 + i * 2 + Math.floor(noise(seed + 8, i) * 2);
    const first = 8 + Math.floor(noise(seed + 9, i) * (COLUMNS - 8 - columns));
    return {
      row,
      columns: Array.from({ length: columns }, (_, k) => first + k),
      part: { kind, columns, rows, x: (first + columns / 2) * PITCH, y: (row + 0.5) * PITCH },
    };
  });
}

/** Tissue whose walls straighten until its cells are tiles on a grid. */
export function tessellation({ seed = 1, parts: count = 4 }: TessellationOptions = {}): TessellationFigure {
  const sites = sitesOf(seed);
  const placed = partsOf(seed, count);
  const cells: TissueCell[] = [];
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const site = sites[row + 2]?.[column + 2] as Point;
      if (!isPart(seed, site, column, row)) continue;
      if (placed.some((each) => each.row === row && each.columns.includes(column))) continue;
      const t = shareOf(column);
      const built = ramp(t, TISSUE_UNTIL, GRID_FROM);
      const neighbours = around(sites, row + 2, column + 2);
      const corner = Math.round(13 - (13 - TILE_CORNER) * built);
      // Walls of tissue lie closer together than tiles.
      const inset = INSET - 4 * (1 - built) + corner;
      const points = cellOf(site, neighbours, inset, PITCH * 1.2);
      if (points.length < 3) continue;
      const nucleus = Math.round((15 - 15 * ramp(t, TISSUE_UNTIL - 0.1, GRID_FROM - 0.12)) / 3) * 3;
      cells.push({
        points,
        centre: centreOf(points),
        corner,
        t,
        nucleus: nucleus < 9 ? 0 : nucleus,
        pollen: isPollen(seed, row * COLUMNS + column),
      });
    }
  return { cells, parts: placed.map(({ part }) => part) };
}
