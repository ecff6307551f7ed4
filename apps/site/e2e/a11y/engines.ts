import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const ibm = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

interface Axe {
  run(part: Element, options: RunOptions): Promise<AxeResults>;
}

interface Report {
  results: { ruleId: string; value: [kind: string, outcome: string]; message: string; snippet: string }[];
}

interface Ibm {
  Checker: new () => { check(part: Element, rules: string[]): Promise<Report> };
}

/**
 * What axe finds in a part of the page, the size of targets included, one per line.
 * @param beyond Rules that are left out.
 */
export async function axeFindings(
  page: Page,
  part: string,
  beyond: readonly string[] = [],
): Promise<string[]> {
  await page.evaluate(axe);
  const left = beyond.map((rule) => [rule, { enabled: false }]);
  const { violations } = await page.evaluate(
    ({ selector, rules }) =>
      (window as unknown as { axe: Axe }).axe.run(document.querySelector(selector) as Element, {
        resultTypes: ['violations'],
        preload: false,
        rules,
      }),
    { selector: part, rules: Object.fromEntries([['target-size', { enabled: true }], ...left]) },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `axe ${id}: ${html.slice(0, 120)}`));
}

export interface IbmFinding {
  rule: string;
  /** Whether the engine is sure. Otherwise a person has to look. */
  sure: boolean;
  message: string;
  /** Of the element. */
  markup: string;
}

/** What IBM's engine finds in a part of the page by the rules of WCAG 2.2. */
export async function ibmFindings(page: Page, part: string): Promise<IbmFinding[]> {
  await page.evaluate(ibm);
  const found = await page.evaluate(async (selector) => {
    const { Checker } = (window as unknown as { ace: Ibm }).ace;
    const { results } = await new Checker().check(document.querySelector(selector) as Element, ['WCAG_2_2']);
    return results.filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome !== 'PASS');
  }, part);
  return found.map(({ ruleId, value, message, snippet }) => ({
    rule: ruleId,
    sure: value[1] === 'FAIL',
    message,
    markup: snippet,
  }));
}
