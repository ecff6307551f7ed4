import type { ReactElement, ReactNode } from 'react';
import { captions } from '../../content/pages/speech.ts';
import { BirdAndTrain } from '../../pictures/bird-and-train.tsx';
import { at, Cell, cornerOf, grownStroke } from '../../pictures/cells.tsx';

/** Of every drawing; a column of text has room for it. */
const WIDTH = 720;

function Drawn({ height, children }: { height: number; children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      aria-hidden="true"
      className="lali:block lali:w-full lali:rtl:-scale-x-100"
    >
      {children}
    </svg>
  );
}

/** The bill of a bird, and the nose of a train that has its rule. */
const carriedOver = (
  <Drawn height={135}>
    <BirdAndTrain />
  </Drawn>
);

const IDEAS = 20;
const EVERYBODYS = 10;
const STEP = WIDTH / IDEAS;
const TILE = 28;

/** Empty, as it is or for anybody. */
function Open({ x, y, built }: { x: number; y: number; built: number }) {
  return (
    <rect
      x={x - TILE / 2 + 1.5}
      y={y - TILE / 2 + 1.5}
      width={TILE - 3}
      height={TILE - 3}
      rx={cornerOf(TILE - 3, built)}
      strokeWidth={3}
      style={at(built)}
      className={grownStroke}
    />
  );
}

/** Ten ideas are everybody's; one begins with the next. */
const eleventh = (
  <Drawn height={TILE}>
    {Array.from({ length: IDEAS }, (_, idea) => {
      const place = { x: (idea + 0.5) * STEP, y: TILE / 2, built: idea / (IDEAS - 1) };
      return idea < EVERYBODYS ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: ideas come in their order.
        <Open key={idea} {...place} />
      ) : (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: the same.
          key={idea}
          {...place}
          size={TILE}
          {...(idea === EVERYBODYS && { kind: 'taken' as const })}
        />
      );
    })}
  </Drawn>
);

const DAYS = 5;
const HOURS = 8;
/** Thursday, four o'clock, on a day that begins at nine. */
const NAMED = { day: 3, hour: 7 };
const DAY = 148;

/** A week of hours, one of which has a name. */
const named = (
  <Drawn height={2 * 34}>
    {Array.from({ length: DAYS * HOURS }, (_, n) => {
      const [day, hour] = [Math.floor(n / HOURS), n % HOURS];
      const place = {
        x: day * DAY + (hour % 4) * 33 + TILE / 2,
        y: Math.floor(hour / 4) * 34 + 17,
        built: n / (DAYS * HOURS - 1),
      };
      return day === NAMED.day && hour === NAMED.hour ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: hours keep their order.
        <Cell key={n} {...place} size={TILE} kind="taken" />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same.
        <Open key={n} {...place} />
      );
    })}
  </Drawn>
);

/** Where those stand who were hired between a customer and a chart. */
const DESKS = [150, 300, 450];
const HIGH = 112;
const VOICE = 18;

/** What a customer says, and how little of it comes through: the chart at the end is in order. */
const unheard = (
  <Drawn height={HIGH}>
    <Cell x={28} y={HIGH / 2} size={56} built={0} kind="taken" />
    {Array.from({ length: VOICE }, (_, word) => {
      const x = 76 + word * 27;
      const passed = DESKS.filter((desk) => desk < x).length;
      return DESKS.some((desk) => Math.abs(desk - x) < 24) ? null : (
        // biome-ignore lint/suspicious/noArrayIndexKey: words come in their order.
        <Cell key={word} x={x} y={HIGH / 2} size={16 - passed * 4} built={passed / 3} />
      );
    })}
    {DESKS.flatMap((desk, i) =>
      [-1, 0, 1].map((row) => (
        <Open key={`${desk} ${row}`} x={desk} y={HIGH / 2 + row * 38} built={(i + 1) / 3} />
      )),
    )}
    {[1, 2, 3].flatMap((high, column) =>
      Array.from({ length: high }, (_, cell) => (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: the chart grows to the right.
          key={`${high} ${cell}`}
          x={WIDTH - TILE / 2 - (2 - column) * 38}
          y={HIGH / 2 + 38 - cell * 38}
          size={TILE}
          built={1}
        />
      )),
    )}
  </Drawn>
);

const ANSWERS = { x: 152, pitch: 42, rows: 3 };

/** A question, the first ten answers three times over, and the test that comes after them. */
const cheap = (
  <Drawn height={HIGH}>
    <Cell x={40} y={HIGH / 2} size={80} built={0} />
    {Array.from({ length: EVERYBODYS * ANSWERS.rows }, (_, n) => (
      <Open
        // biome-ignore lint/suspicious/noArrayIndexKey: answers keep their order.
        key={n}
        x={ANSWERS.x + (n % EVERYBODYS) * ANSWERS.pitch}
        y={HIGH / 2 + (Math.floor(n / EVERYBODYS) - 1) * 38}
        built={(n % EVERYBODYS) / (EVERYBODYS - 1)}
      />
    ))}
    <Cell x={WIDTH - 40} y={HIGH / 2} size={80} built={1} kind="taken" />
    <path
      d={`M${WIDTH - 59} ${HIGH / 2 + 2}l13 13 25 -28`}
      strokeWidth={9}
      className="lali:fill-none lali:stroke-on-highlight lali:forced-colors:stroke-[Canvas]"
    />
  </Drawn>
);

const told: Readonly<Record<string, ReactElement>> = {
  'what-growing-does': unheard,
  'the-kingfisher': carriedOver,
  'ten-times': eleventh,
  'an-hour': named,
  'the-machine': cheap,
};

interface ToldProps {
  /** Id of a chapter. */
  chapter: string;
  'data-static': string;
}

/** What a chapter tells of. */
export function Told({ chapter, ...rest }: ToldProps) {
  const drawing = told[chapter];
  return drawing === undefined ? null : (
    <div {...rest}>
      {drawing}
      <p className="lali:type-small lali:mt-4 lali:text-soft">{captions[chapter]}</p>
    </div>
  );
}
