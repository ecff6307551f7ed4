import { PITCH, type Point } from './geometry.ts';

export const tileKey = ({ x, y }: Point) => `${x}:${y}`;

interface RimOptions {
  from: number;
  reach: number;
  /** Noise around the circle in [−1, 1]: where the silhouette swells and where it recedes. */
  wobble: (angle: number) => number;
  /** Moves the columns: half a pitch lets them start beside x = 0 instead of on it. */
  shift?: number;
  /** Which nodes may have a tile. Default: all. */
  only?: (tile: Point) => boolean;
}

const right: Point = { x: PITCH, y: 0 };
const left: Point = { x: -PITCH, y: 0 };
const down: Point = { x: 0, y: PITCH };
const up: Point = { x: 0, y: -PITCH };
const neighbours = [right, left, down, up];

/**
 * The built rim: every grid node between two radii. The silhouette is drawn, not eroded: it swells and recedes by runs
 * of tiles. No tile stands out alone and no row has a hole of one, so that every step of the outline looks meant.
 */
export function rimTiles({ from, reach, wobble, shift = 0, only }: RimOptions): Point[] {
  const limit = Math.ceil(reach / PITCH) + 1;
  const rows = (reach - from) / PITCH;
  const sway = PITCH * Math.min(0.5, rows * 0.14);
  const all: Point[] = [];
  const inside = new Set<string>();
  for (let row = -limit; row <= limit; row++) {
    for (let column = -limit; column <= limit; column++) {
      const tile = { x: column * PITCH + shift, y: row * PITCH };
      const radius = Math.hypot(tile.x, tile.y);
      if (radius < from || Math.max(Math.abs(tile.x), Math.abs(tile.y)) > reach || !(only?.(tile) ?? true))
        continue;
      all.push(tile);
      const edge = reach - sway + wobble(Math.atan2(tile.y, tile.x)) * sway;
      if (radius <= edge) inside.add(tileKey(tile));
    }
  }
  // What the rim stands around holds its tiles as other tiles do.
  const holds = ({ x, y }: Point, step: Point) => {
    const beside = { x: x + step.x, y: y + step.y };
    return inside.has(tileKey(beside)) || Math.hypot(beside.x, beside.y) < from;
  };
  const sides = (tile: Point) => neighbours.filter((step) => holds(tile, step)).length;
  const isHole = (tile: Point) =>
    !inside.has(tileKey(tile)) &&
    ((holds(tile, right) && holds(tile, left)) || (holds(tile, down) && holds(tile, up)));
  const isLone = (tile: Point) => inside.has(tileKey(tile)) && sides(tile) < 2;
  // One fix may make another necessary; single tiles are fixed last, so that none is left.
  for (let hole = all.find(isHole); hole; hole = all.find(isHole)) inside.add(tileKey(hole));
  for (let lone = all.filter(isLone); lone.length > 0; lone = all.filter(isLone))
    for (const tile of lone) inside.delete(tileKey(tile));
  return all.filter((tile) => inside.has(tileKey(tile)));
}
