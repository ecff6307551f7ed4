import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { form, send } from './support/contact-form.ts';
import { expect, open, pages, test } from './support/test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const banner = (page: Page) => page.getByRole('banner');
const trigger = (page: Page, group: string) =>
  banner(page).getByText(group).filter({ visible: true }).first();

// The page's policy lets no foreign script in; the tool runs beside the page, not as a part of it.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations: found } = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of [
    ['phone', { width: 320, height: 640 }],
    ['desktop', { width: 1280, height: 800 }],
  ] as const) {
    test.describe(`${device}, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport });

      // Every page at both widths and in both themes, but not in all four pairs of them: contrast hangs on the theme and
      // room on the width. What opens is tried in all.
      for (const { path } of (colorScheme === 'dark') === (device === 'phone') ? pages : []) {
        test(`${path} has no violation`, async ({ page }) => {
          await open(page, path);
          expect(await violations(page)).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);
        });
      }

      test('the open menu has no violation', async ({ page }) => {
        await open(page, '/');
        if (device === 'phone') await banner(page).getByText('Menu', { exact: true }).click();
        for (const group of ['Design Skills', 'Design Methods']) {
          await trigger(page, group).click();
          await expect(banner(page).getByRole('link').filter({ visible: true }).nth(3)).toBeVisible();
          expect(await violations(page), group).toEqual([]);
        }
      });

      test('the contact form with problems has no violation', async ({ page }) => {
        await open(page, '/contact');
        await send(page);
        await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(5);
        expect(await violations(page)).toEqual([]);
      });
    });
  }
}
