import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explain } from './explain.ts';
import { rulesOf } from './rules.ts';
import { recommend, score, shownAverage } from './scoring/index.ts';
import { categories } from './scoring/types.ts';
import { type VersionId, versions } from './versions.ts';

/** Answers by position; words for what is asked in words. */
function answersAt(id: VersionId, positions: readonly number[]): Record<string, string> {
  return Object.fromEntries(
    versions[id].questions.map((question, i) => [
      question.id,
      question.type === 'text' ? 'Minutes of meetings.' : (question.options[positions[i] ?? 0] ?? ''),
    ]),
  );
}

const anyAnswers = (id: VersionId) =>
  fc
    .tuple(
      ...versions[id].questions.map((question) =>
        fc.nat(question.type === 'text' ? 0 : question.options.length - 1),
      ),
    )
    .map((positions) => answersAt(id, positions));

describe.each(['first', 'lab'] as const)('the %s version', (id) => {
  const version = versions[id];
  const { reasons, rules } = rulesOf[id];

  test('there is a reason for each option of each question, and no two are the same', () => {
    for (const question of version.questions) {
      if (question.type === 'text') expect(reasons[question.id]).toBeUndefined();
      else expect(reasons[question.id], question.id).toHaveLength(question.options.length);
    }
    const all = Object.values(reasons).flat();
    expect(new Set(all).size).toBe(all.length);
    for (const reason of all) expect(reason).toMatch(/^\p{Ll}.*[^.!?]$/u);
  });

  test('every score has its reason, and what would have given more', () => {
    fc.assert(
      fc.property(anyAnswers(id), (answers) => {
        const { explanations, result } = explain(version, answers);
        explanations.forEach(({ text, points, answer }, i) => {
          const { points: given, best, bestAnswer } = result.questions[i] ?? {};
          expect(answer).toBe(answers[`q${i + 1}`]);
          expect(points).toBe(given === undefined ? undefined : `${given} of 100`);
          if (given === undefined) return;
          expect(text).toContain(`Question ${i + 1} gave ${given} of 100 because `);
          const better = `“${bestAnswer}” would have given ${best}.`;
          if (given < (best ?? 0)) expect(text).toContain(better);
          else expect(text).not.toContain('would have given');
        });
      }),
    );
  });

  test('what is said of the whole fits the scores', () => {
    fc.assert(
      fc.property(anyAnswers(id), (answers) => {
        const { title, summary, result, axes, lift } = explain(version, answers);
        const scores = categories.map((category) => result.scores[category]);
        expect(`${title} ${summary} ${lift.title} ${lift.text} ${lift.lead}`).not.toMatch(/NaN|\[object/);
        expect(summary).toContain(`${Math.min(...scores)} of 100`);
        expect(axes.map((axis) => axis?.score)).toEqual(scores);
        expect(recommend(shownAverage(result.averageScore), rules)).toBe(result.recommendation);
        expect(lift.changes.length > 0).toBe(result.recommendation !== 'engine');
      }),
    );
  });
});

test('question 2 gave 100 of 100 because of what it says', () => {
  const { explanations } = explain(versions.first, answersAt('first', [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]));
  expect(explanations[1]).toEqual({
    id: 'why-q2',
    question: 'How do you look for ideas?',
    answer: 'We collect many and choose by criteria we agreed on',
    points: '100 of 100',
    text: 'Question 2 gave 100 of 100 because many ideas first and agreed criteria afterwards keep the loudest voice from choosing.',
  });
});

test('an average of 44.75 is told as it is, and one answer lifts it', () => {
  const { questions } = versions.first;
  const answers = fc
    .sample(anyAnswers('first'), { numRuns: 4000, seed: 3 })
    .find((each) => score(questions, rulesOf.first.rules, each).averageScore === 44.75);
  const found = explain(versions.first, answers ?? {});
  expect(shownAverage(found.result.averageScore)).toBe(44);
  expect(found.result.recommendation).toBe('ignite');
  expect(found.lift).toMatchObject({
    title: 'What would lift it to Deep Dive',
    text: 'That level begins at an average of 45. Yours is 44.75.',
    lead: 'One other answer is enough, once it is true:',
  });
  expect(found.lift.changes[0]).toMatch(/^Question \d+: “.+” instead of “.+”$/);
});

test('the lab says how it counts', () => {
  const { axes } = explain(versions.lab, answersAt('lab', [1, 1, 0, 0, 2, 1, 1, 2, 0, 1]));
  expect(axes.map((axis) => `${axis?.label} ${axis?.score}: ${axis?.note}`)).toEqual([
    'Discovery 100: Sum of questions 1, 2, 4, 6, 7 and 10, at most 100',
    'Creativity 60: From question 5',
    'Delivery 50: From question 9',
    'Culture 60: From question 8',
  ]);
});

test('titles: a beginning, strong in all, the same height, and the two ends by name', () => {
  const titleOf = (positions: number[]) => explain(versions.first, answersAt('first', positions)).title;
  expect(titleOf([4, 0, 0, 3, 0, 2, 0, 0, 0, 1])).toBe('A beginning in all four areas');
  expect(titleOf([0, 1, 4, 1, 4, 1, 1, 4, 3, 3])).toBe('Strong in all four areas');
  expect(titleOf([0, 1, 4, 3, 4, 1, 0, 4, 0, 3])).toBe('You notice what is new, but let users wait too long');
});
