import { type Cell, clamp, lerp, ramp } from './geometry.ts';
import type { PhyllotaxisFigure } from './phyllotaxis.ts';

/** A picture as tones, for a figure to be drawn with: square, row by row, a digit for each place. */
export interface FigurePortrait {
  /** Places in a row. */
  size: number;
  /** `size` × `size` digits: 0 is black, 9 is white. */
  tones: string;
}

/** Dark cells on a light page, or light ones on a dark page: the large cells are what stands out from the ground. */
export type Scheme = 'day' | 'night';

/** Shares of the reach: the picture fills the first, and has faded into the figure at the second. */
const PICTURE_UNTIL = 0.6;
export const FADED_FROM = 0.74;
/** As a share of the figure's width: 3 px on a phone, where the figure of the first page is 420 px wide. */
const LEAST_SHARE = 3 / 420;

/** The tone at a place of the picture, 0 to 1, between its four nearest values. */
export function toneAt({ size, tones }: FigurePortrait, u: number, v: number): number {
  const place = (share: number) => clamp(share) * (size - 1);
  const [x, y] = [place(u), place(v)];
  const value = (column: number, row: number) =>
    Number(tones[Math.min(row, size - 1) * size + Math.min(column, size - 1)] ?? 9) / 9;
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const above = lerp(value(column, row), value(column + 1, row), x - column);
  const below = lerp(value(column, row + 1), value(column + 1, row + 1), x - column);
  return lerp(above, below, y - row);
}

/** A picture has to be square and of digits, or the figure would show noise. */
export function requirePortrait({ size, tones }: FigurePortrait): void {
  if (size > 1 && tones.length === size * size && /^\d+$/.test(tones)) return;
  throw new Error(
    `LivingFigure: the portrait has ${tones.length} tones for ${size} × ${size} places. Give one digit for each place, row by row, 0 for black to 9 for white.`,
  );
}

/** How much of its size a cell keeps, from its tone. */
const scaleOf = (presence: number) => lerp(0.28, 1.16, presence);

/** The living part of a figure with a picture in it: a cell is as large as it stands out, and none is under 3 px. */
export function screened(
  { extent, reach, cells }: Pick<PhyllotaxisFigure, 'extent' | 'reach' | 'cells'>,
  portrait: FigurePortrait,
  scheme: Scheme,
): Cell[] {
  requirePortrait(portrait);
  const radius = reach * FADED_FROM;
  return cells.flatMap((cell): Cell[] => {
    const t = Math.sqrt(cell.x * cell.x + cell.y * cell.y) / reach;
    const effect = 1 - ramp(t, PICTURE_UNTIL, FADED_FROM);
    if (effect === 0) return [cell];
    const tone = toneAt(portrait, (cell.x / radius + 1) / 2, (cell.y / radius + 1) / 2);
    const presence = scheme === 'day' ? 1 - tone : tone;
    // In whole steps, so that few sizes share few paths.
    const size = Math.round((cell.size * lerp(1, scaleOf(presence), effect)) / 3) * 3;
    if (size < extent * LEAST_SHARE) return [];
    const corner = Math.round((size * cell.corner) / cell.size / 1.5) * 1.5;
    return [{ ...cell, size, corner: Math.min(corner, size / 2), pollen: cell.pollen && effect < 0.5 }];
  });
}
