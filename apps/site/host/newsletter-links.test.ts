import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LinkNotPressedError } from '@laliaflia/backend/embedded';
import { type RunningServer, serve } from '@laliaflia/backend/serve';
import type { LinkOutcome, LinkPress } from '@laliaflia/leads';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from '../content/pages/newsletter-confirm.ts';
import { hostWords } from '../delivery/host-words.ts';
import { createHost } from './server.ts';

const root = mkdtempSync(path.join(tmpdir(), 'newsletter-links-'));
const token = 'a-token-that-nobody-guesses';
let pressed: [LinkPress, string | undefined][] = [];
let outcome: LinkOutcome | Error = 'confirmed';
let server: RunningServer;

beforeAll(async () => {
  const pages = ['index', 'newsletter-confirm', 'newsletter-leave'];
  for (const page of pages) writeFileSync(path.join(root, `${page}.html`), page);
  writeFileSync(
    path.join(root, '_redirects'),
    '/newsletter/confirm /newsletter-confirm.html 200\n/newsletter/leave /newsletter-leave.html 200\n',
  );
  const host = createHost({
    root,
    compressed: path.join(root, 'compressed'),
    storeFormSubmission: () => Promise.reject(new Error('A press is no form')),
    countViolation: async () => {},
    pressNewsletterLink: async (press, visitor) => {
      pressed.push([press, visitor]);
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    words: hostWords,
  });
  server = await serve(host, { port: 0 });
});
beforeEach(() => {
  pressed = [];
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const request = (link: 'confirm' | 'leave', init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${server.port}/newsletter/${link}?token=${token}`, { redirect: 'manual', ...init });
const asBrowser = { method: 'POST', headers: { 'sec-fetch-mode': 'navigate' } };

describe('opening a mailed link', () => {
  it.each(['GET', 'HEAD'])('changes nothing, whoever does it: %s', async (method) => {
    for (const link of ['confirm', 'leave'] as const) {
      expect((await request(link, { method })).status).toBe(200);
    }
    expect(pressed).toEqual([]);
  });
});

describe('a press without scripts', () => {
  it('confirms with the words of the page, and leads to an address without the token', async () => {
    outcome = 'confirmed';
    const { status, headers } = await request('confirm', asBrowser);
    expect([status, headers.get('location')]).toEqual([303, '/newsletter/confirm?type=confirmed']);
    expect(pressed).toEqual([[{ kind: 'confirm', token, wording: ask.wording }, '127.0.0.1']]);
  });

  it('unsubscribes', async () => {
    outcome = 'left';
    const { status, headers } = await request('leave', asBrowser);
    expect([status, headers.get('location')]).toEqual([303, '/newsletter/leave?type=left']);
    expect(pressed).toEqual([[{ kind: 'leave', token }, '127.0.0.1']]);
  });

  it('that could not be taken is said on a page, with what to do', async () => {
    outcome = new LinkNotPressedError(429, 'Too many', 120);
    const limited = await request('confirm', asBrowser);
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '120']);
    expect(await limited.text()).toContain('Please wait 2 minutes, then press the button again.');
    outcome = new LinkNotPressedError(503, 'No room');
    const failed = await request('leave', asBrowser);
    expect(failed.status).toBe(503);
    expect(await failed.text()).toContain('Nothing has changed');
  });

  it('that fails is in the log without the token', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    outcome = new Error('broken');
    expect((await request('confirm', asBrowser)).status).toBe(500);
    expect(log).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.mock.calls)).not.toContain(token);
    log.mockRestore();
  });
});

describe('the one click of a mail program (RFC 8058)', () => {
  const multipart = new FormData();
  multipart.set('List-Unsubscribe', 'One-Click');

  it.each([
    ['urlencoded', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    ['multipart', multipart],
  ])('unsubscribes without a redirect, a cookie or an origin: %s', async (_encoding, body) => {
    outcome = 'left';
    const { status, headers } = await request('leave', { method: 'POST', body });
    expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([200, null, null]);
    expect(pressed).toEqual([[{ kind: 'leave', token }, '127.0.0.1']]);
  });

  it('is done, too, where there is nobody left to take off', async () => {
    outcome = 'stale';
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await request('leave', { method: 'POST', body })).status).toBe(200);
  });

  it('is no way to send much', async () => {
    const { status } = await request('leave', { method: 'POST', body: 'x'.repeat(5000) });
    expect([status, pressed]).toEqual([413, []]);
  });
});
