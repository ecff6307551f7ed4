/** CSS has opened it under the pointer or the focus, and the scripts take that over. */
const isAnswered = '[data-nav-trigger]';

/** Links and submit buttons that lead elsewhere as delivered, and act in the page once scripts run. */
const actsInPage =
  '[aria-roledescription="carousel"] a, a[data-chat-launcher], form[method="get"] [type="submit"]';

interface Press {
  control: HTMLElement;
  /** It must not act natively, which would leave the page. */
  isHeld: boolean;
}

/**
 * What a click before hydration is meant for, if only scripts can answer it. Every other one has an answer of the
 * browser's own: links, disclosures, fields and forms.
 */
export function pressOf(event: MouseEvent): Press | undefined {
  const { target, button } = event;
  if (!(target instanceof Element) || button !== 0 || event.defaultPrevented) return undefined;
  const held = target.closest<HTMLElement>(actsInPage);
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (held !== null) return isPlain ? { control: held, isHeld: true } : undefined;
  const control = target.closest<HTMLElement>('button, [role="button"]');
  if (control === null || control.matches(isAnswered)) return undefined;
  if (control instanceof HTMLButtonElement && control.type === 'submit') return undefined;
  return { control, isHeld: false };
}
