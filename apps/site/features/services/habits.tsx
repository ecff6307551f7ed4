import { Container, Heading, Link, Section, Text } from '@laliaflia/ui';

interface HabitsProps {
  title: string;
  text: string;
  /** Each skill, its exercise and the weekday of it, from the first day of a week to the last. */
  practice: readonly { skill: string; title: string; day: string }[];
  weeks: readonly string[];
  caption: string;
  link: { href: string; label: string };
}

/** Skills from the morning on which each is learnt to the habit that it becomes: a month of working days, to scale. */
export function Habits({ title, text, practice, weeks, caption, link }: HabitsProps) {
  return (
    <Section tone="secondary">
      <Container>
        <div className="lali:grid lali:gap-x-12 lali:gap-y-5 lali:@4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lali:@4xl:items-end">
          <Heading level={2} look="title">
            {title}
          </Heading>
          <div className="lali:min-w-0">
            <Text look="lead">{text}</Text>
            <Link href={link.href} variant="standalone" tone="current">
              {link.label}
            </Link>
          </div>
        </div>
        <div
          aria-hidden="true"
          className="lali:mt-10 lali:grid lali:gap-x-6 lali:@4xl:mt-14 lali:@4xl:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
        >
          <div
            className="lali:grid lali:@4xl:col-start-2"
            style={{ gridTemplateColumns: columnsOf(weeks.length, practice.length) }}
          >
            <span />
            {weeks.map((week) => (
              <span key={week} className="lali:type-small lali:text-soft">
                {week}
              </span>
            ))}
          </div>
        </div>
        <ul className="lali:mt-4 lali:grid lali:gap-y-5 lali:[list-style-type:''] lali:@4xl:gap-y-4">
          {practice.map(({ skill, title: exercise, day }, i) => (
            <li
              key={skill}
              className="lali:grid lali:gap-x-6 lali:gap-y-2 lali:@4xl:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lali:@4xl:items-center"
            >
              <div className="lali:min-w-0">
                <span className="lali:type-subheading">{skill}</span>
                <p className="lali:type-small lali:text-soft">
                  {day}: {exercise}
                </p>
              </div>
              <Month weekday={i} weeks={weeks.length} days={practice.length} />
            </li>
          ))}
        </ul>
        <p className="lali:type-small lali:mt-6 lali:text-soft lali:@4xl:ms-[calc(25%+1.125rem)]">
          {caption}
        </p>
      </Container>
    </Section>
  );
}

const HEIGHT = 36;
const MORNING = 36;
/** Of a working day, and of the Sunday between two weeks. */
const PITCH = 32;
const REST = 14;
const START = 64;

/** For the names of the weeks: as wide as in the drawing below them. */
function columnsOf(weeks: number, days: number): string {
  const week = days * PITCH + REST;
  const widths = Array.from({ length: weeks }, (_, number) => (number < weeks - 1 ? week : week - REST));
  return [START, ...widths].map((width) => `${width}fr`).join(' ');
}

interface MonthProps {
  /** On which of the days it is practised, from 0. */
  weekday: number;
  weeks: number;
  days: number;
}

/** The morning, and the weeks in which the cell of this skill grows and squares up; other days are dots. */
function Month({ weekday, weeks, days }: MonthProps) {
  const week = days * PITCH + REST;
  return (
    <svg
      viewBox={`0 0 ${START + weeks * week - REST} ${HEIGHT}`}
      aria-hidden="true"
      className="lali:block lali:w-full"
    >
      <rect
        width={MORNING}
        height={MORNING}
        rx="6"
        className="lali:fill-highlight lali:forced-colors:fill-[Highlight]"
      />
      {Array.from({ length: weeks * days }, (_, each) => {
        const [number, day] = [Math.floor(each / days), each % days];
        const grown = number / (weeks - 1);
        const half = day === weekday ? 8 + 6 * grown : 2;
        const middle = START + number * week + PITCH * (day + 0.5);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the days never change places.
            key={each}
            x={middle - half}
            y={HEIGHT / 2 - half}
            width={2 * half}
            height={2 * half}
            rx={day === weekday ? half * (1 - 0.65 * grown) : half}
            className="lali:fill-figure-on-secondary lali:forced-colors:fill-[CanvasText]"
          />
        );
      })}
    </svg>
  );
}
