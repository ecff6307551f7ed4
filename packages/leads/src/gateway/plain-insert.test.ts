import { expect, it, vi } from 'vitest';
import { badServer, databaseError, says } from '../submission/test/bad-server.ts';
import { createAttempts } from './attempts.ts';

vi.mock('@supabase/supabase-js', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
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
    const server = await badServer(misbehave);
    const attempts = createAttempts({ url: `${server.url}/`, key: 'sb_publishable_x' });
    expect(await attempts.subscribe({ id, email })).toMatchObject(expected);
    expect(JSON.parse(server.bodies[0] ?? '')).toEqual({ id, email, is_active: true });
    await server.close();
  },
);
