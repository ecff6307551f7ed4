/*
 * A page that sleeps is the HTML that it was delivered as. The frame around it is live, and nothing of the page's own code
 * is there: it comes when somebody acts in the page (shell/wake-on-act.ts), and takes over what stands there. Only the
 * first page of a visit can sleep; one that is entered later is rendered, for which its code has to be there.
 */

import { joinPage, mayBeLeftOut } from '../browser/fetch-chunks.ts';

/** As much of a page's route as is needed here. */
interface SleepyRoute {
  sleeps?: true;
  load: (pathname: string) => Promise<unknown>;
}

interface Sleeping {
  route: SleepyRoute;
  pathname: string;
  /** The visitor has gone to another place in it, by an anchor or Back, and the router does not know yet. */
  moved: boolean;
  closed: boolean;
  head: readonly Element[];
  /** Resolves when the page's code is there. */
  awake: Promise<void>;
  open: () => void;
  attempt?: Promise<void> | undefined;
}

let sleeping: Sleeping | undefined;
let onLive: () => void = () => {};

/**
 * @param head What the page itself has in the head.
 * @returns Whether the page of this address goes on sleeping while the rest is hydrated.
 */
export function letSleep(
  root: HTMLElement,
  route: SleepyRoute,
  { pathname }: Location,
  head: Iterable<Element>,
): boolean {
  if (!route.sleeps || !mayBeLeftOut(root)) return false;
  let open = () => {};
  const awake = new Promise<void>((resolve) => {
    open = resolve;
  });
  sleeping = {
    route,
    pathname,
    moved: false,
    closed: document.querySelector('footer[data-size="short"]') !== null,
    head: [...head],
    awake,
    open,
  };
  document.documentElement.dataset.asleep = '';
  // Before the router listens.
  addEventListener('popstate', holdMove, true);
  return true;
}

/**
 * Nothing that the page reads may change before it has taken over: React would draw it anew in place of what stands there,
 * and all that the visitor has opened or written would be lost.
 */
function holdMove(event: PopStateEvent): void {
  if (sleeping?.pathname !== location.pathname) return;
  event.stopImmediatePropagation();
  sleeping.moved = true;
  wake().catch(() => {});
}

/** The page of this address, as long as its code is not there. */
export function asleepAt(route: SleepyRoute, pathname: string): Sleeping | undefined {
  return sleeping?.route === route && sleeping.pathname === pathname ? sleeping : undefined;
}

export function isAsleep(): boolean {
  return sleeping !== undefined;
}

/**
 * Fetches the page's code, and resolves when it has taken over.
 * @throws Where it cannot be fetched; the next call asks again.
 */
export function wake(): Promise<void> {
  const page = sleeping;
  if (page === undefined) return Promise.resolve();
  page.attempt ??= bring(page).catch((error: unknown) => {
    page.attempt = undefined;
    throw error;
  });
  return page.attempt;
}

async function bring(page: Sleeping): Promise<void> {
  const root = document.getElementById('root');
  if (root !== null) await joinPage(root);
  await page.route.load(page.pathname);
  if (sleeping !== page) return;
  const live = new Promise<void>((resolve) => {
    onLive = resolve;
  });
  page.open();
  await live;
}

/** To be called when the page's own effects have run. */
export function pageIsLive(): void {
  if (sleeping === undefined) return;
  const { moved } = sleeping;
  sleeping = undefined;
  delete document.documentElement.dataset.asleep;
  if (moved) dispatchEvent(new PopStateEvent('popstate'));
  onLive();
}

/** To be called when a page that has never been awake makes room for another one: nobody else takes its head away. */
export function leave(route: SleepyRoute, pathname: string): void {
  const left = asleepAt(route, pathname);
  if (left === undefined) return;
  for (const element of left.head) element.remove();
  left.moved = false;
  pageIsLive();
}
