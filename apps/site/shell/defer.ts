const firstActs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

interface Application {
  hydrate: (root: HTMLElement) => Promise<void>;
}

/**
 * The page is complete as delivered, so React may wait until nobody is waiting for anything else: the browser is idle
 * after the load, or the visitor does something. A click on a button that came too early is done again afterwards;
 * links, forms and details work natively meanwhile.
 */
export function hydrateWhenCalm(root: HTMLElement, load: () => Promise<Application>): void {
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
      await takeOver(root, load);
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

async function takeOver(root: HTMLElement, load: () => Promise<Application>): Promise<void> {
  // One at a time and with a breath between them: together they would hold the main thread for a noticeable time.
  await import('react-dom/client');
  await breath();
  const { hydrate } = await load();
  await breath();
  await hydrate(root);
  document.documentElement.dataset.hydrated = '';
}

/** The page's own chunk is asked for at once, not when the shared code has arrived and asks for it. */
function announceChunks(root: HTMLElement): void {
  for (const href of (root.dataset.chunks ?? '').split(' ').filter(Boolean)) {
    const kind = href.endsWith('.js')
      ? { rel: 'modulepreload' }
      : { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' };
    document.head.append(Object.assign(document.createElement('link'), kind, { href }));
  }
}

function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
