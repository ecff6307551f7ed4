import { Container, Heading, Section } from '@laliaflia/ui';
import { Fragment, type ReactNode } from 'react';

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
        <div aria-hidden="true" className="lali:mt-14 lali:hidden lali:ps-[19rem] lali:@4xl:block">
          <Board>
            <Days days={days} className="lali:border-b-2 lali:border-current lali:pb-2" />
          </Board>
        </div>
        <NarrowBoard days={days} bars={steps.flatMap(({ bars }) => bars)} />
        <ol className="lali:grid lali:gap-y-6 lali:pt-8 lali:[list-style-type:''] lali:@4xl:gap-y-0 lali:@4xl:pt-0">
          {steps.map((step) => (
            <Step key={step.title} {...step} />
          ))}
        </ol>
      </Container>
    </Section>
  );
}

/** Where the words are not beside the board, it stands above them, once. A day alone is too narrow for its word. */
function NarrowBoard({ days, bars }: Pick<FortnightProps, 'days'> & { bars: readonly Bar[] }) {
  return (
    <div aria-hidden="true" className="lali:relative lali:mt-8 lali:pt-7 lali:@4xl:hidden">
      <Board className="lali:absolute lali:inset-0">
        <Days days={days} className="lali:h-full lali:border-s lali:border-soft lali:ps-1 lali:text-soft" />
      </Board>
      <Board className="lali:relative lali:py-1">
        {bars.map((bar, row) => (
          <Fragment key={bar.label}>
            <DayBar row={row + 1} {...bar}>
              {bar.from < bar.to ? bar.label : null}
            </DayBar>
            {bar.from === bar.to ? (
              <span style={besideDay(bar.from, row + 1)} className="lali:px-1 lali:font-semibold">
                {bar.label}
              </span>
            ) : null}
          </Fragment>
        ))}
      </Board>
    </div>
  );
}

/** On the side where there is room. */
const besideDay = (day: number, gridRow: number) =>
  day > 5
    ? ({ gridColumn: `1 / ${column(day)}`, gridRow, justifySelf: 'end' } as const)
    : { gridColumn: `${column(day) + 1} / -1`, gridRow };

function Step({ title, text, bars }: FortnightProps['steps'][number]) {
  return (
    <li className="lali:grid lali:gap-y-3 lali:border-soft lali:@4xl:grid-cols-[17.5rem_minmax(0,1fr)] lali:@4xl:items-center lali:@4xl:gap-x-6 lali:@4xl:border-b lali:@4xl:py-4">
      <div className="lali:min-w-0">
        <h3 className="lali:type-subheading">{title}</h3>
        <p className="lali:mt-1 lali:text-soft">{text}</p>
      </div>
      <div aria-hidden="true" className="lali:hidden lali:@4xl:block">
        <Board>
          {bars.map((bar, row) => (
            <DayBar key={bar.label} row={row + 1} {...bar}>
              {bar.label}
            </DayBar>
          ))}
        </Board>
      </div>
    </li>
  );
}

function DayBar({
  from,
  to,
  kind,
  row,
  children,
}: Omit<Bar, 'label'> & { row: number; children: ReactNode }) {
  return (
    <span
      style={{ gridColumn: `${column(from)} / ${column(to) + 1}`, gridRow: row }}
      className={`lali:flex lali:h-11 lali:items-center lali:rounded-control lali:px-3 lali:font-semibold lali:whitespace-nowrap lali:@4xl:h-16 lali:forced-colors:border ${
        kind === 'design'
          ? 'lali:surface-primary'
          : kind === 'engineering'
            ? 'lali:surface-secondary'
            : kind === 'release'
              ? 'lali:surface-highlight'
              : 'lali:bg-text lali:text-page'
      }`}
    >
      {children}
    </span>
  );
}

interface DaysProps extends Pick<FortnightProps, 'days'> {
  className: string;
}

/** The ten working days, each in its column; on phones their first letters. */
function Days({ days, className }: DaysProps) {
  return [1, 2].flatMap((week) =>
    days.map((day, i) => (
      <span
        key={`${week} ${day}`}
        style={{ gridColumn: column(i + 1 + (week - 1) * days.length) }}
        className={`lali:type-small ${className}`}
      >
        {day.slice(0, 1)}
        <span className="lali:@max-2xl:hidden">{day.slice(1)}</span>
      </span>
    )),
  );
}

/** Five days, the weekend, five days. */
function Board({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`lali:grid lali:grid-cols-[repeat(5,minmax(0,1fr))_0.5rem_repeat(5,minmax(0,1fr))] lali:items-center lali:gap-x-1 lali:gap-y-1 lali:@3xl:grid-cols-[repeat(5,minmax(0,1fr))_1.5rem_repeat(5,minmax(0,1fr))] ${className}`}
    >
      {children}
    </div>
  );
}
