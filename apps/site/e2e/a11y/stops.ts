import type { Page } from '@playwright/test';

/** What a stop of the Tab key lacks; nothing where it is in view, uncovered and marked. */
interface Stop {
  markup: string;
  lacks?: 'is not in view' | 'is cut off' | 'is covered' | 'shows no ring';
}

/**
 * Goes through a page by the Tab key, until the focus has left it or is where it began.
 * @returns How many stops there are, and what is wrong with some of them, one per line.
 */
export async function walk(page: Page): Promise<{ stops: number; wrong: string[] }> {
  const wrong: string[] = [];
  await page.evaluate(mark);
  for (let stops = 0; stops < 400; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(look);
    if (stop === undefined) return { stops, wrong };
    if (stop.lacks) wrong.push(`${stop.markup} ${stop.lacks}`);
  }
  throw new Error('The Tab key never leaves the page.');
}

/** Forgets which elements were stops. */
function mark(): void {
  (window as unknown as { seen: Set<Element> }).seen = new Set();
}

/** Runs in the page: judges the element that has the focus. Undefined if it had it before, or nothing has it. */
async function look(): Promise<Stop | undefined> {
  const { seen } = window as unknown as { seen: Set<Element> };
  const element = document.activeElement;
  if (!element || element === document.body || seen.has(element)) return undefined;
  seen.add(element);
  // A strip scrolls smoothly to its picture, and the chat's launcher gives way: both have stood still for some frames.
  const moving = [element, ...document.querySelectorAll('[data-chat-launcher]')];
  const place = () => JSON.stringify(moving.map((part) => part.getBoundingClientRect()));
  for (let last = '', still = 0; still < 4; last = place()) {
    await new Promise((next) => requestAnimationFrame(next));
    still = place() === last ? still + 1 : 0;
  }

  const visible = (box: DOMRect) =>
    box.width > 1 &&
    box.height > 1 &&
    box.bottom > 0 &&
    box.right > 0 &&
    box.top < innerHeight &&
    box.left < innerWidth;
  // A field that is drawn by its label, such as a radio button.
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  const parts = [element, ...labels];
  const boxes = parts.flatMap((part) => [...part.getClientRects()]).filter(visible);

  /** The part of a box's width that is in view in the window and in each strip around it; in a narrow strip, of what fits. */
  const widthShown = ({ left, right }: DOMRect) => {
    let [from, to, room] = [Math.max(left, 0), Math.min(right, innerWidth), innerWidth];
    for (let part = element.parentElement; part; part = part.parentElement) {
      if (part.scrollWidth <= part.clientWidth || getComputedStyle(part).overflowX === 'visible') continue;
      const strip = part.getBoundingClientRect();
      [from, to, room] = [Math.max(from, strip.left), Math.min(to, strip.right), Math.min(room, strip.width)];
    }
    return (to - from) / Math.min(right - left, room);
  };

  /** A few points of a box, within the window. */
  const points = ({ left, right, top, bottom }: DOMRect) => {
    const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return [0.5, 0.15, 0.85].map((share) => [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share] as const);
  };
  const shown = boxes.some((box) =>
    points(box).some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && parts.some((part) => part.contains(hit) || hit.contains(part));
    }),
  );

  /** Whether a colour can be seen at all: `rgba(0, 0, 0, 0)`, `oklch(0.5 0.1 20 / 0)`. */
  const isClear = (colour: string) => /(?:\/|rgba\(.*,)\s*0(?:\.0*)?%?\)$|^transparent$/.test(colour);
  const outlined = (part: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(part, pseudo);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return false;
    return !isClear(outlineColor) || boxShadow !== 'none';
  };
  const around: Element[] = [];
  for (let part: Element | null = element; part && around.length < 6; part = part.parentElement)
    around.push(part);
  const ringed =
    [...parts, ...around, ...element.children].some((part) => outlined(part)) ||
    ['::before', '::after'].some((pseudo) => around.some((part) => outlined(part, pseudo))) ||
    // The mark of a field that is hidden stands beside it.
    [...(element.parentElement?.children ?? [])].some((part) => outlined(part));

  const markup = element.outerHTML.replace(/class="[^"]*"/, '').slice(0, 110);
  if (boxes.length === 0) return { markup, lacks: 'is not in view' };
  if (!boxes.some((box) => widthShown(box) > 0.5)) return { markup, lacks: 'is cut off' };
  if (!shown) return { markup, lacks: 'is covered' };
  if (!ringed) return { markup, lacks: 'shows no ring' };
  return { markup };
}
