import { inspect } from 'node:util';
import { newSubmissionId } from '@laliaflia/leads';
import { createSend } from '@laliaflia/leads/submission';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Backend, startBackend } from '../src/embedded/index.ts';
import { preparedPlace } from './place.ts';
import { freshEmail, inquiry } from './samples.ts';

const place = await preparedPlace();

describe('through supabase-js', () => {
  let backend: Backend;
  let visitor: SupabaseClient;
  let owner: SupabaseClient;

  beforeAll(async () => {
    backend = await startBackend({ ...place, port: 0, rateLimit: false });
    visitor = connect(backend.publishableKey);
    owner = connect(backend.secretKey);
  });

  afterAll(() => backend?.close());

  function connect(key: string): SupabaseClient {
    return createClient(backend.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  }

  it('gives a visitor the row that he inserted', async () => {
    const id = newSubmissionId();
    const inserted = await visitor
      .from('contact_submissions')
      .insert({ id, ...inquiry })
      .select()
      .single();
    expect(inserted).toMatchObject({ error: null, status: 201, data: { id, ...inquiry } });

    const email = freshEmail();
    const subscribed = await visitor
      .from('newsletter_subscriptions')
      .insert({ email, is_active: true })
      .select()
      .maybeSingle();
    expect(subscribed.data).toMatchObject({ email, is_active: true });

    const chat = { session_id: 's1', message: 'Hello', sender: 'user' };
    const said = await visitor.from('chat_conversations').insert(chat).select().single();
    expect(said.data).toMatchObject(chat);
  });

  it('gives nothing back for an event, as agreed', async () => {
    const event = { event_type: 'page_view', page_path: '/?a=b', user_agent: 'x', referrer: '' };
    const result = await visitor.from('analytics_events').insert(event);
    expect(result).toMatchObject({ status: 201, error: null, data: null });
  });

  it('refuses a wrong key and none', async () => {
    const stranger = await connect('sb_publishable_wrong').from('contact_submissions').insert(inquiry);
    expect(stranger.status).toBe(401);
    const response = await fetch(`${backend.url}/rest/v1/contact_submissions`);
    expect(response.status).toBe(401);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a missing column', { ...inquiry, name: undefined }, '23502'],
    ['null', { ...inquiry, message: null }, '23502'],
    ['a blank name', { ...inquiry, name: '  ' }, '23514'],
    ['a malformed e-mail', { ...inquiry, email: 'ada' }, '23514'],
    ['an unknown role', { ...inquiry, role: 'emperor' }, '23514'],
    ['a text beyond the limit', { ...inquiry, message: 'x'.repeat(5001) }, '23514'],
    ['a control character', { ...inquiry, name: 'Ada\u0007' }, '23514'],
    ['an id that is none', { ...inquiry, id: 'payment_1' }, '22P02'],
    ['an unknown column', { ...inquiry, admin: true }, 'PGRST204'],
  ])('refuses %s with the code that supabase-js users know', async (_name, row, code) => {
    const output = mute();
    const result = await visitor.from('contact_submissions').insert(row);
    expect(result.error?.code).toBe(code);
    expect(result.status).toBe(400);
    expect(inspect(output.mock.calls, { depth: 9 })).not.toMatch(/ada@example|payment_1|emperor/);
  });

  it('shows everything to the secret key, and lets it delete', async () => {
    const id = newSubmissionId();
    await visitor.from('contact_submissions').insert({ id, ...inquiry });
    expect((await owner.from('contact_submissions').select().eq('id', id)).data).toHaveLength(1);
    expect((await owner.from('contact_submissions').delete().eq('id', id).select()).data).toHaveLength(1);
  });

  describe('an attempt', () => {
    let send: ReturnType<typeof createSend>;
    beforeEach(() => {
      send = createSend({ url: backend.url, key: backend.publishableKey });
    });
    const { signal } = new AbortController();
    const contact = (fields: Partial<typeof inquiry> = {}) =>
      ({
        kind: 'contact',
        channel: 'database',
        id: newSubmissionId(),
        fields: { ...inquiry, ...fields },
      }) as const;
    const signup = (email: string) =>
      ({ kind: 'newsletter', channel: 'database', id: newSubmissionId(), fields: { email } }) as const;

    it('stores an inquiry once, however often it is sent', async () => {
      mute();
      const sent = contact();
      expect(await send(sent, signal)).toEqual({ kind: 'stored' });
      expect(await send(sent, signal)).toEqual({ kind: 'stored' });
      expect((await owner.from('contact_submissions').select().eq('id', sent.id)).data).toHaveLength(1);
    });

    it('reports what the database says of a row that it refuses', async () => {
      mute();
      expect(await send(contact({ role: 'emperor' }), signal)).toMatchObject({
        kind: 'refused',
        status: 400,
        said: expect.stringContaining('contact_submissions_role_check'),
      });
    });

    it('tells a repeat of one subscription from a second one', async () => {
      mute();
      const email = freshEmail();
      const first = signup(email);
      expect(await send(first, signal)).toEqual({ kind: 'stored' });
      expect(await send(first, signal)).toEqual({ kind: 'stored' });
      expect(await send(signup(email.toUpperCase()), signal)).toEqual({ kind: 'duplicate' });
    });
  });
});

/** Refused requests print a line each; the tests that provoke them look at it or let it pass. */
function mute() {
  return vi.spyOn(console, 'error').mockImplementation(() => {});
}
