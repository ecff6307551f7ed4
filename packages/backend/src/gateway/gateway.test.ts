import { messages } from '@laliaflia/domain';
import { createClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createGateway } from './gateway.ts';

const inquiry = { name: 'Ada', email: 'ada@example.com', company: 'E', role: 'ceo', message: 'Hello' };
const id = '0b0e7a3c-6f0e-4d0a-9a58-0d6f0c1c2b3a';
const gateway = createGateway({ url: 'https://project.example', key: 'sb_publishable_x' });

afterEach(() => vi.unstubAllGlobals());

/** supabase-js keeps the fetch it finds at each call, so that stubbing the global is enough. */
function answer(status: number, body: string, type = 'application/json') {
  const fetch = vi.fn(async () => new Response(body, { status, headers: { 'content-type': type } }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const databaseError = (code: string, message: string) => JSON.stringify({ code, message, details: null });
const unique = (name: string) => `duplicate key value violates unique constraint "${name}"`;

describe('without a key', () => {
  it('rejects with the words of supabase-js, and only when it is used', async () => {
    const keyless = createGateway({ url: 'https://project.example', key: '' });
    expect(() => createClient('https://project.example', '')).toThrow(messages.client.keyMissing);
    await expect(keyless.submitInquiry({ id, ...inquiry })).rejects.toThrow('supabaseKey is required');
    await expect(keyless.subscribe({ id, email: 'a@b.co' })).rejects.toThrow('supabaseKey is required');
  });
});

describe('an inquiry', () => {
  it('goes out cleaned, under its own id, and counts when its row comes back', async () => {
    const fetch = answer(201, JSON.stringify({ id }));
    const result = await gateway.submitInquiry({ id, ...inquiry, name: ' Ada ', message: 'a\r\nb\u0000' });
    expect(result).toEqual({ ok: true });
    const [url, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(String(url)).toContain('/rest/v1/contact_submissions');
    expect(JSON.parse(String(init.body))).toEqual({ ...inquiry, id, message: 'a\nb' });
    const headers = new Headers(init.headers);
    expect(headers.get('apikey')).toBe('sb_publishable_x');
    expect(headers.get('authorization')).toBe('Bearer sb_publishable_x');
  });

  it('is there already when its id is', async () => {
    answer(409, databaseError('23505', unique('contact_submissions_pkey')));
    expect(await gateway.submitInquiry({ id, ...inquiry })).toEqual({ ok: true });
  });

  it.each([
    [400, databaseError('23514', 'violates check constraint'), 'violates check constraint'],
    [503, '{}', messages.contact.failed],
    [200, '', messages.contact.failed],
  ])('has failed on an answer %i %s', async (status, body, error) => {
    answer(status, body);
    expect(await gateway.submitInquiry({ id, ...inquiry })).toEqual({ ok: false, error, status });
  });

  it('has failed when the network has', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const result = await gateway.submitInquiry({ id, ...inquiry });
    expect(result).toMatchObject({ ok: false, status: 0, error: expect.stringContaining('Failed to fetch') });
  });
});

describe('a subscription', () => {
  const subscribe = () => gateway.subscribe({ id, email: ' a@b.co ' });

  it.each([
    [201, JSON.stringify({ id })],
    [409, databaseError('23505', unique('newsletter_subscriptions_pkey'))],
  ])('is there on an answer %i', async (status, body) => {
    const fetch = answer(status, body);
    expect(await subscribe()).toEqual({ ok: true });
    const [, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(JSON.parse(String(init.body))).toEqual({ id, email: 'a@b.co', is_active: true });
  });

  it.each([
    [
      'a known e-mail',
      409,
      databaseError('23505', unique('newsletter_subscriptions_email_key')),
      'This email is already subscribed',
    ],
    [
      'another database error',
      400,
      databaseError('23514', 'violates the e-mail check'),
      'violates the e-mail check',
    ],
    ['an error without a message', 500, '{}', 'Failed to subscribe'],
    ['a page in between', 502, '<html>Bad gateway</html>', 'Failed to subscribe'],
  ])('says the right thing on %s', async (_name, status, body, message) => {
    answer(status, body);
    expect(await subscribe()).toEqual({ ok: false, message });
  });

  it('says it failed when the network did', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await subscribe()).toEqual({ ok: false, message: 'Failed to subscribe' });
  });
});
