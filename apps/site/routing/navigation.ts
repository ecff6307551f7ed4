import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { savesData } from '../browser/fetch-chunks.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { fetchParts } from '../parts/part-store.ts';
import { routeKey } from './addresses.ts';
import { arrive } from './arrival.ts';
import { asleepAt, wake } from './asleep.ts';
import { growInto, pictureOf } from './cover-transition.ts';
import { findRoute, type Pages, routeAt } from './pages.ts';

let site: (Pages & { navigate: NavigateFunction }) | undefined;
let latest: string | undefined;

/** Gives links the route table and the router's function, because links use no context. Called by the frame. */
export function useNavigation(table: Pages): void {
  const navigate = useNavigate();
  site = { ...table, navigate };
}

/** The old page stays until the new one can be shown; one that cannot be fetched is left to the browser. */
export function open(link: HTMLAnchorElement): void {
  const { href, pathname, search, hash } = link;
  const change = () => {
    if (latest !== href) return false;
    const isShown = routeKey({ pathname, search }) === routeKey(location);
    site?.navigate(pathname + search + hash, { replace: href === location.href });
    // The page does not change, so RouteChange would not scroll.
    if (isShown) arrive(hash);
    return !isShown;
  };
  const go = () => {
    const picture = pictureOf(link);
    if (picture) growInto(picture, change);
    else change();
  };
  latest = href;
  if (site === undefined) return;
  const path = site.redirects[pathname] ?? pathname;
  const route = routeAt(site, path);
  if (route.loaded(path) !== undefined) go();
  else {
    prefetch(path);
    const ready = asleepAt(route, path) ? wake() : route.load(path);
    ready.then(go, () => location.assign(href));
  }
}

/** Fetches the page that the visitor is about to open: its code, and beside it the HTML with its static parts. */
export function prefetch(pathname: string): void {
  if (site === undefined) return;
  const path = site.redirects[pathname] ?? pathname;
  const route = routeAt(site, path);
  if (route.loaded(path) !== undefined || asleepAt(route, path)) return;
  // Code that is here already knows whether any parts are missing.
  if (!route.hasCode()) fetchParts(path).catch(ignore);
  route.load(path).catch(ignore);
}

/** Fetches the code of the pages that the first screen links to when the browser is idle: a slow network needs the time. */
export function prefetchVisible(): void {
  if (savesData()) return;
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect();
    for (const { target, isIntersecting } of entries) {
      const { pathname } = target as HTMLAnchorElement;
      const route = findRoute(site?.routes ?? [], pathname);
      if (isIntersecting && route && !asleepAt(route, pathname))
        whenIdle(() => route.loadCode().catch(ignore));
    }
  });
  for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
}

// The page asks again when it is really opened, and then the failure has a consequence.
function ignore(): void {}
