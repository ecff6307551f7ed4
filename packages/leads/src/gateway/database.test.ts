import { afterEach, describe, expect, it, vi } from 'vitest';
import { contact } from '../forms/definitions.ts';
import { sampleOf } from '../forms/samples.ts';
import { badServer, says } from '../submission/test/bad-server.ts';
import { openDatabase } from './database.ts';
import { type ApiAddress, type Insert, insertPlainly } from './plain-insert.ts';
import { createSend } from './send.ts';

const id = '0b0e7a3c-6f0e-4d0a-9a58-0d6f0c1c2b3a';
const key = 'sb_publishable_x';
const { signal } = new AbortController();
const inquiry = { id, kind: 'contact', channel: 'database', fields: sampleOf(contact) } as const;
const signup = { id, kind: 'newsletter', channel: 'database', fields: { email: 'a@b.co' } } as const;
const inquiryRow: Insert = {
  table: 'contact_submissions',
  row: { id, ...inquiry.fields },
  expects: 'row',
};
const signupRow: Insert = {
  table: 'newsletter_subscriptions',
  row: { id, is_active: true, email: 'a@b.co' },
  expects: 'row or none',
};

afterEach(() => vi.unstubAllGlobals());

/** What goes over the wire, as far as the database reads it. */
async function request(act: (address: ApiAddress) => Promise<unknown>) {
  const server = await badServer(says(201, { id }));
  await act({ url: `${server.url}/`, key });
  await server.close();
  const [{ method, url, headers } = { headers: {} }] = server.requests;
  const { apikey, authorization, accept, prefer } = headers;
  const client = headers['x-client-info'];
  return {
    seen: {
      ...{ method, url: url?.split('?')[0], apikey, authorization, accept, prefer },
      type: headers['content-type'],
      body: JSON.parse(server.bodies[0] ?? ''),
    },
    client,
  };
}

describe.each([
  ['an inquiry', inquiry, inquiryRow],
  ['a subscription', signup, signupRow],
] as const)('%s', (_what, entry, insertion) => {
  it('is the same request with and without supabase-js', async () => {
    const sent = await request((address) => createSend(address)(entry, signal));
    const plain = await request((address) => insertPlainly(address, insertion, signal));
    expect(plain.seen).toEqual(sent.seen);
    expect(plain.seen).toMatchObject({ method: 'POST', url: `/rest/v1/${insertion.table}`, apikey: key });
    // So that the two are not one.
    expect([sent.client, plain.client]).toEqual([expect.stringMatching(/^supabase-js/), undefined]);
  });

  it.each([
    ['small', 10, true],
    ['large', 60_000, false],
  ])('outlives its page when it is %s', async (_size, length, keepalive) => {
    const fetch = vi.fn(async () => Response.json({ id }, { status: 201 }));
    vi.stubGlobal('fetch', fetch);
    const address = { url: 'https://project.example', key };
    const what = { ...insertion, row: { id, message: 'x'.repeat(length) } };
    await openDatabase(address)(what, signal);
    await insertPlainly(address, what, signal);
    expect(fetch.mock.calls).toEqual(
      Array(2).fill([expect.anything(), expect.objectContaining({ keepalive })]),
    );
  });
});

it('nobody is signed in by it, whatever the page has in its address or its storage', async () => {
  const storage = { getItem: vi.fn((_name: string) => null), setItem: vi.fn(), removeItem: vi.fn() };
  const page = 'https://example.com/#access_token=a&refresh_token=b&expires_in=3600&token_type=bearer';
  const window = Object.assign(new EventTarget(), { location: new URL(page), localStorage: storage });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('localStorage', storage);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(new URL(input).pathname);
    return Response.json({ id }, { status: 201 });
  });
  const timers = vi.spyOn(globalThis, 'setInterval');
  await openDatabase({ url: 'https://stranger.example', key })(inquiryRow, signal);
  expect(asked).toEqual(['/rest/v1/contact_submissions']);
  expect(storage.getItem.mock.calls.filter(([name]) => name.includes('auth-token'))).toEqual([]);
  expect(timers).not.toHaveBeenCalled();
});
