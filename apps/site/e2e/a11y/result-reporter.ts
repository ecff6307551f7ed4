import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { placesIn } from './cells.ts';
import { deskCells } from './desk-states.ts';
import { modes } from './modes.ts';
import { writeResult } from './result.ts';

const wholeRun = modes.reduce((sum, mode) => sum + placesIn(mode).length, 0);

/** Writes the result of `pnpm a11y` that the page /accessibility states, when a run has passed in all cells. */
export default class ResultReporter implements Reporter {
  #cells = 0;
  #stops = 0;
  #desk = { cells: 0, stops: 0 };
  #browser = '';

  onTestEnd(_: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'passed') return;
    for (const { type, description } of annotations) {
      if (type === 'cells') this.#cells += Number(description);
      if (type === 'stops') this.#stops += Number(description);
      if (type === 'desk') this.#desk.cells += Number(description);
      if (type === 'desk stops') this.#desk.stops += Number(description);
      if (type === 'browser' && description) this.#browser = description;
    }
  }

  onEnd({ status }: FullResult): void {
    if (status !== 'passed' || this.#cells !== wholeRun || this.#stops === 0) return;
    if (this.#desk.cells !== deskCells || this.#desk.stops === 0) return;
    writeResult({ cells: this.#cells, stops: this.#stops, desk: this.#desk, browser: this.#browser });
    console.log('apps/site/content/accessibility/result.json has been updated.');
  }
}
