import { once } from 'node:events';
import { connect } from 'node:net';
import { newSubmissionId } from '@laliaflia/leads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Backend, FormNotStoredError, startBackend } from '../src/embedded/index.ts';
import { maxBodyBytes } from '../src/http/fetch-handler.ts';
import { inquiry } from './samples.ts';
import { preparedFolder } from './temporary-folder.ts';

// Whatever arrives: a clear error, nothing half stored, and the server goes on.
const dataDir = preparedFolder();
let backend: Backend;

beforeAll(async () => {
  // A flood takes a busy machine longer than a visitor is to wait.
  backend = await startBackend({ dataDir, port: 0, rateLimit: false, patience: { answer: 120 } });
});
afterAll(() => backend?.close());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const visitor = () => ({ apikey: backend.publishableKey, 'content-type': 'application/json' });

function post(table: string, body: BodyInit | object, headers: Record<string, string> = {}) {
  const isPlain = Object.getPrototypeOf(body) === Object.prototype || Array.isArray(body);
  return fetch(`${backend.url}/rest/v1/${table}`, {
    method: 'POST',
    headers: { ...visitor(), ...headers },
    body: isPlain ? JSON.stringify(body) : (body as BodyInit),
    duplex: 'half',
  } as RequestInit);
}

async function count(table: string): Promise<number> {
  const response = await fetch(`${backend.url}/rest/v1/${table}?select=id`, {
    headers: { apikey: backend.secretKey },
  });
  return ((await response.json()) as unknown[]).length;
}

async function expectRefusal(table: string, answer: Promise<Response>, status: number, said: string) {
  const before = await count(table);
  const response = await answer;
  const body = (await response.json()) as { message: string };
  expect({ status: response.status, message: body.message }).toEqual({
    status,
    message: expect.stringContaining(said),
  });
  expect(await count(table)).toBe(before);
  expect((await post('contact_submissions', inquiry)).status).toBe(201);
}

const letters = (length: number) => 'x'.repeat(length);
const email = () => `${newSubmissionId()}@example.com`;
const signup = { email: 'ada@example.com', is_active: true };
const said = { session_id: 's', message: 'Hello', sender: 'user' };
const event = { event_type: 'page_view', page_path: '/', user_agent: '', referrer: '' };

describe('rows', () => {
  it.each<[string, string, object, number, string]>([
    ['a name too long', 'contact_submissions', { ...inquiry, name: letters(201) }, 400, 'name_check'],
    [
      'a company too long',
      'contact_submissions',
      { ...inquiry, company: letters(201) },
      400,
      'company_check',
    ],
    [
      'a message too long',
      'contact_submissions',
      { ...inquiry, message: letters(5001) },
      400,
      'message_check',
    ],
    [
      'an address too long',
      'contact_submissions',
      { ...inquiry, email: `${letters(250)}@b.co` },
      400,
      'email_check',
    ],
    ['no address', 'contact_submissions', { ...inquiry, email: 'ada' }, 400, 'email_check'],
    ['an unknown role', 'contact_submissions', { ...inquiry, role: 'emperor' }, 400, 'role_check'],
    ['a control character', 'contact_submissions', { ...inquiry, name: 'Ada\u0007' }, 400, 'name_check'],
    ['a NUL', 'contact_submissions', { ...inquiry, name: 'Ada\u0000' }, 400, ''],
    ['a number for a message', 'contact_submissions', { ...inquiry, message: null }, 400, 'message'],
    ['an id that is none', 'contact_submissions', { ...inquiry, id: '1; drop table' }, 400, 'uuid'],
    ['a column that is not there', 'contact_submissions', { ...inquiry, admin: true }, 400, 'admin'],
    [
      'a forged time',
      'contact_submissions',
      { ...inquiry, created_at: '2000-01-01' },
      401,
      'permission denied',
    ],
    [
      'a forged reprieve',
      'contact_submissions',
      { ...inquiry, keep_until: '2999-01-01' },
      401,
      'permission denied',
    ],
    ['nothing', 'contact_submissions', {}, 400, ''],
    [
      'one bad row among good ones',
      'contact_submissions',
      [inquiry, { ...inquiry, role: 'x' }],
      400,
      'role_check',
    ],
    ['no address to write to', 'newsletter_subscriptions', { ...signup, email: '' }, 400, 'email_check'],
    [
      'a signup that is none',
      'newsletter_subscriptions',
      { ...signup, email: email(), is_active: false },
      401,
      'row-level security',
    ],
    ['an unknown sender', 'chat_conversations', { ...said, sender: 'system' }, 400, 'sender_check'],
    [
      'a chat message too long',
      'chat_conversations',
      { ...said, message: letters(4001) },
      400,
      'message_check',
    ],
    [
      'an unknown type of event',
      'analytics_events',
      { ...event, event_type: 'Drop Table' },
      400,
      'event_type_check',
    ],
    [
      'a page that is none',
      'analytics_events',
      { ...event, page_path: 'https://x.example' },
      400,
      'page_path_check',
    ],
    [
      'a form without the host',
      'form_submissions',
      { form_name: 'contact', fields: {} },
      401,
      'permission denied',
    ],
    [
      'a name that nobody sees',
      'contact_submissions',
      { ...inquiry, name: '\u200b\u2060\u3164' },
      400,
      'name_check',
    ],
    [
      'a name that turns round',
      'contact_submissions',
      { ...inquiry, name: 'Ada\u202egnitrap' },
      400,
      'name_check',
    ],
    ['a table that is not there', 'orders', { a: 1 }, 404, 'orders'],
  ])('%s', async (_name, table, row, status, words) => {
    const counted = table === 'orders' ? 'contact_submissions' : table;
    await expectRefusal(counted, post(table, row), status, words);
  });

  it('keeps markup as the words it is', async () => {
    const name = `<img src=x onerror=alert(1)> '"; drop table contact_submissions; --`;
    const answer = await post(
      'contact_submissions',
      { ...inquiry, name },
      { prefer: 'return=representation' },
    );
    expect(await answer.json()).toMatchObject([{ name }]);
  });

  it('gives times in the spelling that every browser reads', async () => {
    const answer = await post('contact_submissions', inquiry, { prefer: 'return=representation' });
    const [row] = (await answer.json()) as { created_at: string }[];
    expect(row?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });
});

describe('requests', () => {
  const tenMegabytes = () => letters(10 * 1024 * 1024);

  function streamed(): ReadableStream {
    let chunks = 160;
    return new ReadableStream({
      pull: (controller) =>
        chunks-- > 0 ? controller.enqueue(Buffer.alloc(65_536, 'x')) : controller.close(),
    });
  }

  it.each<[string, () => BodyInit, Record<string, string>, number, string]>([
    ['half of a JSON', () => '{"name":', {}, 400, ''],
    ['a row without columns', () => ' {} ', {}, 400, 'no columns'],
    [
      'another charset',
      () => Buffer.from('{}', 'utf16le'),
      { 'content-type': 'application/json; charset=utf-16' },
      400,
      '',
    ],
    ['lists without end', () => `${'['.repeat(50_000)}${']'.repeat(50_000)}`, {}, 400, ''],
    [
      'a list in place of a name',
      () => JSON.stringify({ ...inquiry, name: [['Ada']] }),
      {},
      400,
      'does not fit',
    ],
    [
      'an object in place of a name',
      () => JSON.stringify({ ...inquiry, name: { first: 'Ada' } }),
      {},
      400,
      'does not fit',
    ],
    ['a text', () => '"hello"', {}, 400, ''],
    ['a form', () => 'name=Ada', { 'content-type': 'application/x-www-form-urlencoded' }, 400, ''],
    ['another type', () => '<a/>', { 'content-type': 'application/xml' }, 400, 'application/xml'],
    ['10 MB', tenMegabytes, {}, 413, `larger than ${maxBodyBytes} bytes`],
    ['10 MB without a length', streamed, {}, 413, `larger than ${maxBodyBytes} bytes`],
  ])('%s', async (_name, body, headers, status, words) => {
    await expectRefusal('contact_submissions', post('contact_submissions', body(), headers), status, words);
  });

  it.each(['token?grant_type=password', 'signup', 'user', 'admin/users'])(
    'to sign in (%s): there is none',
    async (path) => {
      const said = vi.spyOn(console, 'error');
      const answer = await fetch(`${backend.url}/auth/v1/${path}`, { method: 'POST', body: '{}' });
      expect(answer.status).toBe(404);
      expect(said).not.toHaveBeenCalled();
    },
  );

  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = part({ role: 'service_role', exp: 4_000_000_000 });
  it.each([
    ['without a signature', `${part({ alg: 'none' })}.${claims}.`],
    ['of two parts', `${part({ alg: 'HS256' })}.${claims}`],
    ['that is none', 'service_role'],
  ])('with a token %s are refused', async (_what, token) => {
    const answer = await post('contact_submissions', inquiry, { authorization: `Bearer ${token}` });
    expect(answer.status).toBe(401);
  });

  it.each([
    ['announced', ['content-length: 10485760', '', ''].join('\r\n')],
    ['found out', ['transfer-encoding: chunked', '', '180000', letters(0x18_0000), ''].join('\r\n')],
  ])('too large, %s: is refused before the rest has come', async (_name, rest) => {
    const client = connect(Number(new URL(backend.url).port), '127.0.0.1');
    client.write(`POST /rest/v1/contact_submissions HTTP/1.1\r\nhost: localhost\r\n${rest}`);
    const [answer] = await once(client, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 413 /);
    client.destroy();
    expect((await post('contact_submissions', inquiry)).status).toBe(201);
  });

  it('answers a flood of 500 bad requests, and a good one behind it', async () => {
    const before = await count('contact_submissions');
    const flood = await Promise.all(
      Array.from({ length: 500 }, () => post('contact_submissions', { ...inquiry, role: 'x' })),
    );
    expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([400]));
    expect((await post('contact_submissions', inquiry)).status).toBe(201);
    expect(await count('contact_submissions')).toBe(before + 1);
  }, 60_000);
});

describe('forms that the database refuses', () => {
  const form = { form_name: 'contact', spam: false, fields: {} };
  it.each<[string, object]>([
    ['an unknown form', { form_name: 'order' }],
    ['more than fits', { fields: { message: letters(300_000) } }],
    ['a NUL', { fields: { name: '\u0000' } }],
    ['a list', { fields: [] }],
    ['a name of two lines', { fields: { name: 'Ada\nadmin' } }],
    ['a name that turns round', { fields: { name: 'Ada\u202egnitrap' } }],
  ])('%s: says so, stores nothing', async (_name, wrong) => {
    const before = await count('form_submissions');
    const stored = backend.storeFormSubmission({ ...form, ...wrong });
    await expect(stored).rejects.toThrow(FormNotStoredError);
    await expect(stored).rejects.toMatchObject({ status: 400, retryAfter: undefined });
    expect(await count('form_submissions')).toBe(before);
  });
});
