import type { Workshop } from '../../content/schema/offers.ts';
import { workshops } from '../../content/workshops.ts';

const HOURS_IN_A_DAY = 8;
const TILE = 40;
const PITCH = 51;
const ROUND = TILE / 2;
const SQUARE = 5;

/** The way of the figures, from the first day to the last. */
const paints = ['lali:fill-figure-start', 'lali:fill-figure-middle', 'lali:fill-figure-end'] as const;

const longest = Math.max(...Object.values(workshops).map(({ days }) => days));
const width = HOURS_IN_A_DAY * PITCH - (PITCH - TILE);

/** As wide as the page: its tiles nearly touch. */
const WIDE_TILE = 45;

/** The hours of one workshop, as wide as the page: a tile is an hour, a row a day, which has a name if it is not alone. */
export function HourSteps({ of, dayLabel }: { of: Workshop['id']; dayLabel: (day: number) => string }) {
  const { days } = workshops[of];
  return (
    <div aria-hidden="true" className="lali:grid lali:gap-3 lali:pb-10 lali:lg:pb-12">
      {Array.from({ length: days }, (_, day) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the days never change places.
          key={day}
          className={
            days > 1 ? 'lali:grid lali:grid-cols-[3.5rem_minmax(0,1fr)] lali:items-center' : undefined
          }
        >
          {days > 1 && <span className="lali:type-small lali:font-semibold">{dayLabel(day + 1)}</span>}
          <Day of={day} days={days} />
        </div>
      ))}
    </div>
  );
}

interface DayProps {
  of: number;
  days: number;
}

/** A day in one row; alone on a phone, its morning above its afternoon. */
function Day({ of, days }: DayProps) {
  const rows = days > 1 ? [HOURS_IN_A_DAY] : [HOURS_IN_A_DAY / 2, HOURS_IN_A_DAY];
  return rows.map((perRow) => {
    const lines = HOURS_IN_A_DAY / perRow;
    return (
      <svg
        key={perRow}
        aria-hidden="true"
        viewBox={`0 0 ${perRow * PITCH - (PITCH - WIDE_TILE)} ${lines * PITCH - (PITCH - WIDE_TILE)}`}
        className={`lali:w-full lali:rtl:-scale-x-100 ${lines > 1 ? 'lali:md:hidden' : rows.length > 1 ? 'lali:hidden lali:md:block' : 'lali:block'}`}
      >
        {Array.from({ length: HOURS_IN_A_DAY }, (_, hour) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the hours never change places.
            key={hour}
            x={(hour % perRow) * PITCH}
            y={Math.floor(hour / perRow) * PITCH}
            width={WIDE_TILE}
            height={WIDE_TILE}
            rx={roundOf(of * HOURS_IN_A_DAY + hour, days * HOURS_IN_A_DAY)}
            className={`${hour === HOURS_IN_A_DAY - 1 && of === days - 1 ? 'lali:fill-highlight' : paints[Math.min(of, paints.length - 1)]} lali:forced-colors:fill-[CanvasText]`}
          />
        ))}
      </svg>
    );
  });
}

/** From a cell at the first hour to a tile at the last one. */
function roundOf(hour: number, all: number): number {
  return WIDE_TILE / 2 - ((WIDE_TILE / 2 - SQUARE) * hour) / (all - 1);
}

/** The hours alone, on a coloured ground: a row a day, the first at the top. */
export function HourRows({ hours }: { hours: number }) {
  const rows = Math.ceil(hours / HOURS_IN_A_DAY);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${rows * PITCH - (PITCH - TILE)}`}
      className="lali:block lali:w-full"
    >
      {Array.from({ length: hours }, (_, hour) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the hours never change places.
          key={hour}
          x={(hour % HOURS_IN_A_DAY) * PITCH}
          y={Math.floor(hour / HOURS_IN_A_DAY) * PITCH}
          width={TILE}
          height={TILE}
          rx={ROUND - ((ROUND - SQUARE) * hour) / (longest * HOURS_IN_A_DAY - 1)}
          className="lali:fill-figure-on-secondary lali:forced-colors:fill-[CanvasText]"
        />
      ))}
    </svg>
  );
}
