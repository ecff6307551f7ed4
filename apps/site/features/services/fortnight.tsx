import { Container, Heading, Section } from '@laliaflia/ui';
import type { CSSProperties, ReactNode } from 'react';

interface Bar {
  /** What is done on these days. Default none: the step says it. */
  label?: string;
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
        <div aria-hidden="true" className="lali:mt-10 lali:@3xl:mt-14">
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
        <ol className="lali:grid lali:gap-y-8 lali:pt-4 lali:[list-style-type:''] lali:@4xl:gap-y-1">
          {steps.map((step) => (
            <Step key={step.title} {...step} />
          ))}
        </ol>
      </Container>
    </Section>
  );
}

function Step({ title, text, bars }: FortnightProps['steps'][number]) {
  const last = Math.max(...bars.map(({ to }) => to));
  return (
    <li>
      <Board>
        {bars.map(({ label, from, to, kind }, row) => (
          <span
            key={from}
            aria-hidden="true"
            style={{ gridColumn: `${column(from)} / ${column(to) + 1}`, gridRow: row + 1 }}
            className={`lali:flex lali:h-11 lali:items-center lali:rounded-control lali:px-3 lali:font-semibold lali:@4xl:h-20 lali:@4xl:px-5 lali:forced-colors:border ${
              kind === 'design'
                ? 'lali:surface-primary'
                : kind === 'engineering'
                  ? 'lali:surface-secondary'
                  : kind === 'release'
                    ? 'lali:surface-highlight'
                    : 'lali:bg-text lali:text-page'
            }`}
          >
            {label}
          </span>
        ))}
        <div
          style={{ '--lali-rows': bars.length, '--lali-place': placeOf(bars) } as CSSProperties}
          className={`lali:col-span-full lali:mt-3 lali:min-w-0 lali:@4xl:[grid-column:var(--lali-place)] lali:@4xl:[grid-row:1/span_var(--lali-rows)] lali:@4xl:mt-0 lali:@4xl:px-6 ${last > 8 ? 'lali:@4xl:text-end' : ''}`}
        >
          <h3 className="lali:type-subheading">{title}</h3>
          <p className="lali:mt-1 lali:text-soft">{text}</p>
        </div>
      </Board>{' '}
    </li>
  );
}

/** Beside what is drawn: after it, or before it where the two weeks end. */
function placeOf(bars: readonly Bar[]): string {
  const first = Math.min(...bars.map(({ from }) => from));
  const last = Math.max(...bars.map(({ to }) => to));
  return last < 9 ? `${column(last) + 1} / ${last < 6 ? 8 : 12}` : `3 / ${column(first)}`;
}

/** Five days, the weekend, five days. */
function Board({ children }: { children: ReactNode }) {
  return (
    <div className="lali:grid lali:grid-cols-[repeat(5,minmax(0,1fr))_0.5rem_repeat(5,minmax(0,1fr))] lali:items-center lali:gap-x-1 lali:gap-y-1 lali:@3xl:grid-cols-[repeat(5,minmax(0,1fr))_1.5rem_repeat(5,minmax(0,1fr))]">
      {children}
    </div>
  );
}
