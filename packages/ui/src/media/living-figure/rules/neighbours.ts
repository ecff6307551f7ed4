import type { Point } from './geometry.ts';

/** For each of the first `count` points, the places of all points within `reach`, by buckets of that width. */
export function neighbours(points: readonly Point[], count: number, reach: number): number[][] {
  const buckets = new Map<number, number[]>();
  const column = (v: number) => Math.floor(v / reach);
  const key = (x: number, y: number) => x * 4096 + y;
  for (const [i, { x, y }] of points.entries()) {
    const k = key(column(x), column(y));
    const bucket = buckets.get(k);
    if (bucket) bucket.push(i);
    else buckets.set(k, [i]);
  }
  return points.slice(0, count).map(({ x, y }, i) => {
    const found: number[] = [];
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        for (const j of buckets.get(key(column(x) + dx, column(y) + dy)) ?? []) {
          const q = points[j] as Point;
          if (j !== i && (x - q.x) ** 2 + (y - q.y) ** 2 < reach * reach) found.push(j);
        }
    return found;
  });
}
