import type { Page } from '@playwright/test';
import { shared } from './support/installations.ts';
import { expect, pages, test } from './support/test.ts';

/** Pages of one kind differ in their content alone: one article, one case study and one workshop stand for all. */
const kindOf = (path: string) => path.replace(/^(\/blog|\/portfolio)\/.+/, '$1/:slug').replace(/\?.*/, '');
const kinds = pages.filter((path, i) => pages.findIndex((each) => kindOf(each) === kindOf(path)) === i);

/** Headings and paragraphs of the main part that nobody can see, but for those in a closed disclosure. */
const unseen = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('h1, h2, h3, p')]
        .filter(
          (element) =>
            element.closest('details:not([open]), [hidden], noscript, .lali\\:sr-only') === null &&
            !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        .map((element) => element.outerHTML.slice(0, 160)),
    );

/** Buttons that nothing but a script would answer. */
const dead = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll('button')]
        .filter(
          (button) =>
            button.checkVisibility() &&
            !button.disabled &&
            !button.hasAttribute('popovertarget') &&
            (button.form === null || button.type !== 'submit'),
        )
        .map((button) => button.outerHTML.slice(0, 160)),
    );

/** Forms that cannot be sent, or would show nothing to whoever sends them. */
const unusable = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('form')]
      .filter((form) => form.checkVisibility())
      .filter(
        (form) =>
          !form
            .querySelector<HTMLButtonElement>('button:not([type=button]):not(:disabled)')
            ?.checkVisibility() ||
          [...form.elements].some((field) => field.matches(':required') && !field.checkVisibility()) ||
          (form.method === 'post' && !form.hasAttribute('action')),
      )
      .map((form) => form.outerHTML.slice(0, 160)),
  );

for (const path of kinds) {
  test(`${path} shows everything with JavaScript switched off, and its forms can be sent`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shared.url });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect((await page.locator('main').textContent())?.length).toBeGreaterThan(100);
    expect(await unseen(page)).toEqual([]);
    expect(await dead(page)).toEqual([]);
    expect(await unusable(page)).toEqual([]);
    await context.close();
  });
}
