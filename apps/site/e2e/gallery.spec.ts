import type { Page } from '@playwright/test';
import { motion, pictures } from './support/browser.ts';
import { homeBudget, imageWeight, phone } from './support/image-weight.ts';
import { shared } from './support/installations.ts';
import { expect, needs, open, test } from './support/test.ts';

test.use({ ...pictures, ...motion });

const gallery = (page: Page) => page.getByRole('group', { name: 'Airline seat selection, screens' });
const fullView = (page: Page) => page.getByRole('dialog', { name: 'Airline seat selection, screens' });

test('a screen opens in full view with its caption, and Back closes it where it was', async ({ page }) => {
  await open(page, '/portfolio');
  const second = gallery(page).getByRole('link').nth(1);
  await second.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await second.click();
  await expect(fullView(page)).toBeVisible();
  await expect(page).toHaveURL('/portfolio?picture=condor/2#condor');
  await expect(fullView(page).getByText('compared with the current one')).toBeVisible();

  await fullView(page).getByRole('button', { name: 'Next picture' }).click();
  await expect(page).toHaveURL('/portfolio?picture=condor/3#condor');
  await page.goBack();
  await expect(fullView(page)).toHaveCount(0);
  await expect(page).toHaveURL('/portfolio');
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(4);
});

test('closing leaves no history entry, and the focus is on the screen', async ({ page }) => {
  await open(page, '/');
  const entries = await page.evaluate(() => history.length);
  const first = gallery(page).getByRole('link').first();
  await first.scrollIntoViewIfNeeded();
  await first.click();
  await expect(page).toHaveURL('/?picture=condor/1#condor');
  await expect(fullView(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(fullView(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(first).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1);
});

test('an address opens a picture, beside the filter, and closing it stays on the page', async ({ page }) => {
  await open(page, '/portfolio?company=condor&picture=condor/4#condor');
  await expect(fullView(page)).toBeVisible();
  await expect(fullView(page).getByRole('img')).toHaveAccessibleName(/code to scan/);
  await fullView(page).getByRole('button', { name: 'Close' }).click();
  await expect(fullView(page)).toHaveCount(0);
  await expect(page).toHaveURL('/portfolio?company=condor#condor');
});

test('an address of a missing picture opens nothing', async ({ page }) => {
  await open(page, '/portfolio?picture=condor/6');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('without scripts a screen is a link to the whole picture', async ({ browser, guard: _ }) => {
  const context = await browser.newContext({ baseURL: shared.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/portfolio#condor');
  const href = await gallery(page).getByRole('link').first().getAttribute('href');
  const answer = await page.request.get(href ?? '');
  expect(answer.headers()['content-type']).toBe('image/webp');
  await context.close();
});

test('the pictures of the home page weigh little on a phone', async ({ browser, browserName, guard: _ }) => {
  needs(browserName !== 'firefox', 'Firefox emulates no phone.');
  const context = await browser.newContext({ ...phone, baseURL: shared.url });
  const { before, after } = await imageWeight(await context.newPage(), '/');
  expect(before).toBeLessThanOrEqual(homeBudget.before);
  expect(after).toBeLessThanOrEqual(homeBudget.after);
  // A page whose pictures never loaded would be light too.
  expect(after).toBeGreaterThan(20_000);
  await context.close();
});
