import { Container, Heading, Section, type SectionProps, Text } from '@laliaflia/ui';
import { format } from '../../content/pages/webinar.ts';
import { webinar } from '../../content/webinar.ts';
import { at, cornerOf, grownFill, onFill, takenFill } from '../../pictures/cells.tsx';

const COLUMNS = 25;
const [PITCH_X, PITCH_Y] = [49, 64];
const [WIDE, HIGH] = [40, 56];
const rows = Math.ceil(webinar.seats / COLUMNS);
/** Whose problem the hour works on. */
const CASE = 33;
const titleId = 'session-room';

/** Everybody who can be there, as the screen shows them; one of them has sent the problem. */
export function SessionRoom(rest: SectionProps) {
  return (
    <Section aria-labelledby={titleId} {...rest}>
      <Container>
        <Heading level={2} id={titleId}>
          {format.title}
        </Heading>
        <svg
          viewBox={`0 0 ${COLUMNS * PITCH_X - PITCH_X + WIDE} ${rows * PITCH_Y - PITCH_Y + HIGH}`}
          aria-hidden="true"
          className="lali:mt-8 lali:block lali:w-full lali:@3xl:mt-10"
        >
          {Array.from({ length: webinar.seats }, (_, seat) => {
            const [x, y] = [(seat % COLUMNS) * PITCH_X, Math.floor(seat / COLUMNS) * PITCH_Y];
            const built = (seat % COLUMNS) / (COLUMNS - 1);
            const middle = x + WIDE / 2;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: nobody changes seats.
              <g key={seat} style={at(built)}>
                <rect
                  x={x}
                  y={y}
                  width={WIDE}
                  height={HIGH}
                  rx={cornerOf(WIDE, built)}
                  className={seat === CASE ? takenFill : grownFill}
                />
                <path
                  d={`M${middle - 8} ${y + 21}a8 8 0 0 1 16 0a8 8 0 0 1 -16 0M${middle - 13} ${y + 46}a13 14 0 0 1 26 0z`}
                  className={seat === CASE ? onFill : 'lali:fill-surface lali:forced-colors:fill-[Canvas]'}
                />
              </g>
            );
          })}
        </svg>
        <ul className="lali:mt-8 lali:grid lali:gap-x-6 lali:gap-y-8 lali:sm:grid-cols-2 lali:@4xl:grid-cols-4">
          {format.items.map(({ title, text }) => (
            <li key={title} className="lali:min-w-0">
              <Heading level={3} look="subheading">
                {title}
              </Heading>
              <Text tone="soft" className="lali:mt-2">
                {text}
              </Text>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
