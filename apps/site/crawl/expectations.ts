import { loadContent } from '../build/content/load.ts';
import { walk } from '../build/content/walk.ts';
import { routes } from '../routes.ts';
import { addressOf, canonicalOf } from '../routing/addresses.ts';
import type { Expectations } from './crawl.ts';

/** What the built folder must contain according to the route table and the content. */
export async function expectations(): Promise<Expectations> {
  const content = await loadContent();
  const { modules, collections, pages, library } = content;
  const said = [...walk({ modules, collections, pages })].map(({ value }) => value);
  const addresses = [...said, ...library.texts.flatMap(({ text }) => text.links)];
  const hosts = addresses.flatMap((value) =>
    typeof value === 'string' && /^https?:\/\//.test(value) ? [URL.parse(value)?.host ?? ''] : [],
  );
  // The one route with a parameter shows the published articles.
  const articles = library.articleIndex.summaries.filter(({ status }) => status === 'published');
  const pathsOf = (path: string) =>
    path.includes('/:') ? articles.map(({ slug }) => addressOf(path, slug)) : [path];
  const listed = routes
    .filter(({ unlisted }) => unlisted !== true)
    .flatMap((route) => pathsOf(route.path).map((path) => ({ ...route, path })))
    .flatMap((page) => (page.variants ?? [undefined]).map((variant) => canonicalOf(page, variant)));
  return { hosts: new Set(hosts.filter(Boolean)), listed };
}
