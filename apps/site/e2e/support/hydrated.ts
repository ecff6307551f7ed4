import type { Page } from '@playwright/test';

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits for hydration, which starts with the first act of a visitor, and wakes the page where it sleeps. */
export async function hydrated(page: Page): Promise<void> {
  await frameHydrated(page);
  const isWaked = await page.evaluate((selector) => {
    const control = [...document.querySelectorAll(selector)].find(
      (each) => each.closest('[data-static]') === null,
    );
    control?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    return control !== undefined;
  }, 'main :is(button, input, select, textarea, summary, [aria-roledescription="carousel"])');
  if (isWaked) await untilPageSays(page, 'data-asleep', false);
}

/** The same for all that is around a page that sleeps. */
export async function frameHydrated(page: Page): Promise<void> {
  // An act before the first script runs is the browser's alone.
  await page.waitForLoadState();
  await firstAct(page);
}

/** The code is fetched and does not arrive. @returns A function that lets it. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/(hydrate|react)-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Acts without meaning anything by it, and waits until the scripts have taken over. */
export async function firstAct(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  });
  await untilPageSays(page, 'data-hydrated', true);
}

/** Within the page: for each locator the test runner brings a program of half a megabyte into it. */
async function untilPageSays(page: Page, attribute: string, isThere: boolean): Promise<void> {
  await page.evaluate(
    ([attribute, isThere]) =>
      new Promise<void>((resolve) => {
        const root = document.documentElement;
        const look = () => {
          if (root.hasAttribute(attribute) !== isThere) return;
          observer.disconnect();
          resolve();
        };
        const observer = new MutationObserver(look);
        observer.observe(root, { attributeFilter: [attribute] });
        look();
      }),
    [attribute, isThere] as const,
  );
}
