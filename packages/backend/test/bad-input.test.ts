import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Backend, FormNotStoredError, startBackend } from '../src/embedded/index.ts';
import { maxBodyBytes } from '../src/http/fetch-handler.ts';
import { preparedPlace } from './place.ts';
import { inquiry } from './samples.ts';

// Whatever arrives: a clear error, nothing half stored, and the server goes on. What strangers try on purpose: abuse/.
const place = await preparedPlace();
let backend: Backend;

beforeAll(async () => {
  // A flood takes a busy machine longer than a visitor is to wait.
  backend = await startBackend({ ...place, port: 0, rateLimit: false, patience: { answer: 120 } });
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

describe('rows', () => {
  it('gives times in the spelling that every browser reads', async () => {
    const answer = await post('contact_submissions', inquiry, { prefer: 'return=representation' });
    const [row] = (await answer.json()) as { created_at: string }[];
    expect(row?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });
});

describe('requests', () => {
  function streamed(): ReadableStream {
    let chunks = 160;
    return new ReadableStream({
      pull: (controller) =>
        chunks-- > 0 ? controller.enqueue(Buffer.alloc(65_536, 'x')) : controller.close(),
    });
  }

  it('of 10 MB without a length are refused', async () => {
    const answer = post('contact_submissions', streamed());
    await expectRefusal('contact_submissions', answer, 413, `larger than ${maxBodyBytes} bytes`);
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

  it('answers a flood of 200 bad requests, and a good one behind it', async () => {
    const before = await count('contact_submissions');
    const flood = await Promise.all(
      Array.from({ length: 200 }, () => post('contact_submissions', { ...inquiry, role: 'x' })),
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
