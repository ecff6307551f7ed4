import { loadContent } from '../build/content/load.ts';
import { walk } from '../build/content/walk.ts';
import { routes } from '../routes.ts';
import { addressOf, canonicalOf } from '../routing/addresses.ts';
import type { RouteDefinition } from '../routing/pages.ts';
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
  // What the pages with a parameter in their path show.
  const subjects: Readonly<Record<string, readonly string[]>> = {
    article: library.articleIndex.summaries
      .filter(({ status }) => status === 'published')
      .map(({ slug }) => slug),
    'case-study': Object.keys(collections.projects),
  };
  const pathsOf = ({ path, page }: RouteDefinition) =>
    path.includes('/:') ? (subjects[page] ?? []).map((name) => addressOf(path, name)) : [path];
  const listed = routes
    .filter(({ unlisted }) => unlisted !== true)
    .flatMap((route) => pathsOf(route).map((path) => ({ ...route, path })))
    .flatMap((page) => (page.variants ?? [undefined]).map((variant) => canonicalOf(page, variant)));
  return { hosts: new Set(hosts.filter(Boolean)), listed };
}
