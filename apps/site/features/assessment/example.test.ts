import { expect, test } from 'vitest';
import { exampleAnswers } from '../../content/assessment/example-answers.ts';
import { readinessReasons } from '../../content/assessment/reasons.ts';
import { readiness } from '../../content/assessment.ts';
import { example, explained } from '../../content/pages/ai-assessment.ts';
import { capital } from '../../content/words.ts';
import { score } from './scoring/index.ts';
import { firstRules } from './scoring/rules.ts';
import { categories } from './scoring/types.ts';

/* The page shows a result before anybody has answered: it is one that these answers would have. */
const delivery = ['q4', 'q7', 'q9'] as const;
const shown = explained.reasons;
const questionOf = (id: string) => readiness.questions.find((each) => each.id === id);
const optionsOf = (id: string): readonly string[] => questionOf(id)?.options ?? [];
/** Which option the example quotes. */
const givenIn = (id: string, i: number) =>
  optionsOf(id).findIndex((option) => shown[i]?.text.startsWith(`“${option}.” `));
const answers: Record<string, string> = exampleAnswers;

test('the example quotes its own answers', () => {
  for (const [i, id] of delivery.entries()) expect(optionsOf(id)[givenIn(id, i)]).toBe(answers[id]);
});

test('the scores of the example are those of real answers', () => {
  const { scores } = score(readiness.questions, firstRules, answers);
  expect(categories.map((category) => scores[category])).toEqual([...example]);
});

test('its reasons are the ones that a result gives', () => {
  const { questions } = score(readiness.questions, firstRules, answers);
  for (const [i, id] of delivery.entries()) {
    const at = givenIn(id, i);
    expect(shown[i]?.answer).toBe(questionOf(id)?.text);
    expect(shown[i]?.points).toBe(questions.find((each) => each.id === id)?.points);
    expect(shown[i]?.text).toBe(`“${optionsOf(id)[at]}.” ${capital(readinessReasons[id][at] ?? '')}.`);
  }
});
