import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstRules, labRules } from './rules.ts';
import { answersAt, firstQuestions, labQuestions } from './samples.ts';
import { firstUnanswered, isComplete, recommend, score, shownAverage } from './score.ts';
import { type AssessmentQuestion, categories, type RecommendationId, type RuleSet } from './types.ts';

const first = (...positions: (number | undefined)[]) =>
  score(firstQuestions, firstRules, answersAt(firstQuestions, positions));
const lab = (...positions: (number | undefined)[]) =>
  score(labQuestions, labRules, answersAt(labQuestions, positions));

describe('the first version', () => {
  test.each([
    ['q1', [100, 80, 60, 30, 0]],
    ['q2', [20, 100, 40, 30]],
    ['q4', [40, 100, 60, 20]],
    ['q6', [30, 100, 10, 20]],
    ['q7', [10, 100, 50, 20]],
    ['q9', [20, 40, 70, 100]],
    ['q10', [80, 60, 70, 90]],
    ['q3', [0, 25, 50, 75, 100]],
    ['q5', [0, 25, 50, 75, 100]],
    ['q8', [0, 25, 50, 75, 100]],
  ])('%s gives %j by position', (id, table) => {
    const at = firstQuestions.findIndex((question) => question.id === id);
    const given = table.map((_, position) => {
      const positions = firstQuestions.map((__, i) => (i === at ? position : undefined));
      return first(...positions).questions[at]?.points;
    });
    expect(given).toEqual(table);
  });

  test('a multiple choice without a table falls by 20 and never below 20', () => {
    const question = { id: 'q77', type: 'multiple', category: 'culture', text: '', options: [] } as const;
    expect([0, 1, 2, 3, 4, 5, 6].map((i) => firstRules.points(question, i))).toEqual([
      100, 80, 60, 40, 20, 20, 20,
    ]);
  });

  test('a scale of a single point gives everything', () => {
    const question = { id: 'q77', type: 'scale', category: 'culture', text: '', options: ['only'] } as const;
    expect(firstRules.points(question, 0)).toBe(100);
  });

  test('a category is the rounded mean of what was answered in it', () => {
    // delivery: q4 gives 40, q7 gives 10, q9 gives 40.
    expect(first(0, 0, 0, 0, 0, 0, 0, 0, 1, 0).scores.delivery).toBe(30);
    // creativity: 20, 25 and 80 make 41.67.
    expect(first(0, 0, 1, 0, 0, 0, 0, 0, 0, 0).scores.creativity).toBe(42);
    // q5 skipped: q1 alone.
    expect(first(1, 0, 0, 0, undefined, 0, 0, 0, 0, 0).scores.discovery).toBe(80);
  });

  test('a category without an answer has 0, and the average is still that of all four', () => {
    const { scores, averageScore } = first(0, 1, 4, 1, 4, undefined, 1, undefined, 3, 3);
    expect(scores.culture).toBe(0);
    expect(averageScore).toBe((100 + 97 + 100 + 0) / 4);
  });

  test('the best answers give nearly everything, and a specialist is known', () => {
    expect(first(0, 1, 4, 1, 4, 1, 1, 4, 3, 3)).toMatchObject({
      scores: { discovery: 100, creativity: 97, delivery: 100, culture: 100 },
      averageScore: 99.25,
      recommendation: 'engine',
    });
  });
});

describe('the second version', () => {
  test('a scale adds 20 a step, a match 100 and anything else 50, capped at 100', () => {
    expect(lab(0, 0, 0, 1, 0, 0, 0, 0, 0, 0)).toMatchObject({
      scores: { discovery: 100, creativity: 20, delivery: 50, culture: 20 },
      averageScore: 47.5,
      recommendation: 'ignite',
    });
    expect(lab(1, 1, 0, 0, 4, 1, 1, 4, 1, 1)).toMatchObject({ averageScore: 100, recommendation: 'engine' });
    expect(lab(0, 0, 0, 0, 2, 0, 0, 2, 0, 0)).toMatchObject({ averageScore: 67.5, recommendation: 'deep' });
  });

  test('the matching positions belong to the multiple-choice questions in their order', () => {
    const matching = labQuestions.flatMap((question, at) => {
      if (question.type !== 'multiple') return [];
      const hit = question.options.findIndex((_, position) => {
        const positions = labQuestions.map((__, i) => (i === at ? position : undefined));
        return lab(...positions).questions[at]?.points === 100;
      });
      return [[question.id, hit]];
    });
    expect(matching).toEqual([
      ['q1', 1],
      ['q2', 1],
      ['q4', 0],
      ['q6', 1],
      ['q7', 1],
      ['q9', 1],
      ['q10', 1],
    ]);
  });

  test('free text is asked and not scored', () => {
    const words = answersAt(labQuestions, [1, 1, 0, 0, 2, 1, 1, 2, 1, 1]);
    const { q3: _, ...without } = words;
    expect(score(labQuestions, labRules, words).scores).toEqual(
      score(labQuestions, labRules, without).scores,
    );
    expect(isComplete(labQuestions, words)).toBe(true);
    expect(isComplete(labQuestions, without)).toBe(false);
    expect(isComplete(labQuestions, { ...words, q3: '  ' })).toBe(false);
  });
});

test.each<[string, RuleSet, number, RecommendationId]>([
  ['first', firstRules, 44, 'ignite'],
  ['first', firstRules, 44.75, 'ignite'],
  ['first', firstRules, 45, 'deep'],
  ['first', firstRules, 69, 'deep'],
  ['first', firstRules, 69.75, 'deep'],
  ['first', firstRules, 70, 'engine'],
  ['second', labRules, 49, 'ignite'],
  ['second', labRules, 50, 'deep'],
  ['second', labRules, 74, 'deep'],
  ['second', labRules, 75, 'engine'],
])('%s version: an average of %3$s', (_, rules, average, expected) => {
  expect(recommend(average, rules)).toBe(expected);
});

test.each([
  [44.75, 44],
  [45, 45],
  [69.75, 69],
  [74.99, 74],
  [100, 100],
  [0, 0],
])('an average of %d is shown as %d', (average, shown) => {
  expect(shownAverage(average)).toBe(shown);
});

test('what is shown recommends what the whole average recommends', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(firstRules, labRules),
      fc.integer({ min: 0, max: 400 }).map((sum) => sum / 4),
      (rules, average) => recommend(shownAverage(average), rules) === recommend(average, rules),
    ),
  );
});

test('one goes on at the first question that has no answer yet', () => {
  const answers = answersAt(labQuestions, [0, 1, 0, undefined, 2]);
  expect(firstUnanswered(labQuestions, answers)).toBe(3);
  expect(firstUnanswered(labQuestions, { ...answers, q3: ' ' })).toBe(2);
  expect(firstUnanswered(labQuestions, {})).toBe(0);
  expect(firstUnanswered(firstQuestions, answersAt(firstQuestions, Array(10).fill(1)))).toBe(10);
});

test('the best answer of a question is named', () => {
  const { questions } = first(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  expect(questions.map(({ bestAnswer }) => bestAnswer)).toEqual(
    [0, 1, 4, 1, 4, 1, 1, 4, 3, 3].map((position) => `option ${position}`),
  );
  expect(lab(0).questions[2]?.bestAnswer).toBeUndefined();
});

describe.each<[string, readonly AssessmentQuestion[], RuleSet]>([
  ['first', firstQuestions, firstRules],
  ['second', labQuestions, labRules],
])('whatever is answered in the %s version', (_, questions, rules) => {
  const positions = fc.tuple(
    ...questions.map((question) =>
      fc.option(fc.nat(question.type === 'text' ? 0 : question.options.length - 1), { nil: undefined }),
    ),
  );

  test('scores are whole numbers from 0 to 100 and the average is their mean', () => {
    fc.assert(
      fc.property(positions, (chosen) => {
        const { scores, averageScore } = score(questions, rules, answersAt(questions, chosen));
        const all = categories.map((category) => scores[category]);
        for (const each of all) {
          expect(Number.isInteger(each)).toBe(true);
          expect(each).toBeGreaterThanOrEqual(0);
          expect(each).toBeLessThanOrEqual(100);
        }
        expect(averageScore).toBe(all.reduce((sum, each) => sum + each) / 4);
      }),
    );
  });

  test('an answer that scores higher never lowers a result', () => {
    const ranks = ['ignite', 'deep', 'engine'];
    fc.assert(
      fc.property(positions, fc.nat(questions.length - 1), fc.nat(4), (chosen, at, other) => {
        const before = score(questions, rules, answersAt(questions, chosen));
        const after = score(questions, rules, answersAt(questions, chosen.with(at, other)));
        const [was, is] = [before.questions[at]?.points, after.questions[at]?.points];
        fc.pre(was !== undefined && is !== undefined && is >= was);
        for (const category of categories)
          expect(after.scores[category]).toBeGreaterThanOrEqual(before.scores[category]);
        expect(ranks.indexOf(after.recommendation)).toBeGreaterThanOrEqual(
          ranks.indexOf(before.recommendation),
        );
      }),
    );
  });

  test('what is no option of its question counts as not answered', () => {
    const nonsense = Object.fromEntries(questions.map(({ id }) => [id, 'no such option']));
    expect(score(questions, rules, nonsense).averageScore).toBe(0);
    expect(isComplete(questions, nonsense)).toBe(false);
  });
});
