import { expect, test } from 'vitest';
import { addressFor, answersLink, nextStage, type Stage, stageOf, wishFor } from './stage.ts';
import { versions } from './versions.ts';

const version = versions.first;
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
  ['4', 10, 3],
  ['result', 10, 'result'],
  // Nobody passes a question that has no answer.
  ['4', 0, 0],
  ['10', 6, 6],
  ['result', 9, 9],
  // No such step.
  ['0', 3, 'overview'],
  ['11', 10, 'overview'],
  ['1.5', 3, 'overview'],
  ['nonsense', 3, 'overview'],
])('?step=%s with %i answers is %s', (wish, count, stage) => {
  expect(stageOf(wish, version, answered(count))).toBe(stage);
});

test('a stage and its address belong together', () => {
  for (const stage of ['overview', 0, 9, 'result'] as const)
    expect(stageOf(wishFor(stage), version, answered(10))).toBe(stage);
  expect(addressFor(version, 'overview')).toBe('/ai-assessment');
  expect(addressFor(version, 3)).toBe('/ai-assessment?step=4');
  expect(addressFor(versions.lab, 'result')).toBe('/ai-lab?step=result');
});

test('one goes on where one has stopped', () => {
  expect(nextStage(version, {})).toBe(0);
  expect(nextStage(version, answered(6))).toBe(6);
  expect(nextStage(version, answered(10))).toBe('result');
});

test('a link holds the answers behind its #', () => {
  expect(answersLink(version, answered(3))).toBe('/ai-assessment#answers=000-------');
});
