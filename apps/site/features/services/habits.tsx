import { Container, FigureIcon, Heading, Link, Section, type SectionProps, Text } from '@laliaflia/ui';
import { methods, skills } from '../../content/pages/innovation-training.ts';

const titleId = 'what-you-learn';
const { practice, weeks } = skills;

/** Three methods, and the skills of the first as what they become: a month of working days, to scale. */
export function Habits(rest: SectionProps) {
  return (
    <Section tone="secondary" aria-labelledby={titleId} {...rest}>
      <Container>
        <div className="lali:grid lali:gap-x-12 lali:gap-y-5 lali:@4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lali:@4xl:items-end">
          <Heading level={2} look="title" id={titleId}>
            {methods.title}
          </Heading>
          <Text look="lead">{methods.lead}</Text>
        </div>
        <ul className="lali:mt-10 lali:grid lali:gap-x-12 lali:gap-y-8 lali:[list-style-type:''] lali:@3xl:grid-cols-3">
          {methods.items.map(({ title, href, text, sign }) => (
            <li key={title} className="lali:flex lali:min-w-0 lali:gap-x-4">
              <FigureIcon name={sign} size={40} className="lali:shrink-0" />
              <div className="lali:min-w-0">
                <h3>
                  <Link href={href} variant="standalone" tone="current" className="lali:type-subheading">
                    {title}
                  </Link>
                </h3>
                <p className="lali:mt-1 lali:text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="lali:mt-14 lali:grid lali:gap-x-12 lali:gap-y-4 lali:border-t lali:border-current lali:pt-10 lali:@4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Heading level={2}>{skills.title}</Heading>
          <div className="lali:min-w-0">
            <Text look="lead">{skills.text}</Text>
            <Link href={skills.link.href} variant="standalone" tone="current">
              {skills.link.label}
            </Link>
          </div>
        </div>
        <div
          aria-hidden="true"
          className="lali:mt-10 lali:grid lali:gap-x-6 lali:@4xl:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
        >
          <div
            className="lali:grid lali:@4xl:col-start-2"
            style={{ gridTemplateColumns: columnsOf(weeks.length, practice.length) }}
          >
            <span>
              <span className="lali:type-small lali:block lali:text-soft lali:@max-2xl:hidden">
                {skills.begin}
              </span>
            </span>
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
              <Month weekday={i} />
            </li>
          ))}
        </ul>
        <p className="lali:type-small lali:mt-6 lali:text-soft lali:@4xl:ms-[calc(25%+1.125rem)]">
          {skills.caption}
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

/** The morning, and the weeks in which the cell of a weekday's skill grows and squares up; other days are dots. */
function Month({ weekday }: { weekday: number }) {
  const days = practice.length;
  const week = days * PITCH + REST;
  return (
    <svg
      viewBox={`0 0 ${START + weeks.length * week - REST} ${HEIGHT}`}
      aria-hidden="true"
      className="lali:block lali:w-full"
    >
      <rect
        width={MORNING}
        height={MORNING}
        rx="6"
        className="lali:fill-highlight lali:forced-colors:fill-[Highlight]"
      />
      {Array.from({ length: weeks.length * days }, (_, each) => {
        const [number, day] = [Math.floor(each / days), each % days];
        const grown = number / (weeks.length - 1);
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
