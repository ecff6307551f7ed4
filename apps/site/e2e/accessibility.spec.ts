import type { Page } from '@playwright/test';
import { diagonal, examine, nameOf } from './a11y/cells.ts';
import { present, readResult } from './a11y/result.ts';
import { form, send } from './support/contact-form.ts';
import { expect, open, test } from './support/test.ts';
import { violations } from './support/violations.ts';

const banner = (page: Page) => page.getByRole('banner');
const trigger = (page: Page, group: string) =>
  banner(page).getByText(group).filter({ visible: true }).first();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Checks what opens or appears later; pages.spec.ts checks the pages as delivered.
for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of [
    ['phone', { width: 320, height: 640 }],
    ['desktop', { width: 1280, height: 800 }],
  ] as const) {
    test.describe(`${device}, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport });

      test('the open menu has no violation', async ({ page }) => {
        await open(page, '/');
        if (device === 'phone') await banner(page).getByText('Menu', { exact: true }).click();
        for (const group of ['Design Skills', 'Design Methods']) {
          await trigger(page, group).click();
          await expect(banner(page).getByRole('link').filter({ visible: true }).nth(3)).toBeVisible();
          expect(await violations(page, 'header'), group).toEqual([]);
        }
      });

      test('the contact form with problems has no violation', async ({ page }) => {
        await open(page, '/contact');
        await send(page);
        await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(5);
        expect(await violations(page, 'main')).toEqual([]);
      });
    });
  }
}

test('the result that /accessibility states is of the pages, states and modes that there are', () => {
  // Otherwise run "npx pnpm a11y" and commit what it writes.
  expect(readResult()).toMatchObject(present());
});

for (const { mode, places } of diagonal()) {
  test.describe(`both engines, ${mode.name}`, () => {
    test.use(mode.use);

    for (const place of places) {
      // The frame is the same everywhere, so only the home page's is examined.
      test(nameOf(place), ({ page }) => examine(page, mode, place, place === '/' ? 'html' : 'main'));
    }
  });
}
