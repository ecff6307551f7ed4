import { Container, Heading, Section, Text } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import { reasons } from '../../content/pages/design-services.ts';
import {
  at,
  Cell,
  grownFill,
  grownStroke,
  onFill,
  outlined,
  takenFill,
  written,
} from '../../pictures/cells.tsx';

const titleId = 'reasons';
const HEIGHT = 226;
/** On which two people meet. */
const LINE = 160;
const WIDTH = 380;
/** On which what grows stands. */
const GROUND = 210;

/** Three reasons, each drawn above its words. */
export function ReasonsDrawn() {
  return (
    <Section tone="raised" aria-labelledby={titleId}>
      <Container>
        <Heading level={2} id={titleId}>
          {reasons.title}
        </Heading>
        <Text look="lead" tone="soft" className="lali:mt-4 lali:max-w-[32em]">
          {reasons.lead}
        </Text>
        <ol className="lali:mt-10 lali:grid lali:gap-x-12 lali:gap-y-12 lali:[list-style-type:''] lali:@4xl:grid-cols-3">
          {reasons.items.map(({ title, text }, i) => (
            <li
              key={title}
              className="lali:min-w-0 lali:@2xl:grid lali:@2xl:grid-cols-2 lali:@2xl:items-center lali:@2xl:gap-x-6 lali:@4xl:block"
            >
              {drawings[i]}
              <div className="lali:min-w-0">
                <Heading level={3} look="subheading" className="lali:mt-6">
                  {title}
                </Heading>
                <Text tone="soft" className="lali:mt-2 lali:max-w-[30em]">
                  {text}
                </Text>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="lali:block lali:w-full lali:rtl:-scale-x-100"
    >
      {children}
    </svg>
  );
}

const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** A head and shoulders in 2 by 2 around a point. */
function Person({ x, y, size, className }: { x: number; y: number; size: number; className: string }) {
  return (
    <path
      d="M-.32 -.3a.32 .32 0 0 1 .64 0a.32 .32 0 0 1 -.64 0M-.66 .7a.66 .6 0 0 1 1.32 0z"
      transform={`translate(${x} ${y}) scale(${size})`}
      className={className}
    />
  );
}

/** Nobody stands between a client's people and the designer. */
const direct = (
  <Drawing>
    <path d={`M126 ${LINE}H280`} strokeWidth={5} style={at(0.2)} className={grownStroke} />
    {nine.map((n) => (
      <Cell key={n} x={19 + (n % 3) * 44} y={LINE - 44 + Math.floor(n / 3) * 44} size={38} built={0} />
    ))}
    <path
      d="M138 128Q150 62 172 62M248 62Q282 62 304 104"
      strokeWidth={2.5}
      strokeDasharray="4 7"
      className={outlined}
    />
    <circle cx={210} cy={62} r={36} strokeWidth={2.5} className={outlined} />
    <Person x={210} y={62} size={26} className={written} />
    <path
      d="M164 104L256 20"
      strokeWidth={5}
      strokeLinecap="round"
      className="lali:fill-none lali:stroke-text"
    />
    <rect x={254} y={LINE - 54} width={108} height={108} rx={44} className={takenFill} />
    <Person x={308} y={LINE} size={44} className={onFill} />
  </Drawing>
);

const bars = [1, 1, 2, 4].flatMap((count, column) => nine.slice(0, count).map((row) => ({ column, row })));
const TILE = 28;

/** A number that is to change, and how far. */
const goal = (
  <Drawing>
    <path d={`M0 ${GROUND}H${WIDTH}`} strokeWidth={5} style={at(0.5)} className={grownStroke} />
    {bars.map(({ column, row }) => (
      <Cell
        key={`${column} ${row}`}
        x={TILE / 2 + column * 72}
        y={GROUND - 22 - row * 34}
        size={TILE}
        built={0.3 + column * 0.15}
        {...(row === 3 && { kind: 'taken' as const })}
      />
    ))}
    <path d={`M0 ${GROUND - 124}H202`} strokeWidth={2.5} strokeDasharray="4 7" className={outlined} />
  </Drawing>
);

/** One field as it is filled in, empty, full and wrong; a question of an engineer, and its answer. */
const answers = (
  <Drawing>
    <g transform="translate(0 18)">
      {[0, 1, 2, 3].map((n) => (
        <g key={n} transform={`translate(${1.5 + n * 98} ${LINE - 33})`}>
          <rect
            width={82}
            height={66}
            rx={12 - 2 * n}
            strokeWidth={3}
            style={at(0.7 + n * 0.1)}
            className={grownStroke}
          />
          {n === 0 ? (
            <path d="M16 24h50M16 42h30" strokeWidth={7} strokeLinecap="round" className={outlined} />
          ) : null}
          {n === 1 ? <path d="M16 33h50" strokeWidth={3} strokeDasharray="3 6" className={outlined} /> : null}
          {n === 2 ? (
            <rect x={13} y={13} width={56} height={40} rx={5} style={at(0.9)} className={grownFill} />
          ) : null}
          {n === 3 ? (
            <path
              d="M41 16v20M41 48v2"
              strokeWidth={8}
              strokeLinecap="round"
              className="lali:fill-none lali:stroke-text lali:forced-colors:stroke-[CanvasText]"
            />
          ) : null}
        </g>
      ))}
      <g transform="translate(-112)">
        <path
          d="M412 24h68a10 10 0 0 1 10 10v36a10 10 0 0 1 -10 10h-20l-12 14l-12 -14h-24a10 10 0 0 1 -10 -10v-36a10 10 0 0 1 10 -10z"
          strokeWidth={2.5}
          className={outlined}
        />
        <path
          d="M436 44q0 -10 10 -10q10 0 10 9q0 7 -10 9v4M446 66v1"
          strokeWidth={5}
          strokeLinecap="round"
          className={outlined}
        />
      </g>
      <path
        d="M206 24h68a10 10 0 0 1 10 10v36a10 10 0 0 1 -10 10h-24l-12 14l-12 -14h-20a10 10 0 0 1 -10 -10v-36a10 10 0 0 1 10 -10z"
        className={takenFill}
      />
      <path
        d="M224 53l11 11l22 -24"
        strokeWidth={7}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="lali:fill-none lali:stroke-on-highlight lali:forced-colors:stroke-[Canvas]"
      />
    </g>
  </Drawing>
);

const drawings = [direct, goal, answers];
