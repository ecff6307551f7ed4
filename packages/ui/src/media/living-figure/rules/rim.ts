import { noise, PITCH, type Point } from './geometry.ts';

export const tileKey = ({ x, y }: Point) => `${x}:${y}`;

interface RimOptions {
  seed: number;
  from: number;
  reach: number;
  /** Noise around the circle in [−1, 1]: where the silhouette swells and where it recedes. */
  wobble: (angle: number) => number;
}

/**
 * The built rim: every grid node between two radii. The silhouette is drawn, not eroded: it swells by up
 * to half a tile, single-tile notches are filled, single-tile bumps dropped, and a few buds stand outside.
 */
export function rimTiles({ seed, from, reach, wobble }: RimOptions): Point[] {
  const limit = Math.ceil(reach / PITCH) + 1;
  const inside = new Set<string>();
  const all: Point[] = [];
  for (let row = -limit; row <= limit; row++) {
    for (let column = -limit; column <= limit; column++) {
      const x = column * PITCH;
      const y = row * PITCH;
      const radius = Math.hypot(x, y);
      if (radius < from || radius > reach + PITCH * 0.5) continue;
      all.push({ x, y });
      if (radius <= reach - PITCH * 0.5 + wobble(Math.atan2(y, x)) * PITCH * 0.6)
        inside.add(tileKey({ x, y }));
    }
  }
  const sides = ({ x, y }: Point) =>
    [
      [PITCH, 0],
      [-PITCH, 0],
      [0, PITCH],
      [0, -PITCH],
    ].filter(([dx = 0, dy = 0]) => inside.has(tileKey({ x: x + dx, y: y + dy }))).length;
  for (const tile of all) if (!inside.has(tileKey(tile)) && sides(tile) >= 3) inside.add(tileKey(tile));
  for (const tile of all) if (inside.has(tileKey(tile)) && sides(tile) <= 1) inside.delete(tileKey(tile));
  const buds = all.filter(
    (tile) =>
      !inside.has(tileKey(tile)) &&
      sides(tile) === 1 &&
      Math.hypot(tile.x, tile.y) <= reach + PITCH * 0.2 &&
      noise(seed + 3, tile.x * 31 + tile.y) > 0.82,
  );
  for (const bud of buds) inside.add(tileKey(bud));
  return all.filter((tile) => inside.has(tileKey(tile)));
}
