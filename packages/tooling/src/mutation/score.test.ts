import { expect, test } from 'vitest';
import type { Reason } from './reasons.ts';
import { report } from './report.ts';
import type { Room } from './rooms.ts';
import { changeIn, complaints, type Mutant, percent, scoreOf } from './score.ts';

const room: Room = { name: 'Rules', folder: 'a/rules', sources: ['a/rules/*.ts'], tests: ['a/*.test.ts'] };

const mutant = (status: string, change = 'if («x → false») {', file = 'a/rules/b.ts'): Mutant => ({
  file,
  change,
  status,
});
const killed = Array.from({ length: 4 }, () => mutant('Killed'));
const because = (...changes: string[]): Reason => ({
  kind: 'Words',
  why: 'Because.',
  survivors: { 'a/rules/b.ts': changes },
});

test('failures and tests without an end count as noticed; what could not be tried does not count', () => {
  const score = scoreOf(room, [
    ...killed,
    mutant('Timeout'),
    mutant('Survived'),
    mutant('NoCoverage'),
    mutant('CompileError'),
    mutant('RuntimeError'),
    mutant('Survived', '', 'a/rules-of-others/b.ts'),
  ]);
  expect([score.killed, score.tried, percent(score)]).toEqual([5, 7, 71]);
  expect(score.survivors.map(({ status }) => status)).toEqual(['Survived', 'NoCoverage']);
});

test('a room without a single change has not been proved', () => {
  expect(percent(scoreOf(room, []))).toBe(0);
  expect(complaints([scoreOf(room, [])], [])).toEqual(['Rules: 0 % are noticed, and 80 % have to be.']);
});

test('four of five are enough, and the fifth needs a reason', () => {
  const scores = [scoreOf(room, [...killed, mutant('Survived')])];
  const reason = because('if («x → false») {');
  expect(complaints(scores, [reason])).toEqual([]);
  expect(complaints(scores, [])).toEqual([
    'Nobody notices, and nobody has said why (reasons.ts): a/rules/b.ts: if («x → false») {',
  ]);
  // The same line, broken otherwise, is another survivor.
  expect(complaints(scores, [reason, because('if («x → true») {')])).toEqual([
    'Has a reason in reasons.ts, but does not survive: a/rules/b.ts: if («x → true») {',
  ]);
  expect(complaints([scoreOf(room, [...killed.slice(1), mutant('Survived')])], [reason])).toEqual([
    'Rules: 75 % are noticed, and 80 % have to be.',
  ]);
});

test('a reason of a room that was not on trial is left alone, and one of no room names nothing', () => {
  const scores = [scoreOf(room, killed)];
  const elsewhere = { ...because(), survivors: { 'b/rules/c.ts': ['«x → y»'] } };
  expect(complaints(scores, [elsewhere], [{ ...room, folder: 'b/rules' }])).toEqual([]);
  expect(complaints(scores, [elsewhere], [{ ...room, folder: 'b/other' }])).toEqual([
    'Has a reason in reasons.ts, but does not survive: b/rules/c.ts: «x → y»',
  ]);
});

test('a change is known by its line, wherever that moves', () => {
  const source = 'const a = 1;\n  if (x && y) {\n    act();\n  }\n';
  const change = (text: string, shift: number) =>
    changeIn(text, { line: 2 + shift, column: 7 }, { line: 2 + shift, column: 13 }, 'true');
  expect(change(source, 0)).toBe('if («x && y → true») {');
  expect(change(`\n\n${source}`, 2)).toBe(change(source, 0));
  expect(changeIn(source, { line: 2, column: 15 }, { line: 4, column: 4 }, '{}')).toBe(
    'if (x && y) «{ act(); } → {}»',
  );
  const long = `act(${'x'.repeat(100)});`;
  expect(changeIn(long, { line: 1, column: 1 }, { line: 1, column: 107 }, ';')).toBe(
    `«act(${'x'.repeat(76)}… → ;»`,
  );
});

test('what happens to two lines alike needs a reason for each', () => {
  const scores = [
    scoreOf(room, [...Array(8).fill(mutant('Killed')), mutant('Survived'), mutant('Survived')]),
  ];
  expect(complaints(scores, [because('if («x → false») {', 'if («x → false») {')])).toEqual([]);
  expect(complaints(scores, [because('if («x → false») {')])).toEqual([
    'Nobody notices, and nobody has said why (reasons.ts): a/rules/b.ts: if («x → false») { (2)',
  ]);
});

test('the document has a row for each room, and a chapter for each kind of survivor', () => {
  const text = report(
    [scoreOf(room, [...killed, mutant('Survived'), mutant('Survived')])],
    [because('a', '`b`')],
  );
  expect(text).toContain('| Rules | 6 | 4 | 66 % |');
  expect(text).toContain('### Words\n\nBecause.\n\n- b.ts: `a`\n- b.ts: `` `b` ``\n');
});
