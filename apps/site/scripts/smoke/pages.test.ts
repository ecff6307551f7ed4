import { expect, it } from 'vitest';
import { notFound, redirects, routes } from '../../routes.ts';
import { canonicalOf } from '../../routing/addresses.ts';
import { checkOtherAddresses, checkPages, type Get, isOnThisMachine } from './pages.ts';
import { heardReport } from './test-report.ts';

const site = 'https://www.example.com';
const listed = routes
  .filter(({ path, unlisted }) => !path.includes(':') && !unlisted)
  .flatMap((route) => (route.variants ?? [undefined]).map((variant) => site + canonicalOf(route, variant)));

/** A site as it should be, but for the answers that a test gives. */
function siteWith(others: Record<string, () => Response> = {}, names = listed): Get {
  return async (address) => {
    const path = new URL(address, site).pathname;
    const other = others[path];
    if (other) return other();
    if (path === '/sitemap.xml')
      return new Response(names.map((name) => `<loc>${name.replaceAll('&', '&amp;')}</loc>`).join(''));
    const to = redirects[path];
    if (to) return new Response(null, { status: 301, headers: { location: to } });
    const isKnown = routes.some((route) => route.path === path);
    return new Response('<h1>A page</h1>', { status: isKnown && path !== notFound.path ? 200 : 404 });
  };
}

async function problems(get: Get): Promise<string[]> {
  const report = heardReport();
  await checkPages(site, get, report);
  await checkOtherAddresses(site, get, report);
  return report.said.bad;
}

it('finds nothing wrong with a site that has all pages', async () => {
  expect(await problems(siteWith())).toEqual([]);
});

it.each<[string, Get]>([
  ['/contact answers with status 500', siteWith({ '/contact': () => new Response('', { status: 500 }) })],
  ['/contact has 0 main headings', siteWith({ '/contact': () => new Response('<p>Parked</p>') })],
  ['/404 answers with status 200', siteWith({ '/404': () => new Response('<h1>All is fine</h1>') })],
  [
    'The sitemap does not name /contact',
    siteWith(
      {},
      listed.filter((url) => !url.endsWith('/contact')),
    ),
  ],
  [
    'not at https://www.example.com',
    siteWith(
      {},
      listed.map((url) => url.replace('www.', '')),
    ),
  ],
])('says: %s', async (sentence, get) => {
  expect(await problems(get)).toEqual([expect.stringContaining(sentence)]);
});

it('says when unknown addresses are 200, or a moved one leads elsewhere', async () => {
  const always: Get = async (address) =>
    new Response('<h1>Home</h1>', { status: address === '/sitemap.xml' ? 404 : 200 });
  expect((await problems(always)).join()).toContain('An unknown address answers with status 200');
  const [from = ''] = Object.keys(redirects);
  const elsewhere = () => new Response(null, { status: 302, headers: { location: '/x' } });
  expect(await problems(siteWith({ [from]: elsewhere }))).toEqual([
    expect.stringContaining(`${from} answers with status 302`),
  ]);
});

it.each([
  ['http://localhost:4173', true],
  ['https://127.0.0.1', true],
  ['https://site.localhost', true],
  ['https://localhost.example.com', false],
])('%s is on this machine: %s', (address, expected) => expect(isOnThisMachine(address)).toBe(expected));
