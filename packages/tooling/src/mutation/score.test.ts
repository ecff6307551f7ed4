import { expect, test } from 'vitest';
import type { Reason } from './reasons.ts';
import { report } from './report.ts';
import type { Room } from './rooms.ts';
import { complaints, type Mutant, onTrial, percent, scoreOf } from './score.ts';

const room: Room = { name: 'Rules', folder: 'a/rules', sources: ['a/rules/*.ts'], tests: ['a/*.test.ts'] };

const mutant = (status: string, line = 'if (false) {', file = 'a/rules/b.ts'): Mutant => ({
  file,
  line,
  status,
});
const killed = Array.from({ length: 4 }, () => mutant('Killed'));
const because = (...lines: string[]): Reason => ({
  kind: 'Words',
  why: 'Because.',
  survivors: { 'a/rules/b.ts': lines },
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
  const reason = because('if (false) {');
  expect(complaints(scores, [reason])).toEqual([]);
  expect(complaints(scores, [])).toEqual([
    'Nobody notices, and nobody has said why (reasons.ts): a/rules/b.ts: if (false) {',
  ]);
  // The same line, broken otherwise, is another survivor.
  expect(complaints(scores, [reason, because('if (true) {')])).toEqual([
    'Has a reason in reasons.ts, but does not survive: a/rules/b.ts: if (true) {',
  ]);
  expect(complaints([scoreOf(room, [...killed.slice(1), mutant('Survived')])], [reason])).toEqual([
    'Rules: 75 % are noticed, and 80 % have to be.',
  ]);
});

test('a reason of a room that was not on trial is left alone', () => {
  const elsewhere = { ...because(), survivors: { 'a/rules-of-others/b.ts': ['gone'] } };
  expect(complaints([scoreOf(room, killed)], [elsewhere])).toEqual([]);
});

test('a change is known by its line as it stands on trial, wherever the line moves', () => {
  const source = 'const a = 1;\n  if (x && y) {\n    act();\n  }\n';
  expect(onTrial(source, { line: 2, column: 7 }, { line: 2, column: 13 }, 'true')).toBe('if (true) {');
  expect(onTrial(source, { line: 2, column: 15 }, { line: 4, column: 4 }, '{}')).toBe('if (x && y) {}');
  expect(onTrial(`\n\n${source}`, { line: 4, column: 7 }, { line: 4, column: 13 }, 'true')).toBe(
    'if (true) {',
  );
});

test('the document has a row for each room, and a chapter for each kind of survivor', () => {
  const text = report(
    [scoreOf(room, [...killed, mutant('Survived'), mutant('Survived')])],
    [because('a', '`b`')],
  );
  expect(text).toContain('| Rules | 6 | 4 | 66 % |');
  expect(text).toContain('### Words\n\nBecause.\n\n- `b.ts`: `a`, `` `b` ``\n');
});
