import { extentOf, PITCH, type Point, TILE } from './geometry.ts';

/** A place on the rim that is left open for something real: whole tiles, so that what fills it stands on the grid. */
export interface FigureOpening {
  /** Width and height in tiles. */
  columns: number;
  rows: number;
  /** Where on the rim, in degrees clockwise from the right. */
  angle: number;
}

/** Centre and size in figure units; the edges are those of the outer tiles. */
interface OpeningBox extends Point {
  width: number;
  height: number;
}

/** How near an opening comes to the centre, as a share of the radius: nearer with a corner than with an edge. */
const NEAREST = 0.71;
const NEAREST_CORNER = 0.64;

const length = (tiles: number) => (tiles - 1) * PITCH + TILE;
/** An odd number of tiles is centred on a tile, an even one between two. */
const snap = (at: number, tiles: number) => {
  const shift = tiles % 2 === 0 ? PITCH / 2 : 0;
  return Math.round((at - shift) / PITCH) * PITCH + shift;
};

export function openingBox({ columns, rows, angle }: FigureOpening, cells: number): OpeningBox {
  const width = length(columns);
  const height = length(rows);
  const turn = (angle * Math.PI) / 180;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const reach = extentOf(cells) / 2 - TILE / 2;
  const nearest = NEAREST + (NEAREST_CORNER - NEAREST) * Math.abs(Math.sin(2 * turn));
  const at = reach * nearest + (Math.abs(cos) * width + Math.abs(sin) * height) / 2;
  return { x: snap(at * cos, columns), y: snap(at * sin, rows), width, height };
}

/** Whether a point is in the box or nearer to it than `room`. */
export const isWithin = ({ x, y, width, height }: OpeningBox, point: Point, room: number) =>
  Math.abs(point.x - x) < width / 2 + room && Math.abs(point.y - y) < height / 2 + room;

/** The grid nodes that an opening covers. */
export function tilesOf({ x, y, width, height }: OpeningBox): Point[] {
  const tiles: Point[] = [];
  for (let dx = (TILE - width) / 2; dx <= width / 2; dx += PITCH)
    for (let dy = (TILE - height) / 2; dy <= height / 2; dy += PITCH) tiles.push({ x: x + dx, y: y + dy });
  return tiles;
}

/** The same in per cent of the figure, for what is laid over it. */
export function openingPlace(opening: FigureOpening, cells: number) {
  const extent = extentOf(cells);
  const { x, y, width, height } = openingBox(opening, cells);
  const percent = (length: number) => `${Math.round((length / extent) * 10_000) / 100}%`;
  return {
    left: percent(x - width / 2 + extent / 2),
    top: percent(y - height / 2 + extent / 2),
    width: percent(width),
    height: percent(height),
  };
}
