import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventLimits } from '../forms/limits.ts';
import { newSubmissionId } from './submission-id.ts';
import { createTracker } from './tracker.ts';

const address = { url: 'https://project.example/', key: 'sb_publishable_x' };

afterEach(() => vi.unstubAllGlobals());

function browser(navigator: object = {}, fetch = vi.fn(async () => new Response(null, { status: 201 }))) {
  vi.stubGlobal('navigator', { userAgent: 'x'.repeat(5000), ...navigator });
  vi.stubGlobal('document', { referrer: '' });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

it('sends one small request with both headers, which outlives the page', () => {
  const fetch = browser();
  createTracker(address)('page_view', '/contact?topic=speech');
  const [url, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(url).toBe('https://project.example/rest/v1/analytics_events');
  expect(init).toMatchObject({
    method: 'POST',
    keepalive: true,
    headers: {
      apikey: address.key,
      authorization: `Bearer ${address.key}`,
      'content-type': 'application/json',
      // Nobody reads the row.
      prefer: 'return=minimal',
    },
  });
  expect(JSON.parse(String(init.body))).toEqual({
    event_type: 'page_view',
    page_path: '/contact?topic=speech',
    user_agent: 'x'.repeat(eventLimits.user_agent),
    referrer: '',
  });
});

it.each([{ doNotTrack: '1' }, { doNotTrack: 'yes' }, { globalPrivacyControl: true }])(
  'sends nothing with %o',
  (wish) => {
    const fetch = browser(wish);
    createTracker(address)('page_view', '/');
    expect(fetch).not.toHaveBeenCalled();
  },
);

it.each([
  ['a refusal', '503 no', address, async () => new Response('no', { status: 503 })],
  ['a dead network', 'Failed to fetch', address, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a missing key', 'supabaseKey is required.', { ...address, key: '' }, async () => new Response()],
])('logs %s and does nothing else', async (_name, message, to, fetch) => {
  browser({}, vi.fn(fetch));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  createTracker(to)('form_submit_contact', '/contact');
  await vi.waitFor(() =>
    expect(log).toHaveBeenCalledWith('Analytics tracking error', expect.objectContaining({ message })),
  );
});

describe('several events', () => {
  const events = (fetch: ReturnType<typeof browser>) =>
    (fetch.mock.calls as unknown as [string, RequestInit][]).map(([, { body }]) => JSON.parse(String(body)));
  const paths = (fetch: ReturnType<typeof browser>) => events(fetch).map(({ page_path }) => page_path);

  it('go out in their order, one at a time, also after one that failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    const fetch = vi.fn(
      () => answers[fetch.mock.calls.length - 1]?.promise ?? Promise.resolve(new Response()),
    );
    browser({}, fetch);
    const tracker = createTracker(address);
    for (const path of ['/a', '/b', '/c']) tracker('page_view', path);
    expect(paths(fetch)).toEqual(['/a']);
    answers[0]?.reject(new TypeError('Failed to fetch'));
    await vi.waitFor(() => expect(paths(fetch)).toEqual(['/a', '/b']));
    answers[1]?.resolve(new Response());
    await vi.waitFor(() => expect(paths(fetch)).toEqual(['/a', '/b', '/c']));
    // All are out, and whatever comes later has not to wait.
    await new Promise((settled) => setTimeout(settled));
    tracker('form_submit_contact', '/d');
    expect(events(fetch).at(-1)).toMatchObject({ event_type: 'form_submit_contact', page_path: '/d' });
  });

  it('are not kept for ever, and leave together with the page', async () => {
    const window = new EventTarget();
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    const fetch = browser(
      {},
      vi.fn(() => new Promise<Response>(() => {})),
    );
    const tracker = createTracker(address);
    for (let i = 0; i <= 30; i += 1) tracker('page_view', `/${i}`);
    expect(paths(fetch)).toEqual(['/0']);
    window.dispatchEvent(new Event('pagehide'));
    expect(paths(fetch)).toEqual(['/0', ...Array.from({ length: 20 }, (_, i) => `/${i + 11}`)]);
  });
});

it('makes ids that the database takes, with and without a secure origin', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(newSubmissionId()).toMatch(uuid);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newSubmissionId()).toMatch(uuid);
});
