'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import type { NativeForm, StepQuestion } from './multi-step-form.types.ts';
import { multiStepFormVariants } from './multi-step-form.variants.ts';
import { NativeClosing, NativeOpening, nativeAttributes } from './native-part.tsx';
import { Question } from './question.tsx';

export interface QuestionSheetProps
  extends Omit<ComponentProps<'form'>, 'children' | 'action' | 'method' | 'name' | 'aria-label'> {
  /** Names the form. */
  label: string;
  /** At least one; each must be answered. */
  questions: readonly [StepQuestion, ...StepQuestion[]];
  /** Where the browser sends the form by itself: there is no script here. */
  native: NativeForm;
}

/** All questions on one sheet, which the browser checks and posts by itself, with scripts and without. */
export function QuestionSheet({ label, questions, native, className, ...rest }: QuestionSheetProps) {
  const idBase = useId();
  return (
    <form
      aria-label={label}
      className={cx(multiStepFormVariants(), className)}
      {...nativeAttributes(native)}
      {...rest}
    >
      <div className="lali:p-5 lali:@sm:p-7 lali:@2xl:p-10">
        <NativeOpening native={native} />
        {questions.map((question) => (
          <Question key={question.id} question={question} idBase={idBase} state="native" />
        ))}
        <NativeClosing native={native} />
      </div>
    </form>
  );
}
