import type { ReactNode } from 'react';
import type { Workshop } from '../content/schema/offers.ts';
import { workshops } from '../content/workshops.ts';
import { Field, Tick, Tile } from './outcome-shapes.tsx';

export interface Drawing {
  /** Columns of twelve that it takes beside its neighbours. */
  span: 3 | 6;
  /** Where it begins, if it is lower than its neighbours. */
  top?: number;
  drawn: ReactNode;
}

const HEIGHT = 240;
const MIDDLE = HEIGHT / 2;
const widths = { 3: 286, 6: 596 } as const;

/* Each counts what its sentence counts: people, ideas, plans, days. What one takes home is pollen. */

/** One question, and below it everybody who agrees on it. */
const question = (
  <>
    <Tile x={MIDDLE} y={69} width={HEIGHT} height={136} corner={28} kind="taken" />
    <path
      d={`M${MIDDLE - 19} 48a19 19 0 1 1 28 17q-9 5-9 17`}
      fill="none"
      strokeWidth={12}
      strokeLinecap="round"
      className="lali:stroke-on-highlight lali:forced-colors:stroke-[HighlightText]"
    />
    <path
      d={`M${MIDDLE} 106h0`}
      strokeWidth={15}
      strokeLinecap="round"
      className="lali:stroke-on-highlight lali:forced-colors:stroke-[HighlightText]"
    />
    {Array.from({ length: workshops.ignite.maxParticipants }, (_, n) => (
      <Tile
        // biome-ignore lint/suspicious/noArrayIndexKey: nobody changes places.
        key={n}
        x={12 + (n % 7) * 36}
        y={167 + Math.floor(n / 7) * 30}
        width={24}
        corner={12}
        kind="many"
      />
    ))}
  </>
);

/** Thirty ideas, of which three have reasons; they end where their neighbours do. */
const ideas = <Field columns={10} rows={3} pitch={57} size={46} x={23} y={102} taken={[7, 14, 28]} />;

/** One idea, and around it people who are not of the team. */
const tested = (
  <>
    {Array.from({ length: 25 }, (_, n) => [n % 5, Math.floor(n / 5)] as const)
      .filter(([column, row]) => column % 4 === 0 || row % 4 === 0)
      .map(([column, row]) => (
        <Tile
          key={`${column} ${row}`}
          x={14 + column * 53}
          y={14 + row * 53}
          width={26}
          corner={13}
          kind="open"
        />
      ))}
    <Tile x={MIDDLE} y={MIDDLE} width={112} corner={12} kind="taken" />
    <Tick x={MIDDLE} y={MIDDLE} size={112} />
  </>
);

/** A screen with its parts. */
function Phone({ x, done = false }: { x: number; done?: boolean }) {
  return (
    <>
      <Tile x={x} y={MIDDLE} width={112} height={HEIGHT} corner={20} kind="open" />
      {done ? (
        <>
          <Tile x={x} y={70} width={56} corner={28} kind="taken" />
          <Tick x={x} y={70} size={56} />
        </>
      ) : (
        <Tile x={x} y={62} width={80} height={72} corner={10} kind="many" />
      )}
      <Tile x={x - 10} y={122} width={60} height={10} corner={5} kind="many" />
      <Tile x={x - 18} y={144} width={44} height={10} corner={5} kind="many" />
      <Tile x={x} y={202} width={80} height={32} corner={10} kind={done ? 'many' : 'taken'} />
    </>
  );
}

/** Two screens, and the way from a button of the first to the second. */
const prototype = (
  <>
    <Phone x={56} />
    <path
      d="M96 202h21q12 0 12-12V82q0-12 12-12h29"
      fill="none"
      strokeWidth={3}
      className="lali:stroke-highlight lali:forced-colors:stroke-[Highlight]"
    />
    <Phone x={205} done />
  </>
);

/** What two customers did, a sheet each. */
const notes = [62, 200].map((x, sheet) => (
  <g key={x}>
    <Tile x={x} y={MIDDLE} width={124} height={204} corner={sheet === 0 ? 34 : 10} kind="open" />
    {[68, 48, 74, 36, 60].map((width, line) => (
      <g key={width}>
        <Tile
          x={x - 40}
          y={MIDDLE - 68 + line * 34}
          width={16}
          corner={sheet === 0 ? 8 : 3}
          kind={line === (sheet === 0 ? 2 : 3) ? 'taken' : 'many'}
        />
        <Tile
          x={x - 22 + width / 2}
          y={MIDDLE - 68 + line * 34}
          width={width}
          height={10}
          corner={5}
          kind={line === (sheet === 0 ? 2 : 3) ? 'taken' : 'many'}
        />
      </g>
    ))}
  </g>
));

/** A plan for each seat. */
const plans = Array.from({ length: workshops.deep.maxParticipants }, (_, n) => {
  const [x, y] = [22 + (n % 5) * 54, 28 + Math.floor(n / 5) * 80];
  return (
    // biome-ignore lint/suspicious/noArrayIndexKey: nobody changes places.
    <g key={n}>
      <Tile x={x} y={y} width={44} corner={22 - n * 1.2} kind="many" />
      <Tile x={x} y={y + 34} width={44} height={10} corner={5} kind="taken" />
    </g>
  );
});

const thirtyDays = <Field columns={6} rows={5} pitch={45} size={36} x={18} y={30} taken={[29]} />;

/** One screen that was tried on two days. */
const testedTwice = (
  <>
    <Phone x={56} />
    {[60, 180].map((y, day) => (
      <g key={y}>
        <Tile x={204} y={y} width={112} corner={day === 0 ? 56 : 12} kind="taken" />
        <Tick x={204} y={y} size={112} />
      </g>
    ))}
  </>
);

/** Week after week a name, an experiment and a date. */
const schedule = Array.from({ length: 5 }, (_, week) => {
  const y = 22 + week * 49;
  return (
    // biome-ignore lint/suspicious/noArrayIndexKey: the weeks never change places.
    <g key={week}>
      <Tile x={20} y={y} width={40} corner={20} kind="many" />
      <Tile x={84 + week * 23} y={y} width={64} height={40} corner={20 - week * 3.5} kind="taken" />
      <Tile x={242} y={y} width={40} corner={6} kind="open" />
    </g>
  );
});

/** Three lines, from grown to built. */
const figures = [0, 1, 2].map((line) => {
  const [low, high] = [220 - line * 28, 172 - line * 66];
  return (
    <g key={line}>
      <path
        d={`M4 ${low}C${70 + line * 20} ${low} ${60 + line * 20} ${high + 36} ${120 + line * 12} ${high + 36}H184V${high}H230`}
        fill="none"
        strokeWidth={6}
        className="lali:stroke-current lali:forced-colors:stroke-[CanvasText]"
      />
      <Tile x={242} y={high} width={40} corner={8} kind="taken" />
    </g>
  );
});

const ninetyDays = <Field columns={10} rows={9} pitch={26.5} size={21} x={10.5} y={13} taken={[89]} />;

const narrow = (drawn: ReactNode): Drawing => ({ span: 3, drawn });

const drawings = {
  ignite: [narrow(question), { span: 6, top: 78, drawn: ideas }, narrow(tested)],
  deep: [narrow(prototype), narrow(notes), narrow(plans), narrow(thirtyDays)],
  engine: [narrow(testedTwice), narrow(schedule), narrow(figures), narrow(ninetyDays)],
} as const satisfies Record<Workshop['id'], readonly Drawing[]>;

/** Those of one workshop, in the order of its outcomes. */
export const drawingsOf = (id: Workshop['id']): readonly Drawing[] => drawings[id];

/** Of one of its outcomes, counted from 0. */
export const drawingOf = ({ id, outcome }: { id: Workshop['id']; outcome: number }): Drawing =>
  drawingsOf(id)[outcome] ?? signs[id];

/** What each is known by, where one drawing has to do. */
export const signs: Record<Workshop['id'], Drawing> = {
  ignite: drawings.ignite[2],
  deep: drawings.deep[0],
  engine: drawings.engine[3],
};

/** In the colour of the text around it; what is taken home is pollen. */
export function Drawn({ of: { span, top = 0, drawn }, className }: { of: Drawing; className: string }) {
  return (
    <svg
      viewBox={`0 ${top} ${widths[span]} ${HEIGHT - top}`}
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      className={`lali:block lali:w-full lali:rtl:-scale-x-100 ${className}`}
    >
      {drawn}
    </svg>
  );
}
