'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { chooseByNumber } from '../../internal/choose-by-number.ts';
import { useMergedRefs } from '../../internal/merge-refs.ts';
import { useEnhanced } from '../../internal/use-enhanced.ts';
import { Button } from '../../primitives/button/index.ts';
import { ArrowIcon } from '../../primitives/icons/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { ProgressSegments } from '../../primitives/progress-segments/index.ts';
import type { MultiStepLabels, NativeForm, StepAnswers, StepQuestion } from './multi-step-form.types.ts';
import { multiStepFormVariants } from './multi-step-form.variants.ts';
import { NativeClosing, NativeOpening, nativeAttributes } from './native-part.tsx';
import { Question } from './question.tsx';
import { useAnswersFromBefore, useFocusOnMove } from './use-steps.ts';

export interface MultiStepFormProps<Id extends string = string>
  extends Omit<
    ComponentProps<'form'>,
    'children' | 'action' | 'method' | 'onSubmit' | 'name' | 'aria-label'
  > {
  /** Names the form. */
  label: string;
  /** At least one. */
  questions: readonly [StepQuestion<Id>, ...StepQuestion<Id>[]];
  /** The question that is asked, from 0. Brought into bounds. */
  step: number;
  /** Asks for another step: put it into the history and pass it back as `step`. */
  onStepChange: (step: number) => void;
  /** All answers so far, by the id of their question. Controlled, so that they can be kept across a reload. */
  answers: StepAnswers<Id>;
  /** All answers after one was given or changed. */
  onAnswersChange: (answers: StepAnswers<Id>) => void;
  /** The last question is answered and its button pressed. */
  onComplete: (answers: StepAnswers<Id>) => void;
  /** All texts of the form, including the sentence for the position. */
  labels: MultiStepLabels;
  /** Leaves the questions: a link, or a button that calls. */
  back?: { label: string } & ({ href: string; onPress?: never } | { href?: never; onPress: () => void });
  /** Before scripts run. */
  native: NativeForm;
  /** The first question takes the focus as it appears: where a press has brought the form up. */
  focusFirst?: boolean;
}

/** One question at a time; before scripts run, one long form. */
export function MultiStepForm<Id extends string>({
  label,
  questions,
  step: wished,
  onStepChange,
  answers,
  onAnswersChange,
  onComplete,
  labels,
  back,
  native,
  focusFirst = false,
  className,
  ref,
  onKeyDown,
  ...rest
}: MultiStepFormProps<Id>) {
  const idBase = useId();
  const enhanced = useEnhanced();
  const form = useRef<HTMLFormElement>(null);
  const merged = useMergedRefs(ref, form);
  const heading = useRef<HTMLHeadingElement>(null);
  const total = questions.length;
  const step = Math.max(0, Math.min(total - 1, Math.trunc(wished)));
  const question = questions[step] ?? questions[0];
  const answered = (answers[question.id] ?? '').trim() !== '';
  const last = step === total - 1;
  const progressId = `${idBase}-progress`;

  useAnswersFromBefore(form, questions, answers, onAnswersChange);
  const moved = useFocusOnMove(heading, step, focusFirst);

  const go = () => {
    if (!answered) return;
    if (last) onComplete(answers);
    else onStepChange(step + 1);
  };
  const answer = (id: Id) => (text: string) => onAnswersChange({ ...answers, [id]: text } as StepAnswers<Id>);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go();
  };
  const key = (event: KeyboardEvent<HTMLFormElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || !(event.target instanceof HTMLElement)) return;
    const { target } = event;
    const command = event.metaKey || event.ctrlKey;
    if (event.key === 'Enter') {
      // Buttons, links and radio buttons have their own Enter; a line break in a text needs the bare one.
      if (target.matches('textarea') ? !command : target.matches('a, button, input')) return;
      event.preventDefault();
      go();
      return;
    }
    // From the buttons too; inside the group it has already been done.
    chooseByNumber(event);
  };

  const shown = enhanced ? [question] : questions;
  return (
    <form
      aria-label={label}
      {...nativeAttributes(native)}
      data-step={step}
      data-answered={answered ? '' : undefined}
      data-last={last ? '' : undefined}
      data-enhanced={enhanced ? '' : undefined}
      noValidate={enhanced}
      className={cx(multiStepFormVariants(), className)}
      {...rest}
      ref={merged}
      onKeyDown={key}
      onSubmit={submit}
    >
      {/* One box before and after scripts, so that nothing jumps but what goes. */}
      <div className="lali:p-5 lali:@sm:p-7 lali:@2xl:p-10">
        {enhanced && (
          <>
            {back && <Back {...back} />}
            <div className="lali:grid">
              <ProgressSegments
                id={progressId}
                value={step + 1}
                max={total}
                labels={{ position: labels.progress }}
                className={cx('lali:col-start-1 lali:row-start-1', labels.percent && 'lali:[&>p]:pe-16')}
              />
              {labels.percent && (
                <span className="lali:type-mono lali:col-start-1 lali:row-start-1 lali:self-start lali:justify-self-end lali:pt-1 lali:text-text-soft">
                  {labels.percent(Math.round(((step + 1) / total) * 100))}
                </span>
              )}
            </div>
          </>
        )}
        {!enhanced && <NativeOpening native={native} />}
        <div className={enhanced ? 'lali:min-h-[25rem] lali:pt-8 lali:@2xl:pt-10' : undefined}>
          {shown.map((each) => (
            <Question
              key={each.id}
              question={each}
              idBase={idBase}
              answer={answers[each.id]}
              state={enhanced ? (moved ? 'moved' : 'first') : 'native'}
              describedBy={enhanced ? progressId : undefined}
              headingRef={enhanced ? heading : undefined}
              onAnswer={answer(each.id)}
            />
          ))}
        </div>
        {enhanced ? (
          <div className="lali:flex lali:flex-wrap lali:items-center lali:gap-x-3 lali:gap-y-3 lali:pt-7 lali:@xl:justify-between lali:@xl:gap-x-6">
            <Button variant="outline" disabled={step === 0} onClick={() => onStepChange(step - 1)}>
              {labels.previous}
            </Button>
            <div className="lali:flex lali:flex-wrap lali:items-center lali:gap-x-5 lali:gap-y-2">
              {labels.keys && (
                <span className="lali:type-small lali:hidden lali:text-text-soft lali:@xl:inline lali:pointer-coarse:hidden">
                  {labels.keys}
                </span>
              )}
              <Button type="submit" disabled={!answered}>
                {last ? labels.finish : labels.next}
              </Button>
            </div>
          </div>
        ) : (
          <NativeClosing native={native} />
        )}
      </div>
    </form>
  );
}

function Back({ label, href, onPress }: NonNullable<MultiStepFormProps['back']>) {
  return (
    <div className="lali:-mt-2 lali:pb-4">
      {href === undefined ? (
        <Button
          variant="ghost"
          size="small"
          className="lali:-ms-3"
          before={<ArrowIcon className="lali:-scale-x-100 lali:rtl:scale-x-100" />}
          onClick={onPress}
        >
          {label}
        </Button>
      ) : (
        <Link href={href} variant="standalone" arrow="back">
          {label}
        </Link>
      )}
    </div>
  );
}
