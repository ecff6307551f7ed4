import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the accessibility check finds on the page as it stands, a line each. */
export async function violations(page: Page): Promise<string[]> {
  // Half a megabyte, and a second for the browser on a busy machine.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations: found } = await page.evaluate(() =>
    (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run({
      resultTypes: ['violations'],
      preload: false,
    }),
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
