import type { Cell } from './rules/geometry.ts';

/** Rotations are drawn in these steps (degrees): repeated strings are what makes the figure small. */
const ROTATION_STEP = 5;

/**
 * A cell as a sub-path for a stroke with round joins: a disc is a dot, a tile a smaller square, and the
 * stroke rounds it. Twenty characters where four arcs would take eighty.
 */
function cellPath({ size, corner, rotation }: Cell, dx: number, dy: number): string {
  const side = size - 2 * corner;
  if (side <= 0) return `${move(dx, dy)}h0`;
  const angle = (Math.round(rotation / ROTATION_STEP) * ROTATION_STEP * Math.PI) / 180;
  const u = Math.round(side * Math.cos(angle));
  const v = Math.round(side * Math.sin(angle));
  if (v === 0) return `${move(dx - u / 2, dy - u / 2)}h${u}v${u}h${-u}z`;
  if (u === 0) return `${move(dx - v / 2, dy - v / 2)}h${v}v${v}h${-v}z`;
  return `${move(dx - (u - v) / 2, dy - (u + v) / 2)}l${u}${pair(v)}${pair(-v)}${pair(u)}${pair(-u)}${pair(-v)}z`;
}
const pair = (n: number) => (n < 0 ? String(n) : ` ${n}`);
const move = (x: number, y: number) => `M${Math.round(x)}${pair(Math.round(y))}`;

export interface CellGroup {
  ring: number;
  pollen: boolean;
  /** Stroke width in figure units: twice the corner. */
  width: number;
  d: string;
}

/** All cells of one ring and colour become one path. */
export function groupCells(cells: readonly Cell[]): CellGroup[] {
  const groups = new Map<string, CellGroup & { cells: Cell[] }>();
  for (const cell of cells) {
    const key = `${cell.ring}|${cell.pollen}|${cell.size}|${cell.corner}`;
    let group = groups.get(key);
    if (!group) {
      group = { ring: cell.ring, pollen: cell.pollen, width: cell.corner * 2, d: '', cells: [] };
      groups.set(key, group);
    }
    group.cells.push(cell);
  }
  return [...groups.values()]
    .sort((a, b) => a.ring - b.ring || Number(a.pollen) - Number(b.pollen))
    .map(({ cells: members, ...group }) => ({
      ...group,
      d: members
        .sort((a, b) => a.y - b.y || a.x - b.x)
        .map((cell) => cellPath(cell, cell.x, cell.y))
        .join(''),
    }));
}
