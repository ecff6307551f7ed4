import { describe, expect, test } from 'vitest';
import { conclude, decide, type Run } from './decide.ts';

describe('a screenshot', () => {
  test.each([
    ['the agreed one', 'a', 'a', 'none', 'same'],
    ['the agreed one, with --update', 'a', 'a', 'all', 'same'],
    ['another one', 'a', 'b', 'none', 'compare'],
    ['another one, on a developer’s machine', 'a', 'b', 'new', 'compare'],
    ['another one, with --update', 'a', 'b', 'all', 'record'],
    ['a new one, in CI', undefined, 'b', 'none', 'refuse'],
    ['a new one, on a developer’s machine', undefined, 'b', 'new', 'record'],
  ] as const)('%s', (_what, expected, actual, update, verdict) => {
    expect(decide(expected, actual, update)).toBe(verdict);
  });

  test('that a review does not call meant is not recorded', () => {
    expect(decide('a', 'b', 'all', false)).toBe('compare');
    expect(decide(undefined, 'b', 'all', false)).toBe('refuse');
  });
});

describe('after a run', () => {
  const agreed = { one: '1', two: '2' };
  const run = (changes: Partial<Run>) =>
    conclude({ agreed, taken: agreed, update: 'new', passed: true, complete: true, ...changes });

  test('nothing is written where nothing has changed', () => {
    expect(run({})).toEqual({ recorded: [], gone: [] });
  });

  test('a new one is added on a developer’s machine', () => {
    const taken = { ...agreed, three: '3' };
    expect(run({ taken })).toEqual({ agreed: taken, recorded: ['three'], gone: [] });
  });

  test('a changed one is written with --update, but only when every story passes', () => {
    const taken = { ...agreed, two: '22' };
    expect(run({ taken, update: 'all' }).agreed).toEqual(taken);
    expect(run({ taken, update: 'all', passed: false }).agreed).toBeUndefined();
    expect(run({ taken, update: 'none' }).agreed).toBeUndefined();
  });

  test('what a review calls meant is written although the rest fails', () => {
    const taken = { ...agreed, two: '22' };
    expect(run({ taken, update: 'all', passed: false, reviewed: true }).agreed).toEqual(taken);
  });

  test('a screenshot without a story is removed, or named if nothing is written', () => {
    const taken = { one: '1' };
    expect(run({ taken })).toEqual({ agreed: taken, recorded: [], gone: ['two'] });
    expect(run({ taken, update: 'none' })).toEqual({ recorded: [], gone: ['two'] });
  });

  test('a story that did not run or failed keeps its screenshot', () => {
    const taken = { one: '1' };
    expect(run({ taken, complete: false }).gone).toEqual([]);
    expect(run({ taken, passed: false }).gone).toEqual([]);
  });

  test('a run of some stories updates only their screenshots', () => {
    const taken = { two: '22' };
    expect(run({ taken, update: 'all', complete: false }).agreed).toEqual({ one: '1', two: '22' });
  });
});
