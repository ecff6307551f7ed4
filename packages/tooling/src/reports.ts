import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from './paths.ts';

/** The result of a step in the units it counts: tests, or one for a command that is a single check. */
export interface Outcome {
  passed: number;
  failed: number;
  /** The failures, one per line, and other lines to repeat at the end of the run. */
  notes: string[];
}

/** The parts of Vitest's JSON report that are read here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    status: string;
    name: string;
    assertionResults: { status?: string; fullName?: string; failureMessages?: string[] | null }[];
  }[];
}

interface PlaywrightSuite {
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    ok: boolean;
    line: number;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: PlaywrightSuite[];
}

const readers = {
  vitest: (text: string): Outcome => vitestOutcome(JSON.parse(text) as VitestReport),
  playwright: (text: string): Outcome => playwrightOutcome(JSON.parse(text) as PlaywrightReport),
};

export type ReportKind = keyof typeof readers;

export interface Report {
  kind: ReportKind;
  file: string;
  /** Only the tests of a change run, and there may be none. */
  mayBeEmpty?: true;
}

/** The result of a command: from its report if it writes one, otherwise from its exit code. */
export function outcomeOf(code: number, report?: Report): Outcome {
  if (report === undefined) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, notes: [] };
  if (!existsSync(report.file)) return { passed: 0, failed: 1, notes: ['ended without a report'] };
  const outcome = readers[report.kind](readFileSync(report.file, 'utf8'));
  // It failed without a failed test: a crash, a leak between tests.
  if (outcome.failed === 0 && code !== 0)
    return { ...outcome, failed: 1, notes: [...outcome.notes, `ended with code ${code}`] };
  // A run without any test must not look like a successful one.
  if (outcome.passed + outcome.failed === 0 && !report.mayBeEmpty)
    return { ...outcome, failed: 1, notes: [...outcome.notes, 'no test ran at all'] };
  return outcome;
}

function vitestOutcome(report: VitestReport): Outcome {
  const name = (file: string) => path.relative(fromRoot('.'), file);
  const failures = report.testResults.flatMap(({ name: file, status, assertionResults }) =>
    // A file that cannot be loaded has no failed test to count.
    status === 'failed' && assertionResults.length === 0
      ? [`${name(file)} could not be loaded`]
      : assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => line(`${name(file)} › ${test.fullName}`, test.failureMessages?.[0])),
  );
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: failures.length, notes: notes(failures, { skipped }) };
}

function playwrightOutcome({ stats, suites = [] }: PlaywrightReport): Outcome {
  const { expected, unexpected, flaky, skipped } = stats;
  const failures = suites.flatMap(failuresIn);
  return {
    passed: expected + flaky,
    failed: unexpected,
    notes: notes(failures, { skipped, 'passed only when repeated': flaky }),
  };
}

function failuresIn({ file = '', specs = [], suites = [] }: PlaywrightSuite): string[] {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ title, line: row, tests }) => {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
      return line(`${file}:${row} › ${title}`, error?.message);
    });
  return [...failed, ...suites.flatMap(failuresIn)];
}

/** At most this many failures are repeated. More usually have one common cause. */
const repeated = 20;

function notes(failures: readonly string[], others: Record<string, number>): string[] {
  const more = failures.length - repeated;
  return [
    ...Object.entries(others).flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : [])),
    ...failures.slice(0, repeated),
    ...(more > 0 ? [`and ${more} more failed`] : []),
  ];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one.
const colours = /\u001b\[[0-9;]*m/g;

function line(test: string, message = ''): string {
  const [first = '', ...rest] = message
    .replace(colours, '')
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean);
  // If the first line only says that something differs, the next lines say what.
  const words = [first, ...rest.filter((text) => !text.startsWith('at ')).slice(0, 3)].join(' | ');
  return `${test}: ${words.slice(0, 400)}`;
}
