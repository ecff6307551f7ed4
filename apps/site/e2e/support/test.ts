import { readFileSync } from 'node:fs';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
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
      context.on('console', (message: ConsoleMessage) => {
        // The browser logs the status of every unknown address that a test opens on purpose.
        const isOwnStatus =
          message.location().url === message.page()?.url() && /status of 404/.test(message.text());
        if (/^(error|warning)$/.test(message.type()) && !isOwnStatus) note(message.text());
      });
      context.on('weberror', (error) => note(String(error.error())));
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && !allowedPorts.has(new URL(origin).port))
          note(`request to ${origin}`);
      });
      await use({ expectConsole: (pattern) => expected.push(pattern) });
      expect(surprises).toEqual([]);
    },
    { auto: true },
  ],
});

const allowedPorts = new Set(['4273', '54373', '4274', '54374']);

export { expect };

/** Opens a page and waits until its scripts have taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Rows of the shared database, read with the key that only its owner has. */
export async function rows(table: string, query: string): Promise<Record<string, unknown>[]> {
  const { secretKey } = JSON.parse(readFileSync(`${dataFolder(shared)}/secrets.json`, 'utf8'));
  const answer = await fetch(`${shared.api}/rest/v1/${table}?${query}`, {
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** The pages of the site so far, with what tells them apart. */
export const pages = [
  { path: '/', canonical: '/', title: /^Design & Innovation Expert/ },
  { path: '/services/design', canonical: '/services/design', title: /^Design services/ },
  { path: '/services/ux-design', canonical: '/services/ux-design', title: /^UX design/ },
  { path: '/services/ui-design', canonical: '/services/ui-design', title: /^UI design/ },
  { path: '/services/ux-ui-design', canonical: '/services/ux-ui-design', title: /^UX and UI design/ },
  {
    path: '/services/product-development',
    canonical: '/services/product-development',
    title: /^Product development/,
  },
  {
    path: '/services/ai-powered-design',
    canonical: '/services/ai-powered-design',
    title: /^AI-powered design/,
  },
  { path: '/portfolio', canonical: '/portfolio', title: /^Portfolio/ },
  { path: '/contact', canonical: '/contact', title: /^Contact/ },
  { path: '/about', canonical: '/about', title: /^About/ },
  { path: '/team', canonical: '/team', title: /^Team/ },
  { path: '/cv', canonical: '/cv', title: /^CV of/ },
  { path: '/speech', canonical: '/speech', title: /^Innovation Leadership Speech/ },
  { path: '/blog', canonical: '/blog', title: /^Blog/ },
  {
    path: '/blog/future-of-innovation-leadership-2024',
    canonical: '/blog/future-of-innovation-leadership-2024',
    title: /^The Future of Innovation Leadership/,
  },
  { path: '/ai-lab', canonical: '/ai-lab', title: /^AI Innovation Lab/ },
  { path: '/ai-assessment', canonical: '/ai-assessment', title: /^Innovation readiness/ },
  { path: '/idea-sprint', canonical: '/idea-sprint', title: /^Idea sprint/ },
  { path: '/privacy', canonical: '/privacy', title: /^Privacy Policy/ },
  { path: '/terms', canonical: '/terms', title: /^Terms of Service/ },
  { path: '/imprint', canonical: '/imprint', title: /^Imprint/ },
  { path: '/workshops', canonical: '/workshops', title: /^Innovation workshops/ },
  { path: '/workshop-details', canonical: '/workshop-details', title: /^Ignite Day/ },
  { path: '/workshop-details?type=deep', canonical: '/workshop-details?type=deep', title: /^Deep Dive/ },
  {
    path: '/workshop-details?type=engine',
    canonical: '/workshop-details?type=engine',
    title: /^Innovation Engine/,
  },
  { path: '/webinar', canonical: '/webinar', title: /^Live webinar/ },
  { path: '/sample-payment', canonical: '/sample-payment', title: /^Sample payment/ },
  { path: '/methodologies', canonical: '/methodologies', title: /^Methodologies/ },
  { path: '/laliaflia', canonical: '/laliaflia', title: /^LALIAFLIA/ },
  { path: '/applied-imagination', canonical: '/applied-imagination', title: /^Applied Imagination/ },
  { path: '/innovators-dna', canonical: '/innovators-dna', title: /^Innovator’s DNA/ },
  { path: '/companies', canonical: '/companies', title: /^Corporate innovation training/ },
  {
    path: '/services/innovation-training',
    canonical: '/services/innovation-training',
    title: /^Innovation training/,
  },
  { path: '/resources', canonical: '/resources', title: /^Resources/ },
  { path: '/thank-you', canonical: '/thank-you?type=contact', title: /we have your message/ },
  { path: '/thank-you?type=contact', canonical: '/thank-you?type=contact', title: /we have your message/ },
  { path: '/thank-you?type=workshop', canonical: '/thank-you?type=workshop', title: /workshop request/ },
  { path: '/thank-you?type=webinar', canonical: '/thank-you?type=webinar', title: /webinar seat/ },
  { path: '/thank-you?type=assessment', canonical: '/thank-you?type=assessment', title: /your answers/ },
  { path: '/404', canonical: '/404', title: /^Oops! Page Not Found/ },
] as const;
