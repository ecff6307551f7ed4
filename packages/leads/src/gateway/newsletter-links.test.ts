import { expect, it, vi } from 'vitest';
import { badServer, databaseError, says } from '../submission/test/bad-server.ts';
import { askAgain, pressLink } from './newsletter-links.ts';
import { createSend } from './send.ts';

const key = 'sb_publishable_x';
const confirm = { kind: 'confirm', token: 't', wording: 'I want it' } as const;
const id = '0b0e7a3c-6f0e-4d0a-9a58-0d6f0c1c2b3a';

it.each([
  ['the outcome', says(200, '"confirmed"'), { kind: 'taken', outcome: 'confirmed' }],
  ['an outcome that nobody knows', says(200, '"lost"'), { kind: 'failed' }],
  ['a page of somebody else', says(200, '<html></html>'), { kind: 'failed' }],
  [
    'a limit',
    says(429, { code: 'PT429', message: 'Too many' }, { 'retry-after': '7' }),
    { kind: 'limited', wait: 7000 },
  ],
  ['a refusal', databaseError(400, '22023', 'missing'), { kind: 'failed', reason: '400, missing' }],
])('a press is answered by %s', async (_what, misbehave, expected) => {
  const server = await badServer(misbehave);
  expect(await pressLink({ url: `${server.url}/`, key }, confirm)).toMatchObject(expected);
  expect(server.requests[0]?.url).toBe('/rest/v1/rpc/confirm_newsletter');
  expect(JSON.parse(server.bodies[0] ?? '')).toEqual({ token: 't', wording: 'I want it' });
  await server.close();
});

it('no answer is a failure', async () => {
  const nobody = { url: 'http://127.0.0.1:1', key };
  expect(await pressLink(nobody, { kind: 'leave', token: 't' })).toMatchObject({ kind: 'failed' });
});

it('the token is in the body alone', async () => {
  const server = await badServer(says(200, '"left"'));
  await pressLink({ url: server.url, key }, { kind: 'leave', token: 'secret-token' });
  expect(server.requests[0]?.url).toBe('/rest/v1/rpc/leave_newsletter');
  expect(JSON.stringify(server.requests[0]?.headers)).not.toContain('secret-token');
  await server.close();
});

it('a known address is asked for its confirmation again, and the answer is the same whatever comes of it', async () => {
  const said = vi.spyOn(console, 'info').mockImplementation(() => {});
  const server = await badServer(
    databaseError(409, '23505', 'violates "newsletter_subscriptions_email_key"'),
  );
  const send = createSend({ url: server.url, key });
  const signup = {
    id,
    kind: 'newsletter',
    channel: 'database',
    fields: { email: 'ada@example.com' },
  } as const;
  expect(await send(signup, new AbortController().signal)).toEqual({ kind: 'duplicate' });
  await vi.waitFor(() => expect(said).toHaveBeenCalled());
  const [insertion, asking] = server.requests.map(({ url }) => url?.split('?')[0]);
  expect([insertion, asking]).toEqual([
    '/rest/v1/newsletter_subscriptions',
    '/rest/v1/rpc/ask_newsletter_again',
  ]);
  expect(JSON.parse(server.bodies[1] ?? '')).toEqual({ email: 'ada@example.com' });
  await server.close();
});

it('a new address is not', async () => {
  const server = await badServer(says(201, [{ id }]));
  const signup = {
    id,
    kind: 'newsletter',
    channel: 'database',
    fields: { email: 'ada@example.com' },
  } as const;
  await createSend({ url: server.url, key })(signup, new AbortController().signal);
  await askAgain({ url: server.url, key }, 'marker@example.com');
  expect(server.requests.map(({ url }) => url?.split('?')[0])).toEqual([
    '/rest/v1/newsletter_subscriptions',
    '/rest/v1/rpc/ask_newsletter_again',
  ]);
  expect(server.bodies[1]).toContain('marker');
  await server.close();
});
