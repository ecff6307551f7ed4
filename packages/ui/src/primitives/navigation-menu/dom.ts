import type { Zone } from './hover-intent.ts';
import type { Box } from './pointer-intent.ts';

/** Below this width the bar is an accordion. In rem, so that a larger basic font size gets it sooner. */
export const wideMedia = '(width >= 48rem)';

const find = (root: Element, part: string, id: string) =>
  root.querySelector<HTMLElement>(`[data-nav-${part}="${CSS.escape(id)}"]`);

export const findItem = (root: Element, id: string) => find(root, 'item', id);
export const findTrigger = (root: Element, id: string) => find(root, 'trigger', id);
export const findPanel = (root: Element, id: string) => find(root, 'panel', id);

/** The order of the items in the bar, for the direction in which panels slide. */
export const order = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>('[data-nav-item]')].map((item) => item.dataset.navItem ?? '');

export function zoneOf(root: Element, target: EventTarget | null, open: string): Zone {
  if (!(target instanceof Element) || !root.contains(target)) return { kind: 'outside' };
  const trigger = target.closest<HTMLElement>('[data-nav-trigger]');
  if (trigger) return { kind: 'trigger', id: trigger.dataset.navTrigger ?? '' };
  const panel = target.closest<HTMLElement>('[data-nav-panel]');
  return panel && panel.dataset.navPanel === open ? { kind: 'panel' } : { kind: 'outside' };
}

export function boxOf(element: Element | null): Box | null {
  return element?.getBoundingClientRect() ?? null;
}

const focusable = 'a[href], button:not(:disabled), summary, input, select, textarea, [tabindex="0"]';

/** What Tab reaches in a container, in order. */
export function tabStops(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
}

/** Moves the focus among the stops of a panel; nothing happens beyond its ends. */
export function moveFocus(container: Element, key: string): boolean {
  const stops = tabStops(container);
  const index = stops.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: stops.length - 1 }[key];
  if (next === undefined) return false;
  stops[next]?.focus();
  return true;
}

/** A click that follows the link here, not in another tab. */
export function choosesLink(event: MouseEvent | React.MouseEvent): boolean {
  const target = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (target === null || event.button !== 0) return false;
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
