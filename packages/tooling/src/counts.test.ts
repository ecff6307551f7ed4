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
