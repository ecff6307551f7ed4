import type { CDPSession } from '@vitest/browser-playwright';
import { afterEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Page } from './site-header.harness.tsx';

/** As in the settings of the browser: unlike a font size of the document, it counts in media queries. */
const setTextSize = (px: number) =>
  (cdp() as CDPSession).send('Page.setFontSizes', { fontSizes: { standard: px } });

afterEach(async () => {
  await setTextSize(16);
  await page.viewport(1200, 900);
});

const toggle = () => document.querySelector('header summary') as HTMLElement;
const trigger = () => document.querySelector('[data-nav-trigger]') as HTMLElement;
const bar = () => document.querySelector('header')?.getBoundingClientRect() as DOMRect;

test.each([768, 1200])('at %i px and 200 % text the bar is the one of phones, in one row', async (width) => {
  await page.viewport(width, 900);
  await render(<Page />);
  expect([toggle().checkVisibility(), trigger().checkVisibility()]).toEqual([false, true]);

  await setTextSize(32);
  await expect.poll(() => toggle().checkVisibility()).toBe(true);
  expect(trigger().checkVisibility()).toBe(false);
  expect(bar().height, 'one row of 64 px, at twice the text').toBeLessThanOrEqual(130);
  expect(document.documentElement.scrollWidth).toBe(width);

  await userEvent.click(toggle());
  await expect.element(page.getByRole('link', { name: 'Contact Us' })).toBeVisible();
  const sheet = document.querySelector('[data-sheet-body]')?.getBoundingClientRect();
  expect([sheet?.width, sheet?.height]).toEqual([width, 900]);
});

test('at 1600 px and 200 % text there is room for the menus', async () => {
  await page.viewport(1600, 900);
  await setTextSize(32);
  await render(<Page />);
  await expect.poll(() => trigger().checkVisibility()).toBe(true);
  expect(toggle().checkVisibility()).toBe(false);
  expect(bar().height).toBeLessThanOrEqual(160);
});
