'use client';

import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useWords } from '../../internal/i18n/i18n-context.ts';
import { unbroken } from '../../internal/unbroken.tsx';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import { exercise } from '../../messages/en.ts';
import type { ExerciseLabels } from '../../messages/labels.ts';
import { Button } from '../../primitives/button/index.ts';
import { Field, Textarea } from '../../primitives/field/index.ts';
import { Timer } from './timer.tsx';

const exerciseFrameVariants = cva(
  'lali:container-page lali:grid lali:grid-cols-[minmax(0,1fr)] lali:gap-x-6 lali:gap-y-10 lali:@4xl:grid-cols-12 lali:@4xl:items-start',
);

/** In the source the words come first: one reads what to do before one does it. */
const exerciseWordsVariants = cva('lali:min-w-0 lali:@4xl:row-start-1', {
  variants: { wordsAt: { start: 'lali:@4xl:col-span-5', end: 'lali:@4xl:col-span-5 lali:@4xl:col-start-8' } },
});

const exercisePanelVariants = cva(
  'lali:surface-raised lali:@container lali:min-w-0 lali:rounded-band lali:border lali:border-line lali:p-6 lali:@sm:p-8 lali:@4xl:row-start-1 lali:@4xl:p-10',
  {
    variants: {
      wordsAt: {
        start: 'lali:@4xl:col-span-6 lali:@4xl:col-start-7',
        end: 'lali:@4xl:col-span-6 lali:@4xl:col-start-1',
      },
    },
  },
);

export interface ExerciseProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Name of the exercise. */
  title: string;
  /** What it is good for, in a sentence or two. */
  lead?: ReactNode;
  /** What to do, in order. */
  steps: readonly string[];
  /** What the exercise is done with. They take turns in this order; with a single one there is nothing to change. */
  prompts: readonly [string, ...string[]];
  /** How long it takes, in minutes: the clock counts down from there. */
  minutes: number;
  /** A field for ideas. Its text is neither stored nor sent. Default: none. */
  note?: { label: string; hint: string } | undefined;
  /** The side of the text if there is space for two columns. Default `start`. */
  wordsAt?: 'start' | 'end';
  /** The component's own words. Each left out is that of the I18nProvider, or English. */
  labels?: Partial<ExerciseLabels>;
}

/** An exercise on the page: its steps on one side, a prompt and a clock on the other. */
export function Exercise({
  title,
  lead,
  steps,
  prompts,
  minutes,
  note,
  wordsAt = 'start',
  labels,
  className,
  ...rest
}: ExerciseProps) {
  const headingId = useId();
  const enhanced = useEnhanced();
  const said = useWords('exercise', exercise, labels);
  return (
    <section
      aria-labelledby={headingId}
      data-words-at={wordsAt}
      data-enhanced={enhanced ? '' : undefined}
      className={cx('lali:@container', className)}
      {...rest}
    >
      <div className={exerciseFrameVariants()}>
        <div className={exerciseWordsVariants({ wordsAt })}>
          <h2 id={headingId} className="lali:type-heading lali:wrap-anywhere">
            {title}
          </h2>
          {lead ? (
            <p className="lali:mt-4 lali:max-w-[32em] lali:wrap-anywhere lali:text-soft">{lead}</p>
          ) : null}
          {steps.length > 0 ? (
            <ol className="lali:mt-8 lali:border-b lali:border-soft">
              {steps.map((step, i) => (
                <li
                  key={step}
                  className="lali:grid lali:grid-cols-[2.5rem_minmax(0,1fr)] lali:items-baseline lali:border-t lali:border-soft lali:py-4"
                >
                  <span aria-hidden="true" className="lali:type-subheading lali:text-signal">
                    {i + 1}
                  </span>
                  <span className="lali:wrap-anywhere">{unbroken(step)}</span>
                </li>
              ))}
            </ol>
          ) : null}
        </div>
        <div className={exercisePanelVariants({ wordsAt })}>
          <Prompt prompts={prompts} labels={said} enhanced={enhanced} />
          <div className="lali:mt-8 lali:border-t lali:border-line lali:pt-6">
            <Timer minutes={minutes} labels={said} enhanced={enhanced} />
          </div>
          {note ? (
            <Field label={note.label} hint={note.hint} mark={null} className="lali:mt-8">
              <Textarea rows={4} />
            </Field>
          ) : null}
        </div>
      </div>
    </section>
  );
}

interface PromptProps {
  prompts: readonly string[];
  labels: ExerciseLabels;
  enhanced: boolean;
}

/** As tall as the longest prompt, so that nothing below moves when it changes. */
function Prompt({ prompts, labels, enhanced }: PromptProps) {
  const [turn, setTurn] = useState(0);
  const shown = prompts[turn % prompts.length];
  return (
    <>
      <div className="lali:flex lali:flex-wrap lali:items-center lali:justify-between lali:gap-x-6 lali:gap-y-2">
        <p className="lali:font-semibold">{labels.prompt}</p>
        {prompts.length > 1 ? (
          <Button
            variant="outline"
            size="small"
            className={enhanced ? '' : 'lali:invisible'}
            onClick={() => setTurn((now) => now + 1)}
          >
            {labels.another}
          </Button>
        ) : null}
      </div>
      <div className="lali:type-heading lali:mt-3 lali:grid lali:wrap-anywhere">
        {prompts.map((prompt) => (
          <span key={prompt} aria-hidden="true" className="lali:invisible lali:col-start-1 lali:row-start-1">
            {unbroken(prompt)}
          </span>
        ))}
        <p
          aria-live="polite"
          aria-atomic="true"
          data-part="prompt"
          className="lali:col-start-1 lali:row-start-1"
        >
          {unbroken(shown ?? '')}
        </p>
      </div>
    </>
  );
}
