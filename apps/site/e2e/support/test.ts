import { readFileSync } from 'node:fs';
import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';
import { notFound, routes } from '../../routes.ts';
import { canonicalOf } from '../../routing/addresses.ts';
import { publishedArticles } from './content.ts';
import { dataFolder, shared } from './installations.ts';

interface Guard {
  /** Lets console messages through that the test causes on purpose. */
  expectConsole(pattern: RegExp): void;
}

/**
 * Every test watches its pages: an error in the console (a violated content policy and a failed hydration are such), an
 * uncaught exception or a request to an origin that is neither the site nor its API fails it.
 */
export const test = base.extend<{ guard: Guard }>({
  guard: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const surprises: string[] = [];
      const note = (text: string) => {
        if (!expected.some((pattern) => pattern.test(text))) surprises.push(text);
      };
      const onConsole = (message: ConsoleMessage) => {
        // The browser logs the status of every unknown address that a test opens on purpose.
        const isOwnStatus =
          message.location().url === message.page()?.url() && /status of 404/.test(message.text());
        if (/^(error|warning)$/.test(message.type()) && !isOwnStatus) note(message.text());
      };
      const onError = (error: WebError) => note(String(error.error()));
      const onRequest = (request: Request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && !allowedPorts.has(new URL(origin).port))
          note(`request to ${origin}`);
      };
      context.on('console', onConsole).on('weberror', onError).on('request', onRequest);
      await use({ expectConsole: (pattern) => expected.push(pattern) });
      // The next test has the same context.
      context.off('console', onConsole).off('weberror', onError).off('request', onRequest);
      await context.setOffline(false);
      expect(surprises).toEqual([]);
    },
    { auto: true },
  ],
});

const allowedPorts = new Set([shared.port, shared.apiPort].map(String));

export { expect };

/** Opens a page and waits until its scripts have taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Until the scripts have taken over, which they do as soon as somebody moves; else when the browser is idle. */
export async function hydrated(page: Page): Promise<void> {
  await page.dispatchEvent('html', 'pointerover');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Waits for the code that a page fetches when the browser is idle, and cuts the network off. */
export async function goOffline(page: Page, chunk: RegExp): Promise<void> {
  const names = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(async () => (await names()).some((name) => chunk.test(name))).toBe(true);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

/** What a browser says of that: it asks for the page's icon anew at each change of the address. */
export const offlineNoise = /ERR_INTERNET_DISCONNECTED/;

/** Rows of the shared database, read with the key that only its owner has. */
export async function rows(table: string, query: string): Promise<Record<string, unknown>[]> {
  const { secretKey } = JSON.parse(readFileSync(`${dataFolder(shared)}/secrets.json`, 'utf8'));
  const answer = await fetch(`${shared.api}/rest/v1/${table}?${query}`, {
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Every page: with each of its variants, a route with a parameter by what is published. */
export const pages = [...routes, notFound].flatMap((route) =>
  route.path.includes(':')
    ? publishedArticles
    : [...new Set([undefined, ...(route.variants ?? [])].map((variant) => canonicalOf(route, variant)))],
);
