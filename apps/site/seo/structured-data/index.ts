import type { Graph, WebPageLeaf, WebSiteLeaf } from 'schema-dts';
import { site } from '../../content/site.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { publisher } from './organization.ts';
import { type DescribedPage, ids, type Node, reference } from './page.ts';
import { kinds, things } from './pages.ts';

/**
 * The JSON-LD of a page, made from the same records as its text. Only the prerender uses it: no code for the browser may
 * import from here.
 */
export function structuredData(page: DescribedPage): Graph {
  const { origin, url, path, head, image } = page;
  const nodes = things[page.page]?.(page) ?? [];
  const [main] = nodes;
  const isHome = path === '/';
  const wholeSite: WebSiteLeaf = {
    '@type': 'WebSite',
    '@id': ids.website(origin),
    name: site.brand,
    url: `${origin}/`,
  };
  const itself = {
    '@type': kinds[page.page] ?? 'WebPage',
    '@id': ids.page(url),
    url,
    name: head.title,
    description: head.description,
    inLanguage: site.language,
    isPartOf: isHome ? reference(ids.website(origin)) : wholeSite,
    primaryImageOfPage: { '@type': 'ImageObject', url: image, width: '1200', height: '630' },
    ...(isHome ? {} : { breadcrumb: reference(ids.breadcrumbs(url)) }),
    ...(main === undefined ? {} : { mainEntity: reference(idOf(main)) }),
  } as WebPageLeaf;
  const crumbs = isHome ? [] : [breadcrumbs(page)];
  const organization = nodes.some((node) => node['@type'] === 'Organization') ? [] : [publisher(origin)];
  return { '@context': 'https://schema.org', '@graph': [itself, ...crumbs, ...nodes, ...organization] };
}

function idOf(node: Node): string {
  return (node as { '@id'?: string })['@id'] ?? '';
}

export type { DescribedPage } from './page.ts';
