import { noise, PITCH, type Point } from './geometry.ts';

export const tileKey = ({ x, y }: Point) => `${x}:${y}`;

interface RimOptions {
  seed: number;
  from: number;
  reach: number;
  /** Noise around the circle in [−1, 1]: where the silhouette swells and where it recedes. */
  wobble: (angle: number) => number;
  /** Moves the columns: half a pitch lets them start beside x = 0 instead of on it. */
  shift?: number;
}

const neighbours: Point[] = [
  { x: PITCH, y: 0 },
  { x: -PITCH, y: 0 },
  { x: 0, y: PITCH },
  { x: 0, y: -PITCH },
];

/**
 * The built rim: every grid node between two radii. The silhouette is drawn, not eroded: it swells and
 * recedes by whole tiles, has no notch or bump of a single tile, and a few buds stand on it, far apart.
 */
export function rimTiles({ seed, from, reach, wobble, shift = 0 }: RimOptions): Point[] {
  const limit = Math.ceil(reach / PITCH) + 1;
  const rows = (reach - from) / PITCH;
  const sway = PITCH * Math.min(0.5, rows * 0.14);
  const all: Point[] = [];
  const inside = new Set<string>();
  for (let row = -limit; row <= limit; row++) {
    for (let column = -limit; column <= limit; column++) {
      const tile = { x: column * PITCH + shift, y: row * PITCH };
      const radius = Math.hypot(tile.x, tile.y);
      if (radius < from || radius > reach + PITCH * 0.4) continue;
      all.push(tile);
      const edge = reach - sway + wobble(Math.atan2(tile.y, tile.x)) * sway;
      if (radius <= edge) inside.add(tileKey(tile));
    }
  }
  const sides = ({ x, y }: Point) =>
    neighbours.filter((step) => inside.has(tileKey({ x: x + step.x, y: y + step.y }))).length;
  // A thin rim is all bumps: there only the lonely tiles go.
  const bump = rows > 2.2 ? 1 : 0;
  for (let pass = 0; pass < 2; pass++) {
    for (const tile of all) if (!inside.has(tileKey(tile)) && sides(tile) >= 3) inside.add(tileKey(tile));
    for (const tile of all)
      if (inside.has(tileKey(tile)) && sides(tile) <= bump) inside.delete(tileKey(tile));
  }
  const buds: Point[] = [];
  const candidates = all
    .filter((tile) => !inside.has(tileKey(tile)) && sides(tile) === 1)
    .filter((tile) => Math.max(Math.abs(tile.x), Math.abs(tile.y)) <= reach)
    .sort((a, b) => noise(seed, a.x * 31 + a.y) - noise(seed, b.x * 31 + b.y));
  for (const tile of candidates) {
    if (buds.length === 5) break;
    if (buds.every((bud) => Math.hypot(bud.x - tile.x, bud.y - tile.y) > reach * 0.6)) buds.push(tile);
  }
  for (const bud of buds) inside.add(tileKey(bud));
  return all.filter((tile) => inside.has(tileKey(tile)));
}
