import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outcomeOf, type ReportKind } from './reports.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'laliaflia-reports-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function read(kind: ReportKind, report: object, code = 1) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return outcomeOf(code, { kind, file });
}

const vitest = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [] as object[],
};
const failing = (fullName: string, message: string) => ({
  status: 'failed',
  fullName,
  failureMessages: [message],
});
const playwright = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };

test('a command without a report is one check', () => {
  expect(outcomeOf(0)).toEqual({ passed: 1, failed: 0, notes: [] });
  expect(outcomeOf(2)).toEqual({ passed: 0, failed: 1, notes: [] });
});

test('counts tests, and names what was skipped', () => {
  expect(read('vitest', { ...vitest, numPendingTests: 1, numTodoTests: 1 }, 0)).toEqual({
    passed: 3,
    failed: 0,
    notes: ['2 skipped'],
  });
});

test('a file that cannot be loaded counts as a failure', () => {
  const broken = { status: 'failed', name: 'b.test.ts', assertionResults: [] };
  const { failed, notes } = read('vitest', { ...vitest, testResults: [broken] });
  expect(failed).toBe(1);
  expect(notes).toEqual([expect.stringMatching(/b\.test\.ts could not be loaded$/)]);
});

test('a bad end without a failed test counts as a failure', () => {
  expect(read('vitest', vitest)).toMatchObject({ failed: 1, notes: ['ended with code 1'] });
  expect(read('playwright', { stats: playwright })).toMatchObject({ passed: 4, failed: 1 });
});

test('a run for a change may have no test, and still fails with its command', () => {
  const file = path.join(folder, 'empty.json');
  writeFileSync(file, JSON.stringify({ ...vitest, numPassedTests: 0 }));
  const report = { kind: 'vitest', file, mayBeEmpty: true } as const;
  expect(outcomeOf(0, report)).toMatchObject({ passed: 0, failed: 0 });
  expect(outcomeOf(1, report).failed).toBe(1);
});

test('a run without a report, or without a test, is a failure', () => {
  expect(outcomeOf(0, { kind: 'vitest', file: path.join(folder, 'none.json') }).failed).toBe(1);
  expect(read('vitest', { ...vitest, numPassedTests: 0 }, 0).failed).toBe(1);
  expect(read('playwright', { stats: { ...playwright, expected: 0 } }, 0).failed).toBe(1);
});

test('a test that passes only when repeated is named', () => {
  expect(read('playwright', { stats: { ...playwright, unexpected: 2, flaky: 1 } })).toMatchObject({
    passed: 5,
    failed: 2,
    notes: ['1 passed only when repeated'],
  });
});

test('a failure is reported by its first line, without colours', () => {
  const files = [
    {
      status: 'failed',
      name: 'c.test.ts',
      assertionResults: [
        failing('Card Matrix', '\u001b[31mError: too tall\u001b[0m\n    at there'),
        { status: 'passed' },
      ],
    },
  ];
  const [note] = read('vitest', { ...vitest, testResults: files }).notes;
  expect(note).toMatch(/c\.test\.ts › Card Matrix: Error: too tall$/);

  const spec = (ok: boolean, message: string) => ({
    title: 'opens',
    ok,
    line: 7,
    tests: [{ results: [{ error: { message } }] }],
  });
  const suites = [
    { file: 'a.spec.ts', specs: [spec(true, '')] },
    { suites: [{ file: 'b.spec.ts', specs: [spec(false, 'Error: gone')] }] },
  ];
  expect(read('playwright', { stats: { ...playwright, unexpected: 1 }, suites }).notes).toEqual([
    'b.spec.ts:7 › opens: Error: gone',
  ]);
});

test('a long list of failures is cut', () => {
  const assertionResults = Array.from({ length: 25 }, () => failing('x', 'y'));
  const files = [{ status: 'failed', name: 'c.test.ts', assertionResults }];
  const { failed, notes } = read('vitest', { ...vitest, testResults: files });
  expect(failed).toBe(25);
  expect(notes).toHaveLength(21);
  expect(notes.at(-1)).toBe('and 5 more failed');
});
