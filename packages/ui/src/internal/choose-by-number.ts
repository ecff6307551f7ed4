import type { KeyboardEvent } from 'react';

/**
 * Number keys choose among the radio buttons inside the element, 1 the first. Only while the focus is inside, so that
 * single keys do not act on the rest of the page, and never while the visitor is typing.
 */
export function chooseByNumber(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!/^[1-9]$/.test(event.key) || isWriting(event.target)) return;
  const radios = event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="radio"]');
  const radio = radios[Number(event.key) - 1];
  if (!radio || radio.disabled) return;
  event.preventDefault();
  radio.focus();
  // A click, and not `checked`, so that React and the form hear of it.
  radio.click();
}

function isWriting(target: EventTarget): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !['radio', 'checkbox', 'button', 'submit'].includes(target.type);
  return target.isContentEditable || target.matches('textarea, select');
}
