import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readinessReasons } from '../../content/assessment/reasons.ts';
import { readiness } from '../../content/assessment.ts';
import { explain } from './explain.ts';
import { rulesOf } from './rules.ts';
import { recommend, score, shownAverage } from './scoring/index.ts';
import { categories } from './scoring/types.ts';
import { asItWas, type VersionId, versions } from './versions.ts';

/** What the positions below answer, whatever has been added since. */
const first = asItWas(versions.first, 10);
const lab = asItWas(versions.lab, 10);

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

  test('no two reasons are the same, and each goes on in the middle of a sentence', () => {
    const all = Object.values(reasons).flat();
    expect(all.length).toBeGreaterThan(version.questions.length);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((reason) => !/^\p{Ll}.*[^.!?]$/u.test(reason))).toEqual([]);
  });

  test('every score has its reason, and what would have given more', () => {
    fc.assert(
      fc.property(anyAnswers(id), (answers) => {
        const { explanations, result } = explain(version, answers);
        expect(explanations).toHaveLength(version.questions.length);
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

test('a best answer has its points and its reason, and nothing that would give more', () => {
  const { explanations } = explain(versions.first, answersAt('first', [0, 1]));
  const { text: question, options } = readiness.questions[1];
  expect(explanations[1]).toEqual({
    id: 'why-q2',
    question,
    answer: options[1],
    points: '100 of 100',
    text: `Question 2 gave 100 of 100 because ${readinessReasons.q2[1]}.`,
  });
});

test('an average of 44.75 is told as it is, and one answer lifts it', () => {
  const { questions } = first;
  const answers = fc
    .sample(anyAnswers('first'), { numRuns: 4000, seed: 3 })
    .find((each) => score(questions, rulesOf.first.rules, each).averageScore === 44.75);
  const found = explain(first, answers ?? {});
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
  const { axes } = explain(lab, answersAt('lab', [1, 1, 0, 0, 2, 1, 1, 2, 0, 1]));
  expect(axes.map((axis) => `${axis?.label} ${axis?.score}: ${axis?.note}`)).toEqual([
    'Discovery 100: Sum of questions 1, 2, 4, 6, 7 and 10, at most 100',
    'Creativity 60: From question 5',
    'Delivery 50: From question 9',
    'Culture 60: From question 8',
  ]);
});

test('titles: a beginning, strong in all, the same height, and the two ends by name', () => {
  const titleOf = (positions: number[]) => explain(first, answersAt('first', positions)).title;
  expect(titleOf([4, 0, 0, 3, 0, 2, 0, 0, 0, 1])).toBe('A beginning in all four areas');
  expect(titleOf([0, 1, 4, 1, 4, 1, 1, 4, 3, 3])).toBe('Strong in all four areas');
  expect(titleOf([0, 1, 4, 3, 4, 1, 0, 4, 0, 3])).toBe('You notice what is new, but let users wait too long');
});
