const focusable = 'a[href], button:not(:disabled), summary, input, select, textarea, [tabindex="0"]';

/** Keeps Tab within a container: from its last stop to the first and back. */
export function wrapTab(container: Element, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [...container.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
  const first = stops[0];
  const last = stops.at(-1);
  if (!first || !last) return;
  const active = document.activeElement;
  const outside = !container.contains(active);
  if (event.shiftKey && (active === first || outside)) last.focus();
  else if (!event.shiftKey && (active === last || outside)) first.focus();
  else return;
  event.preventDefault();
}
