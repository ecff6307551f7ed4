import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { firstRules, labRules, type RuleSet, score } from '../features/assessment/scoring/index.ts';
import { type AssessmentQuestion, categories } from '../features/assessment/scoring/types.ts';
import type { ByOption, OneOption } from './assessment/by-option.ts';
import { labReadiness, readiness } from './assessment.ts';

test('the first version asks at least twice about each category', () => {
  const seldom = categories.filter(
    (category) => readiness.questions.filter((question) => question.category === category).length < 2,
  );
  expect(seldom).toEqual([]);
});

/** The answer to each question whose points `pick` picks out of all. */
function answersBy(
  questions: readonly AssessmentQuestion[],
  { points }: RuleSet,
  pick: (...points: number[]) => number,
): Record<string, string> {
  return Object.fromEntries(
    questions.map((question) => {
      if (question.type === 'text') return [question.id, 'words'];
      const all = question.options.map((_, position) => points(question, position));
      return [question.id, question.options[all.indexOf(pick(...all))] ?? ''];
    }),
  );
}

test.each<[string, readonly AssessmentQuestion[], RuleSet]>([
  ['first', readiness.questions, firstRules],
  ['lab', labReadiness.questions, labRules],
])('every recommendation of the %s version can be reached', (_, questions, rules) => {
  const recommended = (answers: Record<string, string>) => score(questions, rules, answers).recommendation;
  expect(recommended(answersBy(questions, rules, Math.min))).toBe('ignite');
  expect(recommended(answersBy(questions, rules, Math.max))).toBe('engine');
  const anything = fc
    .tuple(
      ...questions.map((question) =>
        question.type === 'text' ? fc.constant('words') : fc.constantFrom(...question.options),
      ),
    )
    .map((given) => Object.fromEntries(questions.map(({ id }, i) => [id, given[i] ?? ''])));
  expect(fc.sample(anything, { numRuns: 3000, seed: 1 }).map(recommended)).toContain('deep');
});

test('a score or reason that is missing, or one too many, is a type error', () => {
  type Question<Id extends string, Options> = {
    id: Id;
    type: 'multiple';
    category: 'culture';
    text: string;
    options: Options;
  };
  interface Two {
    questions: readonly [Question<'q1', readonly ['a', 'b']>, Question<'q2', readonly ['a', 'b', 'c']>];
  }
  type Scores = ByOption<Two, 'multiple', number>;
  expectTypeOf<{ q1: [1, 2]; q2: [1, 2, 3] }>().toExtend<Scores>();
  expectTypeOf<{ q1: [1, 2] }>().not.toExtend<Scores>();
  expectTypeOf<{ q1: [1, 2]; q2: [1, 2] }>().not.toExtend<Scores>();
  expectTypeOf<{ q1: [1, 2]; q2: [1, 2, 3, 4] }>().not.toExtend<Scores>();
  expectTypeOf<{ q1: 1; q2: 2 }>().toExtend<OneOption<Two>>();
  expectTypeOf<{ q1: 1 }>().not.toExtend<OneOption<Two>>();
  expectTypeOf<{ q1: 2; q2: 2 }>().not.toExtend<OneOption<Two>>();
});
