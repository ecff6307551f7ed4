import type { Step } from '../data/numbers.ts';
import type { DeskSite } from '../data/site.ts';

export interface StepRow {
  step: string;
  /** The question; undefined for the result. */
  text?: string;
  reached: number;
  /** How many of them came no further; undefined for the result, which is the end. */
  left?: number;
}

/** The questions of an assessment in their order, then the result. */
export function stepRows(
  steps: readonly Step[],
  { path, questions }: DeskSite['assessments'][string],
): StepRow[] {
  const own = new Map(steps.filter((each) => each.path === path).map(({ step, reached }) => [step, reached]));
  const reached = [...questions.map((_, i) => String(i + 1)), 'result'].map((step) => own.get(step) ?? 0);
  return [
    ...questions.map(({ text }, i) => {
      const [here = 0, next = 0] = reached.slice(i);
      // Who went on in a later week, or came by a link, was not here in these.
      return { step: String(i + 1), text, reached: here, left: Math.max(0, here - next) };
    }),
    { step: 'result', reached: reached.at(-1) ?? 0 },
  ];
}
