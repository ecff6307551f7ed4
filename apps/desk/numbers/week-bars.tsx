import { inFull } from '../content/numbers.ts';

/** So many at the most are drawn one by one. */
export const mostCells = 10;

interface WeekBarsProps {
  /** What the picture shows, in words. The table beside it has each number. */
  label: string;
  counts: readonly number[];
  /** The highest count of all pictures that are compared with this one. */
  highest: number;
  size?: 'small' | 'large';
  /** A number stands above the highest bar and the last one, where no table beside them has it. Default: false. */
  tellsEnds?: boolean;
}

const heights = { small: 'lali:h-20', large: 'lali:h-44' } as const;
const filled =
  'lali:bg-accent-text lali:forced-colors:bg-[CanvasText] lali:forced-color-adjust-none lali:[print-color-adjust:exact]';
/** The present week is not over. */
const open = 'lali:border-2 lali:border-accent-text lali:forced-colors:border-[CanvasText]';

/** A column for each week: a cell for each where they are few, a bar where they are many. */
export function WeekBars({ label, counts, highest, size = 'small', tellsEnds = false }: WeekBarsProps) {
  const cells = highest <= mostCells;
  const last = counts.length - 1;
  const top = counts.indexOf(highest);
  // Beside the last one its number would lie on the other.
  const told = tellsEnds ? [...(top === last - 1 ? [] : [top]), last] : [];
  const look = (i: number) => (i === last ? open : filled);
  return (
    <div
      role="img"
      aria-label={label}
      className={`lali:flex lali:items-end lali:gap-1 lali:border-control lali:border-b ${heights[size]} ${tellsEnds ? 'lali:mt-6' : ''}`}
    >
      {counts.map((count, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is the place of its week.
          key={i}
          className="lali:flex lali:relative lali:h-full lali:min-w-0 lali:flex-1 lali:flex-col-reverse lali:items-center lali:gap-px"
        >
          {cells
            ? Array.from({ length: count }, (_, n) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells are alike.
                  key={n}
                  style={{ maxHeight: `calc(${100 / highest}% - 1px)` }}
                  className={`lali:aspect-square lali:h-3 lali:shrink-0 lali:rounded-full ${look(i)}`}
                />
              ))
            : count > 0 && (
                <span
                  style={{ height: `${(100 * count) / highest}%` }}
                  className={`lali:min-h-1 lali:w-full lali:max-w-10 lali:rounded-t-[4px] lali:shrink-0 ${look(i)}`}
                />
              )}
          {told.includes(i) && (
            <span
              className={`lali:font-semibold lali:text-[0.8125rem] lali:tabular-nums ${count < 1000 ? '' : 'lali:absolute lali:bottom-full'}`}
            >
              {inFull(count)}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}
