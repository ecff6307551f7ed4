import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { shared } from './support/installations.ts';
import { expect, lostNoise, open, test } from './support/test.ts';
import { violations } from './support/violations.ts';

const address = '/portfolio/condor';
const chunk = /\/living-seats-[\w-]+\.js(\?|$)/;
/** Bytes, compressed: the code that a press asks for, without what every page has. */
const budget = 8_000;

const task = (page: Page) => page.getByRole('region', { name: 'Seat the four of them together' });
const start = (page: Page) => task(page).getByRole('button', { name: 'Try the seat map' });
const again = (page: Page) => task(page).getByRole('button', { name: 'Start again' });
const map = (page: Page) => task(page).getByRole('grid');
const seat = (page: Page, name: RegExp) => task(page).getByRole('button', { name });
const keep = (page: Page) => task(page).getByRole('button', { name: 'Keep these seats' });
const pass = (page: Page) => task(page).getByRole('img', { name: /^Confirmation of seats 14A to 14D/ });
/** It shows the task and no answer to it. */
const picture = (page: Page) =>
  task(page).getByRole('img', { name: /^Seat map .* before anybody has a seat/ });
const row14 = [/^Row 14, seat A,/, /^Row 14, seat B,/, /^Row 14, seat C,/, /^Row 14, seat D,/];

test('nothing of it is fetched before the press, and then no more than it may weigh', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await open(page, address);
  // No other part of the page shows what it shows at rest.
  await expect(picture(page)).toHaveCount(1);
  await expect(page.getByRole('img', { name: /before anybody has a seat/ })).toHaveCount(1);
  await start(page).scrollIntoViewIfNeeded();
  await start(page).hover();
  await start(page).focus();
  // Whatever the browser fetches when it has time has come by then.
  await page.waitForLoadState('networkidle');
  const before = new Set(fetched);
  expect([...before].filter((file) => chunk.test(file))).toEqual([]);

  const answer = page.waitForResponse((response) => chunk.test(response.url()));
  await start(page).click();
  const code = await (await answer).body();
  await expect(map(page)).toBeVisible();
  const scripts = [...new Set(fetched)].filter((file) => file.endsWith('.js') && !before.has(file));
  expect(scripts).toEqual([expect.stringMatching(chunk)]);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(budget);

  await test.step('on paper there is the picture', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(map(page)).toBeHidden();
    await expect(again(page)).toBeHidden();
    await expect(task(page).locator('img')).toBeVisible();
  });
});

test('played with the mouse to the boarding pass, in the same place, and again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, address);
  await expect(picture(page)).toBeVisible();
  await start(page).scrollIntoViewIfNeeded();
  const phone = task(page).locator('[data-device="phone"]');
  const rest = await phone.boundingBox();
  await start(page).click();
  await expect(map(page)).toBeVisible();
  expect(await phone.boundingBox()).toEqual(rest);
  await expect(picture(page)).toHaveCount(0);
  expect(await violations(task(page))).toEqual([]);

  await seat(page, /^Row 16, seat A, window, €14, free$/).click();
  await expect(task(page).getByText('€14', { exact: true }).last()).toBeVisible();
  await seat(page, /^Row 12, seat A, window, €32, free, not for children$/).click({ force: true });
  await expect(task(page).getByRole('status').last()).toHaveText(/Mia may not sit there/);
  await seat(page, /Lena sits here$/).click();
  for (const name of row14) await seat(page, name).click();
  await expect(task(page).getByText('All four in row 14', { exact: true })).toBeVisible();
  await expect(task(page).getByText('4 seats, 6 taps')).toBeVisible();
  expect(await violations(task(page))).toEqual([]);
  await keep(page).click();

  await expect(pass(page)).toBeVisible();
  await expect(again(page)).toBeFocused();
  await expect(task(page).getByRole('status')).toHaveText(
    'They sit together after 6 taps: Lena 14A, Mia 14B, Tom 14C, Jonas 14D. €52 in this prototype.',
  );
  expect(await phone.boundingBox()).toEqual(rest);
  expect(await violations(task(page))).toEqual([]);

  await again(page).click();
  await expect(task(page).getByText('Nobody has a seat yet')).toBeVisible();
  await expect(task(page).getByText('0 seats, 0 taps')).toBeVisible();
});

for (const height of [664, 844])
  test(`on a phone of 390 by ${height} price, counter and button stay in sight while one taps`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height });
    await open(page, address);
    await start(page).click();
    await expect(map(page)).toBeVisible();
    const launcher = page.locator('[data-chat-launcher]');
    await expect(launcher).toHaveAttribute('data-away', '');
    for (const name of row14) {
      await seat(page, name).click();
      await expect(keep(page)).toBeInViewport({ ratio: 1 });
      await expect(task(page).getByText(/^\d seats?, \d taps?$/)).toBeInViewport({ ratio: 1 });
      await expect(task(page).locator('[data-part="price"]')).toBeInViewport({ ratio: 1 });
    }
    await expect(launcher).toHaveAttribute('data-away', '');
    await keep(page).click();
    await expect(pass(page)).toBeVisible();
  });

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it comes, changes and ends without a movement', async ({ page }) => {
    await open(page, address);
    const moving = () =>
      task(page).evaluate((root) =>
        root
          .getAnimations({ subtree: true })
          .map((animation) => (animation as CSSTransition).transitionProperty),
      );
    const lengths = () =>
      task(page)
        .locator('[role="group"]')
        .evaluate((root) => [
          ...new Set(
            [root, ...root.querySelectorAll('*')].map((each) => getComputedStyle(each).transitionDuration),
          ),
        ]);
    await start(page).click();
    await expect(map(page)).toBeVisible();
    expect(await moving()).toEqual([]);
    expect(await lengths()).toEqual(['0s']);
    for (const name of row14) await seat(page, name).click();
    expect(await moving()).toEqual([]);
    await keep(page).click();
    await expect(pass(page)).toBeVisible();
    expect(await moving()).toEqual([]);
  });
});

test('played with the keyboard alone to the boarding pass', async ({ page }) => {
  await open(page, address);
  await start(page).focus();
  await page.keyboard.press('Enter');
  await expect(seat(page, /^Row 9, seat B,/)).toBeFocused();
  for (const _ of [10, 11, 12, 13, 14]) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await expect(seat(page, /^Row 14, seat A,/)).toBeFocused();
  for (const key of ['Enter', 'Space', 'Enter', 'Space']) {
    await page.keyboard.press(key);
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Tab');
  await expect(keep(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pass(page)).toBeVisible();
  await expect(again(page)).toBeFocused();
  await expect(again(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(seat(page, /^Row 9, seat B,/)).toBeFocused();
});

test('played in the list, where another order is told from the drawn pass', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, address);
  await start(page).click();
  await task(page).getByRole('tab', { name: 'List' }).click();
  await expect(map(page)).toHaveCount(0);
  for (const name of row14.toReversed()) await seat(page, name).click();
  expect(await violations(task(page))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await keep(page).click();
  await expect(task(page).getByRole('status')).toHaveText(/Lena 14D, .* The pass shows them in the order/);
});

test('a press before the scripts run is not lost', async ({ page }) => {
  await page.goto(address);
  await start(page).click();
  await expect(map(page)).toBeVisible();
});

test('without a connection the button says so, and can be pressed again', async ({ page, guard }) => {
  guard.expectConsole(lostNoise);
  await open(page, address);
  await page.route(chunk, (route) => route.abort());
  await start(page).click();
  await expect(task(page).getByRole('status')).toHaveText(/could not be loaded.* press the button again/);
  await expect(picture(page)).toBeVisible();
  await expect(start(page)).toBeFocused();
  await page.unroute(chunk);
  await start(page).click();
  await expect(map(page)).toBeVisible();
});

test('without JavaScript there is the picture, and no button', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shared.url });
  const page = await context.newPage();
  await page.goto(address);
  await expect(picture(page)).toBeVisible();
  await expect(task(page).getByRole('button')).toHaveCount(0);
  await context.close();
});
