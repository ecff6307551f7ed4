import type { CvGroup } from './cv-table.types.ts';

/** The first and the last year of a whole table. */
export type Scale = readonly [first: number, last: number];

export function scaleOf(groups: readonly CvGroup[]): Scale {
  const all = groups.flatMap((group) =>
    group.kind === 'entries' ? group.entries.flatMap(({ years }) => years ?? []) : [],
  );
  return [Math.min(...all), Math.max(...all)];
}

const PITCH = 20;
const SIZE = 16;

/** One cell for each calendar year of the table: round in the first, a tile in the last. Those of an entry are filled. */
export function Years({ of: [from, to], scale: [first, last] }: { of: Scale; scale: Scale }) {
  const count = last - first + 1;
  const middle = (year: number) => (year - first) * PITCH + SIZE / 2;
  const years = Array.from({ length: count }, (_, n) => first + n);
  const others = years.filter((year) => year < from || year > to);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${count * PITCH - (PITCH - SIZE)} ${SIZE}`}
      className="lali:mt-3 lali:block lali:w-full lali:rtl:-scale-x-100 lali:print:hidden"
    >
      <path
        d={others.map((year) => `M${middle(year)} ${SIZE / 2}h0`).join('')}
        stroke="var(--lali-color-control)"
        strokeWidth={3}
        strokeLinecap="round"
      />
      {years.slice(Math.max(0, from - first), to - first + 1).map((year) => {
        const built = count > 1 ? (year - first) / (count - 1) : 1;
        return (
          <rect
            key={year}
            x={middle(year) - SIZE / 2}
            width={SIZE}
            height={SIZE}
            rx={Math.round(SIZE * (5 - 3.6 * built)) / 10}
            fill={`color-mix(in oklab,var(--lali-color-figure-end) ${Math.round(100 * built)}%,var(--lali-color-figure-start))`}
          />
        );
      })}
    </svg>
  );
}
