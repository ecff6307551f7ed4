import type { PortraitCell, PortraitPaint } from './measures.ts';
import { spotsOf } from './outline.ts';

/** An outline or a line as relative whole numbers: they are the shortest. */
export function inGrid(d: string, grid: number): string {
  const [at, start] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  return d.replace(/([MLCZ])([^MLCZ]*)/g, (_, command: string, text: string) => {
    if (command === 'Z') Object.assign(at, start);
    const spots = spotsOf(text).map((spot) => ({
      x: Math.round(spot.x / grid),
      y: Math.round(spot.y / grid),
    }));
    const numbers = spots.flatMap((spot, i) => {
      const { x, y } = at;
      if (command !== 'C' || i % 3 === 2) Object.assign(at, spot);
      return [spot.x - x, spot.y - y];
    });
    if (command === 'M') Object.assign(start, at);
    return command.toLowerCase() + numbers.join(' ').replace(/ -/g, '-');
  });
}

export interface CellPath {
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
 */
export function cellPaths(cells: readonly PortraitCell[], grid: number): CellPath[] {
  const units = (value: number) => Math.round(value / grid);
  const paths = new Map<string, CellPath & { x: number; y: number }>();
  for (const { x, y, size, corner, paint } of cells) {
    const width = units(corner * 2);
    const side = units(size) - width;
    const key = `${paint} ${width} ${side}`;
    const path = paths.get(key) ?? { paint, width, isTile: side > 0, d: '', x: 0, y: 0 };
    const [left, top] = [units(x - (side * grid) / 2), units(y - (side * grid) / 2)];
    path.d += `m${left - path.x} ${top - path.y}${side > 0 ? `h${side}v${side}h${-side}z` : 'h0'}`;
    Object.assign(path, { x: left, y: top });
    paths.set(key, path);
  }
  return [...paths.values()].map(({ x: _x, y: _y, ...path }) => path);
}
