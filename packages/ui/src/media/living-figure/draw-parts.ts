import { type Part, PITCH, TILE } from './rules/geometry.ts';

/** A number is a position between the colours core (0), grown (0.5) and built (1). */
export type Paint = number | 'tile' | 'cell' | 'ink' | 'paper' | 'pollen' | 'built' | 'mark' | 'knob';

/** One path of a part. `width` strokes it with round caps and joins; `fill` fills it. */
export interface Stroke {
  paint: Paint;
  d: string;
  fill?: boolean;
  width?: number;
  /** Shown on a light page only, or on a dark one only. Default: on both. */
  scheme?: 'day' | 'night' | undefined;
}

/** A box with round corners as a stroked smaller box: shorter than four arcs. */
export function box(paint: Paint, x: number, y: number, w: number, h: number, corner: number): Stroke {
  const r = Math.min(corner, w / 2, h / 2);
  const iw = w - 2 * r;
  const ih = h - 2 * r;
  return { paint, d: `M${x - iw / 2} ${y - ih / 2}h${iw}v${ih}h${-iw}z`, fill: true, width: 2 * r };
}
const dot = (paint: Paint, x: number, y: number, diameter: number): Stroke => ({
  paint,
  d: `M${x} ${y}h0`,
  width: diameter,
});

/** The interface parts, drawn on the tiles they replace; they may swell over the tile but leave a gap. */
export function drawPart({ kind, x, y, columns, rows }: Part): Stroke[] {
  const w = (columns - 1) * PITCH + TILE;
  const h = (rows - 1) * PITCH + TILE;
  switch (kind) {
    case 'checkbox':
      return [
        box('pollen', x, y, 50, 50, 12),
        { paint: 'mark', d: `M${x - 12} ${y + 1}l9 9 16-19`, width: 7 },
      ];
    case 'toggle':
      return [box('ink', x, y, w + 8, 50, 25), dot('knob', x + w / 2 - 21, y, 36)];
    case 'avatar':
      return [
        box('ink', x, y, w + 4, h + 4, (w + 4) / 2),
        dot('paper', x, y - 16, 32),
        { paint: 'paper', d: `M${x - 26} ${y + 30}a26 22 0 0 1 52 0z`, fill: true, width: 4 },
      ];
    case 'seat':
      return [
        box('built', x, y, 52, 52, 13),
        box('paper', x, y, 38, 38, 7),
        box('built', x, y + 8, 24, 12, 4),
      ];
    case 'cursor':
      return [
        {
          paint: 'ink',
          d: `M${x - 16} ${y - 24}v44l11-10 8 18 9-4-8-18h15z`,
          fill: true,
          width: 4,
        },
      ];
    case 'input':
      return [
        box('ink', x, y, w + 10, 52, 13),
        box('paper', x, y, w, 42, 8),
        { paint: 'ink', d: `M${x - w / 2 + 18} ${y}h44`, width: 6 },
        { paint: 'built', d: `M${x - w / 2 + 80} ${y - 11}v22`, width: 6 },
      ];
    case 'slider':
      return [
        { paint: 'ink', d: `M${x - w / 2 + 5} ${y}h${w - 10}`, width: 10 },
        dot('ink', x + 14, y, 44),
        dot('paper', x + 14, y, 28),
      ];
  }
}
