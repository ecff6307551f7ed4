import { Button, Container, Heading, type QuestionMiniature, Section, Text, ToolTeaser } from '@laliaflia/ui';
import { type ReactNode, useId } from 'react';
import { QuestionTiles } from './question-tiles.tsx';
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
  /** The first question, to be seen beside the words. */
  first?: QuestionMiniature;
}

interface StartBandProps {
  id: string | undefined;
  words: StartWords;
  /** Without a first question: how the tiles stand there. */
  parts?: ((answered: number) => ReactNode) | undefined;
  href: string;
  /** Where the button leads. */
  stage: Stage;
  hasAnswers: boolean;
  /** When the last result was asked for. */
  finishedAt: number | undefined;
  onRestart: () => void;
}

/** Begins the questions, or goes on with those of this device. */
export function StartBand({ id, words, parts, stage, hasAnswers, ...begin }: StartBandProps) {
  const headingId = useId();
  const answered = typeof stage === 'number' ? stage : hasAnswers ? words.count : 0;
  const actions = <Actions words={words} stage={stage} hasAnswers={hasAnswers} {...begin} />;
  if (words.first) {
    return (
      <Section id={id} tone="raised" className="lali:scroll-mt-16">
        <ToolTeaser title={words.title} text={words.lead} miniature={words.first} side="start">
          <QuestionTiles answered={answered} of={words.count} />
          {actions}
        </ToolTeaser>
      </Section>
    );
  }
  return (
    <Section id={id} aria-labelledby={headingId} tone="raised" className="lali:scroll-mt-16">
      <Container className="lali:grid lali:gap-x-10 lali:gap-y-8 lali:lg:grid-cols-12 lali:lg:grid-rows-[auto_1fr] lali:lg:items-start">
        <div className="lali:lg:col-span-5">
          <Heading id={headingId} level={2}>
            {words.title}
          </Heading>
          <Text look="lead" className="lali:pt-4">
            {words.lead}
          </Text>
        </div>
        {parts?.(answered)}
        <div className="lali:lg:col-span-5">{actions}</div>
      </Container>
    </Section>
  );
}

function Actions({
  words,
  href,
  stage,
  hasAnswers,
  finishedAt,
  onRestart,
}: Omit<StartBandProps, 'id' | 'parts'>) {
  const place = typeof stage === 'number' ? stage + 1 : undefined;
  const label = !hasAnswers ? words.begin : place === undefined ? words.result : words.goOn(place);
  const known = [
    hasAnswers && place !== undefined ? words.stopped(place) : '',
    finishedAt === undefined ? '' : words.finished(finishedAt),
  ].filter(Boolean);
  return (
    <>
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
    </>
  );
}
