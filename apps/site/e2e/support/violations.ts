import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

interface Axe {
  run(part: string, options: RunOptions): Promise<AxeResults>;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The whole of a page, or what stands between the header and the footer, or one of these. */
export type Part = 'html' | 'main' | 'header';

/** What the accessibility check finds on the page as it stands, or in a part of it, a line each. */
export async function violations(page: Page, part: Part = 'html'): Promise<string[]> {
  // Half a megabyte, and a second for the browser on a busy machine.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations: found } = await page.evaluate(
    (selector) =>
      (window as unknown as { axe: Axe }).axe.run(selector, { resultTypes: ['violations'], preload: false }),
    part,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
