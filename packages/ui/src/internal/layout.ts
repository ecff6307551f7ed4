/*
 * What needs a layout. jsdom, where many applications test their components, has none, and none of these functions of
 * the browser either: there nothing scrolls, nothing is measured, and no width is narrow or wide.
 */

export function mediaQuery(query: string): MediaQueryList | undefined {
  return window.matchMedia?.(query);
}

export function scrollIntoSight(
  element: Element | null | undefined,
  block: ScrollLogicalPosition = 'nearest',
) {
  element?.scrollIntoView?.({ block });
}

export function scrollWithin(box: Element, to: ScrollToOptions) {
  box.scrollTo?.(to);
}

/** Whether the size of an element can be observed. */
export const measures = (): boolean => typeof ResizeObserver !== 'undefined';

/** Calls when the element has another size, and once at first. Returns what ends it. */
export function onResize(element: Element, call: () => void): () => void {
  if (!measures()) return () => {};
  const observer = new ResizeObserver(call);
  observer.observe(element);
  return () => observer.disconnect();
}
