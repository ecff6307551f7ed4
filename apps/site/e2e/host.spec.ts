import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contact } from '@laliaflia/leads';
import { sampleOf } from '@laliaflia/leads/samples';
import { shared } from './support/installations.ts';
import { expect, pages, rows, test } from './support/test.ts';

// Plain fetch, because a browser would follow, decompress and cache.
const get = (path: string, init: RequestInit = {}) =>
  fetch(shared.url + path, { redirect: 'manual', ...init });

test('answers every page under its clean address, and the site map lists no other', async () => {
  const titles = new Map<string, string>();
  for (const path of pages.filter((page) => page !== '/404')) {
    const answer = await get(path);
    expect(answer.status, path).toBe(200);
    const [, title = ''] = (await answer.text()).match(/<title>(.*?)<\/title>/) ?? [];
    titles.set(path, title);
  }
  // The bare address of the thank-you page shows its first variant.
  titles.delete('/thank-you');
  expect(new Set(titles.values()).size).toBe(titles.size);

  const map = await (await get('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>https:\/\/site\.example([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  expect(listed.length).toBeGreaterThan(30);
  expect(listed.filter((path) => !(pages as readonly string[]).includes(path))).toEqual([]);
});

test('the process that serves has not kept what the build took', () => {
  const { pid } = JSON.parse(readFileSync(path.join(shared.data, 'server.json'), 'utf8'));
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
  // About 400 MB after its database was made, 430 after a flood of requests; 1,400 with the compilers.
  expect(kilobytes / 1024).toBeLessThan(500);
});

test.describe('unknown addresses', () => {
  for (const path of [
    '/404',
    '/404.html',
    '/nothing/here',
    '/pricing',
    '/portfolio/nothing-here',
    '/_headers',
    '/..%2f..%2fpackage.json',
  ]) {
    test(`${path} has status 404 and the 404 page`, async () => {
      const answer = await get(path);
      expect(answer.status).toBe(path === '/404.html' ? 200 : 404);
      expect(await answer.text()).toContain('Oops! Page Not Found');
    });
  }
});

test.describe('redirects', () => {
  for (const [from, to] of [
    ['/webinars', '/webinar'],
    ['/webinars?utm_source=x', '/webinar?utm_source=x'],
    ['/services', '/services/design'],
    ['/contact/', '/contact'],
    ['/contact/?a=1', '/contact?a=1'],
  ]) {
    test(`${from} leads to ${to}`, async () => {
      const answer = await get(from ?? '');
      expect(answer.status).toBe(301);
      expect(answer.headers.get('location')).toBe(to);
    });
  }
});

test.describe('a page that differs by query', () => {
  for (const [search, heading] of [
    ['', 'message'],
    ['?type=workshop', 'workshop'],
    ['?utm_source=mail&type=webinar&utm_campaign=x', 'seat'],
    ['?type=assessment&gclid=1', 'assessment|answers'],
    ['?type=nonsense', 'message'],
  ]) {
    test(`/thank-you${search} is right before any script`, async () => {
      const html = await (await get(`/thank-you${search}`)).text();
      const [, text = ''] = html.match(/<h1[^>]*>(.*?)<\/h1>/s) ?? [];
      expect(text).toMatch(new RegExp(heading ?? '', 'i'));
    });
  }
});

test('sends the security headers with every page, the 404 page included', async () => {
  for (const path of ['/', '/contact', '/thank-you?type=webinar', '/nothing/here']) {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`connect-src 'self' ${shared.api}`);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+'; /);
    expect(policy.replace(/style-src-attr [^;]+/, '')).not.toContain('unsafe');
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  }
});

test('compresses, revalidates pages and caches assets permanently', async () => {
  const raw = await get('/', { headers: { 'accept-encoding': 'identity' } });
  const html = await raw.text();
  expect(raw.headers.get('content-encoding')).toBeNull();
  expect(raw.headers.get('cache-control')).toContain('must-revalidate');

  const [, script = ''] = html.match(/<script type="module"[^>]* src="([^"]+)"/) ?? [];
  const asset = await get(script, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(asset.headers.get('content-encoding')).toBe('br');
  expect(asset.headers.get('cache-control')).toContain('immutable');

  const tag = raw.headers.get('etag') ?? '';
  const again = await get('/', { headers: { 'accept-encoding': 'identity', 'if-none-match': tag } });
  expect(again.status).toBe(304);

  const head = await get('/', { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
});

test('refuses other methods', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const answer = await get('/contact', { method });
    expect(answer.status, method).toBe(405);
    expect(answer.headers.get('allow')).toContain('POST');
  }
});

test.describe('form handling', () => {
  test('answers a script with the page and a navigation with a redirect', async ({ request }) => {
    const whole = { 'form-name': 'contact', ...sampleOf(contact) };
    const multipart = { ...whole, name: 'Multipart' };
    expect((await request.post('/', { multipart })).status()).toBe(200);
    const answer = await request.post('/thank-you?type=contact', {
      form: { ...whole, name: 'Urlencoded' },
      headers: { 'sec-fetch-mode': 'navigate' },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
    expect(answer.headers().location).toBe('/thank-you?type=contact');
  });

  test('refuses forms that are not of this site', async ({ request }) => {
    const status = async (options: Parameters<typeof request.post>[1]) =>
      (await request.post('/', options)).status();
    expect(await status({ form: { 'form-name': 'unknown' } })).toBe(404);
    expect(await status({ form: { name: 'x' } })).toBe(404);
    expect(await status({ form: { 'form-name': 'contact', name: 'x' } })).toBe(400);
    expect(await status({ data: {} })).toBe(415);
    expect(await status({ data: 'x', headers: { 'content-type': 'multipart/form-data' } })).toBe(400);
    expect(await status({ form: { 'form-name': 'contact', message: 'x'.repeat(300_000) } })).toBe(413);
  });
});

test('a script that somebody puts into a page is refused, reported and counted', async ({ page, guard }) => {
  guard.expectConsole(/TrustedScript|trusted-types|trusted type/i);
  await page.goto('/imprint');
  const putIn = page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });
  await expect(putIn).rejects.toThrow(/TrustedScript|trusted-types|trusted type/i);
  expect(await page.title()).not.toBe('taken over');
  const counted = async () => (await rows('rpc/list_violations', '')).find((row) => row.page === '/imprint');
  await expect
    .poll(counted)
    .toMatchObject({ directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', reports: 1 });
});
