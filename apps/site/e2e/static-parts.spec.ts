import type { Page } from '@playwright/test';
import { motion } from './support/browser.ts';
import { expect, hydrated, lostNoise, open, test } from './support/test.ts';

test.use(motion);

/** The markup of each static part that the page shows, but for what makes a title take the focus. */
function partsOf(page: Page): Promise<string[]> {
  return page
    .locator('main [data-static]')
    .evaluateAll((parts) => parts.map((part) => part.outerHTML.replace(' tabindex="-1"', '')));
}

/** The static parts of an address as it delivers them. */
async function delivered(page: Page, address: string): Promise<string[]> {
  const other = await page.context().newPage();
  await other.goto(address);
  const parts = await partsOf(other);
  await other.close();
  return parts;
}

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('hydration leaves static parts as they were delivered, and they are there again after leaving and Back', async ({
  page,
}) => {
  await page.goto('/');
  const home = await partsOf(page);
  expect(home.length).toBeGreaterThan(3);
  await hydrated(page);
  expect(await partsOf(page)).toEqual(home);
  await markDocument(page);
  await footerLink(page, 'Contact').click();
  await expect(page).toHaveTitle(/^Contact/);
  expect(await partsOf(page)).toEqual(await delivered(page, '/contact'));
  await page.goBack();
  await expect(page).toHaveTitle(/^Design & Innovation Expert/);
  expect(await partsOf(page)).toEqual(home);
  expect(await isSameDocument(page)).toBe(true);
});

test('a page that is entered later has the static parts of its own HTML, and no id twice', async ({
  page,
}) => {
  await open(page, '/contact');
  await markDocument(page);
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('main h1')).toBeFocused();
  expect(await partsOf(page)).toEqual(await delivered(page, '/about'));
  expect(
    await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return ids.filter((id, i) => ids.indexOf(id) !== i);
    }),
  ).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
});

for (const [name, then] of [
  ['Contact'],
  ['Speech'],
  ['Blog', '/blog/questions-before-roadmaps'],
  ['AI Innovation Lab', '/ai-assessment'],
] as const)
  test(`${name}${then ? ` and ${then}` : ''} entered later have what is only in their HTML`, async ({
    page,
  }) => {
    const isWhole = async () => {
      await expect(page.locator('main h1')).toBeFocused();
      const parts = await delivered(page, new URL(page.url()).pathname);
      expect(parts.length).toBeGreaterThan(0);
      expect(await partsOf(page)).toEqual(parts);
    };
    await open(page, '/imprint');
    await markDocument(page);
    await footerLink(page, name).click();
    await expect(page).not.toHaveURL('/imprint');
    await isWhole();
    if (then) {
      await page.locator(`main a[href="${then}"]`).first().click();
      await expect(page).toHaveURL(then);
      await isWhole();
    }
    expect(await isSameDocument(page)).toBe(true);
  });

test('a link in a static part fetches its page under the pointer and opens it without a new document', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await markDocument(page);
  const link = page.locator('main [data-static] a[href="/services/product-development"]').first();
  const fetched = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/services/product-development') && answer.request().resourceType() === 'fetch',
  );
  await link.hover();
  await fetched;
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page).toHaveURL('/');
  await link.click();
  await expect(page).toHaveURL('/services/product-development');
  await expect(page.locator('main h1')).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test('where the HTML of a page cannot be fetched, the browser opens the page', async ({ page, guard }) => {
  guard.expectConsole(lostNoise);
  await page.route('/about', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  );
  await open(page, '/contact');
  await markDocument(page);
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('main h1')).toBeVisible();
  await expect.poll(() => isSameDocument(page)).toBe(false);
});

test('of a build that has changed since, the browser opens the page', async ({ page }) => {
  await page.route('/about', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/data-chunks="\S+/, 'data-chunks="/assets/hydrate-other.js');
    await route.fulfill({ response: answer, body });
  });
  await open(page, '/contact');
  await markDocument(page);
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => isSameDocument(page)).toBe(false);
});
