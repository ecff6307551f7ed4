import { Container, Heading, Section } from '@laliaflia/ui';
import type { ReactNode } from 'react';

interface Bar {
  /** What these days are for, in a word. */
  label: string;
  /** Working days, from 1 to 10. */
  from: number;
  to: number;
  kind: 'plain' | 'design' | 'engineering' | 'release';
}

interface FortnightProps {
  title: string;
  lead: string;
  /** The names of five working days. */
  days: readonly string[];
  steps: readonly { title: string; text: string; bars: readonly Bar[] }[];
}

/** Its column on the board. */
const column = (day: number) => (day > 5 ? day + 1 : day);

/** Two weeks to scale: ten working days, and each step on the days on which it takes place. */
export function Fortnight({ title, lead, days, steps }: FortnightProps) {
  return (
    <Section>
      <Container>
        <div className="lali:flex lali:flex-wrap lali:items-end lali:justify-between lali:gap-x-12 lali:gap-y-4">
          <Heading level={2}>{title}</Heading>
          <p className="lali:max-w-[27em] lali:text-soft">{lead}</p>
        </div>
        <div aria-hidden="true" className="lali:mt-10 lali:@3xl:mt-14 lali:@4xl:ps-[19rem]">
          <Board>
            {[1, 2].flatMap((week) =>
              days.map((day, i) => (
                <span
                  key={`${week} ${day}`}
                  style={{ gridColumn: column(i + 1 + (week - 1) * days.length) }}
                  className="lali:type-small lali:border-b-2 lali:border-current lali:pb-2 lali:@max-lg:text-[0.75rem]"
                >
                  {day}
                </span>
              )),
            )}
          </Board>
        </div>
        <ol className="lali:grid lali:gap-y-8 lali:pt-4 lali:[list-style-type:''] lali:@4xl:gap-y-0 lali:@4xl:pt-0">
          {steps.map((step) => (
            <Step key={step.title} {...step} />
          ))}
        </ol>
      </Container>
    </Section>
  );
}

function Step({ title, text, bars }: FortnightProps['steps'][number]) {
  return (
    <li className="lali:grid lali:gap-y-3 lali:border-soft lali:@4xl:grid-cols-[17.5rem_minmax(0,1fr)] lali:@4xl:items-center lali:@4xl:gap-x-6 lali:@4xl:border-b lali:@4xl:py-4">
      <div className="lali:row-start-2 lali:min-w-0 lali:@4xl:row-start-1">
        <h3 className="lali:type-subheading">{title}</h3>
        <p className="lali:mt-1 lali:text-soft">{text}</p>
      </div>
      <Board>
        {bars.map(({ label, from, to, kind }, row) => (
          <span
            key={from}
            aria-hidden="true"
            style={{ gridColumn: `${column(from)} / ${column(to) + 1}`, gridRow: row + 1 }}
            className={`lali:flex lali:h-11 lali:items-center lali:rounded-control lali:px-3 lali:font-semibold lali:whitespace-nowrap lali:@4xl:h-16 lali:forced-colors:border lali:@max-lg:text-[0.75rem] ${
              from === to ? 'lali:@max-lg:justify-center lali:@max-lg:px-0' : 'lali:@max-lg:px-1.5'
            } ${
              kind === 'design'
                ? 'lali:surface-primary'
                : kind === 'engineering'
                  ? 'lali:surface-secondary'
                  : kind === 'release'
                    ? 'lali:surface-highlight lali:justify-end'
                    : 'lali:bg-text lali:text-page'
            }`}
          >
            {label}
          </span>
        ))}
      </Board>
    </li>
  );
}

/** Five days, the weekend, five days. */
function Board({ children }: { children: ReactNode }) {
  return (
    <div className="lali:grid lali:grid-cols-[repeat(5,minmax(0,1fr))_0.5rem_repeat(5,minmax(0,1fr))] lali:items-center lali:gap-x-1 lali:gap-y-1 lali:@3xl:grid-cols-[repeat(5,minmax(0,1fr))_1.5rem_repeat(5,minmax(0,1fr))]">
      {children}
    </div>
  );
}
