import type { PortraitCell, PortraitPaint } from './measures.ts';

export interface PortraitPath {
  paint: PortraitPaint;
  /** Width of the stroke, which rounds the cells. */
  width: number;
  /** Tiles are filled, discs are dots of the stroke. */
  isTile: boolean;
  d: string;
}

/**
 * Cells that look the same as one path for a stroke with round caps and joins: a dot, or a smaller square that the stroke
 * rounds.
 * @param scale How many whole numbers a unit has: they are the shortest.
 */
export function portraitPaths(cells: readonly PortraitCell[], scale: number): PortraitPath[] {
  const units = (value: number) => Math.round(value * scale);
  const paths = new Map<string, PortraitPath & { x: number; y: number }>();
  for (const { x, y, size, corner, paint } of cells) {
    const side = units(size - 2 * corner);
    const isTile = side > 0;
    const width = units(isTile ? corner * 2 : size);
    const key = `${paint} ${width} ${side}`;
    const path = paths.get(key) ?? { paint, width, isTile, d: '', x: 0, y: 0 };
    const [left, top] = [units(x) - Math.round(side / 2), units(y) - Math.round(side / 2)];
    path.d += `m${left - path.x} ${top - path.y}${isTile ? `h${side}v${side}h${-side}z` : 'h0'}`;
    Object.assign(path, { x: left, y: top });
    paths.set(key, path);
  }
  return [...paths.values()].map(({ x: _x, y: _y, ...path }) => path);
}
