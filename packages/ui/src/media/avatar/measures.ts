import type { Place } from './looks.ts';

export type PortraitPaint = 'hair' | 'face' | 'feature' | 'body' | 'pollen';

export interface PortraitCell {
  x: number;
  y: number;
  /** Edge length. */
  size: number;
  /** Radius of the corners: half the size is round. */
  corner: number;
  paint: PortraitPaint;
}

/** A frame is 96 units wide and high: the head takes 60 % of its height, and it cuts the shoulders. */
export const PORTRAIT = 96;

/** How far the shoulders reach beyond each side of a frame, for a bust that has none. */
export const beyond = 12;

/** For 44 px, from 72, and from 120. */
export type Detail = 'few' | 'many' | 'fine';

/** The middle of the head and its half axes. */
export const head = { x: 48, y: 48, across: 24, down: 29 };
/** The neck ends above this height, with a whole row. */
export const neckEnd = 83;
/** Distance and size of the round cells, and of the tiles. */
export const measures = {
  few: { pitch: 7.4, cell: 6.9, grid: 9, tile: 7 },
  many: { pitch: 4.6, cell: 4.2, grid: 5.6, tile: 4.5 },
  fine: { pitch: 2.9, cell: 2.6, grid: 3.6, tile: 2.9 },
} as const;

/** Where the shoulders begin: as far below the last row of the neck as its cells are apart. */
export function collarOf(detail: Detail): number {
  const { pitch, cell } = measures[detail];
  const row = rowOf(detail);
  const rows = Math.ceil((neckEnd - cell / 2 - head.y) / row) - 1;
  return head.y + rows * row + pitch - cell / 2;
}

/** Distance of two rows of a hexagonal packing. */
export const rowOf = (detail: Detail): number => measures[detail].pitch * Math.sqrt(0.75);

/** A head that is turned has its features on one side. */
export const turned = 0.12;

export function at({ u, v }: Place): { x: number; y: number } {
  return { x: head.x + u * head.across, y: head.y + v * head.down };
}

export function roundCell(x: number, y: number, paint: PortraitPaint, detail: Detail): PortraitCell {
  const { cell } = measures[detail];
  return { x, y, size: cell, corner: cell / 2, paint };
}

export function nearest<C extends PortraitCell>(cells: readonly C[], { x, y }: { x: number; y: number }): C {
  return cells.reduce((best, cell) =>
    Math.hypot(cell.x - x, cell.y - y) < Math.hypot(best.x - x, best.y - y) ? cell : best,
  );
}
