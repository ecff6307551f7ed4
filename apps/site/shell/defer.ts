import { takeWholeSheet } from '../browser/whole-sheet.ts';

const firstActs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

interface Application {
  hydrate: (root: HTMLElement) => Promise<void>;
}

/**
 * The page is complete as delivered, so React waits until the browser is idle after the load, or until the visitor does
 * something. A click on a button before hydration is repeated afterwards; links, forms and details work natively.
 */
export function hydrateWhenIdle(root: HTMLElement, load: () => Promise<Application>): void {
  let missed: HTMLElement | undefined;
  let started = false;

  const noteClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button, [role="button"]') : null;
    if (button !== null && !(button instanceof HTMLButtonElement && button.type === 'submit'))
      missed = button;
  };

  const start = async () => {
    if (started) return;
    started = true;
    for (const act of firstActs) removeEventListener(act, start, true);
    announceChunks(root);
    try {
      await startHydration(root, load);
      removeEventListener('click', noteClick, true);
      if (missed?.isConnected) missed.click();
    } catch (error) {
      console.error('The scripts could not be fetched, so the page stays as delivered for now.', error);
      started = false;
      waitForAct();
    }
  };

  const waitForAct = () => {
    for (const act of firstActs) addEventListener(act, start, { capture: true, passive: true });
  };

  addEventListener('click', noteClick, true);
  waitForAct();
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void start(), { timeout: 4000 });
    else setTimeout(start, 200);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

async function startHydration(root: HTMLElement, load: () => Promise<Application>): Promise<void> {
  const styled = takeWholeSheet(root);
  // One step at a time with a pause between: together they would block the main thread for a noticeable time.
  await import('react-dom/client');
  await pause();
  const { hydrate } = await load();
  await styled;
  await hydrate(root);
  document.documentElement.dataset.hydrated = '';
}

/** Preloads the page's own chunk, so that it does not wait for the shared code to request it. */
function announceChunks(root: HTMLElement): void {
  for (const href of (root.dataset.chunks ?? '').split(' ').filter(Boolean)) {
    const kind = href.endsWith('.js')
      ? { rel: 'modulepreload' }
      : { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' };
    document.head.append(Object.assign(document.createElement('link'), kind, { href }));
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
