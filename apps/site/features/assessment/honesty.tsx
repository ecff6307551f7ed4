import { Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import type { ReactNode } from 'react';
import { at, Cell, grownFill, grownStroke, takenFill } from '../../pictures/cells.tsx';

const titleId = 'honesty';

interface Said {
  title: string;
  text: string;
}

interface HonestyProps extends Omit<SectionProps, 'title'> {
  title: string;
  lead: string;
  counted: Said & CountedProps;
  ideas: Said;
  sent: Said;
}

interface CountedProps {
  question: string;
  caption: string;
  answers: readonly { label: string; points: number }[];
  /** Which answer has its reason. */
  given: number;
  because: string;
}

/** What the tools do with what one enters: how an answer counts, what becomes of an idea, and what leaves the browser. */
export function Honesty({ title, lead, counted, ideas, sent, ...rest }: HonestyProps) {
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        <Text look="lead" tone="soft" className="lali:mt-4">
          {lead}
        </Text>
        <div className="lali:mt-10 lali:grid lali:gap-x-6 lali:gap-y-14 lali:@4xl:grid-cols-12">
          <div className="lali:min-w-0 lali:@4xl:col-span-7">
            <Counted {...counted} />
            <Words title={counted.title} text={counted.text} />
          </div>
          <div className="lali:grid lali:min-w-0 lali:content-between lali:gap-x-6 lali:gap-y-14 lali:@2xl:grid-cols-2 lali:@4xl:col-span-4 lali:@4xl:col-start-9 lali:@4xl:grid-cols-1">
            <div>
              <Discussed />
              <Words {...ideas} />
            </div>
            <div>
              <Kept />
              <Words {...sent} />
            </div>
          </div>
        </div>
      </Container>
    </Section>
  );
}

function Words({ title, text }: Said) {
  return (
    <>
      <Heading level={3} look="subheading" className="lali:mt-6">
        {title}
      </Heading>
      <Text tone="soft" className="lali:mt-2 lali:max-w-[34em]">
        {text}
      </Text>
    </>
  );
}

/** The first question with the points of each answer, and why one of them has so many. */
function Counted({ question, caption, answers, given, because }: CountedProps) {
  return (
    <div className="lali:rounded-card lali:p-5 lali:surface-raised lali:@3xl:p-8 lali:forced-colors:border">
      <p className="lali:type-subheading">{question}</p>
      <p className="lali:type-small lali:mt-2 lali:text-soft">{caption}</p>
      <dl className="lali:mt-5 lali:grid lali:gap-y-3">
        {answers.map(({ label, points }, i) => (
          <div
            key={label}
            className="lali:grid lali:gap-x-4 lali:gap-y-1 lali:@2xl:grid-cols-[9.5rem_minmax(0,1fr)] lali:@2xl:items-center"
          >
            <dt>{label}</dt>
            <dd className="lali:flex lali:items-center lali:gap-3 lali:font-semibold">
              <Bar points={points} given={i === given} />
              <span className="lali:w-8 lali:text-end">{points}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="lali:mt-6 lali:max-w-[34em] lali:border-s-4 lali:border-highlight lali:ps-4">{because}</p>
    </div>
  );
}

const TILES = 10;
const tens = Array.from({ length: TILES }, (_, n) => n);
const [PITCH, TILE] = [34, 28];

/** A tile for ten points. */
function Bar({ points, given }: { points: number; given: boolean }) {
  return (
    <svg
      viewBox={`0 0 ${TILES * PITCH - PITCH + TILE} ${TILE}`}
      aria-hidden="true"
      className="lali:block lali:min-w-0 lali:flex-1 lali:rtl:-scale-x-100"
    >
      {tens.map((n) => {
        const counts = n * 10 < points;
        const inset = counts ? 0 : 1.5;
        const size = TILE - 2 * inset;
        return (
          <rect
            key={n}
            x={n * PITCH + inset}
            y={inset}
            width={size}
            height={size}
            rx={14 - n}
            strokeWidth={counts ? undefined : 2}
            style={at(n / (TILES - 1))}
            className={counts ? (given ? takenFill : grownFill) : 'lali:fill-none lali:stroke-line'}
          />
        );
      })}
    </svg>
  );
}

const [WIDTH, HEIGHT] = [400, 132];

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="lali:block lali:w-full">
      {children}
    </svg>
  );
}

const IDEA = 56;
const five = [0, 1, 2, 3, 4];
const TALKED = 2;
const unfit = [1, 4];

/** Five ideas: two do not fit, and one is talked about. */
function Discussed() {
  return (
    <Drawing>
      {five.map((n) => {
        const x = 32 + n * 83.5;
        if (!unfit.includes(n))
          return (
            <Cell
              key={n}
              x={x}
              y={98}
              size={IDEA}
              built={n / 4}
              {...(n === TALKED && { kind: 'taken' as const })}
            />
          );
        return (
          <g key={n} strokeWidth={3} style={at(n / 4)} className={grownStroke}>
            <rect x={x - 26.5} y={71.5} width={53} height={53} rx={24 - n * 4} />
            <path d={`M${x - 28} 126L${x + 28} 70`} />
          </g>
        );
      })}
      {[-1, 0, 1].map((n) => (
        <g key={n} style={at((n + 1) / 2)}>
          <path d={`M${200 + n * 74} 32L200 66`} strokeWidth={3} className={grownStroke} />
          <Cell x={200 + n * 74} y={20} size={36} built={(n + 1) / 2} />
        </g>
      ))}
    </Drawing>
  );
}

/** Ten answers stay in the browser; the way out of it leads through a switch. */
function Kept() {
  return (
    <Drawing>
      <rect
        x={1.5}
        y={1.5}
        width={236}
        height={129}
        rx={16}
        strokeWidth={3}
        style={at(0.5)}
        className={grownStroke}
      />
      <path d="M1.5 30H237" strokeWidth={3} style={at(0.5)} className={grownStroke} />
      {tens.map((n) => (
        <Cell
          key={n}
          x={38 + (n % 5) * 34}
          y={62 + Math.floor(n / 5) * 36}
          size={26}
          built={n / (TILES - 1)}
        />
      ))}
      <path
        d="M276 80H334"
        strokeWidth={4}
        strokeDasharray="2 10"
        strokeLinecap="round"
        style={at(1)}
        className={grownStroke}
      />
      <rect x={204} y={60} width={72} height={40} rx={20} className={takenFill} />
      <circle cx={224} cy={80} r={14} className="lali:fill-on-highlight lali:forced-colors:fill-[Canvas]" />
      <Cell x={366} y={80} size={66} built={0} />
      <path
        d="M356 72a10 10 0 0 1 20 0a10 10 0 0 1 -20 0M345 104a21 19 0 0 1 42 0z"
        className="lali:fill-page lali:forced-colors:fill-[Canvas]"
      />
    </Drawing>
  );
}
