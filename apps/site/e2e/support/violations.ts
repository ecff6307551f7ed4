import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

interface Axe {
  run(part: Element, options: RunOptions): Promise<AxeResults>;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations that axe finds in a part of the page, one per line. The frame is judged by accessibility.spec.ts. */
export async function violations(part: Locator): Promise<string[]> {
  const page = part.page();
  // The full result has half a megabyte and takes a second on a busy machine.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations: found } = await part.evaluate((element) =>
    (window as unknown as { axe: Axe }).axe.run(element, { resultTypes: ['violations'], preload: false }),
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
