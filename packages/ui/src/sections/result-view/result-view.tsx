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
      className={cx(resultViewVariants(), className)}
      {...rest}
    >
      <div className="grid items-start gap-x-8 @2xl:grid-cols-2 @4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @4xl:grid-rows-[auto_1fr] @4xl:gap-x-10">
        <div className="min-w-0 @2xl:col-span-2 @4xl:col-span-1">
          <Title
            id={titleId}
            className={cx(headingLevel === 1 ? 'type-title' : 'type-heading', 'print:text-[1.75rem]')}
          >
            {title}
          </Title>
          {summary && <div className="type-lead pt-4 text-pretty">{summary}</div>}
          <p className="flex flex-wrap items-baseline gap-x-3 pt-8 pb-6 print:pt-6">
            <span className="sr-only">{labels.average}: </span>
            <span className="font-display font-[640] text-[5.5rem] leading-[0.8] tracking-[-0.03em]">
              {Math.floor(average)}
            </span>
            <span className="text-muted">{labels.outOf}</span>
          </p>
        </div>
        <div className="min-w-0">
          <ScoreTable
            axes={axes}
            earlier={earlier && before && { label: earlier.label, scores: before }}
            labels={labels}
          />
        </div>
        <div className="min-w-0 pt-12 @2xl:pt-4 @4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1">
          <GrowthFigure axes={axes} earlier={before} seed={seed} grow={grow} />
          {lift && <div className="mx-auto mt-8 max-w-[40rem] border-leaf-text border-s-4 ps-5">{lift}</div>}
        </div>
      </div>

      <Recommendation {...recommendation} heading={Heading} />
      {actions && <div className="mt-8 print:hidden">{actions}</div>}
      {explanations.length > 0 && (
        <div className="mt-16 grid gap-x-10 gap-y-6 @4xl:grid-cols-12 print:mt-10">
          <Heading className="type-heading @4xl:col-span-4">{labels.explanations}</Heading>
          <div className="min-w-0 border-line border-b @4xl:col-span-8">
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
      className="surface-leaf print:surface-paper mt-14 grid gap-x-10 gap-y-8 rounded-band p-6 @lg:p-10 @4xl:grid-cols-12 print:mt-8 print:grid-cols-12 print:gap-x-6 print:rounded-card print:p-6"
    >
      <div className="min-w-0 @4xl:col-span-7 print:col-span-6">
        <p className="font-semibold text-leaf-soft print:text-inherit">{intro}</p>
        <Heading className="type-heading pt-2">{title}</Heading>
        <div className="type-lead max-w-[30em] pt-4">{text}</div>
        {action && (
          <Button href={action.href} variant="pollen" className="mt-8 print:hidden">
            {action.label}
          </Button>
        )}
      </div>
      {facts.length > 0 && (
        <dl className="min-w-0 self-end @4xl:col-span-5 print:col-span-6">
          {facts.map(({ label, value }) => (
            <div
              key={label}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-[color-mix(in_oklab,currentColor_28%,transparent)] border-t py-3"
            >
              <dt className="text-leaf-soft print:text-inherit">{label}</dt>
              <dd className="ms-auto text-end font-semibold">{value}</dd>
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
    <details id={id} className="group/entry scroll-mt-24 border-line border-t">
      <summary className="focus-ring grid min-h-16 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-[6px] py-3.5 @lg:grid-cols-[minmax(0,1fr)_auto_auto] [&::-webkit-details-marker]:hidden">
        <span className="font-semibold text-[1.0625rem] leading-snug">{question}</span>
        {points && (
          <span className="type-small col-start-1 text-muted tabular-nums @lg:col-start-auto">{points}</span>
        )}
        <ChevronIcon className="col-start-2 row-span-2 row-start-1 shrink-0 transition-transform duration-calm group-open/entry:rotate-180 motion-reduce:transition-none @lg:col-start-3 @lg:row-span-1 print:hidden" />
      </summary>
      <div className="measure grid gap-2 pe-8 pt-2 pb-6">
        <p>
          <span className="text-muted">{answerLabel} </span>
          {answer}
        </p>
        <div className="text-muted">{text}</div>
      </div>
    </details>
  );
}
