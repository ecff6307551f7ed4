import type { BrowserContext, Page } from '@playwright/test';

/** Records what a screen reader would say: the text that appears in a visible live region. */
export async function listenToAnnouncements(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const regions = '[role=alert], [role=status], [role=log], [aria-live=polite], [aria-live=assertive]';
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(regions);
        const text = region?.textContent?.trim();
        if (region?.checkVisibility({ visibilityProperty: true }) && text) said.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** @param words Empty: any announcement is right. Undefined: no announcement is needed. */
export async function expectAnnounced(page: Page, words: string | undefined): Promise<void> {
  if (words === undefined) return;
  await page.waitForFunction(
    (wanted) => (window as unknown as { said: string[] }).said.some((text) => text.includes(wanted)),
    words,
    { timeout: 5000 },
  );
}
