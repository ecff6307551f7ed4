import { readFile } from 'node:fs/promises';
import { launchOptions } from '@laliaflia/tooling/browser.ts';
import { viewports } from '@laliaflia/tooling/pictures/scene.ts';
import { type Browser, chromium, type Page } from 'playwright';
import { fontFile, fontPath, type ScreenDocument } from './documents.ts';

const origin = 'http://pictures.invalid';

/** A screen with fewer texts is a sketch. */
const fewestTexts = 12;

export type TakeScreenshot = (document: ScreenDocument, scale: number) => Promise<Buffer>;

/** Opens a browser that takes screenshots as PNG, and closes it afterwards. */
export async function withBrowser<Result>(work: (take: TakeScreenshot) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch(launchOptions());
  try {
    return await work((document, scale) => screenshot(browser, document, scale));
  } finally {
    await browser.close();
  }
}

async function screenshot(browser: Browser, document: ScreenDocument, scale: number): Promise<Buffer> {
  const { project, screen, html } = document;
  const viewport = viewports[screen.device];
  const context = await browser.newContext({ viewport, deviceScaleFactor: scale, javaScriptEnabled: true });
  const name = `${project}/${screen.id}`;
  try {
    const page = await context.newPage();
    const failed: string[] = [];
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
      if (pathname.startsWith(fontPath)) {
        return route.fulfill({ contentType: 'font/woff2', body: await readFile(fontFile(pathname)) });
      }
      failed.push(route.request().url());
      return route.abort();
    });
    await page.goto(`${origin}/`);
    const problems = [
      ...failed.map((url) => `asks for ${url}; a scene carries everything it shows`),
      ...(await inspect(page)),
    ];
    if (problems.length > 0) throw new Error(`${name} ${problems.join(`\n${name} `)}`);
    return await page.screenshot({ type: 'png', animations: 'disabled', caret: 'hide' });
  } finally {
    await context.close();
  }
}

/** What would spoil an image without anybody noticing. */
async function inspect(page: Page): Promise<string[]> {
  return page.evaluate(async (fewest) => {
    await document.fonts.ready;
    const problems: string[] = [];
    const loaded = new Set(
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    );
    const texts: Element[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
      if (!own) continue;
      texts.push(element);
      const style = getComputedStyle(element);
      const [first = ''] = style.fontFamily.split(',');
      if (!loaded.has(first.replaceAll(/["']/g, '').trim())) {
        problems.push(
          `sets "${element.textContent?.trim().slice(0, 30)}" in ${first}, which is none of its fonts`,
        );
      }
      if (Number.parseFloat(style.fontSize) < 9) {
        problems.push(`sets "${element.textContent?.trim().slice(0, 30)}" smaller than 9 px`);
      }
    }
    if (texts.length < fewest)
      problems.push(`has ${texts.length} texts only: ${fewest} or more make a product`);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`is ${scrollWidth - clientWidth} px wider than its device`);
    return [...new Set(problems)].slice(0, 8);
  }, fewestTexts);
}
