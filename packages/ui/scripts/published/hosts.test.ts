import { shellOptions } from '@laliaflia/tooling/browser.ts';
import { type Browser, chromium, type JSHandle, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hosts } from './hosts.ts';
import { differences, drawPage, look, readSheet } from './sample-page.ts';

/*
 * In a page that has styles of its own, ours and theirs look as each would alone, whichever sheet comes first; and one
 * class of the caller wins over ours.
 */

/** What the caller draws itself, beside an element of ours and in it. */
const theirs = `<h1>Title</h1><h2 class="text-2xl dark:underline">Title</h2><p class="bg-muted px-2">Text, <b>bold</b>,
<a href="#a">a link</a>, <code>code</code>.</p><ul><li>One</li></ul><div class="border shadow-lg translate-x-1">Card</div>
<form><label>Name <input placeholder="Ada"></label><button type="button" class="px-2">Send</button><textarea></textarea></form>
<details open><summary>More</summary><p>Less</p></details><hr><table><tr><th>A</th></tr></table>`;

const allowed = {
  /** Inherited from `<html>` or `<body>`, as anything is. */
  inherited: /^\d+ \S+ (-webkit-tap-highlight-color|tab-size|text-align|font-feature-settings): /,
  /** What a host says of an attribute weighs as much as a class, so it wins. */
  attributes: /^\d+ ((button|span) cursor|button appearance|input (outline-offset|appearance)): /,
};
const mayDiffer = Object.values(allowed)
  .map(({ source }) => source)
  .join('|');

const kinds = ['sections', 'controls'] as const;
const [our, their] = ['.laliaflia, .laliaflia *', 'body, main, main *'];

let browser: Browser;
let css: string;
/** A page of each kind, and how ours looks in it alone. */
const drawn = {} as Record<(typeof kinds)[number], { page: Page; ours: JSHandle<string[]> }>;

beforeAll(async () => {
  [browser, css] = await Promise.all([chromium.launch(shellOptions()), readSheet('styles.css')]);
  for (const kind of kinds) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await page.setContent(frame(await drawPage(kind)));
    await dress(page, [css]);
    drawn[kind] = { page, ours: await look(page, our) };
  }
});
afterAll(() => browser?.close());

/** Sheets of a page, in their order. */
async function dress(page: Page, sheets: readonly string[]): Promise<void> {
  await page.evaluate((texts) => {
    for (const each of document.querySelectorAll('style')) each.remove();
    for (const text of texts)
      document.head.append(Object.assign(document.createElement('style'), { textContent: text }));
  }, sheets);
}

const inBothOrders = (host: string) => [
  [css, host],
  [host, css],
];

const frame = (content: string) =>
  `<!doctype html><html lang="en" class="dark"><body><main>${theirs}</main>
  <div class="laliaflia" style="position: absolute; inset: 0 auto auto 0; inline-size: 1100px">${content}</div></body></html>`;

describe.each(Object.entries(hosts))('beside %s', (_name, host) => {
  test.each(kinds)('our %s and their elements look as alone', async (kind) => {
    const { page, ours } = drawn[kind];
    await dress(page, [host]);
    const others = await look(page, their);
    expect(await others.evaluate((lines) => lines.length)).toBeGreaterThan(5000);
    for (const sheets of inBothOrders(host)) {
      await dress(page, sheets);
      expect(await differences(page, await look(page, our), ours, mayDiffer)).toEqual([]);
      expect(await differences(page, await look(page, their), others)).toEqual([]);
    }
  });

  test('a class of the caller wins over ours', async () => {
    const page = await browser.newPage();
    await page.setContent(frame(await drawPage('controls')));
    const paddings = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.laliaflia [class]:not(svg *, span)')].map(
          (each) => `${each.localName} ${getComputedStyle(each).paddingLeft}`,
        ),
      );
    await dress(page, [css, host]);
    const before = await paddings();
    expect(before.filter((each) => each.endsWith(' 8px')).length).toBeLessThan(before.length / 4);
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('.laliaflia [class]')) each.classList.add('px-2');
    });
    for (const sheets of inBothOrders(host)) {
      await dress(page, sheets);
      expect((await paddings()).filter((each) => !each.endsWith(' 8px'))).toEqual([]);
    }
    await page.close();
  });
});
