import { createHash } from 'node:crypto';
import { securityHeaders } from '../../build/host/policy.ts';
import { newsletterLinks, newsletterReferrerPolicy } from '../../content/newsletter-links.ts';
import type { FetchedPage, Get } from './pages.ts';
import { isOnThisMachine } from './pages.ts';
import { type Report, sum } from './report.ts';

/** Those of every page, and of the files that pages load. */
export async function checkHeaders(
  site: string,
  pages: readonly FetchedPage[],
  get: Get,
  report: Report,
): Promise<void> {
  sum(report, 'Each page has every security header.', pages.flatMap(wrongSecurity));
  sum(
    report,
    'The policy of each page allows its own scripts, styles and API, and no script written into it.',
    pages.flatMap(wrongPolicy),
  );
  sum(
    report,
    'Files with a hash in their name are kept for a year, and compressed.',
    await wrongFile(pages, get),
  );
  if (!isOnThisMachine(site)) await checkEncryption(site, get, report);
}

function wrongSecurity({ address, headers }: FetchedPage): string[] {
  const usual = securityHeaders();
  const [path = ''] = address.split('?');
  const hasToken = Object.values<string>(newsletterLinks).includes(path);
  const fixed = { ...usual, ...(hasToken && { 'Referrer-Policy': newsletterReferrerPolicy }) };
  return Object.entries(fixed).flatMap(([name, value]) => {
    const given = headers.get(name);
    if (given === value) return [];
    return [`${address}: ${name} is ${given === null ? 'missing' : `"${given}"`}, not "${value}".`];
  });
}

function wrongPolicy({ address, headers, $ }: FetchedPage): string[] {
  const policy = readPolicy(headers.get('content-security-policy') ?? '');
  const wrong: string[] = [];
  const require = (directive: string, source: string, what: string) => {
    if (!policy.get(directive)?.includes(source))
      wrong.push(`${address}: the policy forbids ${what} (${directive}).`);
  };
  if (policy.get('default-src')?.join() !== "'none'")
    wrong.push(`${address}: the policy does not begin with nothing.`);
  if (policy.get('script-src')?.some((source) => source.startsWith("'unsafe")))
    wrong.push(`${address}: the policy allows scripts that anybody has written into the page.`);
  for (const script of $('script:not([src])').toArray())
    if (!/json/.test($(script).attr('type') ?? ''))
      require('script-src', hashOf($(script).text()), 'its own script');
  for (const style of $('style').toArray())
    require('style-src-elem', hashOf($(style).text()), 'its own styles');
  const api = $('meta[name="laliaflia:api"]').attr('content') ?? '';
  require('connect-src', URL.parse(api)?.origin ?? '(none)', `the API ${api}`);
  return wrong;
}

function readPolicy(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((text) => text.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** One stands for all: they come from the same folder by the same rule. */
async function wrongFile(pages: readonly FetchedPage[], get: Get): Promise<string[]> {
  const file = pages.flatMap(({ $ }) => $('script[src^="/assets/"]').attr('src') ?? [])[0];
  if (file === undefined) return ['No page names a script below /assets.'];
  const { status, headers } = await get(file, { headers: { 'accept-encoding': 'br, gzip' } });
  const wrong: string[] = [];
  if (status !== 200) wrong.push(`${file} answers with status ${status}, and not with 200.`);
  if (!/max-age=31536000.*immutable/.test(headers.get('cache-control') ?? ''))
    wrong.push(
      `${file}: Cache-Control is "${headers.get('cache-control')}", so that browsers ask again each time.`,
    );
  if (!headers.has('content-encoding')) wrong.push(`${file} is not compressed.`);
  return wrong;
}

async function checkEncryption(site: string, get: Get, report: Report): Promise<void> {
  if (!site.startsWith('https:')) return report.bad(`${site} is not encrypted: give it a certificate.`);
  const plain = site.replace('https:', 'http:');
  const answer = await get(plain, { redirect: 'manual' }).catch(() => undefined);
  if (answer === undefined) return report.note(`Nothing answers at ${plain}, which some visitors type.`);
  const target = answer.headers.get('location') ?? '';
  if (answer.status >= 300 && answer.status < 400 && target.startsWith('https:'))
    return report.good('Without encryption the site leads to the encrypted one.');
  report.bad(`${plain} answers with status ${answer.status}, and does not lead to ${site}.`);
}
