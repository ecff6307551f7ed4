/** One unit system for every rule: tiles stand 60 apart and are 40 wide, so all coordinates are integers. */
export const PITCH = 60;
export const TILE = 40;
export const TILE_CORNER = 8;
export const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

type Zone = 'grown' | 'turning' | 'built';

export interface Point {
  x: number;
  y: number;
}

/** A cell: a disc (`corner` = half of `size`), a tile, or anything between. Lengths in figure units. */
export interface Cell extends Point {
  size: number;
  corner: number;
  /** Degrees, 0 to 90. */
  rotation: number;
  /** 0 is the innermost; rings share size, corner and colour. */
  ring: number;
  zone: Zone;
  pollen: boolean;
  /** Position on the spiral; undefined for tiles, which belong to the grid. */
  index?: number;
}

export type PartKind = 'checkbox' | 'toggle' | 'avatar' | 'seat' | 'cursor' | 'input' | 'slider';

/** An interface part: it stands where `columns` × `rows` tiles stood; `x`, `y` is its centre. */
export interface Part extends Point {
  kind: PartKind;
  columns: number;
  rows: number;
}

export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;
export const clamp = (value: number, low = 0, high = 1) => Math.max(low, Math.min(high, value));
export const ease = (t: number) => t * t * (3 - 2 * t);
/** 0 before `from`, 1 after `to`, eased between. */
export const ramp = (value: number, from: number, to: number) => ease(clamp((value - from) / (to - from)));

/**
 * Integer hash noise in [0, 1). Not `Math.sin`-based: engines differ in its last bit, and server and
 * browser must draw the same figure.
 */
export function noise(seed: number, index: number): number {
  let h = Math.imul(seed + 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 0x7f4a7c15, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Noise around a circle: `knots` values, joined smoothly, in [−1, 1]. */
export function angularNoise(seed: number, knots: number) {
  const values = Array.from({ length: knots }, (_, i) => noise(seed, i) * 2 - 1);
  return (angle: number) => {
    const turn = (((angle / (2 * Math.PI)) % 1) + 1) % 1;
    const at = turn * knots;
    const from = Math.floor(at) % knots;
    return lerp(values[from] ?? 0, values[(from + 1) % knots] ?? 0, ease(at - Math.floor(at)));
  };
}

/** One cell in each run of thirty, so that pollen is neither clustered nor missing. */
export const isPollen = (seed: number, place: number) =>
  place % 30 === Math.floor(noise(seed, Math.floor(place / 30)) * 30);

/** Width and height of a figure of about `cells` cells: their spacing is 0.84 × width / √cells. */
export const extentOf = (cells: number) => Math.round((PITCH * Math.sqrt(cells)) / 0.84);
