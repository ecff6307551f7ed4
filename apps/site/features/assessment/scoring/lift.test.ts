import fc from 'fast-check';
import { expect, test } from 'vitest';
import { liftToNext } from './lift.ts';
import { firstRules, labRules } from './rules.ts';
import { answersAt, firstQuestions, labQuestions } from './samples.ts';
import { score } from './score.ts';
import { type AssessmentQuestion, categories, type RuleSet } from './types.ts';

test('at the highest level there is nothing to lift', () => {
  const best = answersAt(firstQuestions, [0, 1, 4, 1, 4, 1, 1, 4, 3, 3]);
  expect(liftToNext(firstQuestions, firstRules, best)).toBeUndefined();
});

test('one answer is enough where one is enough, and it is the one that lifts most', () => {
  // 65, 55, 60 and 75: an average of 63.75.
  const close = answersAt(firstQuestions, [1, 1, 0, 1, 2, 1, 1, 2, 1, 2]);
  expect(score(firstQuestions, firstRules, close).recommendation).toBe('deep');
  const lift = liftToNext(firstQuestions, firstRules, close);
  expect(lift?.to).toBe('engine');
  expect(lift?.changes).toEqual([{ id: 'q3', answer: 'option 4' }]);
});

test('where no change of answers gets higher there is no lift', () => {
  const words: AssessmentQuestion = { id: 'q1', type: 'text', category: 'culture', text: 'q1?' };
  expect(liftToNext([words], labRules, { q1: 'in words' })).toBeUndefined();
});

test('of changes that lift as much the first question has its turn', () => {
  const questions = categories.map(
    (category, i): AssessmentQuestion => ({
      id: `q${i + 1}`,
      type: 'multiple',
      category,
      text: '',
      options: ['option 0', 'option 1', 'option 2'],
    }),
  );
  const rules: RuleSet = {
    points: (_, position) => (position === 0 ? 0 : 100),
    combine: ([points = 0]) => points,
    thresholds: { deep: 25, engine: 100 },
  };
  expect(liftToNext(questions, rules, answersAt(questions, [0, 0, 0, 0]))).toEqual({
    to: 'deep',
    changes: [{ id: 'q1', answer: 'option 1' }],
  });
});

test.each([
  ['first', firstQuestions, firstRules],
  ['second', labQuestions, labRules],
] as const)('the changes reach the next level and no sooner, in the %s version', (_, questions, rules) => {
  const positions = fc.tuple(
    ...questions.map((question) => fc.nat(question.type === 'text' ? 0 : question.options.length - 1)),
  );
  fc.assert(
    fc.property(positions, (chosen) => {
      const answers = answersAt(questions, chosen);
      const lift = liftToNext(questions, rules, answers);
      fc.pre(lift !== undefined);
      if (lift === undefined) return;
      const after = (changes: typeof lift.changes) =>
        score(questions, rules, {
          ...answers,
          ...Object.fromEntries(changes.map(({ id, answer }) => [id, answer])),
        }).recommendation;
      expect(after(lift.changes)).toBe(lift.to);
      expect(after(lift.changes.slice(0, -1))).not.toBe(lift.to);
      expect(new Set(lift.changes.map(({ id }) => id)).size).toBe(lift.changes.length);
    }),
    { numRuns: 60 },
  );
});
