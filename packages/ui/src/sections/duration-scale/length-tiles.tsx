import { cva } from 'class-variance-authority';

/** Every row is as wide as twelve tiles with their gaps, whatever it counts. */
const WIDTH = 612;
const TILE = 14;
const GAP = 12;
const SQUARE = 3;
/** A tile that only might be needed is a line of this width. */
const LINE = 2.5;
/** A row with more than these would have no tile to be seen. */
const MOST = 24;

const tileVariants = cva('', {
  variants: {
    kind: {
      sure: 'lali:fill-current lali:forced-colors:fill-[CanvasText]',
      open: 'lali:fill-none lali:stroke-current lali:forced-colors:stroke-[CanvasText]',
      rest: 'lali:fill-line lali:forced-colors:fill-[GrayText]',
    },
  },
});

export interface LengthPart {
  /** Shortest and longest, in whole units. */
  from: number;
  to: number;
  /** Units of the whole: 8 hours of a day, 5 days of a week, 12 months of a year. At most 24 are drawn. */
  of: number;
}

/** A row of tiles, a unit each: filled if it is needed, outlined if it may be, pale if it is left over. */
export function LengthTiles({ from, to, of }: LengthPart) {
  const units = unitsOf({ from, to, of });
  const pitch = (WIDTH + GAP) / Math.max(1, units);
  // So many that the gaps would be wider than the tiles: they shrink with them.
  const tile = Math.max(pitch - GAP, pitch * 0.7);
  return (
    <svg
      data-part="tiles"
      viewBox={`0 0 ${WIDTH} ${TILE}`}
      aria-hidden="true"
      className="lali:block lali:h-auto lali:w-full lali:text-signal lali:rtl:-scale-x-100"
    >
      {Array.from({ length: units }, (_, unit) => {
        const kind = unit < from ? 'sure' : unit < to ? 'open' : 'rest';
        const line = kind === 'open' ? LINE : 0;
        const [width, height] = [tile - line, TILE - line];
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the units never change places.
            key={unit}
            data-unit={kind}
            x={tenth(unit * pitch + (tile - width) / 2)}
            y={(TILE - height) / 2}
            width={tenth(width)}
            height={height}
            rx={cornerOf(unit, units, Math.min(tile, TILE) / 2)}
            strokeWidth={line || undefined}
            className={tileVariants({ kind })}
          />
        );
      })}
    </svg>
  );
}

/** How many places a row has: those of the whole, or more if the longest is longer. */
function unitsOf({ to, of }: LengthPart): number {
  return Math.max(0, Math.min(MOST, Math.ceil(Math.max(of, to))));
}

/** From a round cell to a square tile, along the row. */
function cornerOf(unit: number, units: number, round: number): number {
  const way = unit / Math.max(1, units - 1);
  return tenth(round - (round - Math.min(SQUARE, round)) * way);
}

const tenth = (value: number) => Math.round(value * 10) / 10;
