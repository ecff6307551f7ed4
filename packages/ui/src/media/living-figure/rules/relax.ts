import { PITCH, type Point } from './geometry.ts';
import { neighbours } from './neighbours.ts';

export interface Drifter extends Point {
  /** Where the cell wants to be, and how strongly (0 to 1 per step). */
  home: Point;
  pull: number;
}

/** Steps between two searches for neighbours. */
const LOOK_EVERY = 10;

/**
 * Lets the free points drift until they and the fixed ones stand evenly: crowding pushes, `home` pulls.
 * A short, fixed number of steps keeps it deterministic and quick.
 */
export function relax(
  free: Drifter[],
  fixed: readonly Point[],
  { distance = PITCH * 1.12, steps = 40 } = {},
): void {
  const all: Point[] = [...free, ...fixed];
  let near: number[][] = [];
  for (let step = 0; step < steps; step++) {
    if (step % LOOK_EVERY === 0) near = neighbours(all, free.length, distance * 1.3);
    for (let i = 0; i < free.length; i++) {
      const p = free[i] as Drifter;
      let dx = (p.home.x - p.x) * p.pull;
      let dy = (p.home.y - p.y) * p.pull;
      for (const j of near[i] as number[]) {
        const q = all[j] as Point;
        const x = p.x - q.x;
        const y = p.y - q.y;
        const square = x * x + y * y;
        if (square >= distance * distance || square === 0) continue;
        const gap = Math.sqrt(square);
        // A fixed neighbour cannot yield, so the free one takes its share of the step too.
        const push = ((distance - gap) / gap) * (j < free.length ? 0.25 : 0.5);
        dx += x * push;
        dy += y * push;
      }
      p.x += dx;
      p.y += dy;
    }
  }
}
