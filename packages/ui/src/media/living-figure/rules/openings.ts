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
  /** What fills it is a disc: tiles stand in the corners of the opening, so that they close a ring. Default `false`. */
  isRound?: boolean;
}

const length = (tiles: number) => tiles * PITCH - PITCH + TILE;

/** A disc is a little smaller than its opening, so that the tiles in the corners keep their distance. */
const DISC_INSET = 11;

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

/** The four nodes in the corners of a round opening, which a disc leaves free. */
export function cornersOf(opening: FigureOpening): Point[] {
  const tiles = opening.isRound ? tilesOf(opening) : [];
  return [0, opening.columns - 1, -opening.columns, -1].flatMap((corner) => tiles.at(corner) ?? []);
}

/**
 * The grid nodes around an opening: tiles stand on them even where the rim ends, so that what fills it is one of them.
 * @param reach A corner further out than that is left out, as the rim is round.
 */
export function frameOf(opening: FigureOpening, reach: number): Point[] {
  const { columns, rows } = opening;
  const frame = tilesOf({ ...opening, columns: columns + 2, rows: rows + 2 }).filter(({ x, y }) => {
    const isAside = Math.abs(x - opening.x * PITCH) * 2 > columns * PITCH;
    const isAbove = Math.abs(y - opening.y * PITCH) * 2 > rows * PITCH;
    return isAside && isAbove ? !opening.isRound && Math.hypot(x, y) <= reach : isAside || isAbove;
  });
  return frame.concat(cornersOf(opening));
}

/** The same in per cent of a figure of about `cells` cells, for what is laid over it. */
export function openingPlace({ x, y, columns, rows, isRound }: FigureOpening, cells: number) {
  const share = (units: number) => `${Math.round((units / extentOf(cells)) * 10_000) / 100}%`;
  const inset = isRound ? 2 * DISC_INSET : 0;
  const width = length(columns) - inset;
  const height = length(rows) - inset;
  const middle = extentOf(cells) / 2;
  return {
    left: share(middle + x * PITCH - width / 2),
    top: share(middle + y * PITCH - height / 2),
    width: share(width),
    height: share(height),
  };
}
