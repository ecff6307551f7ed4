const storageName = 'scroll-positions';
const positions = new Map<string, number>(readStored());

let current: string | undefined;
let frame = 0;

/** From now on the scroll position belongs to this entry of the history. */
export function rememberPosition(key: string): void {
  current = key;
}

/** A view that changed its state stays where it is, under the name of its new entry. */
export function keepPosition(key: string): void {
  positions.set(key, scrollY);
}

export function restorePosition(key: string): void {
  scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
}

/** The browser restores too early on a client-side change, before the page is there; on a reload it does it well. */
export function takeOverScrolling(): void {
  history.scrollRestoration = 'manual';
  addEventListener(
    'scroll',
    () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => current !== undefined && positions.set(current, scrollY));
    },
    { passive: true },
  );
  // Before the address changes, so that a position belongs to the page it was taken on.
  addEventListener('popstate', () => cancelAnimationFrame(frame), true);
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(storageName, JSON.stringify([...positions].slice(-100)));
    } catch {
      // Without storage Back starts at the top, which is no reason to complain.
    }
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

function readStored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? '[]');
  } catch {
    return [];
  }
}
