import { shellOptions } from '@laliaflia/tooling/browser.ts';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { differences, drawPage, look, readSheet } from './sample-page.ts';

/* The sheets of single entries, in any order and however often a rule is in them, draw what styles.css draws. */

const used = [
  'button',
  'contact-details',
  'cta-band',
  'cta-line',
  'event-card',
  'faq',
  'feature-list',
  'field',
];
const more = ['hero', 'page', 'page-intro', 'process-steps', 'tabs', 'tier-cards', 'toggle-group'];
const entries = [...used, ...more];

let browser: Browser;
let html: string;
beforeAll(async () => {
  [browser, html] = await Promise.all([chromium.launch(shellOptions()), drawPage('sections')]);
});
afterAll(() => browser?.close());

/** The page, drawn by these sheets and no others. */
async function dress(page: Page, files: readonly string[]): Promise<void> {
  await page.setContent(`<!doctype html><html lang="en"><body class="laliaflia">${html}</body></html>`);
  for (const file of files) await page.addStyleTag({ content: await readSheet(file) });
}

const sheets = entries.map((name) => `css/${name}.css`);

test.each([390, 900, 1440])('at %i px, in two orders', async (width) => {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await dress(page, ['styles.css']);
  const whole = await look(page, 'body, body *');
  expect(await whole.evaluate((lines) => lines.length)).toBeGreaterThan(50_000);
  for (const order of [sheets, sheets.toReversed()]) {
    await dress(page, ['css/core.css', ...order]);
    const found = await look(page, 'body, body *');
    expect(await differences(page, found, whole)).toEqual([]);
  }
  await page.close();
});
