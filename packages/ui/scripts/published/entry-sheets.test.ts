import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchOptions } from '@laliaflia/tooling/browser.ts';
import { type Browser, chromium, type Page } from 'playwright';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dist } from '../package/paths.ts';

/* The sheets of single entries, in any order and however often a rule is in them, draw what styles.css draws. */

const used = [
  'button',
  'contact-details',
  'cta-band',
  'cta-line',
  'event-card',
  'faq',
  'feature-list',
  'field',
];
const more = ['hero', 'page', 'page-intro', 'process-steps', 'tabs', 'tier-cards', 'toggle-group'];
const entries = [...used, ...more];

const actions = [
  { href: '#a', label: 'Book a call' },
  { href: '#b', label: 'See the work' },
];
const items = ['Wind', 'Water', 'Weather'].map((title) => ({ title, text: `What ${title} does.` }));

type Library = Record<string, ComponentType<object>>;

/** A page of the built components. */
async function draw(): Promise<string> {
  const library = (await import(pathToFileURL(path.join(dist, 'index.js')).href)) as Library;
  const element = (name: string, props: object, ...children: ReactElement[]) => {
    const component = library[name];
    if (component === undefined) throw new Error(`The library has no ${name}.`);
    return createElement(component, props, ...children);
  };
  const price = { kind: 'amount', amount: 2400, currency: 'EUR' };
  return renderToStaticMarkup(
    element(
      'Page',
      {},
      element('Hero', { title: 'Learn to read the water', lead: 'A school.', actions }),
      element('PageIntro', { title: 'Courses', lead: 'Three of them.', actions }),
      element('FeatureList', { title: 'What you learn', items }),
      element('ProcessSteps', { title: 'How it goes', steps: items }),
      element('TierCards', {
        title: 'Formats',
        tiers: [
          { id: 'one', title: 'One day', hours: 8, price, features: [{ label: 'Boats' }], featured: true },
          { id: 'two', title: 'Two days', hours: 16, price: { kind: 'on-demand' } },
        ],
      }),
      element('EventCard', {
        title: 'Open day',
        text: 'Come and look.',
        start: '2026-09-18T14:00+02:00',
        timeZone: 'Europe/Berlin',
        price,
        availability: { kind: 'open', left: 4, total: 12, action: actions[0] },
      }),
      element('CtaLine', { title: 'Not sure?', actions }),
      element('Button', { variant: 'outline', size: 'small', className: 'lali_none' }),
      element('CtaBand', { title: 'Come and look at the boats', actions }),
    ),
  );
}

let browser: Browser;
let html: string;
beforeAll(async () => {
  [browser, html] = await Promise.all([chromium.launch(launchOptions()), draw()]);
});
afterAll(() => browser?.close());

/** The page, drawn by these sheets and no others. */
async function dress(page: Page, files: readonly string[]): Promise<void> {
  await page.setContent(`<!doctype html><html lang="en"><body class="laliaflia">${html}</body></html>`);
  for (const file of files)
    await page.addStyleTag({ content: await readFile(path.join(dist, file), 'utf8') });
}

/**
 * Every computed property of every element and its generated boxes, except variables, a line for each. The lines stay in
 * the browser, where they are compared: there are 200,000.
 */
const look = (page: Page) =>
  page.evaluateHandle(() => {
    const lines: string[] = [];
    for (const [at, element] of document.querySelectorAll('body, body *').entries())
      for (const box of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, box);
        const isDrawn = box === undefined || !/^(none|normal)$/.test(style.content);
        for (const property of isDrawn ? style : ['content'])
          if (!property.startsWith('--'))
            lines.push(
              `${at} ${element.localName}${box ?? ''} ${property}: ${style.getPropertyValue(property)}`,
            );
      }
    return lines;
  });

const sheets = entries.map((name) => `css/${name}.css`);

test.each([390, 900, 1440])('at %i px, in two orders', async (width) => {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await dress(page, ['styles.css']);
  const whole = await look(page);
  expect(await whole.evaluate((lines) => lines.length)).toBeGreaterThan(50_000);
  for (const order of [sheets, sheets.toReversed()]) {
    await dress(page, ['css/core.css', ...order]);
    const found = await look(page);
    const other = await page.evaluate(
      ([now, before]) => now.filter((line, at) => line !== before[at]).slice(0, 20),
      [found, whole] as const,
    );
    expect(other).toEqual([]);
  }
  await page.close();
});
