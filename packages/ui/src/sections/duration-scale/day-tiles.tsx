import type { CSSProperties } from 'react';

const DAYS_OF_A_WEEK = 5;
const TILE = 16;
const PITCH = 23;
const SQUARE = 2.5;
/** A tile that only might be there is a line of this width. */
const LINE = 1.5;
/** Half a year stands in one piece; on narrow screens the second half goes below the first. */
const WEEKS_OF_A_PIECE = 26;
/** Corners change in this many steps from the first day to the last. */
const STEPS = 5;

/** A year of weeks; no more is drawn, however long it takes. */
const MOST_DAYS = 260;

interface DayTilesProps {
  /** Shortest and longest, in working days. */
  from: number;
  to: number;
  /** Days of the longest offer: its last day is a square tile, the first day of all a round cell. */
  longest: number;
}

/** A working day is a tile, a week a column of five; what is not sure to be needed is an outline. */
export function DayTiles({ from, to, longest }: DayTilesProps) {
  const most = Math.min(Math.max(from, to, 0), MOST_DAYS);
  const weeks = Math.ceil(most / DAYS_OF_A_WEEK);
  const rows = weeks > 1 ? DAYS_OF_A_WEEK : Math.ceil(most);
  const pieces = Array.from({ length: Math.ceil(weeks / WEEKS_OF_A_PIECE) }, (_, i) => i);
  return (
    <div
      data-part="days"
      className="lali:flex lali:flex-wrap lali:gap-y-5 lali:text-signal lali:rtl:-scale-x-100"
    >
      {pieces.map((piece) => {
        const first = piece * WEEKS_OF_A_PIECE;
        const columns = Math.min(WEEKS_OF_A_PIECE, weeks - first);
        const days = tilesOf({ from, to: most, longest }, first, columns);
        return (
          <svg
            key={piece}
            viewBox={`0 0 ${columns * PITCH} ${rows * PITCH - (PITCH - TILE)}`}
            aria-hidden="true"
            style={{ '--lali-weeks': columns } as CSSProperties}
            className="lali:block lali:h-auto lali:w-[calc(var(--lali-week)*var(--lali-weeks))] lali:fill-current lali:forced-colors:fill-[CanvasText] lali:forced-colors:stroke-[CanvasText]"
          >
            <path data-days="sure" d={days.sure} />
            {days.open === '' ? null : (
              <path data-days="open" d={days.open} fill="none" stroke="currentColor" strokeWidth={LINE} />
            )}
          </svg>
        );
      })}
    </div>
  );
}

/** Two paths rather than some hundred elements: the tiles that are needed, and those that may be. */
function tilesOf({ from, to, longest }: DayTilesProps, firstWeek: number, weeks: number) {
  const paths = { sure: '', open: '' };
  const begin = firstWeek * DAYS_OF_A_WEEK;
  const end = Math.min(to, begin + weeks * DAYS_OF_A_WEEK);
  for (let day = begin; day < end; day += 1) {
    const x = Math.floor((day - begin) / DAYS_OF_A_WEEK) * PITCH;
    const y = (day % DAYS_OF_A_WEEK) * PITCH;
    const corner = cornerOf(day, longest);
    if (day < from) paths.sure += tile(x, y, TILE * Math.min(1, from - day, end - day), corner);
    else
      paths.open += tile(
        x + LINE / 2,
        y + LINE / 2,
        (TILE - LINE) * Math.min(1, end - day),
        corner,
        TILE - LINE,
      );
  }
  return paths;
}

function cornerOf(day: number, longest: number): number {
  const way = Math.min(1, day / Math.max(1, Math.min(longest, MOST_DAYS) - 1));
  const step = Math.round(way * STEPS) / STEPS;
  return TILE / 2 - (TILE / 2 - SQUARE) * step;
}

/** Half a day is the first half of its tile, cut straight. */
function tile(x: number, y: number, width: number, corner: number, height = TILE): string {
  const r = rounded(Math.min(corner, height / 2, width));
  const top = rounded(width - 2 * r);
  const side = rounded(height - 2 * r);
  if (top < 0)
    return `M${x + width} ${y}h${r - width}a${r} ${r} 0 0 0 ${-r} ${r}v${side}a${r} ${r} 0 0 0 ${r} ${r}h${width - r}z`;
  return `M${x + r} ${y}h${top}a${r} ${r} 0 0 1 ${r} ${r}v${side}a${r} ${r} 0 0 1 ${-r} ${r}h${-top}a${r} ${r} 0 0 1 ${-r} ${-r}v${-side}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

const rounded = (value: number) => Math.round(value * 100) / 100;
