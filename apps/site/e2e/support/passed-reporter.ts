import path from 'node:path';
import { isCi } from '@laliaflia/tooling/ci.ts';
import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { judged, readPassed, titleOf, unchanged, writePassed } from './passed-before.ts';

/** Notes what the tests of the built bytes have judged, on a developer's machine, when a run has passed. */
export default class PassedReporter implements Reporter {
  readonly #found: Record<string, Record<string, string>> = {};
  #all = 0;
  #unchanged = 0;
  #isWhole = true;

  onBegin({ grep }: FullConfig): void {
    this.#isWhole = String(grep) === '/.*/';
  }

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    const hash = annotations.find(({ type }) => type === judged)?.description;
    if (hash === undefined || status !== 'passed') return;
    this.#all += 1;
    if (annotations.some(({ type }) => type === unchanged)) this.#unchanged += 1;
    const spec = path.basename(test.location.file);
    this.#found[spec] = { ...this.#found[spec], [titleOf(test.titlePath().slice(2))]: hash };
  }

  onEnd({ status }: FullResult): void {
    if (this.#all === 0) return;
    console.log(
      `${this.#all} pages and states: ${this.#unchanged} of them not judged, because they have passed before as they are.`,
    );
    if (status !== 'passed' || isCi() || !this.#isWhole) return;
    const sorted = Object.entries(this.#found).map(([spec, titles]) => [
      spec,
      Object.fromEntries(Object.entries(titles).sort(([a], [b]) => (a < b ? -1 : 1))),
    ]);
    writePassed({ ...readPassed(), ...Object.fromEntries(sorted) });
  }
}
