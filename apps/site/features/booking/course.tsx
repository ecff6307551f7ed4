import { Container, Heading, Section, Text } from '@laliaflia/ui';
import { useId } from 'react';
import type { CoursePart, courseOf } from '../../content/workshop-course.ts';

const ROUND = 64;
const SQUARE = 8;
/** Parts of the longest workshop: its first is round, and its last square. */
const MOST = 9;

/** What happens on each day, in tiles that become square from the first to the last. */
export function Course({ title, days }: ReturnType<typeof courseOf>) {
  const headingId = useId();
  const last = days.flatMap(({ parts }) => parts).length - 1;
  return (
    <Section aria-labelledby={headingId}>
      <Container>
        <Heading level={2} id={headingId}>
          {title}
        </Heading>
        {days.map((day, n) => (
          <div key={day.title} className="lali:mt-10">
            {days.length > 1 ? (
              <Heading level={3} className="lali:mb-4">
                {day.title}
              </Heading>
            ) : null}
            <ol className="lali:grid lali:gap-2 lali:[list-style-type:''] lali:@4xl:grid-cols-12">
              {day.parts.map((part, i) => (
                <Part key={part.title} {...part} at={n * 3 + i} taken={n * 3 + i === last} />
              ))}
            </ol>
          </div>
        ))}
      </Container>
    </Section>
  );
}

/** What one takes home is pollen, as in the drawings of the outcomes. */
function Part({ title, text, strands, wide, at, taken }: CoursePart & { at: number; taken: boolean }) {
  return (
    <li
      style={{ borderRadius: Math.round(ROUND - ((ROUND - SQUARE) * at) / (MOST - 1)) }}
      className={`lali:min-w-0 lali:p-8 lali:forced-colors:border ${taken ? 'lali:surface-highlight' : 'lali:surface-raised'} ${
        wide ? 'lali:@4xl:col-span-6' : 'lali:@4xl:col-span-3'
      }`}
    >
      <p className="lali:type-subheading">{title}</p>
      {text ? <p className="lali:mt-2">{text}</p> : null}
      {strands ? (
        <ul className="lali:mt-4 lali:grid lali:gap-6 lali:[list-style-type:''] lali:@4xl:grid-cols-3">
          {strands.map((strand) => (
            <li key={strand.title}>
              <p className="lali:font-semibold lali:text-accent-text">{strand.title}</p>
              <Text look="small" tone="soft" className="lali:mt-1">
                {strand.text}
              </Text>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
