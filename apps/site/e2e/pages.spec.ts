import { test as judged, type Page } from '@playwright/test';
import { pictures } from './support/browser.ts';
import { deadControls } from './support/controls.ts';
import { shared } from './support/installations.ts';
import { unlessPassed, wholeOf } from './support/passed-before.ts';
import { brokenRhythm } from './support/rhythm.ts';
import { expect, hydrated, pages, test } from './support/test.ts';

test.use(pictures);
judged.use(pictures);

/** The JSON-LD of the page. */
function head(page: Page) {
  return page.evaluate(() => ({
    title: document.title,
    titles: document.querySelectorAll('head title').length,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    meta: [...document.querySelectorAll<HTMLMetaElement>('head meta')].map((meta) => [
      meta.name || meta.getAttribute('property'),
      meta.content,
    ]),
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.closest('main') !== null),
  }));
}

function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Before the first act no script of ours has touched the page: so it stands where there is none. */
async function readable(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect((await page.locator('main').textContent())?.length).toBeGreaterThan(100);
}

// The window changes in place; a second visit would only load the same page again. What the engines for accessibility
// say of each page is in accessibility.spec.ts.
for (const path of pages) {
  judged(
    `${path}: it reads without scripts, its head survives hydration, it fits, no control is without effect`,
    async ({ browser }, info) => {
      await unlessPassed(info, browser, await wholeOf(path), async (page) => {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(path);
        await readable(page);
        const delivered = await head(page);
        expect(delivered.titles).toBe(1);
        expect(delivered.headings).toEqual([true]);
        await hydrated(page);
        expect(await head(page)).toEqual(delivered);
        await expect(page.locator('h1')).toBeVisible();
        expect(await overflow(page)).toBeLessThanOrEqual(0);

        await page.setViewportSize({ width: 1280, height: 800 });
        await expect(page.locator('h1')).toBeVisible();
        expect(await brokenRhythm(page)).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        // The frame is the same everywhere, so only the home page's is checked.
        expect(await deadControls(page, path === '/' ? 'html' : 'main')).toEqual([]);
      });
    },
  );
}

test('the home page reads completely with JavaScript switched off', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shared.url });
  const page = await context.newPage();
  await page.goto('/');
  await readable(page);
  await context.close();
});

test('loads few bytes before the visitor acts', async ({ page }) => {
  // The browser tells every page of its pointer, which nobody has moved.
  await page.addInitScript(() => {
    addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto('/', { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const sizes = await page.evaluate(() => {
    const [document_] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sum = (these: PerformanceResourceTiming[]) =>
      these.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
    // What is fetched for later begins when the page has loaded; nothing waits for it.
    const load = document_?.loadEventStart ?? 0;
    const scripts = files.filter(({ name, startTime }) => name.endsWith('.js') && startTime < load);
    return {
      page: document_?.encodedBodySize ?? 0,
      script: sum(scripts),
      font: sum(files.filter(({ name }) => name.endsWith('.woff2'))),
      // The page's own styles stand in it; the whole sheet comes with the scripts that take over.
      styleBeforeLoad: sum(files.filter(({ name, startTime }) => name.endsWith('.css') && startTime < load)),
    };
  });
  expect(sizes.styleBeforeLoad).toBe(0);
  expect(sizes.script).toBeGreaterThan(0);
  expect(sizes.script).toBeLessThan(8_000);
  expect(sizes.font).toBeGreaterThan(0);
  expect(sizes.font).toBeLessThan(36_000);
  expect(sizes.script + sizes.font + sizes.page).toBeLessThan(105_000);
});
