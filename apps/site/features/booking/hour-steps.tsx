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
const height = longest * PITCH - (PITCH - TILE);

/** Room for the name of a day beside its hours. */
const label = 56;

/**
 * The hours of one workshop among those of the longest: a tile is an hour, a row a named day, the first day at the bottom.
 */
export function HourSteps({ of, dayLabel }: { of: Workshop['id']; dayLabel: (day: number) => string }) {
  const { hours, days } = workshops[of];
  const all = longest * HOURS_IN_A_DAY;
  return (
    // The line of the page below it is where it stands.
    <svg
      viewBox={`0 0 ${label + width} ${height + 28}`}
      aria-hidden="true"
      className="lali:block lali:w-full"
    >
      {Array.from({ length: longest }, (_, day) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: the days never change places.
          key={day}
          y={height - day * PITCH - TILE / 2 + 5}
          className={`lali:text-[16px] lali:font-semibold ${day < days ? 'lali:fill-text' : 'lali:fill-text-soft'}`}
        >
          {dayLabel(day + 1)}
        </text>
      ))}
      {Array.from({ length: all }, (_, hour) => {
        const day = Math.floor(hour / HOURS_IN_A_DAY);
        const isTaken = hour < hours;
        // Half of an outline lies outside of its shape.
        const inset = isTaken ? 0 : 1;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the hours never change places.
            key={hour}
            x={label + (hour % HOURS_IN_A_DAY) * PITCH + inset}
            y={height - TILE - day * PITCH + inset}
            width={TILE - 2 * inset}
            height={TILE - 2 * inset}
            rx={ROUND - ((ROUND - SQUARE) * hour) / (all - 1)}
            className={
              isTaken
                ? `${paints[Math.min(day, paints.length - 1)]} lali:forced-colors:fill-[CanvasText]`
                : 'lali:fill-none lali:stroke-control lali:forced-colors:stroke-[GrayText]'
            }
          />
        );
      })}
    </svg>
  );
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
