import type { Page } from '@playwright/test';
import { messages } from '../content/messages.ts';
import { motion, pictures } from './support/browser.ts';
import { form, send, valueIn } from './support/contact-form.ts';
import { expect, frameHydrated, lostNoise, open, test } from './support/test.ts';

test.use({ ...pictures, ...motion });

/* A page that sleeps is its own HTML, with a live frame around it, until somebody acts in it. */

const asleep = (page: Page) => page.locator('html[data-asleep]');
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/**
 * Opens a page, and waits for its frame.
 * @returns The file with the page itself, once it has been asked for. Its others may be fetched ahead for other pages.
 */
async function enter(page: Page, address: string): Promise<string[]> {
  const asked: string[] = [];
  await page.goto(address);
  const [own] = (await page.locator('#root').getAttribute('data-page-chunks'))?.split(' ') ?? [];
  expect(own).toMatch(/\.js$/);
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname;
    if (file === own) asked.push(file);
  });
  await frameHydrated(page);
  await expect(asleep(page)).toBeAttached();
  await markDocument(page);
  return asked;
}

test('acts around the page, in its words and on its links need none of its code', async ({ page }) => {
  const asked = await enter(page, '/');
  await page.mouse.move(300, 300);
  await page.locator('main h2').first().click();
  await page.keyboard.press('End');
  await page.mouse.wheel(0, -4000);
  await page.getByRole('banner').getByText('Design Skills').filter({ visible: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^UX Design/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expect(asleep(page)).toBeAttached();
});

test('a press in the page closes an open menu', async ({ page }) => {
  await enter(page, '/contact');
  await page.getByRole('banner').getByText('Design Skills').filter({ visible: true }).click();
  const link = page.getByRole('banner').getByRole('link', { name: /^UX Design/ });
  await expect(link).toBeVisible();
  await form(page)
    .locator('[name=message]')
    .click({ position: { x: 20, y: 20 } });
  await expect(link).toBeHidden();
});

test('the first press in the page is answered by its code', async ({ page }) => {
  const asked = await enter(page, '/');
  await page.getByRole('main').locator('[aria-roledescription=carousel] a').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\?picture=/);
  await expect(asleep(page)).not.toBeAttached();
  expect(asked.length).toBeGreaterThan(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('the first press on a tab chooses it, and nothing jumps', async ({ page }) => {
  await enter(page, '/');
  const tab = page.locator('main .lali-tabs [aria-label] > a').nth(1);
  await tab.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('the first press on Send says in our words what is missing', async ({ page }) => {
  await enter(page, '/contact');
  await send(page);
  await expect(
    form(page).getByRole('alert').filter({ hasText: messages.form.requiredMissing }),
  ).toBeFocused();
});

test('what stands in the page stays: it is taken over, not drawn anew', async ({ page }) => {
  await enter(page, '/contact');
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main *')) Object.assign(element, { delivered: true });
  });
  await form(page).locator('[name=name]').fill('Ada Example');
  await form(page).locator('[name=role]').selectOption('ceo');
  await form(page).locator('[name=message]').fill('Half a sentence');
  await expect(asleep(page)).not.toBeAttached();
  expect(await valueIn(page, 'name')).toBe('Ada Example');
  expect(await valueIn(page, 'role')).toBe('ceo');
  expect(await valueIn(page, 'message')).toBe('Half a sentence');
  await expect(form(page).locator('[name=message]')).toBeFocused();
  const drawn = await page.evaluate(
    () => [...document.querySelectorAll('main *')].filter((element) => !('delivered' in element)).length,
  );
  expect(drawn).toBeLessThan(5);
});

test('a page that has never been awake makes room for another, and is there again after Back', async ({
  page,
}) => {
  await enter(page, '/');
  const title = await page.title();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveTitle(/^Contact/);
  await expect(page.locator('main h1')).toHaveCount(1);
  const head = () =>
    page.evaluate(() =>
      [
        'title',
        'link[rel=canonical]',
        'meta[property="og:title"]',
        'meta[name=description]',
        'meta[name=robots]',
      ].map((each) => document.head.querySelectorAll(each).length),
    );
  expect(await head()).toEqual([1, 1, 1, 1, 1]);
  await page.goBack();
  await expect(page).toHaveTitle(title);
  expect(await head()).toEqual([1, 1, 1, 1, 1]);
  await page.getByRole('main').locator('[aria-roledescription=carousel] a').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a link to another page is followed without a new document, also where it is no static part', async ({
  page,
}) => {
  await enter(page, '/portfolio/bmw');
  await page.locator('main a[href^="/"]:not([data-static] *)').last().click();
  await expect(page).not.toHaveURL('/portfolio/bmw');
  await expect(page.locator('main h1')).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test('an anchor leads to its place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await enter(page, '/privacy');
  await page.locator('main [data-part=contents] summary').click();
  await page.locator('main [data-part=contents] a').nth(2).click();
  await expect(page).toHaveURL(/\/privacy#./);
  await expect(asleep(page)).not.toBeAttached();
  await expect
    .poll(() => page.evaluate(() => document.querySelector(':target')?.getBoundingClientRect().top ?? 999))
    .toBeLessThan(200);
  expect(await isSameDocument(page)).toBe(true);
});

test('an anchor that is followed while the code is on its way leaves the page as it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  let bring = () => {};
  const followed = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route(/\/assets\/privacy-/, async (route) => {
    await followed;
    await route.continue();
  });
  await enter(page, '/privacy');
  const contents = page.locator('main [data-part=contents]');
  await contents.locator('summary').click();
  await contents.locator('a').nth(2).click();
  await expect(page).toHaveURL(/\/privacy#./);
  await expect(asleep(page)).toBeAttached();
  bring();
  await expect(asleep(page)).not.toBeAttached();
  await expect(contents.locator('details')).toHaveAttribute('open');
  await expect(page.locator(':target')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/privacy$/);
  expect(await isSameDocument(page)).toBe(true);
});

test('what shows by scripts alone comes when it is seen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await enter(page, '/blog/questions-before-roadmaps');
  await page.locator('main [data-part=share]').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: /share/i })).toBeVisible();
  await expect(asleep(page)).not.toBeAttached();
});

test('where the code cannot come, a press has the answer that the page was delivered with', async ({
  page,
  guard,
}) => {
  guard.expectConsole(lostNoise);
  guard.expectConsole(/could not be fetched|preload/);
  await page.route(/\/assets\/home-/, (route) => route.abort());
  await enter(page, '/');
  await page.getByRole('main').locator('[aria-roledescription=carousel] a').first().click();
  await expect(page).toHaveURL(/\.(webp|avif|png|jpg)$/);
});

test('an address that holds a view wakes it', async ({ page }) => {
  await page.goto('/?picture=condor/1');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(asleep(page)).not.toBeAttached();
});

test('a page that is entered later never sleeps', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveTitle(/^Contact/);
  await expect(asleep(page)).not.toBeAttached();
  await form(page).getByRole('button', { name: /send/i }).click();
  await expect(form(page).getByRole('alert').first()).toBeVisible();
});
