import {
  angularNoise,
  type Cell,
  clamp,
  ease,
  GOLDEN_ANGLE,
  lerp,
  noise,
  type Part,
  PITCH,
  type Point,
  ramp,
  TILE,
  TILE_CORNER,
} from './geometry.ts';
import { placeParts } from './place-parts.ts';
import { type Drifter, relax } from './relax.ts';
import { rimTiles, tileKey } from './rim.ts';

/** Shares of the radius at which the living zone ends, the spiral starts to yield, and the grid begins. */
export const GROWN_UNTIL = 0.44;
export const YIELDS_FROM = 0.6;
export const BUILT_FROM = 0.77;

/** Upper edges of the rings, as shares of the radius: cells of a ring share size, corner and colour. */
export const RING_EDGES = [0.13, 0.24, 0.34, 0.44, 0.51, 0.57, 0.63, 0.68, 0.73, 0.77, 0.88, Infinity];

export interface PhyllotaxisOptions {
  seed?: number;
  /** About how many cells; the figure's spacing is 0.84 × width / √cells. */
  cells?: number;
  /** How many interface parts, 0 to 6. */
  parts?: number;
}

export interface PhyllotaxisFigure {
  /** Width and height in figure units; the centre is 0, 0. */
  extent: number;
  /** Radius of the outermost whole row of tiles. */
  reach: number;
  cells: Cell[];
  parts: Part[];
}

export const ringAt = (t: number) => RING_EDGES.findIndex((edge) => t < edge);
const ringMiddle = (ring: number) => {
  const from = RING_EDGES[ring - 1] ?? 0;
  return lerp(from, Math.min(RING_EDGES[ring] ?? 1, 1), 0.5);
};

/** Size and corner of the cells of a ring: discs grow outwards, then their corners tighten into tiles. */
export function ringShape(ring: number): { size: number; corner: number } {
  const t = ringMiddle(ring);
  if (t >= BUILT_FROM) return { size: TILE, corner: TILE_CORNER };
  const size = Math.round(lerp(36.4, TILE, ease(clamp(t / BUILT_FROM))) * 5) / 5;
  if (t <= GROWN_UNTIL) return { size, corner: size / 2 };
  const turn = (t - GROWN_UNTIL) / (BUILT_FROM - GROWN_UNTIL);
  return { size, corner: Math.round(size * lerp(0.44, 0.2, turn) * 2) / 2 };
}

/** Radially aligned where cells grow (a square looks the same every 90°), upright where they are built. */
function rotationAt(t: number, angle: number): number {
  const radial = ((((angle * 180) / Math.PI) % 90) + 90) % 90;
  return radial * (1 - ramp(t, GROWN_UNTIL, BUILT_FROM));
}

/** Round cells grow on the golden-angle spiral and turn into interface tiles on a grid at the rim. */
export function phyllotaxis({
  seed = 7,
  cells: count = 560,
  parts: wanted = 6,
}: PhyllotaxisOptions = {}): PhyllotaxisFigure {
  const extent = Math.round((PITCH * Math.sqrt(count)) / 0.84);
  const reach = extent / 2 - TILE * 0.75 - PITCH * 0.25;
  const gridFrom = reach * BUILT_FROM;
  const tiles = rimTiles({ seed, from: gridFrom, reach, wobble: angularNoise(seed, 11) });
  const growth = PITCH * 0.556;

  const living: (Point & { index: number })[] = [];
  const drifting: (Drifter & { index: number })[] = [];
  for (let index = 0; ; index++) {
    const radius = growth * Math.sqrt(index + 0.5);
    if (radius > gridFrom - PITCH * 0.42) break;
    const angle = index * GOLDEN_ANGLE;
    const spot = { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    const t = radius / reach;
    if (t < YIELDS_FROM) living.push({ ...spot, index });
    else {
      const g = ramp(t, YIELDS_FROM + 0.04, BUILT_FROM);
      const node = { x: Math.round(spot.x / PITCH) * PITCH, y: Math.round(spot.y / PITCH) * PITCH };
      const home = { x: lerp(spot.x, node.x, g), y: lerp(spot.y, node.y, g) };
      drifting.push({ ...spot, index, home, pull: 0.1 });
    }
  }
  relax(drifting, [...living, ...tiles], { distance: PITCH * 0.97 });

  const cells: Cell[] = [...living, ...drifting].map(({ x, y, index }) => {
    const t = Math.min(Math.hypot(x, y) / reach, BUILT_FROM - 0.001);
    const ring = ringAt(t);
    return {
      x: Math.round(x),
      y: Math.round(y),
      index,
      ring,
      ...ringShape(ring),
      rotation: t < GROWN_UNTIL ? 0 : rotationAt(t, Math.atan2(y, x)),
      zone: t < GROWN_UNTIL ? 'grown' : 'turning',
      pollen: noise(seed, index) > 1 - 1 / 30,
    };
  });
  const { parts, taken } = placeParts({ tiles, wanted, seed });
  for (const tile of tiles) {
    if (taken.has(tileKey(tile))) continue;
    const ring = ringAt(Math.max(Math.hypot(tile.x, tile.y) / reach, BUILT_FROM));
    cells.push({
      ...tile,
      ring,
      ...ringShape(ring),
      rotation: 0,
      zone: 'built',
      pollen: noise(seed + 1, tile.x * 97 + tile.y) > 1 - 1 / 30,
    });
  }
  return { extent, reach, cells, parts };
}
