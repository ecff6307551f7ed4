import { createClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contact } from '../forms/definitions.ts';
import { sampleOf } from '../forms/samples.ts';
import { logged } from './logged.ts';
import { createSend } from './send.ts';

const id = '0b0e7a3c-6f0e-4d0a-9a58-0d6f0c1c2b3a';
const inquiry = { id, kind: 'contact', channel: 'database', fields: sampleOf(contact) } as const;
const signup = { id, kind: 'newsletter', channel: 'database', fields: { email: 'a@b.co' } } as const;
const { signal } = new AbortController();
const send = createSend({ url: 'https://project.example', key: 'sb_publishable_x' });

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
    const keyless = createSend({ url: 'https://project.example', key: '' });
    expect(() => createClient('https://project.example', '')).toThrow(logged.keyMissing);
    const refused = { kind: 'refused', reason: logged.keyMissing };
    expect(await keyless(inquiry, signal)).toMatchObject(refused);
    expect(await keyless(signup, signal)).toMatchObject(refused);
  });
});

describe('an inquiry', () => {
  it('goes out under its own id, with the columns of its table alone, and counts when its row comes back', async () => {
    const fetch = answer(201, JSON.stringify({ id }));
    const fields = { ...inquiry.fields, industry: 'retail' };
    expect(await send({ ...inquiry, fields }, signal)).toEqual({ kind: 'stored' });
    const [url, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(String(url)).toContain('/rest/v1/contact_submissions');
    expect(JSON.parse(String(init.body))).toEqual({ id, ...inquiry.fields });
    const headers = new Headers(init.headers);
    expect(headers.get('apikey')).toBe('sb_publishable_x');
    expect(headers.get('authorization')).toBe('Bearer sb_publishable_x');
  });

  it('goes out with the time that filling in took, where that was measured', async () => {
    const fetch = answer(201, JSON.stringify({ id }));
    await send({ ...inquiry, seconds: 42 }, signal);
    const [, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(JSON.parse(String(init.body))).toEqual({ id, ...inquiry.fields, filling_seconds: 42 });
  });

  it('is there already when its id is', async () => {
    answer(409, databaseError('23505', unique('contact_submissions_pkey')));
    expect(await send(inquiry, signal)).toEqual({ kind: 'stored' });
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
    expect(await send(inquiry, signal)).toMatchObject({ ...outcome, status });
  });

  it('has failed when the network has', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const outcome = await send(inquiry, signal);
    expect(outcome).toMatchObject({
      kind: 'failed',
      status: 0,
      reason: expect.stringContaining('Failed to fetch'),
    });
  });
});

describe('a subscription', () => {
  it.each([
    [201, JSON.stringify({ id })],
    [409, databaseError('23505', unique('newsletter_subscriptions_pkey'))],
  ])('is there on an answer %i', async (status, body) => {
    const fetch = answer(status, body);
    expect(await send(signup, signal)).toEqual({ kind: 'stored' });
    const [, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(JSON.parse(String(init.body))).toEqual({ id, email: 'a@b.co', is_active: true });
  });

  it.each([
    [
      'a known e-mail',
      409,
      databaseError('23505', unique('newsletter_subscriptions_email_key')),
      { kind: 'duplicate' },
    ],
    [
      'another database error',
      400,
      databaseError('23514', 'violates the e-mail check'),
      { kind: 'refused', status: 400, said: 'violates the e-mail check' },
    ],
    ['an error without a message', 500, '{}', { kind: 'failed', status: 500, said: undefined }],
    ['a page in between', 502, '<html>Bad gateway</html>', { kind: 'failed', status: 502, said: undefined }],
  ])('that meets %s', async (_name, status, body, outcome) => {
    answer(status, body);
    expect({ said: undefined, ...(await send(signup, signal)) }).toMatchObject(outcome);
  });
});

it('what has no table, or no form, is refused before anything is fetched', async () => {
  const fetch = answer(200, '');
  const fields = { session_id: 's', message: 'Hello', sender: 'user' };
  expect(await send({ id, kind: 'chat-message', channel: 'form', fields }, signal)).toMatchObject({
    kind: 'refused',
    reason: 'The host has no form for this',
  });
  expect(await send({ ...inquiry, kind: 'workshop-booking' }, signal)).toMatchObject({
    kind: 'refused',
    reason: 'The database has no table for this',
  });
  expect(fetch).not.toHaveBeenCalled();
});

it('a form goes to the root of the site unless it is told otherwise', async () => {
  const fetch = answer(200, '');
  await send({ ...inquiry, channel: 'form' }, signal);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/', expect.objectContaining({ method: 'POST' }));
});
