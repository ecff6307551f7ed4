import { Container, Heading, Link, Section, type SectionProps, Text } from '@laliaflia/ui';
import type { CSSProperties, ReactNode } from 'react';
import { sideBySide } from '../../content/pages/methodologies.ts';
import { Cell } from '../../pictures/cells.tsx';

const titleId = 'side-by-side';
const { title, lead, methods, exercise } = sideBySide;

const grid = [
  'lali:mt-12',
  'lali:grid',
  'lali:gap-y-14',
  'lali:@4xl:mt-16',
  'lali:@4xl:grid-cols-[7rem_repeat(3,minmax(0,1fr))]',
  'lali:@4xl:gap-x-6',
  // Rows of words are equally high; the last has a drawing.
  'lali:@4xl:grid-rows-[auto_repeat(3,1fr)_auto]',
  'lali:@4xl:gap-y-0',
  'lali:@4xl:border-b',
  'lali:border-soft',
].join(' ');

/* A method is one piece on phones, and its name stands beside its lines on tablets. In columns its parts are cells of the whole, and the first says for all what they are. */
const pieces = 'lali:@4xl:contents';
const method = [
  pieces,
  'lali:border-t-2',
  'lali:border-current',
  'lali:@2xl:grid',
  'lali:@2xl:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]',
].join(' ');
const cell = 'lali:min-w-0 lali:@4xl:[grid-area:var(--lali-row)/var(--lali-column)]';
const label = [
  'lali:text-soft',
  'lali:@4xl:border-t',
  'lali:@4xl:border-soft',
  'lali:@4xl:pt-5',
  'lali:@4xl:[grid-area:var(--lali-row)/1]',
].join(' ');
const value = [
  'lali:text-balance',
  'lali:@4xl:border-t',
  'lali:@4xl:border-soft',
  'lali:@4xl:pt-5',
  'lali:@4xl:pb-8',
  'lali:text-[1.1875rem]',
  'lali:leading-[1.4]',
].join(' ');

/** The three methods as three short sentences each, read across or down, and how little it takes to try one. */
export function SideBySide(rest: SectionProps) {
  return (
    <Section tone="raised" aria-labelledby={titleId} {...rest}>
      <Container>
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        <Text look="lead" tone="soft" className="lali:mt-4">
          <span className="lali:block lali:max-w-[24em]">{lead}</span>
        </Text>
        <div className={grid}>
          {methods.map(({ name, href, lines, first }, i) => (
            <div key={name} className={method} style={{ '--lali-column': i + 2 } as CSSProperties}>
              <h3
                className={`${cell} lali:pt-2 lali:pb-2 lali:@4xl:border-t-2 lali:@4xl:border-current lali:@4xl:pb-6`}
                style={row(0)}
              >
                <Link href={href} variant="standalone" className="lali:type-subheading">
                  {name}
                </Link>
              </h3>
              <dl className={pieces}>
                {lines.map(({ term, text }, line) => (
                  <Pair key={term} line={line + 1} term={term} named={i === 0}>
                    {text}
                  </Pair>
                ))}
                <Pair line={lines.length + 1} term={exercise.label} named={i === 0}>
                  <span className="lali:type-title lali:text-signal">{first.minutes}</span> {exercise.unit}
                  <Minutes count={first.minutes} />
                  <Link href={first.href} variant="standalone" className="lali:mt-2">
                    {first.title}
                  </Link>
                </Pair>
              </dl>
            </div>
          ))}
        </div>
      </Container>
    </Section>
  );
}

interface PairProps {
  line: number;
  term: string;
  /** Whether the term stands in the first column for all methods of its line. */
  named: boolean;
  children: ReactNode;
}

function Pair({ line, term, named, children }: PairProps) {
  return (
    <div
      className={`${pieces} lali:grid lali:grid-cols-[7.5rem_minmax(0,1fr)] lali:items-baseline lali:gap-x-4 lali:border-t lali:border-soft lali:py-3 lali:@2xl:first:border-t-0`}
      style={row(line)}
    >
      <dt className={named ? label : 'lali:text-soft lali:@4xl:sr-only'}>{term}</dt>
      <dd className={`${cell} ${value}`}>{children}</dd>
    </div>
  );
}

const PITCH = 24;

/** As on the clock of the exercise: a cell for each. */
function Minutes({ count }: { count: number }) {
  return (
    <svg
      viewBox={`0 0 ${count * PITCH} ${PITCH}`}
      width={count * PITCH}
      height={PITCH}
      aria-hidden="true"
      className="lali:mt-4 lali:block lali:h-auto lali:max-w-full lali:rtl:-scale-x-100"
    >
      {Array.from({ length: count }, (_, i) => (
        <Cell
          // biome-ignore lint/suspicious/noArrayIndexKey: minutes never change places.
          key={i}
          x={PITCH * i + 9}
          y={PITCH / 2}
          size={18}
          built={i / (count - 1)}
        />
      ))}
    </svg>
  );
}

const row = (line: number) => ({ '--lali-row': line + 1 }) as CSSProperties;
