'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { ChevronIcon } from '../../primitives/icons/index.ts';
import { GrowthFigure } from './growth-figure.tsx';
import type {
  ResultAxes,
  ResultAxis,
  ResultExplanation,
  ResultLabels,
  ResultRecommendation,
} from './result-view.types.ts';
import { resultViewVariants } from './result-view.variants.ts';
import { ScoreTable } from './score-table.tsx';

export interface ResultViewProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** What the result is, as a sentence. */
  title: string;
  /** One or two sentences on the whole. */
  summary?: ReactNode;
  /** 3 to 6, drawn clockwise. */
  axes: ResultAxes;
  /**
   * 0 to 100; shown without the fraction and never rounded up, so that it does not claim a threshold that has not
   * been reached. The caller computes it, so that there is one place for it.
   */
  average: number;
  /** An earlier run: a dotted line in the figure and a column in the table. */
  earlier?: { label: string; scores: Readonly<Record<string, number>> };
  /** What would lift the result to the next level. */
  lift?: ReactNode;
  /** What to do next, in the words of the caller. */
  recommendation: ResultRecommendation;
  /** One for each question. None: the part is left out. */
  explanations?: readonly ResultExplanation[];
  /** What can be done with the result: save, send, begin again. Not printed. */
  actions?: ReactNode;
  /** Every word of the result, the headings of its table included. */
  labels: ResultLabels;
  /** Level of the title; the headings below follow. Default 2. */
  headingLevel?: 1 | 2;
  /** Draws another figure of the same kind. */
  seed?: number;
  /** The figure grows once when first seen. Default `false`. */
  grow?: boolean;
}

/** What an assessment has found: a form grown along its axes, the same as a table, what follows from it, and why. */
export function ResultView({
  title,
  summary,
  axes: given,
  average,
  earlier,
  lift,
  recommendation,
  explanations = [],
  actions,
  labels,
  headingLevel = 2,
  seed = 7,
  grow = false,
  className,
  ...rest
}: ResultViewProps) {
  const titleId = useId();
  const axes = given.filter((axis): axis is ResultAxis => axis !== undefined);
  const before = earlier && axes.map(({ id }) => earlier.scores[id] ?? 0);
  const Title = `h${headingLevel}` as const;
  const Heading = headingLevel === 1 ? 'h2' : 'h3';
  return (
    <section
      aria-labelledby={titleId}
      data-result=""
      data-axes={axes.length}
      data-compared={earlier ? '' : undefined}
      className={cx('lali-result-view', resultViewVariants(), className)}
      {...rest}
    >
      <div className="lali:grid lali:items-start lali:gap-x-8 lali:@2xl:grid-cols-2 lali:@4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lali:@4xl:grid-rows-[auto_1fr] lali:@4xl:gap-x-10">
        <div className="lali:min-w-0 lali:@2xl:col-span-2 lali:@4xl:col-span-1">
          <Title
            id={titleId}
            className={cx(
              headingLevel === 1 ? 'lali:type-title' : 'lali:type-heading',
              'lali:print:text-[1.75rem]',
            )}
          >
            {title}
          </Title>
          {summary && <div className="lali:type-lead lali:pt-4 lali:text-pretty">{summary}</div>}
          <p className="lali:flex lali:flex-wrap lali:items-baseline lali:gap-x-3 lali:pt-8 lali:pb-6 lali:print:pt-6">
            <span className="lali:sr-only">{labels.average}: </span>
            <span
              data-part="average"
              className="lali:font-display lali:font-[640] lali:text-[5.5rem] lali:leading-[0.8]"
            >
              {Math.floor(average)}
            </span>
            <span data-part="out-of" className="lali:text-text-soft">
              {labels.outOf}
            </span>
          </p>
        </div>
        <div className="lali:min-w-0">
          <ScoreTable
            axes={axes}
            earlier={earlier && before && { label: earlier.label, scores: before }}
            labels={labels}
          />
        </div>
        <div className="lali:min-w-0 lali:pt-12 lali:@2xl:pt-4 lali:@4xl:col-start-2 lali:@4xl:row-span-2 lali:@4xl:row-start-1">
          <GrowthFigure axes={axes} earlier={before} seed={seed} grow={grow} />
          {lift && (
            <div className="lali:mx-auto lali:mt-8 lali:max-w-[40rem] lali:border-secondary-text lali:border-s-4 lali:ps-5">
              {lift}
            </div>
          )}
        </div>
      </div>

      <Recommendation {...recommendation} heading={Heading} />
      {actions && <div className="lali:mt-8 lali:print:hidden">{actions}</div>}
      {explanations.length > 0 && (
        <div className="lali:mt-16 lali:grid lali:gap-x-10 lali:gap-y-6 lali:@4xl:grid-cols-12 lali:print:mt-10">
          <Heading className="lali:type-heading lali:@4xl:col-span-4">{labels.explanations}</Heading>
          <div className="lali:min-w-0 lali:border-line lali:border-b lali:@4xl:col-span-8">
            {explanations.map((explanation) => (
              <Explanation key={explanation.id} {...explanation} answerLabel={labels.answer} />
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

function Recommendation({
  intro,
  title,
  text,
  facts,
  action,
  heading: Heading,
}: ResultRecommendation & { heading: 'h2' | 'h3' }) {
  return (
    <div
      data-recommendation=""
      className="lali-result-recommendation lali:surface-secondary lali:print:surface-paper lali:forced-colors:border lali:mt-14 lali:grid lali:gap-x-10 lali:gap-y-8 lali:rounded-band lali:p-6 lali:@lg:p-10 lali:@4xl:grid-cols-12 lali:print:mt-8 lali:print:grid-cols-12 lali:print:gap-x-6 lali:print:rounded-card lali:print:p-6"
    >
      <div className="lali:min-w-0 lali:@4xl:col-span-7 lali:print:col-span-6">
        <p className="lali:font-semibold lali:text-on-secondary-soft lali:print:text-inherit">{intro}</p>
        <Heading className="lali:type-heading lali:pt-2">{title}</Heading>
        <div className="lali:type-lead lali:max-w-[30em] lali:pt-4">{text}</div>
        {action && (
          <Button href={action.href} variant="highlight" className="lali:mt-8 lali:print:hidden">
            {action.label}
          </Button>
        )}
      </div>
      {facts.length > 0 && (
        <dl className="lali:min-w-0 lali:self-end lali:@4xl:col-span-5 lali:print:col-span-6">
          {facts.map(({ label, value }) => (
            <div
              key={label}
              className="lali:flex lali:flex-wrap lali:items-baseline lali:justify-between lali:gap-x-6 lali:border-[color-mix(in_oklab,currentColor_28%,transparent)] lali:border-t lali:py-3"
            >
              <dt className="lali:text-on-secondary-soft lali:print:text-inherit">{label}</dt>
              <dd className="lali:ms-auto lali:text-end lali:font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Explanation({
  id,
  question,
  answer,
  points,
  text,
  answerLabel,
}: ResultExplanation & { answerLabel: string }) {
  return (
    <details id={id} className="lali:group/entry lali:scroll-mt-24 lali:border-line lali:border-t">
      <summary className="lali:focus-ring lali:grid lali:min-h-16 lali:cursor-pointer lali:list-none lali:grid-cols-[minmax(0,1fr)_auto] lali:items-center lali:gap-x-4 lali:rounded-[6px] lali:py-3.5 lali:@lg:grid-cols-[minmax(0,1fr)_auto_auto] lali:[&::-webkit-details-marker]:hidden">
        <span className="lali:font-semibold lali:text-[1.0625rem] lali:leading-snug">{question}</span>
        {points && (
          <span className="lali:type-small lali:col-start-1 lali:text-text-soft lali:tabular-nums lali:@lg:col-start-auto">
            {points}
          </span>
        )}
        <ChevronIcon className="lali:col-start-2 lali:row-span-2 lali:row-start-1 lali:shrink-0 lali:transition-transform lali:duration-calm lali:group-open/entry:rotate-180 lali:motion-reduce:transition-none lali:@lg:col-start-3 lali:@lg:row-span-1 lali:print:hidden" />
      </summary>
      <div className="lali:measure lali:grid lali:gap-2 lali:pe-8 lali:pt-2 lali:pb-6">
        <p>
          <span className="lali:text-text-soft">{answerLabel} </span>
          {answer}
        </p>
        <div className="lali:text-text-soft">{text}</div>
      </div>
    </details>
  );
}
