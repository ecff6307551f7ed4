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
  'container-page grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-10 @4xl:grid-cols-12 @4xl:items-start',
);

/** In the source the words come first: one reads what to do before one does it. */
const exerciseWordsVariants = cva('min-w-0 @4xl:row-start-1', {
  variants: { wordsAt: { start: '@4xl:col-span-5', end: '@4xl:col-span-5 @4xl:col-start-8' } },
});

const exercisePanelVariants = cva(
  'surface-raised @container min-w-0 rounded-band border border-line p-6 @sm:p-8 @4xl:row-start-1 @4xl:p-10',
  {
    variants: {
      wordsAt: { start: '@4xl:col-span-6 @4xl:col-start-7', end: '@4xl:col-span-6 @4xl:col-start-1' },
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
      className={cx('@container', className)}
      {...rest}
    >
      <div className={exerciseFrameVariants()}>
        <div className={exerciseWordsVariants({ wordsAt })}>
          <h2 id={headingId} className="type-heading wrap-anywhere">
            {title}
          </h2>
          {lead ? <p className="mt-4 max-w-[32em] wrap-anywhere text-soft">{lead}</p> : null}
          {steps.length > 0 ? (
            <ol className="mt-8 border-b border-soft">
              {steps.map((step, i) => (
                <li
                  key={step}
                  className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline border-t border-soft py-4"
                >
                  <span aria-hidden="true" className="type-subheading text-signal">
                    {i + 1}
                  </span>
                  <span className="wrap-anywhere">{unbroken(step)}</span>
                </li>
              ))}
            </ol>
          ) : null}
        </div>
        <div className={exercisePanelVariants({ wordsAt })}>
          <Prompt prompts={prompts} labels={said} enhanced={enhanced} />
          <div className="mt-8 border-t border-line pt-6">
            <Timer minutes={minutes} labels={said} enhanced={enhanced} />
          </div>
          {note ? (
            <Field label={note.label} hint={note.hint} mark={null} className="mt-8">
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
      <p className="font-semibold">{labels.prompt}</p>
      <div className="type-heading mt-3 grid wrap-anywhere">
        {prompts.map((prompt) => (
          <span key={prompt} aria-hidden="true" className="invisible col-start-1 row-start-1">
            {unbroken(prompt)}
          </span>
        ))}
        <p aria-live="polite" aria-atomic="true" data-part="prompt" className="col-start-1 row-start-1">
          {unbroken(shown ?? '')}
        </p>
      </div>
      {prompts.length > 1 ? (
        <Button
          variant="outline"
          size="small"
          className={cx('mt-6', !enhanced && 'invisible')}
          onClick={() => setTurn((now) => now + 1)}
        >
          {labels.another}
        </Button>
      ) : null}
    </>
  );
}
