import { expect, test } from 'vitest';
import { firstRules, labRules, score } from '../features/assessment/scoring/index.ts';
import { categories } from '../features/assessment/scoring/types.ts';
import { labReadiness, readiness } from './assessment.ts';

const inCategory = (questions: typeof readiness.questions) =>
  Object.fromEntries(
    categories.map((category) => [
      category,
      questions.filter((question) => question.category === category).map(({ id }) => id),
    ]),
  );

test('the first version asks at least twice about each category', () => {
  for (const ids of Object.values(inCategory(readiness.questions))) expect(ids.length).toBeGreaterThan(1);
});

test('each question of the first version has as many options as its table has points', () => {
  // Behind the end of a table the fallback begins, which differs from every table's last entry.
  const options = Object.fromEntries(
    readiness.questions.map((question) => [question.id, 'options' in question ? question.options.length : 0]),
  );
  expect(options).toEqual({ q1: 5, q2: 4, q3: 5, q4: 4, q5: 5, q6: 4, q7: 4, q8: 5, q9: 4, q10: 4 });
});

test('the second version is divided so that every recommendation can be reached', () => {
  const { questions } = labReadiness;
  const grouped = inCategory(questions);
  expect(grouped.creativity).toEqual(['q3', 'q5']);
  expect(grouped.culture).toEqual(['q8']);
  expect(grouped.delivery).toHaveLength(1);
  expect(grouped.discovery).toHaveLength(6);

  const averageAt = (position: (options: readonly string[], id: string) => number) => {
    const answers = Object.fromEntries(
      questions.map((question) => [
        question.id,
        'options' in question ? (question.options[position(question.options, question.id)] ?? '') : 'words',
      ]),
    );
    return score(questions, labRules, answers).averageScore;
  };
  expect(averageAt((_, id) => (id === 'q4' ? 1 : 0))).toBe(47.5);
  expect(averageAt((options, id) => (id === 'q4' ? 0 : options.length === 5 ? 4 : 1))).toBe(100);
});

test('the first version knows best answers that make an engine', () => {
  const best = [0, 1, 4, 1, 4, 1, 1, 4, 3, 3];
  const answers = Object.fromEntries(
    readiness.questions.map((question, i) => [
      question.id,
      'options' in question ? (question.options[best[i] ?? 0] ?? '') : '',
    ]),
  );
  expect(score(readiness.questions, firstRules, answers)).toMatchObject({
    averageScore: 99.25,
    recommendation: 'engine',
  });
});
