import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Rules whose answer hangs on theme and width, or on what either of them shows and hides. The others ask about elements
 * and attributes, which stay the same.
 */
export const hangOnView = [
  'aria-hidden-focus',
  'button-name',
  'color-contrast',
  'heading-order',
  'label',
  'landmark-unique',
  'link-in-text-block',
  'link-name',
  'region',
  'scrollable-region-focusable',
  'target-size',
] as const;

/** What the accessibility check finds on the page as it stands, a line each; by all its rules, or by these. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  };
  await page.evaluate(axe);
  const { violations: found } = await page.evaluate(
    (given) =>
      (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(given),
    options,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
