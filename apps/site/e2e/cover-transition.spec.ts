import type { Page } from '@playwright/test';
import { motion, pictures } from './support/browser.ts';
import { expect, open, test } from './support/test.ts';

test.use({ ...pictures, ...motion });

/** Notes what the browser animates in each change of the page, and what has a name of its own afterwards. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    const grown: string[][] = [];
    Object.assign(window, { grown });
    document.startViewTransition = (change) => {
      const transition = start(change);
      const names = transition.ready.then(() =>
        document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
          .filter((pseudo) => pseudo.startsWith('::view-transition-group')),
      );
      void transition.finished.then(async () => grown.push(await names));
      return transition;
    };
  });
}

const grown = (page: Page) => page.evaluate(() => (window as unknown as { grown: string[][] }).grown);
const named = (page: Page) => page.locator('[style*=view-transition-name]');

const toCase = (page: Page) =>
  page.getByRole('main').getByRole('heading').getByRole('link', { name: 'Airline seat selection' }).first();

test('a project’s picture grows into the cover of its case study, and that into the next', async ({
  page,
}) => {
  await open(page, '/portfolio');
  await watch(page);
  await toCase(page).click();
  await expect(page).toHaveURL('/portfolio/condor');
  await expect.poll(() => grown(page)).toHaveLength(1);
  expect((await grown(page))[0]).toContain('::view-transition-group(cover)');
  await expect(page.locator('main h1')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(named(page)).toHaveCount(0);

  await page.locator('main h2 a').last().click();
  await expect(page).not.toHaveURL('/portfolio/condor');
  await expect.poll(() => grown(page)).toHaveLength(2);
  expect((await grown(page))[1]).toContain('::view-transition-group(cover)');
  await expect(named(page)).toHaveCount(0);

  await page.locator('main section[data-device]').first().getByRole('link').first().click();
  await expect(page).toHaveURL('/portfolio');
  expect(await grown(page)).toHaveLength(2);
});

test('nothing grows where motion is not wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/portfolio');
  await watch(page);
  await toCase(page).click();
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page).toHaveURL('/portfolio/condor');
  expect(await grown(page)).toEqual([]);
});
