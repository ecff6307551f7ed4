import type { Page } from '@playwright/test';

/** Lets a test read what a page copies. Only Chromium grants that; in another engine the page gets a clipboard of its own. */
export async function allowClipboard(page: Page): Promise<void> {
  const context = page.context();
  if (context.browser()?.browserType().name() === 'chromium') {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    return;
  }
  await page.addInitScript(() => {
    let kept = '';
    const value = {
      writeText: async (text: string) => {
        kept = text;
      },
      readText: async () => kept,
    };
    Object.defineProperty(Navigator.prototype, 'clipboard', { value, configurable: true });
  });
}
