import { Container, Heading, Section, Text } from '@laliaflia/ui';

interface FinishersProps {
  title: string;
  text: string;
  /** How many of them finished before, and how many do now. */
  before: number;
  now: number;
}

/** A number in people: a cell for each who finishes, and a tile for each who did not before. */
export function Finishers({ title, text, before, now }: FinishersProps) {
  return (
    <Section>
      <Container>
        <div className="lali:flex lali:gap-3 lali:@3xl:gap-5">
          {Array.from({ length: now }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nobody changes places.
            <Finisher key={n} round={1 - n / (now - 1)} isNew={n >= before} />
          ))}
        </div>
        <div className="lali:mt-6 lali:grid lali:gap-x-12 lali:gap-y-4 lali:@3xl:mt-8 lali:@4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lali:@4xl:items-end">
          <Heading level={2} look="title">
            {title}
          </Heading>
          <Text look="lead">{text}</Text>
        </div>
      </Container>
    </Section>
  );
}

interface FinisherProps {
  /** From 0, a tile, to 1, a cell. */
  round: number;
  isNew: boolean;
}

function Finisher({ round, isNew }: FinisherProps) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="lali:block lali:size-11 lali:@3xl:size-22">
      <rect
        width="100"
        height="100"
        rx={12 + 38 * round}
        className={
          isNew
            ? 'lali:fill-highlight lali:forced-colors:fill-[Highlight]'
            : 'lali:fill-primary-solid lali:forced-colors:fill-[CanvasText]'
        }
      />
      <path
        d="M30 52 44 66 71 36"
        fill="none"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={
          isNew
            ? 'lali:stroke-on-highlight lali:forced-colors:stroke-[HighlightText]'
            : 'lali:stroke-on-primary lali:forced-colors:stroke-[Canvas]'
        }
      />
    </svg>
  );
}
