/** Brings the visitor to the place that a link names: its anchor, or the top of the page. The focus comes along. */
export function arrive(hash: string): void {
  const anchor = anchorOf(hash);
  takeFocus(anchor);
  if (anchor === null) scrollTo({ top: 0, behavior: 'instant' });
  else anchor.scrollIntoView({ behavior: 'instant' });
}

/** To the anchor, else to the title, for those who hear the page. */
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
