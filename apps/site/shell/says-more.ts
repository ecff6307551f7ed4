import { prerenderedOn } from '../browser/runtime.ts';
import { isMarked } from '../delivery/outbox-mark.ts';
import { anchorOf } from '../routing/arrival.ts';

/**
 * Whether the page will say something else to this visitor than it was delivered with. Then the scripts do not wait for an
 * act. It is so when the address holds the state of a view, when something is kept on this device for this page or for
 * sending, or when a date has passed since the page was written.
 */
export function saysMore(): boolean {
  const { search, hash } = location;
  const times = [...document.querySelectorAll<HTMLTimeElement>('main article time')];
  return (
    asksForView(search) ||
    (hash.length > 1 && anchorOf(hash) === null) ||
    isMarked() ||
    isKept() ||
    times.some(({ dateTime }) => hasPassed(dateTime, prerenderedOn(), Date.now()))
  );
}

/** `type` has pages of its own, and what begins with `utm_` is for statistics. */
export function asksForView(search: string): boolean {
  const names = [...new URLSearchParams(search).keys()];
  return names.some((name) => name !== 'type' && !name.startsWith('utm_'));
}

/** @param moment A day alone tells when something was written, and is no date to wait for. */
export function hasPassed(moment: string, written: string, now: number): boolean {
  return moment.includes('T') && moment.slice(0, 10) >= written && Date.parse(moment) < now;
}

/** A part of the page names what it keeps: `data-kept="name-in-storage"`. */
function isKept(): boolean {
  try {
    return [...document.querySelectorAll<HTMLElement>('[data-kept]')].some(
      ({ dataset }) => localStorage.getItem(dataset.kept ?? '') !== null,
    );
  } catch {
    // Without storage nothing is kept.
    return false;
  }
}
