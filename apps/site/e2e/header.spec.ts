import type { Page } from '@playwright/test';
import { site } from '../content/site.ts';
import { motion } from './support/browser.ts';
import { shared } from './support/installations.ts';
import { expect, hydrated, open, test, withoutScripts } from './support/test.ts';

test.use(motion);

const phone = { width: 390, height: 844 };
const uxDesign = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^UX Design/ });
const menu = (page: Page) => page.getByRole('banner').getByText('Menu', { exact: true });

test.describe('without JavaScript', () => {
  test.use(withoutScripts);

  test('a group opens under the pointer and its links are there', async ({ page }) => {
    await page.goto('/imprint');
    await expect(uxDesign(page)).toBeHidden();
    await page.getByRole('banner').getByText('Design Skills').filter({ visible: true }).hover();
    await expect(uxDesign(page)).toBeVisible();
    await uxDesign(page).click();
    await expect(page).toHaveURL('/services/ux-design');
    await expect(page).toHaveTitle(/^UX design/);
  });

  test('a group opens by keyboard', async ({ page }) => {
    await page.goto('/imprint');
    await page.getByRole('banner').getByText('Design Skills').filter({ visible: true }).click();
    await expect(uxDesign(page)).toBeVisible();
  });

  test('on a phone the menu and its groups open', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/imprint');
    await menu(page).click();
    const contact = page.getByRole('banner').getByRole('link', { name: 'Contact Us' });
    await expect(contact).toBeVisible();
    await page.getByRole('banner').getByText('Design Skills').filter({ visible: true }).click();
    await expect(uxDesign(page)).toBeVisible();
    await contact.click();
    await expect(page).toHaveURL('/contact');
  });
});

test('a menu opened before hydration stays open, and a link closes it', async ({ page }) => {
  await page.setViewportSize(phone);
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/hydrate-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/imprint');
  await menu(page).click();
  const contact = page.getByRole('banner').getByRole('link', { name: 'Contact Us' });
  await expect(contact).toBeVisible();
  held.resolve();
  await hydrated(page);
  await expect(contact).toBeVisible();
  await contact.click();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('main h1')).toBeFocused();
  await expect(contact).toBeHidden();
});

test('a click on a button before hydration is repeated once', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/hydrate-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/imprint');
  await page.evaluate(() => {
    const probe = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Probe 0' });
    let clicks = 0;
    probe.addEventListener('click', () => {
      clicks += 1;
      probe.textContent = `Probe ${clicks}`;
    });
    document.body.prepend(probe);
  });
  await page.getByRole('button', { name: 'Probe 0' }).click();
  await expect(page.getByRole('button', { name: 'Probe 1' })).toBeVisible();
  held.resolve();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Probe 2' })).toBeVisible();
});

test('the chosen theme is applied before the first paint and kept', async ({ page }) => {
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme ?? 'system');
  await open(page, '/imprint');
  expect(await theme()).toBe('system');
  await page.getByRole('radio', { name: 'Dark' }).check();
  expect(await theme()).toBe('dark');
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect.poll(theme).toBe('dark');
  await hydrated(page);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.getByRole('radio', { name: 'As the system' }).check();
  expect(await theme()).toBe('system');
});

test('the header says where the visitor is', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('banner').getByRole('link', { name: site.brand }).click();
  await expect(page).toHaveURL(`${shared.url}/`);
  await expect(page.getByRole('banner').locator('[aria-current=page]')).toHaveText(site.brand);
});

test('the skip link leads past the header', async ({ page }) => {
  await open(page, '/imprint');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveURL('/imprint');
});

test('tabbed to from below, a card comes out from behind the header with its whole ring', async ({
  page,
}) => {
  await page.goto('/blog');
  const links = page.locator('main').getByRole('link', { name: 'Read More' });
  await links.last().focus();
  for (let place = (await links.count()) - 2; place >= 0; place -= 1) {
    while (!(await links.nth(place).evaluate((link) => link === document.activeElement)))
      await page.keyboard.press('Shift+Tab');
    const above = await links.nth(place).evaluate((link) => {
      let card: Element | null = link;
      while (card !== null && getComputedStyle(card).boxShadow === 'none') card = card.parentElement;
      const header = document.querySelector('header');
      if (!card || !header) throw new Error('No ring, or no header.');
      return card.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
    });
    expect(above, `card ${place + 1}`).toBeGreaterThan(4);
  }
});
