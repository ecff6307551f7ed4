import { readFrom, writeTo } from '../browser/device-store.ts';

const storageName = 'scroll-positions';
const positions = new Map<string, number>(stored());

let current: string | undefined;
let frame = 0;

/** From now on the scroll position belongs to this entry of the history. */
export function rememberPosition(key: string): void {
  current = key;
}

/** Keeps the position when only the state of a view changes, under the key of the new history entry. */
export function keepPosition(key: string): void {
  positions.set(key, scrollY);
}

export function restorePosition(key: string): void {
  scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
}

/** The browser restores too early on a client-side change, before the page is there; on a reload it does it well. */
export function takeOverScrolling(): void {
  history.scrollRestoration = 'manual';
  if (current !== undefined) positions.set(current, scrollY);
  addEventListener(
    'scroll',
    () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => current !== undefined && positions.set(current, scrollY));
    },
    { passive: true },
  );
  // Saved before the address changes, so that the position belongs to the right page.
  addEventListener('popstate', () => cancelAnimationFrame(frame), true);
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    writeTo('sessionStorage', storageName, [...positions].slice(-100));
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

function stored(): [string, number][] {
  const kept = readFrom('sessionStorage', storageName);
  return Array.isArray(kept) ? kept.filter(isPosition) : [];
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
