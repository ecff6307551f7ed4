import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { notFound, routes } from '../../routes.ts';
import { addressOf, canonicalOf } from '../../routing/addresses.ts';
import { subjects } from './content.ts';
import { type Guard, watch } from './guard.ts';
import { shared } from './installations.ts';

/** Every test watches its pages. */
export const test = base.extend<{ guard: Pick<Guard, 'expectConsole'> }>({
  guard: [
    async ({ context }, use) => {
      const { expectConsole, end } = watch(context);
      await use({ expectConsole });
      await end();
    },
    { auto: true },
  ],
});

/** A context of its own: to make the shared one anew would fetch and compile everything again for the tests after it. */
export const withoutScripts = {
  context: async ({ browser }: { browser: Browser }, use: (context: BrowserContext) => Promise<void>) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await use(context);
    await context.close();
  },
};

export { frameHydrated, holdScripts, hydrated, open } from './hydrated.ts';
export { expect };

/** Skips a test in an engine that has not what it needs. */
export function needs(isThere: boolean, reason: string): void {
  // biome-ignore lint/suspicious/noSkippedTests: it runs in the engines that can, and the report gives the reason.
  test.skip(!isThere, reason);
}

/** Waits for code that is fetched when the browser is idle, then goes offline. */
export async function goOffline(page: Page, chunk: RegExp): Promise<void> {
  const names = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(async () => (await names()).some((name) => chunk.test(name))).toBe(true);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

/**
 * What the engines say about a request that is lost or has no network. Offline, Chromium also requests the page's icon at
 * each change of the address.
 */
export const lostNoise =
  /ERR_FAILED|ERR_INTERNET_DISCONNECTED|NS_ERROR_\w+|NetworkError|Load failed|Failed to (load|fetch)|Internet connection/;

/** Rows of the shared database, read with the secret key. */
export async function rows(table: string, query: string): Promise<Record<string, unknown>[]> {
  const { secretKey } = JSON.parse(readFileSync(`${shared.data}/secrets.json`, 'utf8'));
  const answer = await fetch(`${shared.api}/rest/v1/${table}?${query}`, {
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** The addresses of all pages: every variant, and every published article and case study. */
export const pages = [...routes, notFound].flatMap((route) =>
  route.path.includes(':')
    ? (subjects[route.page] ?? []).map((name) => addressOf(route.path, name))
    : [...new Set([undefined, ...(route.variants ?? [])].map((variant) => canonicalOf(route, variant)))],
);
