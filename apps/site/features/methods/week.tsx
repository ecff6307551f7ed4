import { practiceMinutes } from '../../content/discovery-practice.ts';
import type { practice } from '../../content/pages/innovators-dna.ts';
import { at, grownFill, takenFill } from '../../pictures/cells.tsx';

/* A working day of eight hours, in minutes from its beginning, with room above and below. */
const DAY = 480;
const HOUR = 60;
const ROOM = 18;
const BEGIN = 9;
const hours = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** When the meetings are, from and for how long. */
const meetings = [
  [
    [50, 60],
    [145, 45],
    [240, 90],
    [390, 60],
  ],
  [
    [0, 90],
    [240, 60],
    [345, 75],
  ],
  [
    [30, 60],
    [105, 75],
    [265, 110],
    [420, 60],
  ],
  [
    [60, 105],
    [240, 60],
    [375, 75],
  ],
  [
    [0, 60],
    [90, 75],
    [240, 45],
    [315, 90],
  ],
] as const;

/** When the exercise is: before the first meeting, before lunch, at lunch, in the afternoon, at the end of the week. */
const exercise = [0, 135, 195, 315, DAY - practiceMinutes] as const;

const share = (minutes: number) => `${Math.round((1000 * minutes) / (DAY + 2 * ROOM)) / 10}%`;
const down = (minutes: number) => share(ROOM + minutes);

/* The words of what else there is need room. */
const named = ['lali:hidden', 'lali:@2xl:block', 'lali:fill-current'].join(' ');
const column = ['lali:block', 'lali:h-60', 'lali:w-full', 'lali:overflow-visible', 'lali:@2xl:h-104'].join(
  ' ',
);

/** Five days of a calendar on one sheet. The exercises are drawn to scale, and each is as loud as a line that says what time it is. */
export function Week({ days }: { days: typeof practice.steps }) {
  return (
    <div
      aria-hidden="true"
      className="lali:mt-10 lali:grid lali:grid-cols-[2.5rem_repeat(5,minmax(0,1fr))] lali:overflow-clip lali:rounded-md lali:border lali:border-line lali:surface-raised"
    >
      <div className="lali:type-small lali:pt-4 lali:text-soft">
        <br />
        <svg aria-hidden="true" className={column}>
          {hours.map((hour) =>
            hour % 2 === 0 ? (
              <text
                key={hour}
                x="28"
                y={down(hour * HOUR)}
                dy="0.35em"
                textAnchor="end"
                className="lali:fill-current"
              >
                {BEGIN + hour}
              </text>
            ) : null,
          )}
        </svg>
      </div>
      {days.map(({ day, ...rest }, i) => (
        <div key={day} className="lali:type-small lali:min-w-0 lali:border-s lali:pt-4 lali:border-line">
          <span className="lali:block lali:text-center lali:font-semibold">{day.slice(0, 3)}</span>
          <Day {...rest} index={i} />
        </div>
      ))}
    </div>
  );
}

const area = (from: number, minutes: number) => ({
  x: '6%',
  y: down(from),
  width: '88%',
  height: share(minutes),
});

interface DayProps {
  index: number;
  skill: string;
  meetings: readonly string[];
}

function Day({ index, skill, meetings: names }: DayProps) {
  const start = exercise[index] ?? 0;
  const late = start > DAY / 2 + HOUR * 3;
  return (
    <svg aria-hidden="true" className={column}>
      {hours.map((hour) => (
        <line
          key={hour}
          x2="100%"
          y1={down(hour * HOUR)}
          y2={down(hour * HOUR)}
          className="lali:stroke-line"
        />
      ))}
      {meetings[index]?.map(([from, minutes], i) => (
        <g key={from} style={at(index / 4)}>
          {/* No hour is to be seen through it. */}
          <rect {...area(from, minutes)} className="lali:fill-surface" />
          <rect {...area(from, minutes)} rx={8 - index} fillOpacity={0.28} className={grownFill} />
          <text x="11%" y={down(from)} dy="1.5em" className={named}>
            {names[i]}
          </text>
        </g>
      ))}
      <rect y={down(start)} width="100%" height={share(practiceMinutes)} className={takenFill} />
      {/* As in a calendar the hour that it is. */}
      <circle
        cy={down(start + practiceMinutes / 2)}
        r="8"
        className={`${takenFill} lali:stroke-on-highlight lali:stroke-3 lali:forced-colors:stroke-[CanvasText]`}
      />
      <text
        x="11%"
        y={down(late ? start : start + practiceMinutes)}
        dy={late ? '-0.5em' : '1.2em'}
        className={`${named} lali:font-semibold`}
      >
        {skill}
      </text>
    </svg>
  );
}
