import { createClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../forms/messages.ts';
import { createAttempts } from './attempts.ts';
import { newsletterMessage } from './newsletter-message.ts';

const inquiry = { name: 'Ada', email: 'ada@example.com', company: 'E', role: 'ceo', message: 'Hello' };
const id = '0b0e7a3c-6f0e-4d0a-9a58-0d6f0c1c2b3a';
const attempts = createAttempts({ url: 'https://project.example', key: 'sb_publishable_x' });

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
  it('is refused in the words of supabase-js, and only when it is used', async () => {
    const keyless = createAttempts({ url: 'https://project.example', key: '' });
    expect(() => createClient('https://project.example', '')).toThrow(messages.client.keyMissing);
    const refused = { kind: 'refused', reason: messages.client.keyMissing };
    expect(await keyless.submitInquiry({ id, ...inquiry })).toMatchObject(refused);
    expect(await keyless.subscribe({ id, email: 'a@b.co' })).toMatchObject(refused);
  });
});

describe('an inquiry', () => {
  it('goes out cleaned, under its own id, and counts when its row comes back', async () => {
    const fetch = answer(201, JSON.stringify({ id }));
    const result = await attempts.submitInquiry({ id, ...inquiry, name: ' Ada ', message: 'a\r\nb\u0000' });
    expect(result).toEqual({ kind: 'stored' });
    const [url, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(String(url)).toContain('/rest/v1/contact_submissions');
    expect(JSON.parse(String(init.body))).toEqual({ ...inquiry, id, message: 'a\nb' });
    const headers = new Headers(init.headers);
    expect(headers.get('apikey')).toBe('sb_publishable_x');
    expect(headers.get('authorization')).toBe('Bearer sb_publishable_x');
  });

  it('is there already when its id is', async () => {
    answer(409, databaseError('23505', unique('contact_submissions_pkey')));
    expect(await attempts.submitInquiry({ id, ...inquiry })).toEqual({ kind: 'stored' });
  });

  it.each([
    [
      400,
      databaseError('23514', 'violates check constraint'),
      { kind: 'refused', said: 'violates check constraint' },
    ],
    [503, '{}', { kind: 'failed' }],
    [200, '', { kind: 'failed' }],
  ])('has not arrived on an answer %i %s', async (status, body, outcome) => {
    answer(status, body);
    expect(await attempts.submitInquiry({ id, ...inquiry })).toMatchObject({ ...outcome, status });
  });

  it('has failed when the network has', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const outcome = await attempts.submitInquiry({ id, ...inquiry });
    expect(outcome).toMatchObject({
      kind: 'failed',
      status: 0,
      reason: expect.stringContaining('Failed to fetch'),
    });
  });
});

describe('a subscription', () => {
  const subscribe = () => attempts.subscribe({ id, email: ' a@b.co ' });
  const said = async () => newsletterMessage(await subscribe());

  it.each([
    [201, JSON.stringify({ id })],
    [409, databaseError('23505', unique('newsletter_subscriptions_pkey'))],
  ])('is there on an answer %i', async (status, body) => {
    const fetch = answer(status, body);
    expect(await subscribe()).toEqual({ kind: 'stored' });
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
    expect(await said()).toBe(message);
  });

  it('says it failed when the network did', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await said()).toBe('Failed to subscribe');
  });
});
