'use client';

import type { ChangeEvent, Ref } from 'react';
import { Textarea } from '../../primitives/field/index.ts';
import { OptionRows } from '../../primitives/option-rows/index.ts';
import { ScaleInput } from '../../primitives/scale-input/index.ts';
import type { StepQuestion } from './multi-step-form.types.ts';
import { headingVariants, questionVariants } from './multi-step-form.variants.ts';

interface QuestionProps {
  question: StepQuestion;
  /** Prefix of the ids inside. */
  idBase: string;
  answer?: string | undefined;
  /** `native`: one of all; else the only one, `moved` after a step. */
  state: 'native' | 'first' | 'moved';
  /** The current position; read after the question. */
  describedBy?: string | undefined;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** Left out, the browser keeps the answer and `answer` is ignored. */
  onAnswer?: (answer: string) => void;
}

/** One question with its answers: rows of options, or a scale. */
export function Question({
  question,
  idBase,
  answer,
  state,
  describedBy,
  headingRef,
  onAnswer,
}: QuestionProps) {
  const { id, text, hint } = question;
  const headingId = `${idBase}-${id}`;
  const hintId = `${headingId}-hint`;
  const required = state === 'native';
  const heading = (
    <h2
      ref={headingRef}
      id={headingId}
      tabIndex={-1}
      aria-describedby={describedBy}
      className={headingVariants({ native: state === 'native' })}
    >
      {text}
    </h2>
  );
  const group = { name: id, legend: heading, legendLook: 'question', hint, required } as const;
  return (
    <div data-question={id} className={questionVariants({ state })}>
      {question.type === 'multiple' && (
        <OptionRows
          {...group}
          options={question.options.map((option) => ({ value: option, label: option }))}
          {...(onAnswer && { value: answer ?? null, onValueChange: onAnswer })}
        />
      )}
      {question.type === 'scale' && (
        <ScaleInput
          {...group}
          points={question.options}
          {...(onAnswer && {
            value: answer === undefined ? null : question.options.indexOf(answer) + 1,
            onValueChange: (point: number) => onAnswer(question.options[point - 1] ?? ''),
          })}
        />
      )}
      {question.type === 'text' && (
        <>
          {heading}
          {hint && (
            <p id={hintId} className="lali:type-small lali:pt-1.5 lali:text-text-soft">
              {hint}
            </p>
          )}
          <div className="lali:grid lali:grid-cols-[minmax(0,1fr)_auto] lali:pt-3">
            <Textarea
              name={id}
              required={required}
              maxLength={question.maxLength}
              counter={question.maxLength !== undefined}
              aria-labelledby={headingId}
              aria-describedby={hint && hintId}
              {...(onAnswer && {
                value: answer ?? '',
                onChange: (event: ChangeEvent<HTMLTextAreaElement>) => onAnswer(event.currentTarget.value),
              })}
            />
          </div>
        </>
      )}
    </div>
  );
}
