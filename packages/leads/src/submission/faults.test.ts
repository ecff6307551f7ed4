import { afterEach, expect, it, vi } from 'vitest';
import { createAttempts } from '../gateway/attempts.ts';
import { formReceipt } from '../gateway/form-receipt.ts';
import type { Outcome } from '../gateway/outcome.ts';
import { postForm } from '../gateway/post-form.ts';
import type { Submission } from '../outbox/entry.ts';
import { begin } from './step.ts';
import { badServer, databaseError, type Misbehaviour, says } from './test/bad-server.ts';
import { createTransport } from './transport.ts';

const id = '0b0e7a3c-6f0e-4d0a-9a58-0d6f0c1c2b3a';
const email = 'ada@example.com';
const fields = { name: 'Ada', email, company: 'E', role: 'ceo', message: 'Hello' };
const contact: Submission = { id, kind: 'contact', page: '/contact', fields };
const newsletter: Submission = { id, kind: 'newsletter', page: '/', fields: { email } };
const booking: Submission = { id, kind: 'workshop-booking', page: '/workshop-details', fields };

const receipt = { [formReceipt]: id };

const unique = (constraint: string) =>
  databaseError(409, '23505', `duplicate key value violates unique constraint "${constraint}"`);

const resets: Misbehaviour = (response) => response.socket?.destroy();
const breaksOff: Misbehaviour = (response) => {
  response.writeHead(201, { 'content-type': 'application/json', 'content-length': '500' });
  response.write('{"id": "0b0e');
  setTimeout(() => response.socket?.destroy(), 20);
};
const slow: Misbehaviour = (response, request) =>
  void setTimeout(() => says(201, { id }, receipt)(response, request), 300);
const silent: Misbehaviour = () => {};

afterEach(() => vi.unstubAllGlobals());

/** One attempt against a server that does this. */
async function attempt(submission: Submission, misbehave: Misbehaviour, patience = 5000) {
  const server = await badServer(misbehave);
  const send = createTransport({
    attempts: createAttempts({ url: server.url, key: 'sb_publishable_x' }),
    post: (post, signal) => postForm({ ...post, action: `${server.url}/` }, signal),
  });
  const outcome = await send(begin(submission, undefined, 0), AbortSignal.timeout(patience));
  await server.close();
  return { outcome, bodies: server.bodies, ending: endingOf(outcome) };
}

function endingOf(outcome: Outcome): string {
  return outcome.kind === 'stored' && outcome.doubtful ? 'doubtful' : outcome.kind;
}

/** What becomes of an inquiry, of a subscription, of a booking. */
const table: [fault: string, Misbehaviour, contact: string, newsletter: string, booking: string][] = [
  ['nothing', says(201, { id }, receipt), 'stored', 'stored', 'stored'],
  ['a slow answer', slow, 'stored', 'stored', 'stored'],
  ["somebody else's receipt", says(201, { id }, { [formReceipt]: 'other' }), 'stored', 'stored', 'doubtful'],
  [
    'the mark of the production host',
    says(201, { id }, { 'x-nf-request-id': '1' }),
    'stored',
    'stored',
    'stored',
  ],
  ['a connection reset', resets, 'failed', 'failed', 'failed'],
  ['an answer that breaks off', breaksOff, 'failed', 'failed', 'doubtful'],
  ['400 and a failed check', databaseError(400, '23514', 'violates check'), 'refused', 'refused', 'refused'],
  ['401', says(401, { message: 'Invalid API key' }), 'refused', 'refused', 'refused'],
  ['403 with 42501', databaseError(403, '42501', 'permission denied'), 'refused', 'refused', 'refused'],
  ['404', databaseError(404, 'PGRST205', 'no such table'), 'refused', 'refused', 'refused'],
  ['404 and nothing else', says(404, ''), 'refused', 'refused', 'refused'],
  ['404 and a list', says(404, []), 'refused', 'refused', 'refused'],
  ['406, not one row', databaseError(406, 'PGRST116', 'no rows'), 'failed', 'failed', 'refused'],
  ['408', says(408, ''), 'failed', 'failed', 'failed'],
  ['409 on our own id', unique('contact_submissions_pkey'), 'stored', 'stored', 'refused'],
  ['409 on the e-mail', unique('newsletter_subscriptions_email_key'), 'refused', 'duplicate', 'refused'],
  ['413', says(413, 'too large'), 'refused', 'refused', 'refused'],
  ['429', databaseError(429, 'PT429', 'Too many messages'), 'limited', 'limited', 'limited'],
  ['500', databaseError(500, 'XX000', 'internal error'), 'failed', 'failed', 'failed'],
  ['503', says(503, ''), 'failed', 'failed', 'failed'],
  ['502 and a page', says(502, '<html>Bad gateway</html>'), 'failed', 'failed', 'failed'],
  ['200 and a page', says(200, '<html>Log in to this network</html>'), 'failed', 'failed', 'doubtful'],
  ['200 and broken JSON', says(200, '{"id": "0b0'), 'failed', 'failed', 'doubtful'],
  ['200 and nothing', says(200, ''), 'failed', 'failed', 'doubtful'],
  ["200 and somebody else's row", says(200, { id: 'other' }), 'failed', 'failed', 'doubtful'],
  ['201 and nothing', says(201, ''), 'stored', 'stored', 'doubtful'],
];

it.each(table)('%s', async (_fault, misbehave, ...expected) => {
  const got = [contact, newsletter, booking].map((each) => attempt(each, misbehave));
  expect((await Promise.all(got)).map(({ ending }) => ending)).toEqual(expected);
});

it.each([contact, newsletter, booking])(
  'no answer at all is a failed attempt ($kind)',
  async (submission) => {
    const { outcome } = await attempt(submission, silent, 200);
    expect(outcome).toMatchObject({ kind: 'failed', status: 0 });
  },
);

it.each([contact, booking])('a refused connection is a failed attempt ($kind)', async (submission) => {
  const server = await badServer(silent);
  await server.close();
  const send = createTransport({
    attempts: createAttempts({ url: server.url, key: 'sb_publishable_x' }),
    post: (post, signal) => postForm({ ...post, action: `${server.url}/` }, signal),
  });
  expect(await send(begin(submission, undefined, 0), AbortSignal.timeout(5000))).toMatchObject({
    kind: 'failed',
  });
});

it.each([
  ['the header in seconds', { 'retry-after': '40' }, null, 40_000],
  ['the details of the database', {}, 'Try again in 2 minutes.', 120_000],
  ['named seconds', {}, 'retry_after: 90', 90_000],
  ['nobody', {}, null, 60_000],
  ['a header beyond reason', { 'retry-after': '99999999' }, null, 86_400_000],
] as const)('how long to wait is told by %s', async (_who, headers, details, wait) => {
  const body = { code: 'PT429', message: 'Too many', details, hint: null };
  for (const submission of [contact, newsletter]) {
    const { outcome } = await attempt(submission, says(429, body, headers));
    expect(outcome).toMatchObject({ kind: 'limited', wait, said: 'Too many' });
  }
});

it('without a backend there is a refusal before any request, and the form handling is next', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const attempts = createAttempts({ url: '', key: '' });
  const outcome = await attempts.submitInquiry({ id, ...fields });
  expect(outcome).toMatchObject({ kind: 'refused', reason: 'supabaseKey is required.' });
  expect(fetch).not.toHaveBeenCalled();
});

it('a form goes out with its name, its id and an empty bot field', async () => {
  const { bodies } = await attempt(booking, says(200, '<html></html>'));
  const part = (name: string, value: string) =>
    expect(bodies[0]).toMatch(new RegExp(`name="${name}"\\r\\n\\r\\n${value}\\r\\n`));
  part('form-name', 'workshop-booking');
  part('submission_id', id);
  part('bot-field', '');
  part('company', 'E');
});
