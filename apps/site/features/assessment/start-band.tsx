import { Button, Container, Heading, Section, Text } from '@laliaflia/ui';
import type { Stage } from './stage.ts';

export interface StartWords {
  title: string;
  lead: string;
  /** How many questions there are. */
  count: number;
  /** Nothing has been answered yet. */
  begin: string;
  /** Some of it has. */
  goOn: (place: number) => string;
  /** All of it has. */
  result: string;
  again: string;
  /** What is known on this device. */
  stopped: (place: number) => string;
  finished: (moment: number) => string;
}

interface StartBandProps {
  id: string;
  words: StartWords;
  href: string;
  /** Where the button leads. */
  stage: Stage;
  hasAnswers: boolean;
  /** When the last result was asked for. */
  finishedAt: number | undefined;
  onRestart: () => void;
}

/** Begins the questions, or goes on with those of this device. */
export function StartBand({ id, words, href, stage, hasAnswers, finishedAt, onRestart }: StartBandProps) {
  const place = typeof stage === 'number' ? stage + 1 : undefined;
  const label = !hasAnswers ? words.begin : place === undefined ? words.result : words.goOn(place);
  const known = [
    hasAnswers && place !== undefined ? words.stopped(place) : '',
    finishedAt === undefined ? '' : words.finished(finishedAt),
  ].filter(Boolean);
  return (
    <Section id={id} aria-labelledby={`${id}-title`} tone="raised" className="lali:scroll-mt-16">
      <Container className="lali:grid lali:gap-x-10 lali:gap-y-8 lali:lg:grid-cols-12 lali:lg:items-end">
        <div className="lali:lg:col-span-7">
          <Heading id={`${id}-title`} level={2}>
            {words.title}
          </Heading>
          <Text look="lead" className="lali:pt-4">
            {words.lead}
          </Text>
        </div>
        <QuestionTiles
          answered={typeof stage === 'number' ? stage : hasAnswers ? words.count : 0}
          of={words.count}
        />
        <div className="lali:lg:col-span-5 lali:lg:justify-self-end">
          {known.length > 0 && (
            <Text tone="soft" className="lali:pb-5">
              {known.join(' ')}
            </Text>
          )}
          <div className="lali:flex lali:flex-wrap lali:gap-3">
            <Button href={href}>{label}</Button>
            {hasAnswers && (
              <Button variant="outline" onClick={onRestart}>
                {words.again}
              </Button>
            )}
          </div>
        </div>
      </Container>
    </Section>
  );
}

interface QuestionTilesProps {
  answered: number;
  of: number;
}

/** The questions as tiles in one row, from a round cell to a square; those answered on this device are filled. */
function QuestionTiles({ answered, of }: QuestionTilesProps) {
  return (
    <div
      aria-hidden="true"
      className="lali:grid lali:grid-cols-5 lali:gap-3 lali:lg:order-last lali:lg:mt-6 lali:lg:col-span-12 lali:lg:grid-cols-10 lali:lg:gap-5"
    >
      {Array.from({ length: of }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the questions never change places.
          key={place}
          style={{ borderRadius: `${50 - (38 * place) / (of - 1)}%` }}
          className={`lali:grid lali:aspect-square lali:place-items-center lali:border-[2.5px] lali:border-accent-solid lali:font-display lali:text-[clamp(1.25rem,2.6vw,2.25rem)] lali:font-[640] ${place < answered ? 'lali:bg-accent-solid lali:text-on-accent' : 'lali:text-signal'}`}
        >
          {place + 1}
        </span>
      ))}
    </div>
  );
}
