import { fetchSoon, joinPage, prefetchChunks } from '../browser/fetch-chunks.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { takeWholeSheet } from '../browser/whole-sheet.ts';
import { routeKey } from '../routing/addresses.ts';
import { asksPage, holdPresses } from './presses.ts';
import { saysMore } from './says-more.ts';

/** Something is wanted: scripts run as soon as the answer of the page itself has been painted. */
const strongActs = ['click', 'keydown', 'focusin'] as const;
/** Something may be wanted soon. Fetches the code, and runs it when the browser has time. */
const weakActs = ['pointerover', 'pointerdown', 'touchstart', 'wheel', 'scroll'] as const;

/** A press usually follows within this time, in milliseconds; it must not find the browser busy. */
const calm = 500;
/**
 * Whoever has done nothing for this long, in milliseconds, does not mind what it costs to run the rest. Before, it would
 * block the page while it is read.
 */
const reading = 15_000;

interface Application {
  hydrate: (root: HTMLElement) => Promise<void>;
}

/**
 * The page is complete as delivered, so nothing of React runs until the visitor does something that may need it, or has
 * read for a while: until then its code is only fetched. An act is first answered natively and painted; what only scripts can answer is repeated
 * when they have taken over (presses.ts).
 */
export function hydrateOnAct(root: HTMLElement, load: () => Promise<Application>): void {
  let state: 'delivered' | 'starting' | 'live' = 'delivered';
  let isNear = false;
  const arrivedAt = routeKey(location);

  const letGo = holdPresses(() => state !== 'live');

  const start = async () => {
    if (state !== 'delivered') return;
    state = 'starting';
    listen(removeEventListener);
    try {
      await startHydration(root, load);
      state = 'live';
      removeEventListener('popstate', onPop);
    } catch (error) {
      console.error('The scripts could not be fetched, so the page stays as delivered for now.', error);
      state = 'delivered';
      listen(addEventListener);
    }
    letGo();
  };

  const begins = () => void start();
  /** The page's own code comes with the rest if the act is meant for the page. */
  const look = (event: Event) => {
    if (asksPage(event)) joinPage(root).catch(() => {});
  };
  const onStrongAct = (event: Event) => {
    look(event);
    begins();
  };
  const onWeakAct = (event: Event) => {
    look(event);
    if (isNear) return;
    isNear = true;
    fetchSoon(root).catch(() => {});
    setTimeout(() => whenIdle(begins), calm);
  };

  const listen = (change: typeof addEventListener) => {
    isNear = false;
    for (const act of strongActs) change(act, onStrongAct, { capture: true, passive: true });
    for (const act of weakActs) change(act, onWeakAct, { capture: true, passive: true });
  };

  /** With the page's own code: it has something to say. */
  const startWhole = () => {
    joinPage(root).catch(() => {});
    begins();
  };

  // Entries of an earlier visit to this document may name other pages.
  const onPop = () => {
    if (routeKey(location) !== arrivedAt) location.reload();
    else if (saysMore()) startWhole();
  };

  addEventListener('popstate', onPop);
  listen(addEventListener);
  const begin = () => {
    whenIdle(saysMore() ? startWhole : () => prefetchChunks(root));
    setTimeout(() => whenIdle(begins), reading);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

async function startHydration(root: HTMLElement, load: () => Promise<Application>): Promise<void> {
  await Promise.all([fetchSoon(root), takeWholeSheet(root), painted()]);
  // One step at a time with a pause between: together they would block the main thread for a noticeable time.
  await import('../browser/react-dom.ts');
  await pause();
  const { hydrate } = await load();
  await hydrate(root);
  document.documentElement.dataset.hydrated = '';
}

/** Resolves when the browser has shown what the act has changed: two frames later, or soon in a page that is not shown. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const frames = requestAnimationFrame(() => requestAnimationFrame(() => pause().then(resolve)));
    setTimeout(() => {
      cancelAnimationFrame(frames);
      resolve();
    }, 200);
  });
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
