import { type Cell, noise, PITCH } from './geometry.ts';
import { type FigureOpening, isWithin } from './openings.ts';
import type { PhyllotaxisFigure } from './phyllotaxis.ts';

/** The rows in which the figure thins out. */
const THINNING = 4.5 * PITCH;
/** What stands around an opening stays, as long as it is whole. */
const FRAME = 1.5 * PITCH;

interface End {
  figure: Pick<PhyllotaxisFigure, 'extent'>;
  openings: readonly FigureOpening[];
  seed: number;
  /** Share of its height. */
  endsAt: number;
}

/**
 * Whether a cell is left out where an opening shows the figure no further than `endsAt`: all that would be cut, and above
 * it the more the nearer, so that the figure ends as it grows and not on a line.
 */
export function isLow({ x, y, size, zone }: Cell, { figure, openings, seed, endsAt }: End): boolean {
  const end = (endsAt - 0.5) * figure.extent;
  // A square that is turned reaches further.
  const half = zone === 'turning' ? size * 0.7 : size / 2;
  if (y + half > end) return true;
  if (openings.some((opening) => isWithin(opening, { x, y }, FRAME))) return false;
  const near = 1 - (end - half - y) / THINNING;
  return noise(seed, x * 31 + y) < near ** 1.6;
}
