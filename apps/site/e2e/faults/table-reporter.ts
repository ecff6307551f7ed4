import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { repositoryRoot } from '../../build/paths.ts';
import { deskFaults } from './desk-faults.ts';
import { faults } from './faults.ts';
import { flows } from './flows.ts';
import { type Result, readDeskTable, readTable, tableText } from './table.ts';

const file = path.join(repositoryRoot, 'docs/fault-matrix.md');
const finished = ['passed', 'failed', 'timedOut'];

/**
 * Writes the results of a run into docs/fault-matrix.md; cells that did not run keep their result. With FAULT_TABLE=check
 * a sample runs, nothing is written, and a difference is a failure.
 */
export default class TableReporter implements Reporter {
  readonly #found = new Map<string, Result>();
  readonly #foundAtDesk = new Map<string, string>();

  onTestEnd({ parent, title, location }: TestCase, { status, annotations }: TestResult): void {
    if (!finished.includes(status)) return;
    const ending = annotations.find(({ type }) => type === 'ending')?.description;
    const result = status === 'passed' && ending ? ending : '✗';
    const file = path.basename(location.file);
    if (file === 'matrix.spec.ts') this.#found.set(`${parent.title} ${title}`, result as Result);
    if (file === 'desk-faults.spec.ts') this.#foundAtDesk.set(title, result);
  }

  async onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    if (this.#found.size + this.#foundAtDesk.size === 0) return;
    const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const results = new Map([...readTable(written), ...this.#found]);
    const atDesk = new Map([...readDeskTable(written), ...this.#foundAtDesk]);
    const text = tableText({
      flows: flows.map(({ name }) => name),
      rows: faults.map(({ name: fault }) => ({
        fault,
        results: flows.map(({ name }) => results.get(`${name} ${fault}`) ?? '✗'),
      })),
      desk: deskFaults.map(({ name }) => ({ fault: name, result: atDesk.get(name) ?? '✗' })),
    });
    if (text === written) return;
    if (process.env.FAULT_TABLE === 'check') {
      console.error(
        'docs/fault-matrix.md differs from the results of this run: run "npx pnpm faults" and commit it.',
        ...text.split('\n').filter((line) => !written.includes(`${line}\n`)),
      );
      return { status: 'failed' };
    }
    writeFileSync(file, text);
    console.log('docs/fault-matrix.md has been updated.');
  }
}
