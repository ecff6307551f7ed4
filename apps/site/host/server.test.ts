import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Backend, FormNotStoredError } from '@laliaflia/backend/embedded';
import { type RunningServer, serve } from '@laliaflia/backend/serve';
import { formReceipt, forms, isConfirmed } from '@laliaflia/leads';
import { sampleOf } from '@laliaflia/leads/samples';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hostWords } from '../delivery/host-words.ts';
import { negotiate } from './encodings.ts';
import type { FormSubmission } from './forms.ts';
import { createHost } from './server.ts';
import { postAsBrowser } from './test/browser.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'host-'));
const root = path.join(folder, 'site');
const stored: FormSubmission[] = [];
const failures: Parameters<Backend['notePage']>[0][] = [];
let failure: Error | undefined;
let server: RunningServer;
let address = '';

beforeAll(async () => {
  const files = {
    'index.html': 'home',
    'thank-you.html': 'thanks',
    'file.html': `file ${'x'.repeat(300)}`,
    'folder/index.html': 'folder',
    'both.html': 'both file',
    'both/index.html': 'both folder',
    '404.html': 'lost',
    'assets/a.js': 'a()',
    _headers: '/*\n  X-All: yes\n/assets/*\n  Cache-Control: immutable',
    _redirects:
      '/file special=1 /folder/index.html 200!\n/both /elsewhere 301\n/old /new 302\n/go/* /:splat 302',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  const storeFormSubmission = async (submission: FormSubmission) => {
    if (failure !== undefined) throw failure;
    stored.push(submission);
  };
  const host = createHost({
    root,
    compressed: path.join(folder, 'compressed'),
    storeFormSubmission,
    countViolation: async () => {},
    notePage: (failed) => failures.push(failed),
    pressNewsletterLink: async () => 'stale',
    words: hostWords,
  });
  server = await serve(host, { port: 0 });
  address = `http://127.0.0.1:${server.port}`;
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (target: string, init: RequestInit = {}) =>
  fetch(address + target, { redirect: 'manual', ...init });

// A client that, unlike fetch, sends the path as it stands.
function raw(target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(`${address}/`, { path: target }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.on('error', reject).end();
  });
}

// As the production host with clean addresses on, file by file.
describe('static files', () => {
  it.each([
    ['/', 200, 'home'],
    ['/file', 200, /^file/],
    ['/file.html', 200, /^file/],
    ['/file/', 301, '/file'],
    ['/folder', 301, '/folder/'],
    ['/folder/', 200, 'folder'],
    ['/both', 200, 'both file'],
    ['/both/index.html', 200, 'both folder'],
    ['/missing', 404, 'lost'],
    ['/_headers', 404, 'lost'],
    ['/folder/../file', 200, /^file/],
  ])('%s answers %i', async (target, status, expected) => {
    const answer = await get(target);
    expect(answer.status).toBe(status);
    expect(status === 301 ? answer.headers.get('location') : await answer.text()).toMatch(expected);
  });

  it('leaves the folder by no spelling of the way up', async () => {
    for (const target of [
      '/../../etc/passwd',
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '//etc/passwd',
    ]) {
      expect(await raw(target), target).toBe(404);
    }
    expect(await raw('/%')).toBe(400);
    expect(await raw('/a%00b')).toBe(400);
  });

  it('lets only forced rules outrank a file', async () => {
    expect(await (await get('/file?special=1')).text()).toBe('folder');
    expect((await get('/both')).status).toBe(200);
    expect((await get('/old')).status).toBe(302);
  });

  it('redirects to no other host, whatever the address holds', async () => {
    for (const [target, location] of [
      ['/go/a/b?c=d', '/a/b?c=d'],
      ['/go/%5Celsewhere.example', '/%5Celsewhere.example'],
      ['/go/%2F%2Felsewhere.example', '/elsewhere.example'],
      ['/go/%E6%97%A5%0D%0Ax:%20y', '/%E6%97%A5%0D%0Ax%3A%20y'],
      ['/go/a%3Fb%23c%25', '/a%3Fb%23c%25'],
    ]) {
      const answer = await get(target ?? '');
      expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
    }
  });

  it('adds the headers of the file, on the 404 page too', async () => {
    expect((await get('/assets/a.js')).headers.get('cache-control')).toBe('immutable');
    expect((await get('/')).headers.get('cache-control')).toContain('must-revalidate');
  });

  it.each([
    ['a page that is not there', 404, '/missing', {}],
    ['a file of a build before', 404, '/assets/gone.js', {}],
    ['a redirect', 301, '/file/', {}],
    ['an address that cannot be read', 400, '/a%00b', {}],
    ['another method', 405, '/', { method: 'PUT' }],
    ['a form that is refused', 415, '/', { method: 'POST', body: '{}' }],
  ])('adds those of every page to %s', async (_what, status, target, init) => {
    const { status: answered, headers } = await get(target, init);
    expect(answered).toBe(status);
    expect(headers.get('x-all')).toBe('yes');
    if (status >= 400) expect(headers.get('cache-control')).toBe('no-store');
    if (status === 404) expect(headers.get('x-robots-tag')).toBe('noindex');
  });
});

describe('negotiate', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['identity', undefined],
    [undefined, undefined],
  ])('%s gets %s', (accepted, expected) => {
    expect(negotiate(accepted)).toBe(expected);
  });
});

describe('forms', () => {
  const post = (body: BodyInit) => get('/file', { method: 'POST', body });

  const newsletter = { 'form-name': 'newsletter', email: 'ada@example.com' };
  const contact = { 'form-name': 'contact', ...sampleOf(forms.contact) };

  afterEach(() => {
    failure = undefined;
    vi.restoreAllMocks();
  });

  it('reads both encodings alike, takes the steering fields out and knows spam', async () => {
    const values = { ...contact, name: 'Zoë', 'bot-field': '', message: 'a\nb' };
    const multipart = new FormData();
    for (const [name, value] of Object.entries(values)) multipart.set(name, value);
    expect((await post(new URLSearchParams(values))).status).toBe(200);
    expect((await post(multipart)).status).toBe(200);
    await post(new URLSearchParams({ ...values, 'bot-field': 'x' }));
    expect(stored.map(({ spam }) => spam)).toEqual([false, false, true]);
    expect(stored[0]).toMatchObject({
      form_name: 'contact',
      fields: { name: 'Zoë' },
      peerAddress: '127.0.0.1',
    });
    expect(stored[0]?.fields).not.toHaveProperty('form-name');
  });

  it('gives a receipt for what it has stored under an id, and none for what it has not', async () => {
    const id = '0b0e7a3c-6f0e-4d0a-9a58-0d6f0c1c2b3a';
    const values = { ...newsletter, submission_id: id };
    const answer = await post(new URLSearchParams(values));
    expect(isConfirmed(answer.headers, id)).toBe(true);
    expect(isConfirmed(answer.headers, 'other')).toBe(false);
    failure = new FormNotStoredError('contact', 429, 'Please wait.', 90);
    expect((await post(new URLSearchParams(values))).headers.has(formReceipt)).toBe(false);
    expect((await get('/file')).headers.has(formReceipt)).toBe(false);
  });

  it('sends a browser on to the page that it has posted to, and to the home page where there is none', async () => {
    for (const [target, location] of [
      ['/thank-you?type=contact', '/thank-you?type=contact'],
      ['/%2Fthank-you', '/'],
      ['/%2F%2Felsewhere.example/x', '/'],
      ['/.//elsewhere.example', '/'],
      ['/a/..//elsewhere.example', '/'],
      ['/%5C%5Celsewhere.example', '/'],
      ['/%0D%0Aset-cookie:a', '/'],
    ]) {
      const answer = await postAsBrowser(address + target, newsletter);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
    }
  });

  it.each([
    ['another site', { origin: 'https://elsewhere.example' }, 403],
    ['another port of this machine', { origin: 'http://127.0.0.1:1' }, 403],
    ['nobody says where', { origin: 'null' }, 403],
    ['another site that says nothing', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    ['this site behind a proxy', { origin: 'https://www.example.com', 'sec-fetch-site': 'same-origin' }, 303],
    [
      'another site, as the browser says',
      { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      403,
    ],
    ['this site, which says nothing', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 303],
    ['a browser that sends no origin', {}, 303],
  ])('from %s: %j is answered with %i', async (_from, headers, status) => {
    const before = stored.length;
    const answer = await postAsBrowser(`${address}/thank-you`, newsletter, headers as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(stored).toHaveLength(before + (status === 303 ? 1 : 0));
    expect((await postAsBrowser(`${address}/thank-you`, newsletter, { origin: address })).status).toBe(303);
  });

  it('passes the refusal of the database on', async () => {
    failure = new FormNotStoredError('contact', 429, 'Words of the database.', 100);
    const answer = await post(new URLSearchParams(newsletter));
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('100');
    expect(await answer.text()).toContain('Please wait 2 minutes, then');
    const page = await postAsBrowser(`${address}/file`, newsletter);
    expect(page.status).toBe(429);
    expect(page.headers.get('retry-after')).toBe('100');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toMatch(/Please wait 2 minutes, then send it again.*Back button/s);
  });

  it('says what went wrong on our side without a word of the database', async () => {
    failure = new FormNotStoredError('contact', 400, 'violates check constraint "fields_check"');
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = await postAsBrowser(`${address}/file`, newsletter);
    expect(page.status).toBe(400);
    expect(await page.text()).toMatch(/^(?!.*constraint).*went wrong on our side/s);
    expect(said).toHaveBeenCalledOnce();
  });

  it('notes what failed on our side, and of the addresses those that exist', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    failures.length = 0;
    failure = new Error('The store is broken.');
    await postAsBrowser(`${address}/file?email=ada@example.com`, newsletter);
    await postAsBrowser(`${address}/ada@example.com`, newsletter);
    failure = new FormNotStoredError('contact', 503, 'The database is away.', 5);
    await postAsBrowser(`${address}/file`, newsletter);
    await get('/missing');
    await vi.waitFor(() => expect(failures).toHaveLength(2));
    expect(failures).toEqual(
      ['/file', 'other'].map((target) => ({
        ...{ method: 'POST', target, status: 500 },
        milliseconds: expect.any(Number),
      })),
    );
  });

  it('asks to come again where the database is away or has no room, without a line for each', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    failure = new FormNotStoredError('contact', 503, 'The server has no room for it on its disk.', 60);
    const page = await postAsBrowser(`${address}/file`, newsletter);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await page.text()).toMatch(/not stored.*send it again in a moment.*Back button/s);
    expect(said).not.toHaveBeenCalled();
  });

  const form = 'application/x-www-form-urlencoded';
  const megabytes = (count: number) => 'x'.repeat(count * 1024 * 1024);
  it.each<[string, number, string, string, BodyInit]>([
    ['no form name', 404, 'lost', form, 'name=Ada'],
    ['an unknown form', 404, 'lost', form, 'form-name=order'],
    ['JSON', 415, 'multipart/form-data', 'application/json', '{"form-name":"contact"}'],
    ['no type', 415, 'multipart/form-data', 'text/plain', 'form-name=contact'],
    ['a charset that nobody knows', 400, 'cannot be read', `${form}; charset=nonsense`, 'form-name=contact'],
    [
      'a part without a name',
      400,
      'cannot be read',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data\r\n\r\nvalue\r\n--x--\r\n',
    ],
    ['multipart without a boundary', 400, 'cannot be read', 'multipart/form-data', 'form-name=contact'],
    [
      'a field too long',
      413,
      'The field "topic" is longer than 5,000',
      form,
      `${new URLSearchParams(newsletter)}&topic=${'x'.repeat(5001)}`,
    ],
    [
      'a name of a field too long',
      413,
      'more than it can take',
      form,
      `form-name=contact&${'x'.repeat(65)}=1`,
    ],
    ['too many fields', 413, 'larger than', form, `form-name=contact${'&a=1'.repeat(100)}`],
    ['10 MB', 413, 'larger than', form, `form-name=contact&message=${megabytes(10)}`],
  ])('refuses %s with %i, stores nothing and goes on', async (_name, status, said, type, body) => {
    const before = stored.length;
    const answer = await get('/', { method: 'POST', body, headers: { 'content-type': type } });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(said);
    expect(stored).toHaveLength(before);
    expect((await post(new URLSearchParams(newsletter))).status).toBe(200);
    expect(stored).toHaveLength(before + 1);
  });

  it('refuses 10 MB of unknown length, and a file', async () => {
    const before = stored.length;
    let chunks = 160;
    const tenMegabytes = new ReadableStream({
      pull: (controller) =>
        chunks-- > 0 ? controller.enqueue(Buffer.alloc(65_536, 'x')) : controller.close(),
    });
    const endless = await get('/', {
      method: 'POST',
      body: tenMegabytes,
      headers: { 'content-type': form },
      duplex: 'half',
    } as RequestInit);
    expect(endless.status).toBe(413);
    const upload = new FormData();
    for (const [name, value] of Object.entries(newsletter)) upload.set(name, value);
    upload.set('name', new File(['x'.repeat(1000)], 'a.txt'));
    expect((await post(upload)).status).toBe(200);
    expect(stored.slice(before)).toMatchObject([{ fields: { email: newsletter.email } }]);
  });

  it('keeps markup and quotes as the words they are, and drops control characters', async () => {
    const name = '<script>alert(1)</script>"; drop table x; --';
    await post(new URLSearchParams({ ...contact, name: `${name}\u0000\u001b` }));
    expect(stored.at(-1)?.fields.name).toBe(name);
  });

  it('answers a flood of 500 bad posts, and a good one behind it', async () => {
    const before = stored.length;
    const flood = await Promise.all(
      Array.from({ length: 500 }, () => post(new URLSearchParams({ 'form-name': 'order' }))),
    );
    expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([404]));
    expect((await post(new URLSearchParams(newsletter))).status).toBe(200);
    expect(stored).toHaveLength(before + 1);
  });
});
