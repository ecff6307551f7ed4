import type { Page } from '@playwright/test';
import { expect, open, pages, test } from '../support/test.ts';

/* Wherever somebody stops to read, the launcher of the chat covers no line of text and no field. */

const windows = [
  { width: 1280, height: 800 },
  { width: 1024, height: 800 },
  { width: 390, height: 844 },
];

/** Nothing but the scrolling moves. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Scrolls to a place and rests there, which takes no time by the clock of the test. */
async function rest(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise<void>((scrolled) => {
        if (Math.abs(scrollY - y) < 1) return scrolled();
        addEventListener('scroll', () => scrolled(), { once: true });
        scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );
  await page.clock.runFor(600);
}

/** Runs in the page: what the launcher covers. */
async function covered(): Promise<string[]> {
  // What the end of the rest has asked for is drawn.
  for (let i = 0; i < 3; i += 1)
    await new Promise((next) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = next;
      port2.postMessage(0);
    });
  const launcher = document.querySelector('[data-chat-launcher]');
  if (!launcher?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
  const place = launcher.getBoundingClientRect();
  const meets = ({ left, right, top, bottom, width, height }: DOMRect) =>
    Math.min(width, height) > 1 &&
    left < place.right - 1 &&
    right > place.left + 1 &&
    top < place.bottom - 1 &&
    bottom > place.top + 1;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[inert], [aria-hidden=true], script, style, noscript');
  /** Whether what hides the overflow around it leaves anything at the place. */
  const isUncut = (element: Element) => {
    for (let part: Element | null = element; part; part = part.parentElement)
      if (getComputedStyle(part).overflow !== 'visible' && !meets(part.getBoundingClientRect())) return false;
    return true;
  };

  const found: string[] = [];
  for (const field of document.querySelectorAll('input:not([type=hidden]), select, textarea'))
    if (meets(field.getBoundingClientRect()) && isShown(field) && !launcher.contains(field))
      found.push(`field ${field.getAttribute('name')}`);
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const element = node.parentElement;
    if (!node.nodeValue?.trim() || !element || launcher.contains(element)) continue;
    range.selectNodeContents(node);
    if ([...range.getClientRects()].some(meets) && isShown(element) && isUncut(element))
      found.push(`“${node.nodeValue.trim().slice(0, 50)}”`);
  }
  return found;
}

for (const path of pages) {
  test(`${path}: the launcher covers nothing that is read`, async ({ page }) => {
    await page.clock.install();
    await open(page, path);
    const found: string[] = [];
    for (const size of windows) {
      await page.setViewportSize(size);
      await page.clock.runFor(600);
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      for (let top = 0; top < end + size.height; top += size.height * 0.7) {
        await rest(page, Math.min(Math.round(top), end));
        const what = await page.evaluate(covered);
        found.push(...what.map((each) => `${size.width} px, ${Math.round(top)} px down: ${each}`));
      }
    }
    expect(found).toEqual([]);
  });
}
