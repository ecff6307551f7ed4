import { newsletterLinks, newsletterReferrerPolicy } from '../../content/newsletter-links.ts';
import { policyHeader } from '../../host/page.ts';
import type { RouteDefinition } from '../../routing/pages.ts';
import { escaped } from '../feed/feed.ts';

/** The file of a page. Not `x/index.html`, which the production host serves at `/x/`, with a redirect from `/x`. */
export function pageFile(
  { path, variants }: Pick<RouteDefinition, 'path' | 'variants'>,
  variant: string | undefined,
): string {
  if (path === '/') return 'index.html';
  return variant === undefined || variant === variants?.[0]
    ? `${path.slice(1)}.html`
    : `_variants${path}/${variant}.html`;
}

interface Moves {
  /** Addresses without a page, and their targets. */
  redirects: Readonly<Record<string, string>>;
  /** Paths with a parameter. An address that matches one and has no file is sent on to the page for unknown addresses. */
  patterns: readonly string[];
}

export function redirectsFile(pages: readonly RouteDefinition[], { redirects, patterns }: Moves): string {
  const variants = pages.flatMap((route) =>
    (route.variants ?? [])
      .slice(1)
      .map((variant) => `${route.path} type=${variant} /${pageFile(route, variant)} 200!`),
  );
  const moved = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`);
  const unknown = patterns.map((pattern) => `${pattern} /404 302`);
  return lines([...variants, ...moved, ...unknown, '/404 /404.html 404!']);
}

/** The content security policy of each page, by the pattern of its addresses, and the one of every other file. */
export interface PagePolicies {
  pages: readonly { pattern: string; hasVariants: boolean; policy: string }[];
  others: string;
}

/**
 * The policy stands at each address apart, and never at two patterns that one address fits: a host may add up what it
 * finds, and a browser applies all policies that it gets. `entries` are the files and folders on the top level.
 */
export function headersFile(
  security: Readonly<Record<string, string>>,
  { pages, others }: PagePolicies,
  entries: readonly string[],
): string {
  const policy = (pattern: string, text: string) => [pattern, `  ${policyHeader}: ${text}`];
  return lines([
    '/*',
    ...Object.entries(security).map(([name, value]) => `  ${name}: ${value}`),
    ...pages.flatMap((page) => addressesOf(page).flatMap((each) => policy(each, page.policy))),
    ...entries.flatMap((entry) => policy(`/${entry}`, others)),
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    // Other sites may show these images.
    '/social/*',
    '  Cross-Origin-Resource-Policy: cross-origin',
    ...Object.values(newsletterLinks).flatMap((path) => [
      path,
      `  Referrer-Policy: ${newsletterReferrerPolicy}`,
      '  X-Robots-Tag: noindex',
    ]),
  ]);
}

/** A page is also answered under the names of its files. */
function addressesOf({ pattern, hasVariants }: PagePolicies['pages'][number]): string[] {
  if (pattern === '/') return ['/', '/index.html'];
  // A parameter takes the ending along.
  if (pattern.includes('/:')) return [pattern];
  return [pattern, `${pattern}.html`, ...(hasVariants ? [`/_variants${pattern}/*`] : [])];
}

export interface SitemapPage {
  /** Canonical address, with the origin. */
  url: string;
  /** Day or month of the last change, if the page shows one. */
  modified: string | undefined;
}

export function sitemapFile(pages: readonly SitemapPage[]): string {
  return lines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ url, modified }) => {
      const date = modified === undefined ? '' : `<lastmod>${modified}</lastmod>`;
      return `  <url><loc>${escaped(url)}</loc>${date}</url>`;
    }),
    '</urlset>',
  ]);
}

export function robotsFile(origin: string): string {
  return lines(['User-agent: *', 'Allow: /', `Sitemap: ${origin}/sitemap.xml`]);
}

function lines(texts: readonly string[]): string {
  return `${texts.join('\n')}\n`;
}
