import { workshops } from '../../content/workshops.ts';

const HOURS_IN_A_DAY = 8;
const TILE = 40;
const PITCH = 51;
const ROUND = TILE / 2;
const SQUARE = 5;

const longest = Math.max(...Object.values(workshops).map(({ days }) => days));
const width = HOURS_IN_A_DAY * PITCH - (PITCH - TILE);

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
