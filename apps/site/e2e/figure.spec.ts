import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';

const figure = (page: Page) => page.locator('[data-answers] svg').first();
const drawing = (page: Page) => figure(page).innerHTML();
const another = (page: Page) => page.getByRole('button', { name: 'Grow another' });
/** The code that moves cells, as far as the page has asked for it. */
const fetched = (page: Page) =>
  page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/answer-/.test(name)).length,
  );

async function point(page: Page): Promise<void> {
  const { x, y, width, height } = (await figure(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
}

for (const path of ['/', '/laliaflia']) {
  test(`${path}: the figure answers the pointer before scripts have taken over, and is itself again`, async ({
    page,
  }) => {
    // Scripts that hydrate never arrive.
    await page.route(/\/assets\/(hydrate|react)-/, () => {});
    await page.goto(path);
    const before = await drawing(page);
    expect(await fetched(page)).toBe(0);
    await point(page);
    await expect(figure(page).locator('path[d^="M-12 -12l24 0"]')).toBeAttached();
    expect(await fetched(page)).toBe(1);
    await page.mouse.move(4, 4);
    await expect.poll(() => drawing(page)).toBe(before);
  });
}

test('another figure grows by keyboard, after the page’s own buttons', async ({ page }) => {
  await open(page, '/');
  const before = await drawing(page);
  await page.getByRole('link', { name: 'Start Your Project' }).first().focus();
  for (
    let stop = 0;
    stop < 6 && !(await another(page).evaluate((button) => button === document.activeElement));
    stop += 1
  )
    await page.keyboard.press('Tab');
  await expect(another(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Figure 2 has grown.' })).toBeAttached();
  expect(await drawing(page)).not.toBe(before);
  await expect(another(page)).toBeFocused();
});

test('a press before scripts have taken over is not lost', async ({ page }) => {
  await page.goto('/');
  await another(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Figure 2 has grown.' })).toBeAttached();
});

test('with reduced motion it stands still, and the code does not come', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const before = await drawing(page);
  await point(page);
  await another(page).hover();
  expect(await fetched(page)).toBe(0);
  expect(await drawing(page)).toBe(before);
});

test('without scripts there is no button', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(figure(page)).toBeVisible();
  await expect(another(page)).toBeHidden();
  await context.close();
});
