import { expect, test } from 'vitest';
import { countChecks, countPlaywright, countVitest, refuseEmpty } from './counts.ts';

const vitestReport = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'failed', name: 'a.test.ts', assertionResults: [{}] }],
};

test('counts tests, and names what was skipped', () => {
  expect(countVitest({ ...vitestReport, numPendingTests: 1, numTodoTests: 1 }, 1)).toEqual({
    passed: 3,
    failed: 1,
    notes: ['2 skipped'],
  });
});

test('a file that cannot be loaded counts as a failure', () => {
  const broken = { status: 'failed', name: 'b.test.ts', assertionResults: [] };
  const { failed, notes } = countVitest({ ...vitestReport, testResults: [broken] }, 1);
  expect(failed).toBe(2);
  expect(notes).toEqual(['b.test.ts could not be loaded']);
});

test('a bad end without a failed test counts as a failure', () => {
  expect(countVitest({ ...vitestReport, numFailedTests: 0, testResults: [] }, 1).failed).toBe(1);
  expect(countPlaywright({ stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 } }, 1).failed).toBe(1);
  expect(countChecks({ passed: 4, failed: 0 }, 1)).toEqual({ passed: 4, failed: 1 });
});

test('checks of our own keep their notes', () => {
  expect(countChecks({ passed: 4, failed: 2, notes: ['one'] }, 1)).toEqual({
    passed: 4,
    failed: 2,
    notes: ['one'],
  });
});

test('a run without a report, or without a test, is a failure', () => {
  expect(countVitest(undefined, 0).failed).toBe(1);
  expect(countPlaywright(undefined, 0).failed).toBe(1);
  expect(countChecks(undefined, 0).failed).toBe(1);
  expect(refuseEmpty({ passed: 0, failed: 0 }, 'test').failed).toBe(1);
});

test('a test that passes only when repeated is named', () => {
  expect(countPlaywright({ stats: { expected: 4, unexpected: 2, flaky: 1, skipped: 0 } }, 1)).toEqual({
    passed: 5,
    failed: 2,
    notes: ['1 passed only when repeated'],
  });
});

test('what failed is told with its first words, without colours', () => {
  const failure = {
    status: 'failed',
    fullName: 'Card Matrix',
    failureMessages: ['\u001b[31mError: too tall\u001b[0m\n    at there'],
  };
  const files = [{ status: 'failed', name: 'c.test.ts', assertionResults: [failure, { status: 'passed' }] }];
  const [note] = countVitest({ ...vitestReport, testResults: files }, 1).notes ?? [];
  expect(note).toMatch(/c\.test\.ts › Card Matrix: Error: too tall$/);

  const spec = (ok: boolean, message: string) => ({
    title: 'opens',
    ok,
    line: 7,
    tests: [{ results: [{ error: { message } }] }],
  });
  const suites = [
    { title: '', file: 'a.spec.ts', specs: [spec(true, '')] },
    { title: '', suites: [{ title: '', file: 'b.spec.ts', specs: [spec(false, 'Error: gone')] }] },
  ];
  const report = { stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 }, suites };
  expect(countPlaywright(report, 1).notes).toEqual(['b.spec.ts:7 › opens: Error: gone']);
});

test('a long list of failures is cut', () => {
  const failures = Array.from({ length: 25 }, () => ({
    status: 'failed',
    fullName: 'x',
    failureMessages: ['y'],
  }));
  const files = [{ status: 'failed', name: 'c.test.ts', assertionResults: failures }];
  const notes = countVitest({ ...vitestReport, testResults: files }, 1).notes ?? [];
  expect(notes).toHaveLength(21);
  expect(notes.at(-1)).toBe('and 5 more failed');
});
