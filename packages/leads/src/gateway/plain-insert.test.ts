import { expect, it, vi } from 'vitest';
import { badServer, databaseError, says } from '../submission/test/bad-server.ts';
import { createSend } from './send.ts';

let fails = true;
vi.mock('@supabase/supabase-js', async (load) => {
  if (fails) throw new TypeError('Failed to fetch dynamically imported module');
  return load();
});

const id = '0b0e7a3c-6f0e-4d0a-9a58-0d6f0c1c2b3a';
const email = 'ada@example.com';

it.each([
  ['the row', says(201, [{ id }]), { kind: 'stored' }],
  [
    'a known address',
    databaseError(409, '23505', 'violates "newsletter_subscriptions_email_key"'),
    { kind: 'duplicate' },
  ],
  [
    'a limit',
    says(429, { code: 'PT429', message: 'Too many' }, { 'retry-after': '7' }),
    { kind: 'limited', wait: 7000 },
  ],
  ['a page', says(200, '<html></html>'), { kind: 'failed' }],
  ['nothing but 404', says(404, ''), { kind: 'refused' }],
])(
  'where supabase-js cannot be fetched, the request goes out without it: %s',
  async (_name, misbehave, expected) => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const server = await badServer(misbehave);
    const send = createSend({ url: `${server.url}/`, key: 'sb_publishable_x' });
    const signup = { id, kind: 'newsletter', channel: 'database', fields: { email } } as const;
    expect(await send(signup, new AbortController().signal)).toMatchObject(expected);
    expect(JSON.parse(server.bodies[0] ?? '')).toEqual({ id, email, is_active: true });
    await server.close();
  },
);

it('where it could not be fetched once, it is fetched anew for the next one', async () => {
  const server = await badServer(says(201, [{ id }]));
  const send = createSend({ url: server.url, key: 'sb_publishable_x' });
  const signup = { id, kind: 'newsletter', channel: 'database', fields: { email } } as const;
  for (fails of [true, false]) await send(signup, new AbortController().signal);
  const clients = server.requests.map(({ headers }) => headers['x-client-info']);
  expect(clients).toEqual([undefined, expect.stringMatching(/^supabase-js/)]);
  await server.close();
});
