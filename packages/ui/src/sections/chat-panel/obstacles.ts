/** What a launcher that floats above the page may not cover. */
export interface Obstacle {
  /** In the window. */
  place: DOMRect;
  isPicture: boolean;
}

export const meets = ({ left, right, top, bottom }: DOMRect, place: DOMRect): boolean =>
  left < place.right && right > place.left && top < place.bottom && bottom > place.top;

/** The words, the controls, the faces and the pictures that one can press in a part of the window, and what has the focus there. */
export function obstaclesIn(part: DOMRect, launcher: HTMLElement): Obstacle[] {
  // A dialog is no part of the page: it comes in place of the launcher, or lies above all.
  const isOfPage = ({ element }: Placed) =>
    !launcher.contains(element) && !element.closest('[role="dialog"]');
  const others = [
    ...linesIn(part).filter(({ element, place }) => isSeenAt(element, place, part)),
    ...places(controls, part).filter(({ element, place }) => isSeenAt(element, place, wholeWindow())),
    ...focusedIn(part),
  ];
  return [
    ...places(pictures, part)
      .filter(isOfPage)
      .map(({ place }) => ({ place, isPicture: true })),
    ...others.filter(isOfPage).map(({ place }) => ({ place, isPicture: false })),
  ];
}

interface Placed {
  element: Element;
  place: DOMRect;
}

const controls = 'button, summary, input, select, textarea, [role="button"]';

/** Faces, pictures that one can press, and drawings with a name. A face is often decoration, and nothing that a pointer meets. */
const pictures =
  '[data-portrait], a:has(> img), a:has(> picture), button:has(img), [data-device], div[role="img"]';

const places = (selector: string, part: DOMRect): Placed[] =>
  [...document.querySelectorAll(selector)].map(placed).filter(({ place }) => meets(place, part));

const placed = (element: Element): Placed => ({ element, place: element.getBoundingClientRect() });

/** The keyboard's stop. A page's `main` has the focus too, but is none. */
function focusedIn(part: DOMRect): Placed[] {
  const stop = document.activeElement;
  const found = stop instanceof HTMLElement && stop.tabIndex >= 0 ? [placed(stop)] : [];
  return found.filter(({ place }) => meets(place, part));
}

/** The lines of text that reach into a part of the window, also those that are hidden. */
function linesIn(part: DOMRect): Placed[] {
  const found: Placed[] = [];
  const range = document.createRange();
  // Where nothing is laid out, as in jsdom, no text has a place.
  if (!range.getClientRects) return found;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (!text.parentElement || !text.nodeValue?.trim()) continue;
    range.selectNodeContents(text);
    if (!meets(range.getBoundingClientRect(), part)) continue;
    for (const place of range.getClientRects())
      if (meets(place, part)) found.push({ element: text.parentElement, place });
  }
  return found;
}

/** Whether a pointer would meet the element in the middle of what a part has of its place, be it below others. To ask is what costs. */
const isSeenAt = (element: Element, { left, right, top, bottom }: DOMRect, part: DOMRect): boolean =>
  document
    .elementsFromPoint(
      (Math.max(left, part.left) + Math.min(right, part.right)) / 2,
      (Math.max(top, part.top) + Math.min(bottom, part.bottom)) / 2,
    )
    .includes(element);

const wholeWindow = () => new DOMRect(0, 0, innerWidth, innerHeight);
