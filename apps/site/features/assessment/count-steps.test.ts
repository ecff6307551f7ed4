import { expect, test } from 'vitest';
import { reach, reachedBefore } from './count-steps.ts';
import type { Stage } from './stage.ts';
import { versions } from './versions.ts';

const version = versions.first;
const all = version.questions.length;
const answered = (count: number) =>
  Object.fromEntries(
    version.questions
      .slice(0, count)
      .map((question) => [question.id, question.type === 'text' ? 'words' : (question.options[0] ?? '')]),
  );

/** Which of the stages are counted, one after the other. */
function counted(stages: readonly Stage[], before = 0): Stage[] {
  let reached = before;
  return stages.filter((stage) => {
    const next = reach(version, stage, reached);
    reached = next.reached;
    return next.isNew;
  });
}

test('each question counts once, however often somebody goes back to it', () => {
  expect(counted(['overview', 0, 1, 0, 1, 2, 'overview', 2, 3])).toEqual([0, 1, 2, 3]);
  expect(counted([all - 1, 'result', 0, 'result'])).toEqual([all - 1, 'result']);
});

test('who goes on another day is counted from there on', () => {
  expect(reachedBefore(version, {})).toBe(0);
  expect(counted(['overview', 3, 4], reachedBefore(version, answered(3)))).toEqual([4]);
  expect(counted(['result'], reachedBefore(version, answered(all)))).toEqual([]);
});
