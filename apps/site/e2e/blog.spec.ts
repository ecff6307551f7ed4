import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { site } from '../content/site.ts';
import { allowClipboard } from './support/clipboard.ts';
import { articleCount } from './support/content.ts';
import { shared } from './support/installations.ts';
import { expect, hydrated, open, rows, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const search = (page: Page) => main(page).getByRole('searchbox', { name: 'Search articles' });
const category = (page: Page) => main(page).getByRole('combobox', { name: 'Category' });
const count = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /articles?$/ });
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();

test('search and category filter together while the visitor types, and the count is announced', async ({
  page,
}) => {
  await open(page, '/blog');
  await expect(count(page)).toHaveText(`${articleCount} articles`);
  await search(page).pressSequentially('teams');
  await expect(search(page)).toHaveValue('teams');
  await expect(count(page)).toHaveText('1 article');
  expect(await titles(page)).toEqual(['Building High-Performance Teams']);

  await category(page).selectOption('Strategy');
  await expect(main(page)).toContainText('No articles found matching your criteria.');
  await expect(count(page)).toHaveText('0 articles');

  await search(page).fill('');
  await expect(count(page)).toHaveText('1 article');
  expect(await titles(page)).toEqual(['Questions Before Roadmaps']);
});

test('a search finds the beginnings of words', async ({ page }) => {
  await open(page, '/blog');
  await search(page).fill('AI');
  await expect(count(page)).toHaveText('1 article');
  expect(await titles(page)).toEqual(['A Model Is Not a Colleague']);
});

test('a search without hits offers the newest two, and is cleared with its category', async ({ page }) => {
  await open(page, '/blog');
  await search(page).fill('zebra');
  await category(page).selectOption('Culture');
  await expect(count(page)).toHaveText('0 articles');
  await expect(cards(page)).toHaveCount(2);
  expect(await titles(page)).toEqual(['A Model Is Not a Colleague', 'The Culture of the Second Attempt']);
  await main(page).getByRole('button', { name: 'Clear search' }).filter({ hasText: 'Clear search' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(search(page)).toBeFocused();
  await expect(category(page)).toHaveValue('All');
  await expect(count(page)).toHaveText(`${articleCount} articles`);
});

test('an article ends with the next one by date, the list with one that stands nowhere else in it', async ({
  page,
}) => {
  const next = main(page).getByRole('region').last();
  await open(page, '/blog');
  await expect(next).toHaveAccessibleName('The Future of Innovation Leadership');
  expect(await titles(page)).not.toContain('The Future of Innovation Leadership');
  await category(page).selectOption('Leadership');
  await expect(cards(page).getByRole('heading')).toHaveText(['The Future of Innovation Leadership']);
  await expect(next).toHaveAccessibleName('Building High-Performance Teams');
  await open(page, '/blog/future-of-innovation-leadership-2024');
  await expect(next).toHaveAccessibleName('A Model Is Not a Colleague');
  await next.getByRole('link').click();
  await expect(page).toHaveURL('/blog/a-model-is-not-a-colleague');
});

test('a choice that follows a letter at once does not lose the letter', async ({ page }) => {
  await open(page, '/blog');
  await search(page).fill('leade');
  await expect(page).toHaveURL('/blog?q=leade');
  await search(page).evaluate((field: HTMLInputElement) => {
    const set = (element: HTMLInputElement | HTMLSelectElement, value: string, event: string) => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
      element.dispatchEvent(new Event(event, { bubbles: true }));
    };
    const select = document.querySelector<HTMLSelectElement>('select[name=category]');
    if (select === null) throw new Error('There is no category to choose.');
    set(field, 'leader', 'input');
    set(select, 'Leadership', 'change');
  });
  await expect(page).toHaveURL('/blog?q=leader&category=Leadership');
  await expect(search(page)).toHaveValue('leader');
});

test('the filter is in the address: replaced, kept by a reload, and no page view', async ({ page }) => {
  const mark = randomUUID();
  const views = () => rows('analytics_events', `page_path=like.*${mark}*&event_type=eq.page_view`);
  await page.goto('/imprint');
  await open(page, `/blog?utm_source=${mark}`);
  const before = await page.evaluate(() => history.length);
  await search(page).pressSequentially('leader');
  await category(page).selectOption('Leadership');
  await expect(page).toHaveURL(`/blog?utm_source=${mark}&q=leader&category=Leadership`);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await expect.poll(async () => (await views()).length).toBe(1);

  await page.reload();
  await hydrated(page);
  await expect(search(page)).toHaveValue('leader');
  await expect(category(page)).toHaveValue('Leadership');
  expect(await titles(page)).toEqual(['The Future of Innovation Leadership']);

  await page.goBack();
  await expect(page).toHaveURL('/imprint');
});

test('an article opens from its card, and the back link leads to the same filter', async ({ page }) => {
  await open(page, '/blog');
  await category(page).selectOption('Team Building');
  await expect(count(page)).toHaveText('1 article');
  await main(page)
    .getByRole('link', { name: /^Read More/ })
    .click();
  await expect(page).toHaveURL('/blog/building-high-performance-teams');
  await expect(page).toHaveTitle(`Building High-Performance Teams | ${site.brand}`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://site.example/blog/building-high-performance-teams',
  );
  await expect(main(page).getByRole('heading', { name: 'Related articles' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog?category=Team+Building');
  await expect(count(page)).toHaveText('1 article');
});

test('the link of an article is copied where the system cannot share', async ({ page }) => {
  await allowClipboard(page);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined, configurable: true });
    delete (Navigator.prototype as { share?: unknown }).share;
  });
  const path = '/blog/future-of-innovation-leadership-2024';
  await open(page, `${path}?utm_source=letter`);
  await main(page).getByRole('button', { name: 'Share Article' }).click();
  await expect(main(page).getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared.url + path);
});

test('the host sends an unknown slug to /404, whose status says so', async ({ request }) => {
  const answer = await request.get('/blog/nothing-here', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('/404');
  expect((await request.get('/blog/nothing-here')).status()).toBe(404);
  expect((await request.get('/blog/building-high-performance-teams')).status()).toBe(200);
});

test('in the client an unknown slug is replaced by /404', async ({ page, guard }) => {
  // Only the response for its text shows that it does not exist.
  guard.expectConsole(/status of 404/);
  await open(page, '/blog');
  await page.evaluate(() => {
    history.pushState({ key: 'made-up', idx: 1 }, '', '/blog/nothing-here');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await expect(page).toHaveURL('/404');
  await expect(page.locator('main h1')).toHaveText('Oops! Page Not Found');
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(count(page)).toHaveText(`${articleCount} articles`);
});
