import { Container, Heading, Link, Section, Text } from '@laliaflia/ui';

interface HabitsProps {
  title: string;
  text: string;
  names: readonly string[];
  /** How many days after the morning. */
  days: number;
  caption: string;
  link: { href: string; label: string };
}

const PITCH = 24;
const MIDDLE = 14;
const LARGEST = 10.5;

/** Skills from the morning on which each is learnt to the habit that it becomes, drawn to scale. */
export function Habits({ title, text, names, days, caption, link }: HabitsProps) {
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
        <ul className="lali:mt-10 lali:grid lali:gap-y-6 lali:[list-style-type:''] lali:@4xl:mt-14 lali:@4xl:gap-y-5">
          {names.map((name) => (
            <li
              key={name}
              className="lali:grid lali:gap-x-6 lali:gap-y-2 lali:@4xl:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lali:@4xl:items-center"
            >
              <span className="lali:type-subheading">{name}</span>
              <Month days={days} />
            </li>
          ))}
        </ul>
        <p className="lali:type-small lali:mt-6 lali:text-soft lali:@4xl:ms-[calc(25%+0.375rem)]">
          {caption}
        </p>
      </Container>
    </Section>
  );
}

/** The morning, and the days in which a skill grows and squares up. */
function Month({ days }: { days: number }) {
  return (
    <svg
      viewBox={`0 0 ${(days + 1) * PITCH + 8} ${2 * MIDDLE}`}
      aria-hidden="true"
      className="lali:block lali:w-full"
    >
      <rect
        width="28"
        height="28"
        rx="5"
        className="lali:fill-highlight lali:forced-colors:fill-[Highlight]"
      />
      {Array.from({ length: days }, (_, day) => {
        const grown = day / (days - 1);
        const half = 2.5 + (LARGEST - 2.5) * grown;
        const middle = 32 + PITCH * (day + 0.5);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the days never change places.
            key={day}
            x={n(middle - half)}
            y={n(MIDDLE - half)}
            width={n(2 * half)}
            height={n(2 * half)}
            rx={n(half * (1 - 0.65 * grown))}
            className="lali:fill-figure-on-secondary lali:forced-colors:fill-[CanvasText]"
          />
        );
      })}
    </svg>
  );
}

function n(value: number): number {
  return Math.round(value * 100) / 100;
}
