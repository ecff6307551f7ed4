import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { money } from '../../content/format.ts';
import { prices } from '../../content/prices.ts';

const address = '/virtual-screen-reader.js';
const main = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader');
const source = readFileSync(path.join(path.dirname(main), '../esm/index.browser.js'), 'utf8');

/** The part of the library's interface that is used inside the page. */
interface Virtual {
  start(options: { container: Element }): Promise<void>;
  stop(): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
  clearSpokenPhraseLog(): Promise<void>;
}

type Holder = { reader: Virtual };

/** Loads the screen reader from a path of the site, because the content policy allows no other origin. */
export async function startReader(page: Page): Promise<void> {
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: source }),
  );
  await page.evaluate(async (from) => {
    const { virtual } = await import(from);
    (window as unknown as Holder).reader = virtual;
  }, address);
}

/** What the screen reader says from the beginning of an element to its end, one phrase per line. */
export async function read(page: Page, selector: string): Promise<string> {
  const heard = await page.evaluate(async (container) => {
    const { reader } = window as unknown as Holder;
    const element = document.querySelector(container);
    if (element === null) throw new Error(`There is no ${container} to read.`);
    await reader.start({ container: element });
    const first = await reader.lastSpokenPhrase();
    const spoken = [first];
    // After the end it starts again from the beginning.
    for (let i = 0; i < 1000; i += 1) {
      await reader.next();
      const phrase = await reader.lastSpokenPhrase();
      if (phrase === first) break;
      spoken.push(phrase);
    }
    await reader.stop();
    return spoken.join('\n');
  }, selector);
  return withoutFacts(heard);
}

/** What the screen reader says while something happens: announcements and focused elements. */
export async function listen(page: Page, act: () => Promise<void>): Promise<string> {
  await page.evaluate(async () => {
    const { reader } = window as unknown as Holder;
    await reader.start({ container: document.body });
    await reader.clearSpokenPhraseLog();
  });
  await act();
  const heard = await page.evaluate(async () => {
    const { reader } = window as unknown as Holder;
    const spoken = await reader.spokenPhraseLog();
    await reader.stop();
    return spoken.join('\n');
  });
  return withoutFacts(heard);
}

/**
 * Replaces what transcripts do not check: prices, the number of questions, and the reference of a lead.
 */
function withoutFacts(heard: string): string {
  return Object.entries(prices)
    .reduce((text, [id, price]) => text.replaceAll(money(price), `{prices.${id}}`), heard)
    .replace(/(Question \d+ of) \d+/g, '$1 {questions}')
    .replace(/^\d+%$/gm, '{share}')
    .replace(/\b[0-9A-F]{8}\b/g, '{reference}');
}
