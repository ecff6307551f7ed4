import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { negotiate } from './encodings.ts';
import type { FormSubmission } from './forms.ts';
import { createHost } from './server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'host-'));
const root = path.join(folder, 'site');
const stored: FormSubmission[] = [];
let failure: Error | undefined;
const server = createServer();
let address = '';

beforeAll(async () => {
  const files = {
    'index.html': 'home',
    'file.html': `file ${'x'.repeat(300)}`,
    'folder/index.html': 'folder',
    'both.html': 'both file',
    'both/index.html': 'both folder',
    '404.html': 'lost',
    'assets/a.js': 'a()',
    _headers: '/*\n  X-All: yes\n/assets/*\n  Cache-Control: immutable',
    _redirects: '/file special=1 /folder/index.html 200!\n/both /elsewhere 301\n/old /new 302',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  const storeFormSubmission = async (submission: FormSubmission) => {
    if (failure !== undefined) throw failure;
    stored.push(submission);
  };
  server.on(
    'request',
    createHost({ root, compressed: path.join(folder, 'compressed'), storeFormSubmission }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
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

  it('adds the headers of the file, on the 404 page too', async () => {
    expect((await get('/missing')).headers.get('x-all')).toBe('yes');
    expect((await get('/assets/a.js')).headers.get('cache-control')).toBe('immutable');
    expect((await get('/')).headers.get('cache-control')).toContain('must-revalidate');
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

  it('reads both encodings alike, takes the steering fields out and knows spam', async () => {
    const values = { 'form-name': 'contact', name: 'Zoë', 'bot-field': '', message: 'a\nb' };
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

  it('passes the refusal of the database on', async () => {
    failure = Object.assign(new Error('too many'), { status: 429 });
    const said = console.error;
    console.error = () => undefined;
    try {
      const answer = await post(new URLSearchParams({ 'form-name': 'contact' }));
      expect(answer.status).toBe(429);
      expect(await answer.text()).toContain('could not be stored');
    } finally {
      console.error = said;
      failure = undefined;
    }
  });
});
