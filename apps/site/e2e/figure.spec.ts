import type { Locator, Page } from '@playwright/test';
import { motion } from './support/browser.ts';
import { expect, open, test } from './support/test.ts';

test.use(motion);

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
  const { x, y, width, height } = await boxOf(figure(page));
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

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${locator} is not in sight.`);
  return box;
}

/** Of each line of the words beside the figure. */
const lines = (page: Page): Promise<Box[]> =>
  page
    .getByRole('heading', { level: 1 })
    .locator('xpath=ancestor::section')
    .locator('h1, p:not([role]), a')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.flatMap((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
      }),
    );

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && a.x + a.width > b.x && a.y < b.y + b.height && a.y + a.height > b.y;

async function cut(page: Page): Promise<void> {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const round = await boxOf(figure(page));
    const opening = await boxOf(page.getByRole('region', { name: 'LALIAFLIA', exact: true }));
    expect(round.y, `at ${width}`).toBeGreaterThanOrEqual(opening.y - 1);
    expect(round.y + round.height, `at ${width}`).toBeLessThanOrEqual(opening.y + opening.height + 1);
    expect(round.x + round.width, `at ${width}`).toBeGreaterThan(width);
  }
}

for (const path of ['/', '/laliaflia'])
  test(`${path}: the button looks like one and stands apart from the tiles and the words`, async ({
    page,
  }) => {
    await open(page, path);
    for (const width of [820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [button, round] = [await boxOf(another(page)), await boxOf(figure(page))];
      const middle = { x: round.x + round.width / 2, y: round.y + round.height / 2 };
      const far = Math.hypot(button.x + button.width - middle.x, button.y - middle.y);
      expect(far - round.width / 2, `at ${width}`).toBeGreaterThanOrEqual(8);
      await expect(another(page)).toHaveAttribute('data-variant', 'outline');
      const words = await lines(page);
      expect(words.length).toBeGreaterThan(2);
      expect(
        words.filter((line) => overlap(line, button)),
        `at ${width}`,
      ).toEqual([]);
    }
    if (path === '/laliaflia')
      await test.step('the edge of the window alone cuts the figure', () => cut(page));
  });
