import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { StepAnswers, StepQuestion } from './multi-step-form.types.ts';

/** The focus goes to each new question, which reads it out together with where one is. */
export function useFocusOnMove(
  heading: { current: HTMLHeadingElement | null },
  step: number,
  focusFirst: boolean,
): boolean {
  const [first] = useState(step);
  const [moved, setMoved] = useState(false);
  if (!moved && step !== first) setMoved(true);
  const at = useRef(focusFirst ? -1 : step);
  useEffect(() => {
    if (at.current === step) return;
    at.current = step;
    heading.current?.focus();
  }, [heading, step]);
  return moved;
}

/** What was filled in before scripts took over is not lost. */
export function useAnswersFromBefore<Id extends string>(
  form: { current: HTMLFormElement | null },
  questions: readonly StepQuestion<Id>[],
  answers: StepAnswers<Id>,
  onAnswersChange: (answers: StepAnswers<Id>) => void,
): void {
  const latest = useRef({ questions, answers, onAnswersChange });
  useLayoutEffect(() => {
    if (!form.current) return;
    const { questions: asked, answers: known, onAnswersChange: change } = latest.current;
    const data = new FormData(form.current);
    const found = asked.flatMap((question) => {
      const written = String(data.get(question.id) ?? '');
      // A scale is posted as the number of its point.
      const value = question.type === 'scale' ? question.options[Number(written) - 1] : written;
      return value && value !== known[question.id] ? [[question.id, value]] : [];
    });
    if (found.length > 0) change({ ...known, ...Object.fromEntries(found) });
  }, [form]);
}
