import { expect } from 'storybook/test';

/**
 * Every distance on a page: one section gap between neighbours and at both ends, none where a band meets a band or the
 * edge of the page.
 *
 * @param page The root of a Page.
 * @param isBand Whether the child at this place brings its own room.
 */
export async function expectRhythm(page: Element, isBand: (at: number) => boolean): Promise<void> {
  const own = page.getBoundingClientRect();
  const boxes = [...page.children].map((child) => child.getBoundingClientRect());
  const tops = [...boxes.map(({ top }) => top), own.bottom];
  const bottoms = [own.top, ...boxes.map(({ bottom }) => bottom)];
  const found = tops.map((top, at) => Math.round(top - (bottoms[at] ?? 0)));
  const gap = sectionGap(page);
  const band = (at: number) => at < 0 || at >= boxes.length || isBand(at);
  await expect(found).toEqual(tops.map((_, at) => (band(at - 1) && band(at) ? 0 : gap)));
}

/** As the browser resolves the token, in whole pixels. */
function sectionGap(page: Element): number {
  const probe = document.createElement('div');
  probe.style.cssText = 'position: absolute; block-size: var(--lali-spacing-section)';
  page.after(probe);
  const { height } = probe.getBoundingClientRect();
  probe.remove();
  return Math.round(height);
}
