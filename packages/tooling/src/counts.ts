import { type PlaywrightSuite, playwrightFailures, type VitestFile, vitestFailures } from './failures.ts';

/** How a step of the proof ended, in the units it counts: tests, or one for a step that is a single check. */
export interface Outcome {
  passed: number;
  failed: number;
  /** Sentences worth repeating at the end of the run. */
  notes?: string[];
}

export const single = (ok: boolean): Outcome => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: VitestFile[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: PlaywrightSuite[];
}

const skippedNote = (count: number): string[] => (count > 0 ? [`${count} skipped`] : []);

/** A run that ended badly without a failed test (a crash, a leak between tests) still counts as a failure. */
function atLeastOne(failed: number, code: number): number {
  return failed === 0 && code !== 0 ? 1 : failed;
}

export function countVitest(report: VitestReport | undefined, code: number): Outcome {
  if (report === undefined) return { passed: 0, failed: 1, notes: ['ended without a report'] };
  // A file that cannot even be loaded has no failed test to count.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: atLeastOne(report.numFailedTests + broken.length, code),
    notes: [
      ...skippedNote(report.numPendingTests + report.numTodoTests),
      ...broken.map(({ name }) => `${name} could not be loaded`),
      ...vitestFailures(report.testResults),
    ],
  };
}

export function countPlaywright(report: PlaywrightReport | undefined, code: number): Outcome {
  if (report === undefined) return { passed: 0, failed: 1, notes: ['ended without a report'] };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: atLeastOne(unexpected, code),
    notes: [
      ...skippedNote(skipped),
      ...(flaky > 0 ? [`${flaky} passed only when repeated`] : []),
      ...playwrightFailures(report.suites ?? []),
    ],
  };
}

/** A script of our own writes its outcome itself; one that ended early has written none. */
export function countChecks(report: Outcome | undefined, code: number): Outcome {
  if (report === undefined) return { passed: 0, failed: 1, notes: ['ended without a report'] };
  return { ...report, failed: atLeastOne(report.failed, code) };
}

/** A run that proved nothing must not look like one that found nothing wrong. */
export function refuseEmpty(outcome: Outcome, what: string): Outcome {
  return outcome.passed + outcome.failed > 0
    ? outcome
    : { passed: 0, failed: 1, notes: [...(outcome.notes ?? []), `no ${what} ran at all`] };
}
