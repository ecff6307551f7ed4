import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from '../../build/host/policy.ts';
import { policyHeader } from '../../host/page.ts';
import { checkHeaders } from './headers.ts';
import type { Get } from './pages.ts';
import { heardReport } from './test-report.ts';

const [api, script, style] = ['https://api.example.com', 'start()', 'a{color:red}'];
const right: Record<string, string> = {
  ...securityHeaders(),
  [policyHeader]: contentSecurityPolicy({ scripts: [script], styles: [style] }, api),
};
const html = `<meta name="laliaflia:api" content="${api}"><script>${script}</script><style>${style}</style>
<script type="application/ld+json">{}</script><script src="/assets/a-1.js"></script>`;
const asset = { 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' };

interface Site {
  headers?: Record<string, string | undefined>;
  body?: string;
  file?: { status?: number; headers?: Record<string, string> };
  plain?: { status: number; location?: string };
}

async function problems({ headers = {}, body = html, file = {}, plain }: Site = {}): Promise<string[]> {
  const report = heardReport();
  const given = Object.entries({ ...right, ...headers }).filter(
    (each): each is [string, string] => each[1] !== undefined,
  );
  const page = { address: '/', status: 200, headers: new Headers(given), $: load(body) };
  const get: Get = async (address) => {
    if (address.startsWith('/assets/'))
      return new Response(null, { status: file.status ?? 200, headers: file.headers ?? asset });
    const { status, location } = plain ?? { status: 308, location: 'https://www.example.com/' };
    return new Response(null, { status, headers: location === undefined ? {} : { location } });
  };
  await checkHeaders('https://www.example.com', [page], get, report);
  return report.said.bad;
}

it('finds nothing wrong with what the site sends', async () => {
  expect(await problems()).toEqual([]);
});

describe('tells of', () => {
  const fixed = Object.keys(right).filter((name) => name !== 'Content-Security-Policy');

  it.each(fixed)('%s when it is missing or another', async (name) => {
    expect(await problems({ headers: { [name]: undefined } })).toEqual([
      expect.stringContaining(`${name} is missing`),
    ]);
    expect(await problems({ headers: { [name]: 'x' } })).toEqual([expect.stringContaining(`${name} is "x"`)]);
  });

  it('a policy that is missing', async () => {
    expect((await problems({ headers: { 'Content-Security-Policy': undefined } })).length).toBeGreaterThan(3);
  });

  it.each<[string, string]>([
    ['its own script (script-src)', html.replace(script, 'other()')],
    ['its own styles (style-src-elem)', html.replace(style, 'b{}')],
    ['the API https://other.example.com (connect-src)', html.replace(api, 'https://other.example.com')],
  ])('a policy that forbids %s', async (what, body) => {
    expect(await problems({ body })).toEqual([expect.stringContaining(`the policy forbids ${what}`)]);
  });

  it('a policy that allows any script', async () => {
    const policy = right['Content-Security-Policy']?.replace('script-src', "script-src 'unsafe-inline'");
    expect(await problems({ headers: { 'Content-Security-Policy': policy } })).toHaveLength(1);
  });

  it('files that are missing, not kept, or not compressed', async () => {
    expect(await problems({ file: { status: 404 } })).toHaveLength(1);
    expect(await problems({ file: { headers: { ...asset, 'cache-control': 'no-cache' } } })).toHaveLength(1);
    expect(await problems({ file: { headers: { 'cache-control': asset['cache-control'] } } })).toHaveLength(
      1,
    );
  });

  it('a site that stays unencrypted', async () => {
    expect(await problems({ plain: { status: 200 } })).toEqual([expect.stringContaining('does not lead to')]);
    expect(await problems({ plain: { status: 301, location: 'http://example.com/' } })).toHaveLength(1);
  });
});
