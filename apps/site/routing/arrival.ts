/** Scrolls to the anchor of a link, or to the top of the page, and moves the focus there. */
export function arrive(hash: string): void {
  const anchor = anchorOf(hash);
  takeFocus(anchor);
  if (anchor === null) scrollTo({ top: 0, behavior: 'instant' });
  else anchor.scrollIntoView({ behavior: 'instant' });
}

/** Moves the focus to the anchor, or else to the title, for screen readers. */
export function takeFocus(anchor: HTMLElement | null): void {
  const element =
    anchor ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (element === null) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

export function anchorOf(hash: string): HTMLElement | null {
  if (hash === '') return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not an anchor of ours, and not even well-formed.
    return null;
  }
}
