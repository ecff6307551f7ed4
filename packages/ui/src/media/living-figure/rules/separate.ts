import { clearance } from './clearance.ts';
import type { Cell } from './geometry.ts';
import { neighbours } from './neighbours.ts';

/** Free space that any two cells keep, in figure units. */
export const LEAST_GAP = 5;

/**
 * Tilted squares need more room at their corners than their centres tell: the movable ones step aside
 * until every pair keeps `LEAST_GAP`. A cell that finds no room after all is left out.
 */
export function separate(cells: Cell[], movable: (cell: Cell) => boolean): Cell[] {
  const free = cells.filter(movable);
  const all = [...free, ...cells.filter((cell) => !movable(cell))];
  const pairs: [Cell, Cell][] = [];
  for (const [i, near] of neighbours(all, free.length, 90).entries())
    for (const j of near) if (i < j) pairs.push([all[i] as Cell, all[j] as Cell]);
  const lacking = ([a, b]: [Cell, Cell]) => LEAST_GAP - clearance(a, b);
  for (let pass = 0; pass < 24; pass++) {
    let calm = true;
    for (const pair of pairs) {
      const [a, b] = pair;
      // Corners cannot meet beyond the two half diagonals: most pairs need no exact look.
      if (Math.hypot(a.x - b.x, a.y - b.y) > (a.size + b.size) * 0.66 + LEAST_GAP) continue;
      const lack = lacking(pair);
      if (lack <= 0) continue;
      calm = false;
      const gap = Math.hypot(a.x - b.x, a.y - b.y);
      const step = Math.max(lack * 0.55, 0.6) / gap;
      const share = movable(a) && movable(b) ? 0.5 : 1;
      const dx = (a.x - b.x) * step * share;
      const dy = (a.y - b.y) * step * share;
      if (movable(a)) {
        a.x += dx;
        a.y += dy;
      }
      if (movable(b)) {
        b.x -= dx;
        b.y -= dy;
      }
    }
    if (calm) break;
  }
  const dropped = new Set<Cell>();
  for (const pair of pairs) {
    const [a, b] = pair;
    if (dropped.has(a) || dropped.has(b) || lacking(pair) < LEAST_GAP * 0.6) continue;
    dropped.add(movable(a) ? a : b);
  }
  return cells.filter((cell) => !dropped.has(cell));
}
