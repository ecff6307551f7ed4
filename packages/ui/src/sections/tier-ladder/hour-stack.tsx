import type { CSSProperties } from 'react';

const HOURS_IN_A_DAY = 8;
const TILE = 40;
const PITCH = 51;
const ROUND = TILE / 2;
const SQUARE = 5;

/** No more tiles than this are drawn, however many hours there are. */
const MOST = 80;

/** The way of the figures: leaf at the beginning, kingfisher at the end. */
const days = ['lali:fill-figure-start', 'lali:fill-figure-middle', 'lali:fill-figure-end'] as const;

/** The gap between two steps as a part of `--lali-width`, so that their tiles stand on one grid. */
export const gapOf = (steps: number) =>
  `calc(var(--lali-width) * ${PITCH - TILE} / ${steps * HOURS_IN_A_DAY * PITCH - (PITCH - TILE)})`;

interface HourStackProps {
  hours: number;
  /** Hours of the longest offer: its last hour is a square tile, the first hour of all a round cell. */
  longest: number;
}

/** An hour is a tile, a day a row of eight; the first day lies at the bottom. */
export function HourStack({ hours, longest }: HourStackProps) {
  const tiles = Math.max(0, Math.min(Math.ceil(hours), MOST));
  const rows = Math.ceil(tiles / HOURS_IN_A_DAY);
  const last = Math.max(1, Math.min(longest, MOST) - 1);
  const height = Math.max(1, rows * PITCH - (PITCH - TILE));
  return (
    <svg
      viewBox={`0 0 ${HOURS_IN_A_DAY * PITCH - (PITCH - TILE)} ${height}`}
      aria-hidden="true"
      className="lali-hour-stack lali:block lali:h-auto lali:w-full lali:max-w-[25rem] lali:rtl:-scale-x-100 lali:@3xl:max-w-none"
    >
      {Array.from({ length: rows }, (_, day) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: the days never change places.
          key={day}
          className={`${days[Math.min(day, days.length - 1)]} lali:forced-colors:fill-[CanvasText]`}
        >
          {Array.from({ length: Math.min(HOURS_IN_A_DAY, tiles - day * HOURS_IN_A_DAY) }, (_, i) => {
            const at = Math.min(1, (day * HOURS_IN_A_DAY + i) / last);
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do the hours.
                key={i}
                style={{ '--lali-at': rounded(at) } as CSSProperties}
                x={i * PITCH}
                y={height - TILE - day * PITCH}
                width={TILE}
                height={TILE}
                rx={rounded(ROUND - (ROUND - SQUARE) * at)}
              />
            );
          })}
        </g>
      ))}
    </svg>
  );
}

const rounded = (value: number) => Math.round(value * 100) / 100;
