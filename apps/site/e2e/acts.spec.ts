import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { versions } from '../features/assessment/versions.ts';
import { motion } from './support/browser.ts';
import { fill, form, send, valueIn } from './support/contact-form.ts';
import { shared } from './support/installations.ts';
import { expect, holdScripts, hydrated, lostNoise, needs, open, test } from './support/test.ts';

test.use(motion);

/* What a visitor does before the scripts have taken over: each act is answered natively or repeated afterwards. */

const live = (page: Page) => page.locator('html[data-hydrated]');
const projects = (page: Page) => page.getByRole('main').getByRole('article');

/** A page that no test has left anything in: no clock that stood still, no scrolling under way. */
async function firstVisit(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: shared.url });
  return context.newPage();
}

test('without an act the scripts are fetched, and run only when somebody has read for a while', async ({
  browser,
  browserName,
  guard: _,
}) => {
  needs(browserName === 'chromium', 'Only Chromium tells which scripts have run.');
  const page = await firstVisit(browser);
  let fetched = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.url().endsWith('.js')) fetched += 1;
  });
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  await page.coverage.startJSCoverage();
  await page.goto('/');
  await page.clock.runFor(1_500);
  await expect.poll(() => fetched).toBeGreaterThan(2);
  await page.waitForLoadState('networkidle');
  const run = await page.coverage.stopJSCoverage();
  expect(run.filter(({ url }) => url.includes('/assets/'))).toHaveLength(1);
  await expect(live(page)).not.toBeAttached();
  await page.clock.fastForward(10_000);
  await expect(live(page)).not.toBeAttached();
  await page.clock.fastForward(5_000);
  await page.clock.resume();
  await expect(live(page)).toBeAttached();
  await page.context().close();
});

test('the pointer fetches at once, and what it leads to runs later', async ({ page }) => {
  await page.goto('/privacy');
  await page.mouse.move(300, 300);
  await expect(live(page)).toBeAttached();
});

test('scrolling leads to it, too', async ({ page }) => {
  await page.goto('/privacy');
  await page.mouse.wheel(0, 300);
  await expect(live(page)).toBeAttached();
});

test('an act fetches only what the page was prepared for', async ({ browser, guard: _ }) => {
  const page = await firstVisit(browser);
  // From the beginning: on a busy machine the page may be live before the next line.
  await page.addInitScript(() => {
    new MutationObserver(() => performance.mark('live')).observe(document, {
      attributeFilter: ['data-hydrated'],
      subtree: true,
    });
  });
  await page.goto('/');
  const html = await (await page.request.get('/')).text();
  const prepared = /data-chunks="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  expect(prepared.length).toBeGreaterThan(2);
  await hydrated(page);
  const until = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('live');
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (mark?.startTime ?? 0))
      .map(({ name }) => new URL(name).pathname);
  });
  expect(until.length).toBeGreaterThan(2);
  // And the entry, which has been there from the beginning.
  expect([...new Set(until)].filter((file) => !prepared.includes(file))).toHaveLength(1);
  await page.context().close();
});

test('an address that holds a view needs no act', async ({ page }) => {
  await page.goto('/portfolio?company=condor');
  await expect(projects(page)).toHaveCount(1);
});

test('what is kept on the device needs none either', async ({ page }) => {
  await open(page, '/ai-assessment?step=1');
  await page.getByRole('main').getByRole('radio').first().check({ force: true });
  await page.goto('/ai-assessment');
  await expect(live(page)).toBeAttached();
  await expect(page.getByRole('main').getByRole('button', { name: /again/i })).toBeVisible();
});

test.describe('before the scripts of an assessment run', () => {
  for (const { path, questions } of Object.values(versions)) {
    test(`${path} is as high as afterwards`, async ({ page }) => {
      await page.goto(path);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      await hydrated(page);
      expect(await height()).toBe(before);
    });

    test(`${path} shows all questions at a press, and asks the first one when the scripts have come`, async ({
      page,
    }) => {
      const release = await holdScripts(page);
      await page.goto(path);
      const start = page.getByRole('main').locator('a[href$="uestions"]').last();
      const submit = page.getByRole('button', { name: 'Send my answers' });
      await expect(submit).toBeHidden();
      await start.click();
      await expect(submit).toBeVisible();
      await expect(start).toBeHidden();
      release();
      await expect(page.getByText(`Question 1 of ${questions.length}`)).toBeVisible();
      await expect(page).toHaveURL(`${path}?step=1`);
    });
  }
});

test('an entry of the history that names another page loads that page', async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('main h1')).toHaveText(/./);
  await expect(form(page)).toBeVisible();
});

test.describe('with code that comes late', () => {
  test('an accordion opens, and stays open', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact');
    const question = page.getByRole('main').locator('details').first();
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');
    release();
    await expect(live(page)).toBeAttached();
    await expect(question).toHaveAttribute('open');
  });

  test('a picture opens in full view', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/portfolio');
    await projects(page).first().locator('[aria-roledescription=carousel] a').first().click();
    await expect(page).toHaveURL('/portfolio');
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a filter is set, without a new document', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/portfolio');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const bmw = page.getByRole('group', { name: 'Filter by Company' }).getByRole('button', { name: 'BMW' });
    await bmw.click();
    await expect(page).toHaveURL('/portfolio');
    release();
    await expect(page).toHaveURL('/portfolio?company=bmw');
    await expect(projects(page)).toHaveCount(1);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('the chat opens', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/about');
    await page.locator('[data-chat-launcher]').click();
    await expect(page).toHaveURL('/about');
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('what is held is opened natively if the code does not come at all', async ({ page, guard }) => {
    guard.expectConsole(lostNoise);
    guard.expectConsole(/scripts could not be fetched|preload/);
    await page.route(/\/assets\/hydrate-/, (route) => route.abort());
    await page.goto('/portfolio');
    await page.getByRole('group', { name: 'Filter by Company' }).getByRole('button', { name: 'BMW' }).click();
    await expect(page).toHaveURL('/portfolio?company=bmw#bmw');
  });

  test('a group of the header opens under the pointer and by a press', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/imprint');
    const group = page.getByRole('banner').getByText('Design Skills').filter({ visible: true });
    await group.click();
    const link = page.getByRole('banner').getByRole('link', { name: /^UX Design/ });
    await expect(link).toBeVisible();
    release();
    await expect(live(page)).toBeAttached();
    await expect(link).toBeVisible();
  });

  test('a form keeps values and focus', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact');
    await form(page).locator('[name=name]').fill('Ada Example');
    await form(page).locator('[name=role]').selectOption('ceo');
    await form(page).locator('[name=message]').fill('Half a sentence');
    release();
    await expect(live(page)).toBeAttached();
    expect(await valueIn(page, 'name')).toBe('Ada Example');
    expect(await valueIn(page, 'role')).toBe('ceo');
    expect(await valueIn(page, 'message')).toBe('Half a sentence');
    await expect(form(page).locator('[name=message]')).toBeFocused();
  });

  test('a form can be sent natively', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/contact');
    await fill(page, `ada.${randomUUID()}@example.com`);
    await send(page);
    await expect(page).toHaveURL('/thank-you?type=contact');
  });

  test('there is no theme to switch yet', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/imprint');
    await expect(page.getByRole('radiogroup')).toBeHidden();
    await page.keyboard.press('Shift');
    release();
    await expect(page.getByRole('radiogroup')).toBeVisible();
  });
});
