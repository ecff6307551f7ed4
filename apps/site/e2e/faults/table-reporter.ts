import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { repositoryRoot } from '../../build/paths.ts';
import { faults } from './faults.ts';
import { type Result, readTable, tableText } from './table.ts';
import { ways } from './ways.ts';

const file = path.join(repositoryRoot, 'docs/fault-matrix.md');
const finished = ['passed', 'failed', 'timedOut'];

/**
 * Writes what a run has found into the docs; cells that were not played stay as they were. With FAULT_TABLE=check a
 * part is played and only compared, and a difference is a failure.
 */
export default class TableReporter implements Reporter {
  readonly #found = new Map<string, Result>();

  onTestEnd({ parent, title, location }: TestCase, { status, annotations }: TestResult): void {
    if (!finished.includes(status) || path.basename(location.file) !== 'matrix.spec.ts') return;
    const ending = annotations.find(({ type }) => type === 'ending')?.description as Result | undefined;
    this.#found.set(`${parent.title} ${title}`, status === 'passed' && ending ? ending : '✗');
  }

  async onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    if (this.#found.size === 0) return;
    const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const results = new Map([...readTable(written), ...this.#found]);
    const text = tableText({
      ways: ways.map(({ name }) => name),
      rows: faults.map(({ name: fault }) => ({
        fault,
        results: ways.map(({ name }) => results.get(`${name} ${fault}`) ?? '✗'),
      })),
    });
    if (text === written) return;
    if (process.env.FAULT_TABLE === 'check') {
      console.error(
        'docs/fault-matrix.md is not what this run has found: run "npx pnpm faults" and commit it.',
      );
      return { status: 'failed' };
    }
    writeFileSync(file, text);
    console.log('docs/fault-matrix.md has been written anew.');
  }
}
