import { lerp, noise, type Point, ramp, TILE } from './geometry.ts';

export const STRANDS_WIDTH = 720;
export const STRANDS_HEIGHT = 600;
/** Shares of the way: waves until the first, straight and level after the second. */
export const WAVES_UNTIL = 0.48;
export const STRAIGHT_FROM = 0.8;

export interface StrandsOptions {
  seed?: number;
  /** One per skill. Default 5. */
  strands?: number;
}

interface Bead extends Point {
  /** Share of the way from the left, 0 to 1. */
  t: number;
  size: number;
  corner: number;
  pollen: boolean;
}

export interface Strand {
  /** Place from the top at the level end, from 0. */
  lane: number;
  at: (t: number) => Point;
  /** Stretches of `t` to draw; the gaps lie where the strand passes under another. */
  stretches: [number, number][];
  beads: Bead[];
  node: Point & { size: number; pollen: boolean };
}

/** Between two columns of crossings: whoever is above here takes the upper line. */
const ORDER_AT = 0.6;
const SAMPLES = 160;
const LEFT = 24;
const WAY = STRANDS_WIDTH - LEFT - TILE;
/** Half the stroke and a little air: what a strand leaves free on either side of the one above it. */
const HALF_GAP = 9;

interface Crossing {
  t: number;
  under: boolean;
  /** Half of the gap, along the strand. */
  gap: number;
}

function crossingsOf(j: number, heights: number[][]): Crossing[] {
  const own = heights[j] as number[];
  const found: Crossing[] = [];
  for (const [k, other] of heights.entries()) {
    if (k === j) continue;
    for (let i = 1; i <= SAMPLES; i++) {
      const before = (own[i - 1] as number) - (other[i - 1] as number);
      const after = (own[i] as number) - (other[i] as number);
      if (before === 0 || before * after >= 0) continue;
      const run = WAY / SAMPLES;
      const mine = Math.atan2((own[i] as number) - (own[i - 1] as number), run);
      const theirs = Math.atan2((other[i] as number) - (other[i - 1] as number), run);
      found.push({
        t: (i - 1 + before / (before - after)) / SAMPLES,
        // Whoever falls passes behind: the strands wind round each other the same way everywhere.
        under: after > before,
        gap: Math.min(HALF_GAP / Math.abs(Math.sin(mine - theirs)), 20),
      });
    }
  }
  return found;
}

/** Five waves, front and back like a cord, that untangle into five level lines with a square node each. */
export function strands({ seed = 2, strands: count = 5 }: StrandsOptions = {}): Strand[] {
  const spread = (STRANDS_HEIGHT - TILE * 2) / (count - 1 || 1);
  // All crossings stand in columns a fifteenth apart; this phase keeps them off the left end.
  const phase = (seed % 2) * 0.5 + (noise(seed, 0) - 0.5) * 0.12;
  const wave = (j: number, t: number) =>
    Math.sin(t * Math.PI * 3 + ((j + phase) * 2 * Math.PI) / count) * STRANDS_HEIGHT * 0.38;
  const order = Array.from({ length: count }, (_, j) => j).sort(
    (a, b) => wave(a, ORDER_AT) - wave(b, ORDER_AT),
  );

  const courses = Array.from({ length: count }, (_, j) => {
    const level = (order.indexOf(j) - (count - 1) / 2) * spread;
    return (t: number): Point => ({
      x: LEFT + WAY * t,
      y: STRANDS_HEIGHT / 2 + lerp(wave(j, t), level, ramp(t, WAVES_UNTIL, STRAIGHT_FROM)),
    });
  });
  const heights = courses.map((at) => Array.from({ length: SAMPLES + 1 }, (_, i) => at(i / SAMPLES).y));

  return courses.map((at, j): Strand => {
    const speed = (t: number) => Math.hypot(WAY, (at(t + 0.002).y - at(t - 0.002).y) / 0.004);
    const crossings = crossingsOf(j, heights).sort((a, b) => a.t - b.t);
    const stretches: [number, number][] = [];
    let from = 0;
    for (const { t, under, gap } of crossings) {
      if (!under) continue;
      const half = gap / speed(t);
      if (t - half > from + 0.004) stretches.push([from, t - half]);
      from = Math.max(from, t + half);
    }
    stretches.push([from, 1]);

    const beads: Bead[] = [];
    let last = Number.NEGATIVE_INFINITY;
    for (let t = 0; t < 0.9; t += 0.01) {
      const apart = crossings.every((crossing) => Math.abs(crossing.t - t) * speed(t) > 36);
      if ((!apart && t > 0) || (t - last) * speed(t) < 150) continue;
      last = t;
      const turn = ramp(t, 0.4, STRAIGHT_FROM);
      const size = Math.round(lerp(24, 32, turn) / 2) * 2;
      const pollen = beads.length % 4 === 1 && noise(seed + 1, j) > 0.4;
      beads.push({ ...at(t), t, size, corner: Math.round(size * lerp(0.5, 0.2, turn)), pollen });
    }
    const lane = order.indexOf(j);
    return {
      lane,
      at,
      stretches,
      beads,
      node: { ...at(1), size: TILE + 8, pollen: lane === Math.floor(count / 2) },
    };
  });
}
