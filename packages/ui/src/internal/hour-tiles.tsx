import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const HOURS_IN_A_ROW = 8;
const TILE = 16;
const PITCH = 21;
const ROUND = TILE / 2;
const SQUARE = 2.5;

/** No more tiles than this are drawn, however many hours there are. */
const MOST = 80;

interface HourTilesProps extends Omit<ComponentProps<'svg'>, 'children'> {
  hours: number;
  /** Hours of the longest offer: its last hour is a square tile, the first hour of all is a round cell. */
  longest: number;
}

/** An hour is a tile, a working day a row of eight. */
export function HourTiles({ hours, longest, className, ...rest }: HourTilesProps) {
  const tiles = Math.max(0, Math.min(Math.ceil(hours), MOST));
  const rows = Math.ceil(tiles / HOURS_IN_A_ROW);
  const width = (HOURS_IN_A_ROW - 1) * PITCH + TILE;
  const height = Math.max(0, (rows - 1) * PITCH + TILE);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="currentColor"
      aria-hidden="true"
      className={cx('lali:block lali:max-w-full lali:shrink-0 lali:rtl:-scale-x-100', className)}
      {...rest}
    >
      {Array.from({ length: tiles }, (_, i) => {
        const grown = i / Math.max(1, longest - 1);
        const radius = Math.round((ROUND - (ROUND - SQUARE) * Math.min(1, grown)) * 100) / 100;
        const x = (i % HOURS_IN_A_ROW) * PITCH;
        const y = Math.floor(i / HOURS_IN_A_ROW) * PITCH;
        // biome-ignore lint/suspicious/noArrayIndexKey: the hours never change places.
        return <rect key={i} x={x} y={y} width={TILE} height={TILE} rx={radius} />;
      })}
    </svg>
  );
}
