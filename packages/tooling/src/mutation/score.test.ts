import { expect, test } from 'vitest';
import type { Room } from './rooms.ts';
import { complaints, type Mutant, percent, placeOf, report, scoreOf } from './score.ts';

const room: Room = { name: 'Rules', folder: 'a/rules', sources: ['a/rules/*.ts'], tests: ['a/*.test.ts'] };

const mutant = (status: string, replacement = 'false', file = 'a/rules/b.ts'): Mutant => ({
  file,
  line: 'if (x | y) {',
  replacement,
  status,
});
const killed = Array.from({ length: 4 }, () => mutant('Killed'));

test('failures and tests without an end count as noticed; what could not be tried does not count', () => {
  const score = scoreOf(room, [
    ...killed,
    mutant('Timeout'),
    mutant('Survived'),
    mutant('NoCoverage', '{}'),
    mutant('CompileError'),
    mutant('RuntimeError'),
    mutant('Survived', 'false', 'a/rules-of-others/b.ts'),
  ]);
  expect([score.killed, score.tried, percent(score)]).toEqual([5, 7, 71]);
  expect(score.survivors.map(({ status }) => status)).toEqual(['Survived', 'NoCoverage']);
});

test('a room without a single change has not been proved', () => {
  expect(percent(scoreOf(room, []))).toBe(0);
  expect(complaints([scoreOf(room, [])], {})).toEqual(['Rules: 0 % are noticed, and 80 % have to be.']);
});

test('four of five are enough, and the fifth needs a reason', () => {
  const survivor = mutant('Survived');
  const scores = [scoreOf(room, [...killed, survivor])];
  const place = 'a/rules/b.ts: if (x | y) {';
  expect(placeOf(survivor)).toBe(place);
  expect(complaints(scores, { [place]: 'Because.' })).toEqual([]);
  expect(complaints(scores, {})).toEqual([`Nobody notices, and nobody has said why (reasons.ts): ${place}`]);
  expect(complaints(scores, { [place]: 'Because.', 'a/rules/b.ts: gone': 'Once.' })).toEqual([
    'Has a reason in reasons.ts, but does not survive: a/rules/b.ts: gone',
  ]);
  expect(complaints([scoreOf(room, [...killed.slice(1), survivor])], { [place]: 'Because.' })).toEqual([
    'Rules: 75 % are noticed, and 80 % have to be.',
  ]);
});

test('the document has a row for each room, and one for each line that may change, with its reason', () => {
  const survivor = mutant('Survived', '{\n  }');
  const text = report([scoreOf(room, [...killed, survivor, mutant('Survived')])], {
    [placeOf(survivor)]: 'Because.',
  });
  expect(text).toContain('| Rules | 6 | 4 | 66 % |');
  expect(text.split('\n').filter((line) => line.includes('b.ts'))).toEqual([
    '| `b.ts` | `if (x \\| y) {` | `{ }`, `false` | Because. |',
  ]);
});
