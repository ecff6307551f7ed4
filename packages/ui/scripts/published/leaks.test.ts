import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { shellOptions } from '@laliaflia/tooling/browser.ts';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dist } from '../package/paths.ts';
import { differences, look } from './sample-page.ts';

/* Whoever loads styles.css gets nothing but what is asked for: outside the class `laliaflia` a page stays as it was. */

/** A page of somebody else, with attributes that others use as well. */
const page = `<!doctype html>
<html lang="en" data-theme="dark" data-scroll-locked>
  <head><style>:root { color-scheme: dark } a { color: teal }</style></head>
  <body>
    <h1>Title</h1><h2>Title</h2><h3>Title</h3><h4>Title</h4>
    <p data-theme="light">Text, <b>bold</b>, <strong>strong</strong>, <a href="#a">a link</a>, <code>code</code>.</p>
    <ul data-path="methods"><li>One</li></ul>
    <form data-brand="theirs">
      <label>Name <input placeholder="Your name"></label>
      <select><option>One</option></select><textarea></textarea>
      <input type="range" data-slider><input type="checkbox"><button tabindex="-1">Send</button>
    </form>
    <details open data-accordion-item><summary>More</summary><p>Less</p></details>
    <nav data-nav-root data-state="open"><div data-nav-panel data-state="open">Links</div></nav>
    <div data-tabs><div data-tabs-panel data-state="inactive">A panel</div></div>
    <div data-dialog-overlay data-state="open"><div data-dialog-panel data-side="end">A dialog</div></div>
    <section data-result><table><tr><th>A</th><td><span>1</span></td></tr></table></section>
    <svg width="10" height="10"><path d="M0 0h10"/></svg><img alt="" width="10" height="10">
    <hr><blockquote>Quoted</blockquote><pre>Code</pre><small>Small</small>
    <div class="hidden flex dark container card">Their classes</div>
  </body>
</html>`;

let browser: Browser;
let css: string;

beforeAll(async () => {
  browser = await chromium.launch(shellOptions());
  css = await readFile(path.join(dist, 'styles.css'), 'utf8');
});
afterAll(() => browser?.close());

test.each([
  ['light', 'no-preference'],
  ['dark', 'reduce'],
] as const)('a page of somebody else looks the same, %s, motion: %s', async (colorScheme, reducedMotion) => {
  const opened = await browser.newPage({ colorScheme, reducedMotion });
  await opened.setContent(page);
  await opened.locator('button').focus();
  const lookAtAll = () => look(opened, 'html, body, body *', ['::before', '::placeholder', '::selection']);
  const before = await lookAtAll();
  expect(await before.evaluate((lines) => lines.length)).toBeGreaterThan(10_000);
  await opened.addStyleTag({ content: css });
  expect(await differences(opened, await lookAtAll(), before)).toEqual([]);
  await opened.close();
});

test('every rule names a class of ours, or sets variables of ours only', async () => {
  const opened = await browser.newPage();
  await opened.setContent('<p>Empty</p>');
  await opened.addStyleTag({ content: css });
  const foreign = await opened.evaluate(() => {
    const found = new Set<string>();
    // A comma within a class or within brackets separates nothing.
    const selectorsOf = ({ selectorText }: CSSStyleRule) => {
      let depth = 0;
      return selectorText
        .replaceAll(/\\./g, '')
        .replaceAll(/[(),]/g, (sign) => {
          if (sign !== ',') depth += sign === '(' ? 1 : -1;
          return sign === ',' && depth === 0 ? '\n' : sign;
        })
        .split('\n')
        .map((each) => each.trim());
    };
    const walk = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          const sets = [...rule.style].some((property) => !property.startsWith('--'));
          if (sets)
            for (const each of selectorsOf(rule)) if (!/\.lali|\[data-lali-/.test(each)) found.add(each);
        }
        // Rules within a rule begin with its selector.
        else if (rule instanceof CSSGroupingRule) walk(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) walk(sheet.cssRules);
    return [...found];
  });
  await opened.close();
  expect(foreign).toEqual([]);
});

test('every key frame and every class is called by a name of ours', () => {
  const names = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !name.startsWith('lali-'))).toEqual([]);
  expect(css).not.toContain('lali\\:');
});
