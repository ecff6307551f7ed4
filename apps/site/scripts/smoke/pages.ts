import { type CheerioAPI, load } from 'cheerio';
import { notFound, redirects, routes } from '../../routes.ts';
import { canonicalOf } from '../../routing/addresses.ts';
import { type Report, sum } from './report.ts';

/** Fetched at once. */
const atOnce = 6;

export interface FetchedPage {
  /** Path and query. */
  address: string;
  status: number;
  headers: Headers;
  $: CheerioAPI;
}

export type Get = (address: string, init?: RequestInit) => Promise<Response>;

/** @param signal Breaks off what is under way. */
export function getFrom(site: string, signal: AbortSignal): Get {
  return (address, init = {}) => {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(30_000)]);
    return fetch(new URL(address, site), { ...init, signal: patience });
  };
}

/** Every page of the table and of the sitemap. */
export async function checkPages(site: string, get: Get, report: Report): Promise<FetchedPage[]> {
  const listed = await readSitemap(site, get, report);
  const own = routes
    .filter(({ path }) => !path.includes(':'))
    .flatMap((route) =>
      [...new Set([undefined, ...(route.variants ?? [])].map((variant) => canonicalOf(route, variant)))].map(
        (address) => ({ address, isListed: route.unlisted !== true }),
      ),
    );
  const missing = own.filter(
    ({ address, isListed }) => isListed && !isVariantless(address) && !listed.has(address),
  );
  sum(
    report,
    `The sitemap names ${listed.size} pages, and all that it should.`,
    missing.map(({ address }) => `The sitemap does not name ${address}.`),
  );
  const addresses = [...new Set([...own.map(({ address }) => address), ...listed])];
  const pages = await inGroups(addresses, (address) => fetchPage(get, address));
  sum(
    report,
    `${pages.length} pages answer with status 200, each with a heading.`,
    pages.flatMap(({ address, status, $ }) => {
      if (status !== 200) return [`${address} answers with status ${status}, and not with 200.`];
      return $('h1').length === 1 ? [] : [`${address} has ${$('h1').length} main headings, and not one.`];
    }),
  );
  return pages;
}

/** A page whose first variant stands at an address with `?type=` is in the sitemap under that one alone. */
function isVariantless(address: string): boolean {
  const route = routes.find(({ path }) => path === address);
  return route?.variants !== undefined && route.bareFirst !== true;
}

async function readSitemap(site: string, get: Get, report: Report): Promise<Set<string>> {
  const answer = await get('/sitemap.xml');
  const urls = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    URL.parse(url.replaceAll('&amp;', '&')),
  );
  if (answer.status !== 200 || urls.length === 0)
    report.bad(`/sitemap.xml answers with status ${answer.status} and names ${urls.length} pages.`);
  checkOrigin(
    site,
    urls.flatMap((url) => url?.origin ?? []),
    report,
  );
  return new Set(urls.flatMap((url) => (url === null ? [] : url.pathname + url.search)));
}

function checkOrigin(site: string, named: readonly string[], report: Report): void {
  const others = new Set(named.filter((origin) => origin !== site));
  if (others.size === 0) {
    report.good(`The pages say of themselves that they stand at ${site}.`);
    return;
  }
  const sentence = `The pages say of themselves that they stand at ${[...others].join(', ')}, not at ${site}`;
  if (isOnThisMachine(site)) report.note(`${sentence}: right for a trial, SITE_URL names the real address.`);
  else report.bad(`${sentence}: set SITE_URL.`);
}

export function isOnThisMachine(site: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(site).hostname);
}

/** Unknown addresses, and those that have moved. */
export async function checkOtherAddresses(site: string, get: Get, report: Report): Promise<void> {
  const unknown = `/smoke-test-${crypto.randomUUID()}`;
  const { status, $ } = await fetchPage(get, unknown);
  const wrong: string[] = [];
  if (status !== 404) wrong.push(`An unknown address answers with status ${status}, and not with 404.`);
  else if ($('h1').length !== 1)
    wrong.push('An unknown address does not show the page for unknown addresses.');
  const direct = await get(notFound.path);
  if (direct.status !== 404)
    wrong.push(`${notFound.path} answers with status ${direct.status}, and not with 404.`);
  for (const [from, to] of Object.entries(redirects)) {
    const answer = await get(from, { redirect: 'manual' });
    const { pathname } = new URL(answer.headers.get('location') ?? '', site);
    if (answer.status !== 301 || pathname !== to)
      wrong.push(
        `${from} answers with status ${answer.status} and leads to ${pathname}, not with 301 to ${to}.`,
      );
  }
  sum(report, 'Unknown addresses are 404, and those that have moved lead on.', wrong);
}

async function fetchPage(get: Get, address: string): Promise<FetchedPage> {
  const answer = await get(address);
  // As a browser without scripts reads it.
  const $ = load(await answer.text(), { scriptingEnabled: false });
  return { address, status: answer.status, headers: answer.headers, $ };
}

async function inGroups<In, Out>(all: readonly In[], work: (one: In) => Promise<Out>): Promise<Out[]> {
  const done: Out[] = [];
  for (let start = 0; start < all.length; start += atOnce)
    done.push(...(await Promise.all(all.slice(start, start + atOnce).map(work))));
  return done;
}
