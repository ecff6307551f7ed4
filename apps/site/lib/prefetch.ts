import { notFound, routes } from '../routes.tsx';
import { findRoute, type PageRoute } from './pages.ts';

/** Enough for what stands in one screen; the rest is fetched when it is pointed at. */
const most = 8;

export function routeTo(href: string): PageRoute {
  return findRoute(routes, new URL(href, 'http://site').pathname) ?? notFound;
}

export function prefetch(href: string): Promise<unknown> {
  return routeTo(href)
    .load()
    .catch(() => undefined);
}

/** On a slow line a chunk takes longer than a click, so what the visitor sees links to is fetched once all is calm. */
export function prefetchVisible(): void {
  if (savesData()) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(isInView);
  const targets = new Set(links.flatMap(({ pathname }) => findRoute(routes, pathname) ?? []));
  for (const target of [...targets].slice(0, most)) void target.load().catch(() => undefined);
}

function isInView(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return (
    width > 0 && bottom > 0 && top < innerHeight && element.checkVisibility({ visibilityProperty: true })
  );
}

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
