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

/** The browser jumps to an anchor of the page by itself, and leaves the focus behind. */
export function followAnchors(): void {
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    const anchor = anchorOf(link?.hash ?? '');
    if (anchor !== null && !defaultPrevented) takeFocus(anchor);
  });
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
