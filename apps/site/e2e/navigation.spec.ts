import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { motion, pictures } from './support/browser.ts';
import { expect, frameHydrated, lostNoise, open, rows, test } from './support/test.ts';

test.use({ ...pictures, ...motion });

const toContact = (page: Page) => page.getByRole('main').locator('a[href="/contact"]').first();

test('a route change moves title, focus, scroll and announcement, without a new document', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page).toHaveTitle(/^Contact/);
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.locator('body > #root > [role=status]')).toHaveText(/^Contact/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://site.example/contact');
});

test('a footer link to the page itself leads to its top, and one with an anchor to the anchor', async ({
  page,
}) => {
  await open(page, '/blog?category=Leadership');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('main h1')).toBeFocused();

  await open(page, '/cv');
  await page.getByRole('main').getByRole('link', { name: 'Airline seat selection' }).click();
  await expect(page).toHaveURL('/portfolio#condor');
  const place = page.locator('#condor');
  await expect(place).toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(place).not.toBeInViewport();
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/portfolio"]')?.click());
  await expect(page).toHaveURL('/portfolio');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a link within the page takes the focus along, on the webinar to the form itself', async ({ page }) => {
  await open(page, '/webinar');
  await page.getByRole('main').locator('a[href="#reserve"]').press('Enter');
  const form = page.getByRole('form', { name: 'Reserve your seat' });
  await expect(form).toBeFocused();
  await expect(form).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(form.getByRole('textbox').first()).toBeFocused();
});

test('a link within an article or a legal text opens without a new document, or as the browser is told to', async ({
  page,
  context,
}) => {
  await open(page, '/blog/building-high-performance-teams');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const inText = page.getByRole('article').getByRole('link', { name: 'workshops', exact: true });
  const opened = context.waitForEvent('page');
  await inText.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/workshops');
  await expect(page).toHaveURL('/blog/building-high-performance-teams');
  await inText.click();
  await expect(page).toHaveURL('/workshops');
  await expect(page.locator('main h1')).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveTitle(/^Privacy/);
  await page.getByRole('main').getByRole('link', { name: 'speech page' }).click();
  await expect(page).toHaveURL('/speech');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('Back returns to where the visitor was', async ({ page }) => {
  await open(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveTitle(/^Contact/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Design & Innovation Expert/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.goForward();
  await expect(page).toHaveTitle(/^Contact/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a click with a modifier key is the browser’s', async ({ page, context }) => {
  await open(page, '/');
  const opened = context.waitForEvent('page');
  await toContact(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/contact');
  await expect(page).toHaveURL('/');
});

test('each route change counts once, the state of a view never', async ({ page }) => {
  const mark = randomUUID();
  const counted = async () => {
    const found = await rows(
      'analytics_events',
      `page_path=like.*${mark}*&event_type=eq.page_view&order=created_at`,
    );
    return found.map(({ page_path: path }) => path);
  };
  await open(page, `/contact?utm_source=${mark}`);
  await expect.poll(counted).toEqual([`/contact?utm_source=${mark}`]);

  await page.evaluate((id) => {
    history.replaceState(history.state, '', `/contact?utm_source=${id}&topic=a`);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, mark);
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await page.evaluate((id) => {
    history.pushState(null, '', `/thank-you?type=webinar&utm_source=${id}`);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, mark);
  await expect(page).toHaveTitle(/webinar seat/);
  await page.evaluate((id) => {
    history.pushState(null, '', `/thank-you?type=workshop&utm_source=${id}`);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, mark);
  await expect(page).toHaveTitle(/workshop request/);
  await expect(page.locator('main h1')).toBeFocused();
  await expect
    .poll(counted)
    .toEqual([
      `/contact?utm_source=${mark}`,
      `/thank-you?type=webinar&utm_source=${mark}`,
      `/thank-you?type=workshop&utm_source=${mark}`,
    ]);
});

test('nothing is counted when the browser asks for privacy', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/rest/v1/') && sent.push(request.url()));
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await open(page, '/imprint');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveTitle(/^Contact/);
  expect(sent).toEqual([]);
});

test('the client knows the host’s redirects', async ({ page }) => {
  await open(page, '/thank-you?type=webinar');
  await page.locator('main a[href="/webinars"]').click();
  await expect(page).toHaveURL('/webinar');
  await expect(page).toHaveTitle(/webinar/i);
  await expect(page.locator('main h1')).toBeFocused();
});

test('an address that only the 404 page answers hydrates without complaint', async ({ page }) => {
  await open(page, '/pricing?x=1');
  await expect(page.locator('main h1')).toHaveText('Oops! Page Not Found');
});

test('links work before hydration', async ({ page }) => {
  await page.route(/\/assets\/hydrate-/, () => {});
  await page.goto('/');
  await toContact(page).click();
  await expect(page).toHaveURL('/contact');
  await expect(page).toHaveTitle(/^Contact/);
});

test('a page whose chunk cannot be fetched is opened by the browser, and recovers', async ({
  page,
  guard,
}) => {
  guard.expectConsole(lostNoise);
  guard.expectConsole(/preload|code of the page could not be fetched/);
  const chunk = /\/assets\/contact-[\w-]+\.js/;
  await page.route(chunk, (route) => route.abort());
  await open(page, '/');
  const complaint = page.waitForEvent('console', (message) => /could not be fetched/.test(message.text()));
  await toContact(page).click();
  await expect(page).toHaveURL('/contact');
  await expect(page).toHaveTitle(/^Contact/);
  await frameHydrated(page);
  await page.locator('main [name=message]').focus();
  await complaint;
  await page.unroute(chunk);
  await page.locator('main [name=email]').focus();
  await expect(page.locator('html[data-hydrated]:not([data-asleep])')).toBeAttached();
});

test('without its root element a page stays as delivered and logs the reason', async ({ page, guard }) => {
  guard.expectConsole(/no element with the id "root"/);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.route('/contact', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('id="root"', 'id="other"') });
  });
  await page.goto('/contact');
  await expect(page.locator('main h1')).toBeVisible();
  expect(said.join()).toContain('no element with the id "root"');
});
