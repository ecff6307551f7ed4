import { afterEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../forms/limits.ts';
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
  createTracker(address).pageView('/contact?topic=speech');
  const [url, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(url).toBe('https://project.example/rest/v1/analytics_events');
  expect(init).toMatchObject({
    keepalive: true,
    headers: { apikey: address.key, authorization: `Bearer ${address.key}` },
  });
  expect(JSON.parse(String(init.body))).toEqual({
    event_type: 'page_view',
    page_path: '/contact?topic=speech',
    user_agent: 'x'.repeat(limits.userAgent),
    referrer: '',
  });
});

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('sends nothing with %o', (wish) => {
  const fetch = browser(wish);
  createTracker(address).pageView('/');
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['a refusal', address, async () => new Response('no', { status: 503 })],
  ['a dead network', address, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a missing key', { ...address, key: '' }, async () => new Response()],
])('logs %s and does nothing else', async (_name, to, fetch) => {
  browser({}, vi.fn(fetch));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  createTracker(to).formSubmit('contact', '/contact');
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('Analytics tracking error', expect.any(Error)));
});

describe('several events', () => {
  const paths = (fetch: ReturnType<typeof browser>) =>
    (fetch.mock.calls as unknown as [string, RequestInit][]).map(
      ([, { body }]) => JSON.parse(String(body)).page_path,
    );

  it('go out in their order, one at a time, also after one that failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    const fetch = vi.fn(
      () => answers[fetch.mock.calls.length - 1]?.promise ?? Promise.resolve(new Response()),
    );
    browser({}, fetch);
    const tracker = createTracker(address);
    for (const path of ['/a', '/b', '/c']) tracker.pageView(path);
    expect(paths(fetch)).toEqual(['/a']);
    answers[0]?.reject(new TypeError('Failed to fetch'));
    await vi.waitFor(() => expect(paths(fetch)).toEqual(['/a', '/b']));
    answers[1]?.resolve(new Response());
    await vi.waitFor(() => expect(paths(fetch)).toEqual(['/a', '/b', '/c']));
  });

  it('are not kept for ever, and leave together with the page', async () => {
    const events = new EventTarget();
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
    const fetch = browser(
      {},
      vi.fn(() => new Promise<Response>(() => {})),
    );
    const tracker = createTracker(address);
    for (let i = 0; i <= 30; i += 1) tracker.pageView(`/${i}`);
    expect(paths(fetch)).toEqual(['/0']);
    events.dispatchEvent(new Event('pagehide'));
    expect(paths(fetch)).toEqual(['/0', ...Array.from({ length: 20 }, (_, i) => `/${i + 11}`)]);
  });
});

it('makes ids that the database takes, with and without a secure origin', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(newSubmissionId()).toMatch(uuid);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newSubmissionId()).toMatch(uuid);
});
