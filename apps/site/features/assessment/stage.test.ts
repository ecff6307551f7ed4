import { expect, test } from 'vitest';
import { addressFor, answersLink, nextStage, type Stage, stageOf, wishFor } from './stage.ts';
import { asItWas, versions } from './versions.ts';

const version = versions.first;
const all = version.questions.length;
const answered = (count: number) =>
  Object.fromEntries(
    version.questions
      .slice(0, count)
      .map((question) => [question.id, question.type === 'text' ? 'words' : (question.options[0] ?? '')]),
  );

test.each<[string | undefined, number, Stage]>([
  [undefined, 0, 'overview'],
  ['1', 0, 0],
  ['4', 3, 3],
  ['4', all, 3],
  ['result', all, 'result'],
  // Nobody passes a question that has no answer.
  ['4', 0, 0],
  [String(all), 6, 6],
  ['result', all - 1, all - 1],
  // No such step.
  ['0', 3, 'overview'],
  [String(all + 1), all, 'overview'],
  ['1.5', 3, 'overview'],
  ['nonsense', 3, 'overview'],
])('?step=%s with %i answers is %s', (wish, count, stage) => {
  expect(stageOf(wish, version, answered(count))).toBe(stage);
});

test('a stage and its address belong together', () => {
  for (const stage of ['overview', 0, all - 1, 'result'] as const)
    expect(stageOf(wishFor(stage), version, answered(all))).toBe(stage);
  expect(addressFor(version, 'overview')).toBe('/ai-assessment');
  expect(addressFor(version, 3)).toBe('/ai-assessment?step=4');
  expect(addressFor(versions.lab, 'result')).toBe('/ai-lab?step=result');
});

test('one goes on where one has stopped', () => {
  expect(nextStage(version, {})).toBe(0);
  expect(nextStage(version, answered(6))).toBe(6);
  expect(nextStage(version, answered(all))).toBe('result');
});

test('a link holds the answers behind its #', () => {
  expect(answersLink(version, answered(3))).toBe(`/ai-assessment#answers=${'000'.padEnd(all, '-')}`);
});

test('a version as it was has its first questions and nothing else changed', () => {
  const then = asItWas(version, 3);
  expect(then.questions.map(({ id }) => id)).toEqual(['q1', 'q2', 'q3']);
  expect(then).toEqual({ ...version, questions: then.questions });
  expect(asItWas(version, all)).toEqual(version);
});
