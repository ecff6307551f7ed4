import path from 'node:path';
import type { Clause } from './clause.ts';

/** A test in a report of this run. */
export interface RanTest {
  /** Path from the repository root, with forward slashes. */
  file: string;
  title: string;
  passed: boolean;
}

interface VitestReport {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
}

interface PlaywrightSuite {
  file: string;
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

/** The tests of a report by Vitest or by Playwright; empty for any other file. */
export function testsOf(report: unknown, root: string): RanTest[] {
  const fromRoot = (file: string) => path.relative(root, file).split(path.sep).join('/');
  if (isVitest(report)) {
    return report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, status }) => ({
        file: fromRoot(name),
        title,
        passed: status === 'passed',
      })),
    );
  }
  if (!isPlaywright(report)) return [];
  const inSuite = ({ file, specs = [], suites = [] }: PlaywrightSuite): RanTest[] => [
    ...specs.map(({ title, ok, tests }) => ({
      file: fromRoot(path.join(report.config.rootDir, file)),
      title,
      passed: ok && tests.every(({ status }) => status === 'expected'),
    })),
    ...suites.flatMap(inSuite),
  ];
  return report.suites.flatMap(inSuite);
}

const isVitest = (report: unknown): report is VitestReport =>
  typeof report === 'object' && report !== null && 'testResults' in report;
const isPlaywright = (report: unknown): report is PlaywrightReport =>
  typeof report === 'object' && report !== null && 'suites' in report && 'config' in report;

/** The clauses whose tests did not all run and pass, one per line. */
export function notPassed(clauses: readonly Clause[], ran: readonly RanTest[]): string[] {
  const byFile = Map.groupBy(ran, ({ file }) => file);
  return clauses.flatMap(({ id, words, proofs }) =>
    proofs.flatMap((proof) => {
      if (proof.kind !== 'test') return [];
      const named = (byFile.get(proof.file) ?? []).filter(({ title }) => patternOf(proof.title).test(title));
      const what = `${proof.file} › "${proof.title}"`;
      if (named.length === 0) return [`${id} (${words}): ${what} did not run`];
      return named.some(({ passed }) => !passed) ? [`${id} (${words}): ${what} did not pass`] : [];
    }),
  );
}

/** `%s`, `%j` and `$name` in a title stand for any text. */
function patternOf(title: string): RegExp {
  const words = title.split(/%(?:\d\$)?[a-z]|\$[\w.]+/);
  return new RegExp(`^${words.map((text) => text.replace(/[^\w\s]/g, '\\$&')).join('.*')}$`, 's');
}
