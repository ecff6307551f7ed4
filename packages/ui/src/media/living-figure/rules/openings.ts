import { extentOf, PITCH, type Point, TILE } from './geometry.ts';

/**
 * A place on the rim that is left open for something real, in tiles. Its centre is counted from that of the figure:
 * whole for an odd number of tiles, halved for an even one, so that what fills it stands on the grid.
 */
export interface FigureOpening {
  x: number;
  y: number;
  columns: number;
  rows: number;
}

const length = (tiles: number) => tiles * PITCH - PITCH + TILE;

/** Whether a point, in figure units, is in the opening or nearer to it than `room`. */
export const isWithin = (opening: FigureOpening, { x, y }: Point, room: number) =>
  Math.abs(x - opening.x * PITCH) < length(opening.columns) / 2 + room &&
  Math.abs(y - opening.y * PITCH) < length(opening.rows) / 2 + room;

/** The grid nodes that an opening covers. */
export const tilesOf = ({ x, y, columns, rows }: FigureOpening): Point[] =>
  Array.from({ length: columns * rows }, (_, i) => ({
    x: (x + (i % columns) - (columns - 1) / 2) * PITCH,
    y: (y + Math.floor(i / columns) - (rows - 1) / 2) * PITCH,
  }));

/** The same in per cent of a figure of about `cells` cells, for what is laid over it. */
export function openingPlace({ x, y, columns, rows }: FigureOpening, cells: number) {
  const share = (units: number) => `${Math.round((units / extentOf(cells)) * 10_000) / 100}%`;
  const width = length(columns);
  const height = length(rows);
  const middle = extentOf(cells) / 2;
  return {
    left: share(middle + x * PITCH - width / 2),
    top: share(middle + y * PITCH - height / 2),
    width: share(width),
    height: share(height),
  };
}
