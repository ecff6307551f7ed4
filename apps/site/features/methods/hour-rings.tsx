import type { CSSProperties } from 'react';
import { grownFill, takenFill } from '../../pictures/cells.tsx';

const SIZE = 640;
const MIDDLE = SIZE / 2;
const MINUTES = 60;
const OUTER = 304;
/** Of the radius of one ring and the next one outside it. */
const RATIO = 0.868;

const ahead = ['lali:fill-line', 'lali:forced-colors:fill-[GrayText]'].join(' ');

/** While a row of the list is pointed at or focused, the rings of the others step back. */
const stepsBack = [
  'lali:transition-opacity',
  'lali:duration-quick',
  'lali:motion-reduce:transition-none',
  'lali:group-has-[li:is(:hover,:focus-within)]/hour:opacity-25',
].join(' ');
const stays = [
  'lali:group-has-[li:nth-child(1):is(:hover,:focus-within)]/hour:opacity-100',
  'lali:group-has-[li:nth-child(2):is(:hover,:focus-within)]/hour:opacity-100',
  'lali:group-has-[li:nth-child(3):is(:hover,:focus-within)]/hour:opacity-100',
  'lali:group-has-[li:nth-child(4):is(:hover,:focus-within)]/hour:opacity-100',
  'lali:group-has-[li:nth-child(5):is(:hover,:focus-within)]/hour:opacity-100',
];

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Where a minute stands on a dial, in degrees from twelve o'clock. */
const angleOf = (minute: number) => (360 * (minute + 0.5)) / MINUTES;

interface HourRingsProps {
  /** What begins together, the shortest first: the minutes of its parts. */
  all: readonly (readonly number[])[];
}

/** A dial for each: its minutes are cells from twelve o'clock on, round in the innermost ring and square in the last. */
export function HourRings({ all }: HourRingsProps) {
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" className="lali:block lali:w-full">
      {all.map((parts, ring) => (
        <Ring
          // biome-ignore lint/suspicious/noArrayIndexKey: the rings never change places.
          key={ring}
          parts={parts}
          radius={OUTER * RATIO ** (all.length - 1 - ring)}
          built={ring / (all.length - 1)}
          className={`${stepsBack} ${stays[ring]}`}
        />
      ))}
    </svg>
  );
}

interface RingProps {
  parts: readonly number[];
  radius: number;
  /** From living cells, 0, to tiles, 1. */
  built: number;
  className: string;
}

function Ring({ parts, radius, built, className }: RingProps) {
  const sum = parts.reduce((all, part) => all + part, 0);
  const begins = new Set(parts.map((_, i) => parts.slice(0, i).reduce((all, part) => all + part, 0)));
  const pitch = (2 * Math.PI * radius) / MINUTES;
  const size = tenth(pitch * 0.8);
  const style = { '--at': `${Math.round(100 * built)}%` } as CSSProperties;
  // The number stands on the ring, where the next minutes would be.
  const numeral = `${sum}`;
  const room = Math.ceil((numeral.length * 15 + 8) / pitch);
  const at = ((angleOf(sum - 0.5 + room / 2) - 90) * Math.PI) / 180;
  return (
    <g className={className}>
      {Array.from({ length: MINUTES }, (_, minute) => {
        const is = minute < sum ? size : 5;
        if (minute >= sum && minute < sum + room) return null;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do the minutes.
            key={minute}
            x={tenth(MIDDLE - is / 2)}
            y={tenth(MIDDLE - radius - is / 2)}
            width={is}
            height={is}
            rx={tenth((is / 2) * (1 - 0.68 * built))}
            transform={`rotate(${angleOf(minute)} ${MIDDLE} ${MIDDLE})`}
            {...(minute >= sum && { className: ahead })}
            {...(minute < sum && {
              className: minute > 0 && begins.has(minute) ? takenFill : grownFill,
              style,
            })}
          />
        );
      })}
      <text
        x={tenth(MIDDLE + radius * Math.cos(at))}
        y={tenth(MIDDLE + radius * Math.sin(at))}
        textAnchor="middle"
        dominantBaseline="central"
        className="lali:fill-current lali:text-[24px] lali:font-semibold lali:tabular-nums"
      >
        {numeral}
      </text>
    </g>
  );
}
