/**
 * A picture of a project grows into the cover of its case study. The browser draws it (View Transitions); where it cannot, or
 * where motion is not wanted, the page changes at once.
 */

const GROWING = 'cover';

/** On the way it passes below the header, which would otherwise fade with the page. */
const STAYING = 'header';

/** What a case study begins with, and what leads from one to the next. */
const cover = '[data-band][data-device]';

let whenShown: (() => void) | undefined;

/** The picture of the project that the link is the title of. */
export function pictureOf(link: HTMLAnchorElement): HTMLElement | null {
  const title = link.closest('h2, h3');
  return (
    title?.closest<HTMLElement>(cover) ??
    title?.closest('article[data-mockup]')?.querySelector<HTMLElement>('[data-part=screens]') ??
    null
  );
}

/** @param open Opens the other page; returns false where it no longer wants to. */
export function growInto(picture: HTMLElement, open: () => boolean): void {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion:reduce)').matches) {
    open();
    return;
  }
  const named: HTMLElement[] = [];
  const give = (name: string, element: HTMLElement | null) => {
    if (element === null) return;
    element.style.viewTransitionName = name;
    named.push(element);
  };
  const take = () => {
    for (const element of named.splice(0)) element.style.viewTransitionName = '';
  };
  const change = async () => {
    picture.style.viewTransitionName = '';
    const shown = new Promise<void>((resolve) => {
      whenShown = resolve;
    });
    if (!open()) return;
    await shown;
    give(GROWING, document.querySelector<HTMLElement>(cover));
  };
  give(STAYING, document.querySelector('header'));
  give(GROWING, picture);
  const transition = document.startViewTransition(change);
  // It is skipped in a window that nobody sees.
  transition.ready.catch(() => {});
  void transition.finished.then(take, take);
}

/** Called when the new page is on screen, with its focus and its scroll position. */
export function pageShown(): void {
  whenShown?.();
  whenShown = undefined;
}
