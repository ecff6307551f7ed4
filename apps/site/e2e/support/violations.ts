import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

interface Axe {
  run(part: string, options: RunOptions): Promise<AxeResults>;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The whole page, or the part between header and footer, or one of these two. */
export type Part = 'html' | 'main' | 'header';

/** The violations that axe finds on the page or a part of it, one per line. */
export async function violations(page: Page, part: Part = 'html'): Promise<string[]> {
  // The full result has half a megabyte and takes a second on a busy machine.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations: found } = await page.evaluate(
    (selector) =>
      (window as unknown as { axe: Axe }).axe.run(selector, { resultTypes: ['violations'], preload: false }),
    part,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
