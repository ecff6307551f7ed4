import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { color } from '../../src/tokens/generated/tokens.ts';
import { packageRoot } from '../package/paths.ts';
import type { Consumer } from './consumers.ts';

const families = ['Hanken Grotesk', 'Bricolage Grotesque'];

type Wanted = readonly (readonly [selector: string, property: string, value: string])[];

const patience = 30_000;

/** What the README asks for, word for word: no `<style>` that a script adds, no address but the application's own. */
const policy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src-elem 'self'",
  "style-src-attr 'unsafe-inline'",
].join('; ');

/** '#1f3dff' as a browser reports it. */
function computedColour(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Lists the differences: `#primary: background-color is …, not …`. */
async function differencesNow(page: Page, wanted: Wanted): Promise<string[]> {
  const found = await page.evaluate(
    (asked) =>
      asked.map(([selector, property]) => {
        const element = document.querySelector(selector);
        return element === null ? 'missing' : getComputedStyle(element).getPropertyValue(property);
      }),
    wanted.map(([selector, property]) => [selector, property] as const),
  );
  return wanted.flatMap(([selector, property, value], at) =>
    found[at] === value ? [] : [`${selector}: ${property} is ${found[at]}, not ${value}.`],
  );
}

/**
 * Reduced motion leaves transitions of a millisecond, one after the other down the tree, so a difference may
 * disappear.
 */
async function differences(page: Page, wanted: Wanted): Promise<string[]> {
  let wrong = await differencesNow(page, wanted);
  for (let turn = 0; wrong.length > 0 && turn < 20; turn += 1) {
    await page.waitForTimeout(100);
    wrong = await differencesNow(page, wanted);
  }
  return wrong;
}

function colours(theme: 'light' | 'dark') {
  const of = (token: keyof typeof color, where: 'light' | 'dark' = theme) =>
    computedColour(color[token][where]);
  return [
    ['#primary', 'background-color', of('primary-solid')],
    ['.laliaflia', 'background-color', of('page')],
    ['h1', 'color', of('text')],
    // The theme of an element outranks that of the page, and a path sets the accent.
    ['#dark', 'background-color', of('primary-solid', 'dark')],
    ['#methods', 'background-color', of('secondary-solid')],
  ] as const;
}

/** Facts that differ between the two ways to get the styles. */
const ownStyles: Record<string, Wanted> = {
  tailwind: [
    ['#own', 'margin-top', '37px'],
    ['#own', 'color', computedColour(color['secondary-solid'].light)],
  ],
  plain: [
    // Everything stays inside .laliaflia: outside, a paragraph keeps the browser's size and margin of 1em.
    ['#outside', 'margin-top', '16px'],
    ['#own', 'margin-top', '0px'],
  ],
};

async function themes(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    const other = theme === 'light' ? 'dark' : 'light';
    // Against the system, by the attribute; then with the system, without it.
    for (const [system, attribute] of [
      [other, theme],
      [theme, undefined],
    ] as const) {
      await page.emulateMedia({ colorScheme: system, reducedMotion: 'reduce' });
      await page.evaluate((value) => {
        if (value === undefined) delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = value;
      }, attribute);
      const found = await differences(page, colours(theme));
      wrong.push(...found.map((each) => `data-theme ${attribute ?? 'absent'}, system ${system}: ${each}`));
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return wrong;
}

async function fonts(page: Page): Promise<string[]> {
  return page.evaluate(async (names) => {
    await document.fonts.ready;
    // `check` alone also returns true for a font family that is not declared.
    const loaded = [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family);
    const isLoaded = (name: string) => loaded.some((family) => family.replaceAll(/["']/g, '') === name);
    return names
      .filter((name) => !isLoaded(name) || !document.fonts.check(`1rem "${name}"`))
      .map((name) => `${name} is not loaded.`);
  }, families);
}

/** The page is hydrated: state, the router's link, native disclosure, code that is fetched when needed. */
async function works(page: Page): Promise<void> {
  await page.locator('#primary').click();
  await page.locator('#count', { hasText: '1' }).waitFor();
  await page.locator('#link[data-router-link]').waitFor();
  await page.locator('#questions summary').click();
  await page.getByText('It does.').waitFor();
  await page.getByRole('link', { name: /A list of seats/ }).click();
  await page.getByRole('dialog', { name: 'Screens' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Opens and closes everything that lies over the page. What the policy refuses is an error on the console. */
async function overlays(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dialog öffnen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('button', { name: 'Frage öffnen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('button', { name: 'Gespräch öffnen' }).click();
  await page.getByRole('textbox', { name: 'Nachricht' }).waitFor();
  await page.getByRole('button', { name: 'Gespräch schließen' }).click();
  await page.getByRole('button', { name: 'Arbeiten' }).click();
  await page.getByRole('link', { name: 'Sitzplan' }).waitFor();
  await page.keyboard.press('Escape');
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 390, height });
  await page.locator('summary', { hasText: 'Menü' }).click();
  await page.getByRole('link', { name: 'Kontakt' }).waitFor();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width, height });
}

/** The built and server-rendered page of a consumer, in a browser. */
export function testPage(consumerOf: () => Consumer, browserOf: () => Browser): void {
  const complaints: string[] = [];
  let server: PreviewServer;
  let page: Page;

  beforeAll(async () => {
    const { folder } = consumerOf();
    server = await preview({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: { outDir: path.join(folder, 'dist') },
      preview: { host: '127.0.0.1', port: 0, headers: { 'Content-Security-Policy': policy } },
    });
    page = await browserOf().newPage({ reducedMotion: 'reduce' });
    page.setDefaultTimeout(patience);
    watch(page, complaints);
    const [url] = server.resolvedUrls?.local ?? [];
    if (url === undefined) throw new Error('The preview server has no address.');
    await page.goto(url, { waitUntil: 'networkidle' });
  });

  afterAll(async () => {
    await page?.close();
    await server?.close();
  });

  test('has its colours in light and dark, by attribute and by system', async () => {
    expect(await themes(page)).toEqual([]);
  });

  test('has its fonts', async () => {
    expect(await fonts(page)).toEqual([]);
  });

  test('has the styles of its kind', async () => {
    const wanted = [
      ...(ownStyles[consumerOf().name] ?? []),
      // From components.css, and from a utility that only one component has.
      ['#figure', 'overflow-x', 'visible'],
      ['#primary', 'min-height', '52px'],
    ] as const;
    expect(await differences(page, wanted)).toEqual([]);
  });

  test('answers after hydration, and fetches the full view', () => works(page));

  test('has the policy that the README names', async () => {
    expect(await readFile(path.join(packageRoot, 'README.md'), 'utf8')).toContain(policy);
  });

  test('opens every overlay under a policy that lets no script add a style sheet', () => overlays(page));

  test('leaves the console empty, and no request fails', () => {
    expect(complaints).toEqual([]);
  });
}

function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
}
