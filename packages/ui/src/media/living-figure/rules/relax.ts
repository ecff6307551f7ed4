import { PITCH, type Point } from './geometry.ts';

export interface Drifter extends Point {
  /** Where the cell wants to be, and how strongly (0 to 1 per step). */
  home: Point;
  pull: number;
}

/**
 * Lets the free points drift apart until they and the fixed ones stand evenly: crowding pushes, `home`
 * pulls. A short, fixed number of steps keeps it deterministic and quick.
 */
export function relax(free: Drifter[], fixed: readonly Point[], { distance = PITCH, steps = 60 } = {}): void {
  const size = distance * 1.2;
  const key = (x: number, y: number) => Math.floor(x / size) * 4096 + Math.floor(y / size);
  const still = new Map<number, Point[]>();
  const file = (map: Map<number, Point[]>, p: Point) => {
    const k = key(p.x, p.y);
    const list = map.get(k);
    if (list) list.push(p);
    else map.set(k, [p]);
  };
  for (const p of fixed) file(still, p);
  for (let step = 0; step < steps; step++) {
    const moving = new Map<number, Point[]>();
    for (const p of free) file(moving, p);
    for (const p of free) {
      let dx = (p.home.x - p.x) * p.pull;
      let dy = (p.home.y - p.y) * p.pull;
      for (let column = -1; column <= 1; column++) {
        for (let row = -1; row <= 1; row++) {
          const k = key(p.x + column * size, p.y + row * size);
          for (const [map, share] of [
            [still, 0.5],
            [moving, 0.25],
          ] as const) {
            for (const q of map.get(k) ?? []) {
              if (q === p) continue;
              const gap = Math.hypot(p.x - q.x, p.y - q.y) || 0.01;
              if (gap >= distance) continue;
              const push = ((distance - gap) / gap) * share;
              dx += (p.x - q.x) * push;
              dy += (p.y - q.y) * push;
            }
          }
        }
      }
      p.x += dx;
      p.y += dy;
    }
  }
}
