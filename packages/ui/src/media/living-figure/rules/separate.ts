import { clearance } from './clearance.ts';
import type { Cell } from './geometry.ts';
import { neighbours } from './neighbours.ts';

/** Free space that any two cells keep, in figure units. */
const LEAST_GAP = 5;

/**
 * Tilted squares need more space at their corners than their centres show: the movable ones step aside until every
 * pair keeps `LEAST_GAP`. A cell without space is left out.
 */
export function separate(cells: Cell[], movable: (cell: Cell) => boolean): Cell[] {
  const free = cells.filter(movable);
  const all = [...free, ...cells.filter((cell) => !movable(cell))];
  const pairs: Pair[] = [];
  for (const [i, near] of neighbours(all, free.length, 90).entries())
    for (const j of near) if (i < j) pairs.push({ a: all[i] as Cell, b: all[j] as Cell, seen: -1 });
  // Cells that have not moved since the last check still keep their distance: after the first pass most pairs are
  // skipped.
  const moved = new Map<Cell, number>();
  let now = 0;
  for (let pass = 0; pass < 24; pass++) {
    let calm = true;
    for (const pair of pairs) {
      const { a, b, seen } = pair;
      if ((moved.get(a) ?? 0) <= seen && (moved.get(b) ?? 0) <= seen) continue;
      pair.seen = now;
      const gap = Math.hypot(a.x - b.x, a.y - b.y);
      if (isFar(pair, gap)) continue;
      const lack = LEAST_GAP - clearance(a, b);
      if (lack <= 0) continue;
      calm = false;
      now += 1;
      const step = Math.max(lack * 0.55, 0.6) / gap;
      const share = movable(a) && movable(b) ? 0.5 : 1;
      const dx = (a.x - b.x) * step * share;
      const dy = (a.y - b.y) * step * share;
      if (movable(a)) {
        a.x += dx;
        a.y += dy;
        moved.set(a, now);
      }
      if (movable(b)) {
        b.x -= dx;
        b.y -= dy;
        moved.set(b, now);
      }
    }
    if (calm) break;
  }
  const dropped = new Set<Cell>();
  for (const pair of pairs) {
    const { a, b } = pair;
    if (dropped.has(a) || dropped.has(b) || isFar(pair, Math.hypot(a.x - b.x, a.y - b.y))) continue;
    if (LEAST_GAP - clearance(a, b) < LEAST_GAP * 0.6) continue;
    dropped.add(movable(a) ? a : b);
  }
  return cells.filter((cell) => !dropped.has(cell));
}

interface Pair {
  a: Cell;
  b: Cell;
  /** When it was last checked, in moves. */
  seen: number;
}

/** Beyond the two radii no corners can meet: most pairs need no exact look. */
function isFar({ a, b }: Pair, gap: number): boolean {
  return gap >= radius(a) + radius(b) + LEAST_GAP;
}

/** From the middle to the furthest point of a rounded corner. */
function radius({ size, corner }: Cell): number {
  return (size / 2 - corner) * Math.SQRT2 + corner;
}
