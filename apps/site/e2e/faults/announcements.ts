import type { BrowserContext, Page } from '@playwright/test';

/** Notes what a screen reader would say: what comes into a live region that is there and can be seen. */
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

/** @param words Empty: whatever is said is right. Undefined: nothing has to be. */
export async function expectAnnounced(page: Page, words: string | undefined): Promise<void> {
  if (words === undefined) return;
  await page.waitForFunction(
    (wanted) => (window as unknown as { said: string[] }).said.some((text) => text.includes(wanted)),
    words,
    { timeout: 5000 },
  );
}
