import type { BrowserContextOptions, Page } from '@playwright/test';
import { shared } from '../support/installations.ts';

/** A way in which somebody looks at a page. */
export interface Mode {
  name: string;
  use: BrowserContextOptions;
  /** What the options of a context cannot give: before a page is opened, and after. */
  prepare?: { before?(page: Page): Promise<unknown>; after?(page: Page): Promise<unknown> };
  /** Whether the Tab key goes through every page in it, or through each page in one of those that take turns. */
  stops?: 'everywhere' | 'by turns';
  /** Whether the page runs its scripts. Default `true`. */
  scripts?: boolean;
  /** The rules of axe that it cannot judge in this mode. */
  beyondAxe?: readonly string[];
}

const desktop = { viewport: { width: 1280, height: 800 } };

/* The style of the root is set by script: the policy of the page allows no other. */
const largeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

const rightToLeft = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });

/**
 * Delivers pages as they are read without scripts. The browser keeps running them, because the engines are scripts
 * themselves.
 */
async function withoutScripts(page: Page): Promise<void> {
  await page.route(
    (url) => url.origin === shared.url && !url.pathname.startsWith('/assets/'),
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
        .replace(/<\/?noscript>/g, '');
      await route.fulfill({ response, body: html });
    },
  );
}

export const modes: readonly Mode[] = [
  { name: 'desktop, 1280 px', use: desktop, stops: 'everywhere' },
  { name: 'phone, 390 px', use: { viewport: { width: 390, height: 844 } }, stops: 'everywhere' },
  {
    name: 'small phone or zoom of 400 %, 320 px',
    use: { viewport: { width: 320, height: 640 } },
    stops: 'by turns',
  },
  { name: 'text at 200 %', use: desktop, prepare: { after: largeText }, stops: 'by turns' },
  { name: 'dark', use: { ...desktop, colorScheme: 'dark' } },
  { name: 'right to left', use: desktop, prepare: { after: rightToLeft }, stops: 'by turns' },
  {
    name: 'forced colours',
    use: { ...desktop, forcedColors: 'active' },
    // It measures the colour that the style sheet asks for and that the browser has replaced. IBM's engine does not.
    beyondAxe: ['color-contrast'],
  },
  { name: 'reduced motion', use: { ...desktop, reducedMotion: 'reduce' } },
  {
    name: 'without scripts',
    use: desktop,
    prepare: { before: withoutScripts },
    scripts: false,
    // The launcher of the chat, here a link, is the last stop of the page, beside its landmarks. WCAG asks for none.
    beyondAxe: ['region'],
  },
];
