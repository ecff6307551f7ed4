// Numbers and types only, which a bundler writes in: this code comes before the figures' own does.
import { PITCH, type Point, TILE, TILE_CORNER } from '../living-figure/rules/geometry.ts';

/** A cell as a figure has drawn it. Lengths in figure units. */
export interface DrawnCell extends Point {
  /** Of the square within the stroke; 0 for a disc. */
  side: number;
  /** Of the stroke, which rounds the corners. */
  width: number;
  /** Radians from upright, by the shorter way: a square looks the same every quarter turn. */
  tilt: number;
}

const number = /-?\d+(?:\.\d+)?/g;
const quarter = Math.PI / 2;

/**
 * The cells of one path of a figure, in the order in which they stand in it.
 * @returns undefined where the path draws something else, such as an interface part.
 */
export function readCells(d: string, width: number): DrawnCell[] | undefined {
  const cells = (d.match(/M[^M]*/g) ?? []).map((path) => readCell(path, width));
  return cells.every((cell) => cell !== undefined) ? cells : undefined;
}

function readCell(path: string, width: number): DrawnCell | undefined {
  const command = path.replace(number, '').replaceAll(' ', '');
  const [x = 0, y = 0, u = 0, v = 0, ...rest] = (path.match(number) ?? []).map(Number);
  if (command === 'Mh' && u === 0) return { x, y, side: 0, width, tilt: 0 };
  if (command === 'Mhvhz' && v === u)
    return { x: x + u / 2, y: y + u / 2, side: Math.abs(u), width, tilt: 0 };
  if (command !== 'Mlz' || rest[0] !== -v || rest[1] !== u) return undefined;
  const angle = Math.atan2(v, u);
  return {
    x: x + (u - v) / 2,
    y: y + (u + v) / 2,
    side: Math.hypot(u, v),
    width,
    tilt: angle - Math.round(angle / quarter) * quarter,
  };
}

/** A tile of the grid is where it goes already. */
export function isSettled({ x, y, side, width, tilt }: DrawnCell): boolean {
  return x % PITCH === 0 && y % PITCH === 0 && tilt === 0 && side + width === TILE;
}

/** A point of the grid; where cells are denser than tiles, another cell is on it. */
export interface Place extends Point {
  isShared: boolean;
}

/** Where each cell goes: to the nearest point of the grid, or to one beside it that no other cell is nearer to. */
export function placesFor(cells: readonly DrawnCell[]): Place[] {
  const places = new Map<DrawnCell, Place>();
  const taken = new Set<string>();
  const wishes = cells.map((cell) => {
    const near = { x: toGrid(cell.x), y: toGrid(cell.y) };
    return { cell, near, far: distance(cell, near) };
  });
  for (const { cell, near } of wishes.sort((a, b) => a.far - b.far)) {
    const around = around8(near).sort((a, b) => distance(cell, a) - distance(cell, b));
    const free = [near, ...around].find((point) => distance(cell, point) < PITCH && !taken.has(keyOf(point)));
    places.set(cell, { ...(free ?? near), isShared: free === undefined });
    taken.add(keyOf(free ?? near));
  }
  return cells.flatMap((cell) => places.get(cell) ?? []);
}

const around8 = ({ x, y }: Point): Point[] =>
  [-PITCH, 0, PITCH].flatMap((dx) => [-PITCH, 0, PITCH].map((dy) => ({ x: x + dx, y: y + dy })));

const keyOf = ({ x, y }: Point) => `${x} ${y}`;
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * The cell on its way to the tile that it becomes: upright, on the grid. One that shares its place shrinks into the other.
 * @param progress From 0, as drawn, to 1, a tile.
 */
export function onTheWay(cell: DrawnCell, place: Place, progress: number): { d: string; width: number } {
  // Fast at first, as what yields is; slow where it settles.
  const way = 1 - (1 - progress) ** 3;
  const mix = (from: number, to: number) => from + (to - from) * way;
  const [toSide, toWidth] = place.isShared ? [0, 0] : [TILE - 2 * TILE_CORNER, 2 * TILE_CORNER];
  const side = mix(cell.side, toSide);
  const tilt = cell.tilt * (1 - way);
  const [u, v] = [side * Math.cos(tilt), side * Math.sin(tilt)];
  const x = mix(cell.x, place.x) - (u - v) / 2;
  const y = mix(cell.y, place.y) - (u + v) / 2;
  return {
    d: `M${tenth(x)} ${tenth(y)}l${tenth(u)} ${tenth(v)} ${tenth(-v)} ${tenth(u)} ${tenth(-u)} ${tenth(-v)}z`,
    width: tenth(mix(cell.width, toWidth)),
  };
}

const toGrid = (length: number) => Math.round(length / PITCH) * PITCH;
const tenth = (length: number) => Math.round(length * 10) / 10;
