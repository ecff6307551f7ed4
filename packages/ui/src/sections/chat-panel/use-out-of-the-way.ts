import { type RefObject, useEffect, useState } from 'react';
import { mediaQuery, onResize } from '../../internal/layout.ts';

/** Where the page has no margin beside its words, the launcher leaves while one reads on and while a form is in view. */
const narrow = '(width < 64rem)';
/** Whoever has not scrolled for this long, in milliseconds, has stopped. */
const rest = 250;
/** How far it may rise to stand where nothing is, in pixels, and in how many steps. */
const highest = { narrow: 168, wide: 336 };
const steps = 42;

/** `data-keep-clear`: something else that is used as a form is. */
const fields =
  '[data-keep-clear], form, textarea, select, input:not([type="hidden"], [type="radio"], [type="checkbox"], [type="range"])';

const pictures =
  '[data-portrait], a:has(> img), a:has(> picture), button:has(img), [data-device], div[role="img"]';

interface Stand {
  /** Somebody reads on, a form is in view, or it would cover something. */
  away: boolean;
  /** How far above its corner it stands, in pixels. */
  rise: number;
}

const corner: Stand = { away: false, rise: 0 };

/**
 * Where a launcher that floats above the page stands. On windows that have no margin for it: gone while somebody scrolls
 * down and while a form is in view. At rest, on every window, it is where it covers no word, no control, no face and no
 * picture that is a link: in its corner, above it, or away. Only where nothing but pictures leave it no room on a wide
 * window it stays in its corner.
 */
export function useOutOfTheWay(launcher: RefObject<HTMLElement | null>, floating: boolean): Stand {
  const [stand, setStand] = useState(corner);

  useEffect(() => {
    if (!floating) return;
    const media = mediaQuery(narrow);
    let last = scrollY;
    let timer = 0;

    const move = (next: Stand) =>
      setStand((now) => (now.away === next.away && now.rise === next.rise ? now : next));
    const settle = () => {
      if (!launcher.current) return;
      if (media?.matches) move(isFormInView() ? gone : freeStand(launcher.current, highest.narrow));
      else move(wideStand(launcher.current));
    };
    const soon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(settle, rest);
    };
    const onScroll = () => {
      const by = scrollY - last;
      last = scrollY;
      soon();
      if (!media?.matches || by === 0) return;
      move({ away: by > 0 || isFormInView(), rise: 0 });
    };

    const onFocus = () => {
      // What has come without another height of the page has taken the focus.
      soon();
      if (!media?.matches) settle();
    };

    // Whatever changes what is below it also changes how high the page is: another page, an opened answer.
    const stopWatching = onResize(document.body, soon);
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', soon);
    addEventListener('focusin', onFocus);
    settle();
    return () => {
      clearTimeout(timer);
      stopWatching();
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', soon);
      removeEventListener('focusin', onFocus);
    };
  }, [launcher, floating]);

  return floating ? stand : corner;
}

const gone: Stand = { away: true, rise: 0 };

function wideStand(launcher: HTMLElement): Stand {
  const stand = freeStand(launcher, highest.wide);
  return stand.away && isClear(placeOf(launcher, 0), launcher) ? corner : stand;
}

function freeStand(launcher: HTMLElement, top: number): Stand {
  for (let rise = 0; rise <= top; rise += top / steps) {
    const place = placeOf(launcher, rise);
    if (!coversPicture(place) && isClear(place, launcher)) return { away: false, rise };
  }
  return gone;
}

/** Of words, of controls and of what has the focus. */
function isClear(place: DOMRect, launcher: HTMLElement): boolean {
  return !coversFocus(place, launcher) && !coversWords(place, launcher);
}

/** Its place in the layout at this height above its corner, wherever it stands now. */
function placeOf(launcher: HTMLElement, rise: number): DOMRect {
  const { width, height } = launcher.getBoundingClientRect();
  const { left, bottom } = (launcher.parentElement ?? launcher).getBoundingClientRect();
  return new DOMRect(left, bottom - height - rise, width, height);
}

/** Whether the keyboard's stop is at this place. A page's `main` has the focus too, but is none. */
function coversFocus(place: DOMRect, launcher: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0 || launcher.contains(focused)) return false;
  return meets(focused.getBoundingClientRect(), place);
}

function isFormInView(): boolean {
  for (const field of document.querySelectorAll(fields)) {
    if (field.closest('[role="dialog"]')) continue;
    const { top, bottom, width } = field.getBoundingClientRect();
    if (width > 0 && bottom > 0 && top < innerHeight) return true;
  }
  return false;
}

/** Faces, pictures that one can press, and drawings with a name. A face is often decoration, and nothing that a pointer meets. */
function coversPicture(place: DOMRect): boolean {
  for (const picture of document.querySelectorAll(pictures))
    if (!picture.closest('[role="dialog"]') && meets(picture.getBoundingClientRect(), place)) return true;
  return false;
}

const meets = ({ left, right, top, bottom }: DOMRect, place: DOMRect): boolean =>
  left < place.right && right > place.left && top < place.bottom && bottom > place.top;

/** Beyond a place, in pixels: a pointer meets neither a rounded corner nor letters that reach out of their line. */
const around = 12;
/** Points that are asked lie less than a line of small text apart. */
const apart = 14;

/** Whether words or a control of the page are at this place. */
function coversWords(place: DOMRect, launcher: HTMLElement): boolean {
  const found = new Set<Element>();
  for (let x = place.left - around; x <= place.right + around; x += apart)
    for (let y = place.top - around; y <= place.bottom + around; y += apart)
      // Where nothing is laid out, as in jsdom, nobody can be asked.
      for (const element of document.elementsFromPoint?.(x, y) ?? [])
        if (!launcher.contains(element)) found.add(element);
  return [...found].some((element) => isControlAt(element, place) || hasWordsAt(element, place));
}

function isControlAt(element: Element, place: DOMRect): boolean {
  const isControl = element.matches('button, summary, input, select, textarea, [role="button"]');
  return isControl && meets(element.getBoundingClientRect(), place);
}

function hasWordsAt(element: Element, place: DOMRect): boolean {
  const range = document.createRange();
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) continue;
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) if (meets(line, place)) return true;
  }
  return false;
}
