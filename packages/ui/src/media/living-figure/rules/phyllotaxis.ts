import {
  angularNoise,
  type Cell,
  clamp,
  ease,
  extentOf,
  isPollen,
  lerp,
  type Part,
  PITCH,
  type Point,
  ramp,
  TILE,
  TILE_CORNER,
} from './geometry.ts';
import { cornersOf, type FigureOpening, frameOf, isWithin, tilesOf } from './openings.ts';
import { besidePart, PART_SWELL, placeParts } from './place-parts.ts';
import { type Drifter, relax } from './relax.ts';
import { rimTiles, tileKey } from './rim.ts';
import { separate } from './separate.ts';
import { CORE_FILL, type SpiralPoint, spacingAt, spiral } from './spiral.ts';

/** Shares of the radius at which the living zone ends, the spiral starts to yield, and the grid begins. */
export const GROWN_UNTIL = 0.44;
export const YIELDS_FROM = 0.64;
export const BUILT_FROM = 0.77;
/** From here on cells have their full size and distance. */
export const FULL_FROM = 0.6;

/** Upper edges of the rings, as shares of the radius: cells of a ring share size, corner and colour. */
export const RING_EDGES = [0.13, 0.24, 0.34, 0.44, 0.51, 0.57, 0.63, 0.68, 0.73, 0.77, 0.88, Infinity];

/** No living cell comes nearer to an opening with its centre, so that a tilted corner stays out of its frame. */
const OPENING_ROOM = PITCH + TILE * 0.7 + 4;

export interface PhyllotaxisOptions {
  seed?: number;
  /** About how many cells; the figure's spacing is 0.84 × width / √cells. */
  cells?: number;
  /** How many interface parts, 0 to 6. */
  parts?: number;
  /** Which way it turns and where its pollen is: each whole number looks unlike the one before. Default 0. */
  habit?: number | undefined;
  /** Places on the rim without cells. Parts keep clear of them. */
  openings?: readonly FigureOpening[] | undefined;
}

export interface PhyllotaxisFigure {
  /** Width and height in figure units; the centre is 0, 0. */
  extent: number;
  /** Radius of the outermost whole row of tiles. */
  reach: number;
  cells: Cell[];
  parts: Part[];
}

const ringAt = (t: number) => RING_EDGES.findIndex((edge) => t < edge);
const ringMiddle = (ring: number) => {
  const from = RING_EDGES[ring - 1] ?? 0;
  return lerp(from, Math.min(RING_EDGES[ring] ?? 1, 1), 0.5);
};

/** Size and corner of the cells of a ring: discs grow outwards, then their corners tighten into tiles. */
export function ringShape(ring: number): { size: number; corner: number } {
  const t = ringMiddle(ring);
  if (t >= BUILT_FROM) return { size: TILE, corner: TILE_CORNER };
  const size = Math.round(spacingAt(t / FULL_FROM) * lerp(CORE_FILL, TILE / PITCH, t / BUILT_FROM) * 2) / 2;
  if (t <= GROWN_UNTIL) return { size, corner: size / 2 };
  const turn = (t - GROWN_UNTIL) / (BUILT_FROM - GROWN_UNTIL);
  return { size, corner: Math.round(size * lerp(0.42, 0.2, ease(clamp(turn * 1.25))) * 2) / 2 };
}

/** Radially aligned where cells grow (a square looks the same every 90°), upright where they are built. */
function rotationAt(t: number, angle: number): number {
  const radial = ((((angle * 180) / Math.PI) % 90) + 90) % 90;
  return radial * (1 - ramp(t, GROWN_UNTIL, BUILT_FROM));
}

/** Scattered, along one arm of the spiral, or in the ring where cells begin to turn: about one in thirty each time. */
function hasPollen(habit: number, seed: number, index: number, ring: number): boolean {
  if (habit % 3 === 0) return isPollen(seed, index);
  if (habit % 3 === 1) return index % 34 === seed % 34;
  return ring === 4 && index % 3 === 0;
}

function gridNodesWithin(radius: number): number {
  const limit = Math.ceil(radius / PITCH);
  let count = 0;
  for (let row = -limit; row <= limit; row++)
    for (let column = -limit; column <= limit; column++)
      if (Math.hypot(column, row) * PITCH < radius) count++;
  return count;
}

/** Round cells grow on the golden-angle spiral and turn into interface tiles on a grid at the rim. */
export function phyllotaxis({
  seed = 7,
  cells: count = 560,
  parts: wanted = 6,
  habit = 0,
  openings = [],
}: PhyllotaxisOptions = {}): PhyllotaxisFigure {
  const extent = extentOf(count);
  const reach = extent / 2 - TILE / 2;
  const gridFrom = reach * BUILT_FROM;
  const isOpen = (point: Point, room: number) => openings.some((opening) => isWithin(opening, point, room));
  const rim = rimTiles({ from: gridFrom, reach, wobble: angularNoise(seed, 11) });
  const frames = openings.flatMap((opening) => frameOf(opening, reach));
  const corners = new Set(openings.flatMap(cornersOf).map(tileKey));
  const isKept = (tile: Point) => !isOpen(tile, 0) || corners.has(tileKey(tile));
  const tiles = [...new Map([...rim, ...frames].map((tile) => [tileKey(tile), tile])).values()].filter(
    isKept,
  );
  const living: SpiralPoint[] = [];
  const drifting: (Drifter & { index: number })[] = [];
  const hole = PITCH * Math.sqrt(gridNodesWithin(gridFrom) / Math.PI);
  for (const { index, x, y } of spiral({ radius: hole, full: reach * FULL_FROM })) {
    const spot = { index, x, y: habit % 2 === 0 ? y : -y };
    const t = Math.hypot(spot.x, spot.y) / reach;
    if (isOpen(spot, OPENING_ROOM)) continue;
    if (t < YIELDS_FROM) living.push(spot);
    else drifting.push({ ...spot, home: spot, pull: 0.05 * (1 - ramp(t, YIELDS_FROM, BUILT_FROM)) });
  }
  relax(drifting, [...living, ...tiles, ...openings.flatMap(tilesOf)]);

  const { parts, taken } = placeParts({ tiles, wanted, seed });
  const grown = [...living, ...drifting].map((spot): Cell => {
    const t = Math.min(Math.hypot(spot.x, spot.y) / reach, BUILT_FROM - 0.001);
    const round = t < GROWN_UNTIL;
    return {
      x: spot.x,
      y: spot.y,
      index: spot.index,
      ...ringShape(ringAt(t)),
      ring: ringAt(t),
      rotation: round ? 0 : rotationAt(t, Math.atan2(spot.y, spot.x)),
      zone: round ? 'grown' : 'turning',
      pollen: hasPollen(habit, seed, spot.index, ringAt(t)),
    };
  });
  const built = tiles
    .map((tile) => ({ ...tile, angle: Math.atan2(tile.y, tile.x) }))
    .sort((a, b) => a.angle - b.angle || a.x - b.x)
    .map(({ x, y }, place): Cell => {
      const ring = ringAt(Math.max(Math.hypot(x, y) / reach, BUILT_FROM));
      const pollen = isPollen(seed + 1, place) && !besidePart(parts, { x, y });
      const { size, corner } = ringShape(ring);
      // A tile that a part replaces keeps its space, into which the part grows, until all positions are final.
      const room = taken.has(tileKey({ x, y })) ? PART_SWELL * 2 : 0;
      return { x, y, size: size + room, corner, ring, rotation: 0, zone: 'built', pollen };
    });
  const free = new Set(drifting.map(({ index }) => index));
  const cells = separate([...grown, ...built], (cell) => cell.index !== undefined && free.has(cell.index))
    .filter((cell) => cell.zone !== 'built' || !taken.has(tileKey(cell)))
    .filter((cell) => (cell.zone === 'built' ? isKept(cell) : !isOpen(cell, OPENING_ROOM)))
    .map((cell) => ({ ...cell, x: Math.round(cell.x), y: Math.round(cell.y) }));
  return { extent, reach, cells, parts };
}
