import type { Page } from '@playwright/test';
import { projectCount } from './support/content.ts';
import { shared } from './support/installations.ts';
import { expect, hydrated, open, test } from './support/test.ts';

const filter = (page: Page) => page.getByRole('group', { name: 'Filter by Company' });
const choice = (page: Page, name: string) => filter(page).getByRole('button', { name, exact: true });
const projects = (page: Page) => page.getByRole('main').getByRole('article');

test('shows every project, and those of one company at a time', async ({ page }) => {
  await open(page, '/portfolio');
  await expect(choice(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(projects(page)).toHaveCount(projectCount);
  await expect(filter(page).getByRole('status')).toHaveText(`${projectCount} projects`);

  await choice(page, 'Condor').click();
  await expect(page).toHaveURL('/portfolio?company=condor');
  await expect(projects(page)).toHaveCount(1);
  await expect(projects(page)).toHaveAccessibleName('Airline seat selection');
  await expect(filter(page).getByRole('status')).toHaveText('1 project');
  await expect(filter(page).getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(choice(page, 'Condor')).toBeFocused();

  await choice(page, 'All').click();
  await expect(page).toHaveURL('/portfolio');
  await expect(projects(page)).toHaveCount(projectCount);
});

test('keeps the filter in the address, replaced and never pushed', async ({ page }) => {
  await open(page, '/');
  const link = page.getByRole('main').getByRole('link', { name: 'View Portfolio' });
  await link.click();
  await expect(page).toHaveTitle(/^Portfolio/);
  const entries = await page.evaluate(() => history.length);
  await choice(page, 'BMW').click();
  await choice(page, 'wetrips').click();
  await expect(page).toHaveURL('/portfolio?company=wetrips');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveTitle(/^Design & Innovation Expert/);
  await page.goForward();
  await expect(page).toHaveURL('/portfolio?company=wetrips');
  await expect(projects(page)).toHaveAccessibleName('Travel app for groups');
});

test('does not move the page when a filter is chosen, and Back returns to the position', async ({ page }) => {
  await open(page, '/portfolio');
  await filter(page).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 120));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await choice(page, 'Manifest').click();
  await expect(projects(page)).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  // With the keyboard, so that Playwright does not scroll the filter into view.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href="/contact"]')?.click());
  await expect(page).toHaveTitle(/^Contact/);
  await page.goBack();
  await expect(projects(page)).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('takes the filter from a shared address and leaves the rest of it alone', async ({ page }) => {
  await open(page, '/portfolio?utm_source=letter&company=innoapps');
  await expect(projects(page)).toHaveAccessibleName('A portfolio of fifteen apps');
  await choice(page, 'All').click();
  await expect(page).toHaveURL('/portfolio?utm_source=letter');
  await expect(projects(page)).toHaveCount(projectCount);
});

test('says so when a company has no projects', async ({ page }) => {
  await open(page, '/portfolio?company=nobody');
  await expect(page.getByText('No projects found for the selected company.')).toBeVisible();
  await expect(filter(page).getByRole('status')).toHaveText('0 projects');
  await expect(filter(page).getByRole('button', { pressed: true })).toHaveCount(0);
  await choice(page, 'All').click();
  await expect(projects(page)).toHaveCount(projectCount);
});

test('a case study opens from a card, and leads to the next one', async ({ page }) => {
  await open(page, '/services/ux-design');
  await page.getByRole('main').getByRole('link', { name: 'Automotive community platform' }).click();
  await expect(page).toHaveURL('/portfolio/bmw');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Automotive community platform');

  await page.getByRole('link', { name: 'Back to Portfolio' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Airline seat selection' }).click();
  await expect(page).toHaveURL('/portfolio/condor');
  await expect(page).toHaveTitle(/^Airline seat selection/);
  await page
    .getByRole('heading', { level: 2, name: 'Automotive community platform' })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL('/portfolio/bmw');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the portfolio ends with what can be tried, and a chosen project with the case study after it', async ({
  page,
}) => {
  const next = page.getByRole('main').getByRole('region').last();
  await open(page, '/portfolio');
  await expect(next).toHaveAccessibleName('Try the seat map yourself');
  await expect(next.getByRole('link')).toHaveAttribute('href', '/portfolio/condor');
  await choice(page, 'Condor').click();
  await expect(next).toHaveAccessibleName('Automotive community platform');
  await next.getByRole('link').click();
  await expect(page).toHaveURL('/portfolio/bmw');
});

test('the chosen company is pushed forward by its width, and the row stays in the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/portfolio');
  const width = async (name: string) => (await choice(page, name).boundingBox())?.width ?? 0;
  const before = await width('Condor');
  await choice(page, 'Condor').click();
  await expect.poll(() => width('Condor')).toBeGreaterThan(before * 1.5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
});

test('an unknown case study is the 404 page at its address', async ({ page }) => {
  const answer = await page.goto('/portfolio/nothing-here');
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await expect(page).toHaveURL('/portfolio/nothing-here');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found');
});

test('the address of a project leads to its place in the portfolio', async ({ page }) => {
  await page.goto('/portfolio#wish-visualizer');
  await expect(page.getByRole('heading', { level: 2, name: 'Social wish-visualising app' })).toBeInViewport();
});

test('shows the story of a project in a disclosure', async ({ page }) => {
  await open(page, '/portfolio#travel-platform');
  const project = page.getByRole('article', { name: 'Travel platform' });
  const first = project.getByText('Three booking systems, three baskets');
  await expect(first).toBeHidden();
  await project.getByText('How it went').click();
  await expect(first).toBeVisible();
});

test('without JavaScript everything is there, and a company leads to its first project', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shared.url });
  const page = await context.newPage();
  await page.goto('/portfolio');
  await expect(projects(page)).toHaveCount(projectCount);
  await choice(page, 'BMW').click();
  await expect(page).toHaveURL('/portfolio?company=bmw#bmw');
  await expect(projects(page)).toHaveCount(projectCount);
  await expect(page.getByRole('heading', { name: 'Automotive community platform' })).toBeInViewport();
  await context.close();
});
