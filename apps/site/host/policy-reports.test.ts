import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Violation } from '@laliaflia/backend/embedded';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReportHandler, readViolations } from './policy-reports.ts';

const isPage = (path: string) => path === '/contact';
const older = (report: object) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://site.example/contact?email=ada@example.com',
      'violated-directive': 'script-src-elem',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'inline',
      ...report,
    },
  });
const violation = { page: '/contact', directive: 'script-src-elem', blocked: 'inline' };

describe('readViolations', () => {
  it('reads the format of report-uri', () => {
    expect(readViolations(older({}), isPage)).toEqual([violation]);
  });

  it('reads the list of the Reporting API, and leaves out what is about something else', () => {
    const body = {
      documentURL: 'https://site.example/contact',
      effectiveDirective: 'script-src-elem',
      blockedURL: 'inline',
    };
    const list = [
      { type: 'csp-violation', body },
      { type: 'deprecation', body: {} },
    ];
    expect(readViolations(JSON.stringify(list), isPage)).toEqual([violation]);
  });

  it.each([
    ['https://evil.example/x?person=ada', 'https://evil.example'],
    ['data', 'data'],
    ['', 'inline'],
    ['moz-extension://0b0e7a3c/a.js', 'moz-extension:'],
    ['%%%', '(unreadable)'],
    [`https://${'a'.repeat(300)}.example/`, `https://${'a'.repeat(192)}`],
  ])('keeps of the source %s no more than %s', (blocked, kept) => {
    expect(readViolations(older({ 'blocked-uri': blocked }), isPage)).toEqual([
      { ...violation, blocked: kept },
    ]);
  });

  it('keeps of the page its path, if it is one of ours', () => {
    const read = (uri: string) => readViolations(older({ 'document-uri': uri }), isPage)?.[0]?.page;
    expect(read('https://other.example/contact#ada')).toBe('/contact');
    expect(read('https://site.example/ada@example.com')).toBe('(unknown)');
    expect(read('nothing')).toBe('(unknown)');
  });

  it.each(['', 'null', '{}', '[]', '[null]', '{"csp-report":7}', older({ 'effective-directive': '<b>' })])(
    'takes %s for no report',
    (text) => expect(readViolations(text, isPage)).toBeUndefined(),
  );
});

describe('the handler', () => {
  const counted: Violation[] = [];
  const server = createServer();
  let address: string;

  beforeEach(async () => {
    counted.length = 0;
    const handle = createReportHandler(async (found) => void counted.push(found), isPage);
    server.removeAllListeners('request');
    server.on('request', async (request, response) => response.writeHead(await handle(request)).end());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/reports`;
  });
  afterEach(() => {
    vi.useRealTimers();
    return new Promise((closed) => server.close(closed));
  });
  const post = async (body: string) => (await fetch(address, { method: 'POST', body })).status;

  it('counts a report', async () => {
    expect(await post(older({}))).toBe(204);
    expect(counted).toEqual([violation]);
  });

  it('refuses what is none, and what is too large', async () => {
    expect(await post('{}')).toBe(400);
    expect(await post(older({ 'script-sample': 'x'.repeat(70_000) }))).toBe(413);
    expect(counted).toEqual([]);
  });

  it('counts twenty of a post at the most', async () => {
    const body = { documentURL: '/', effectiveDirective: 'img-src', blockedURL: 'inline' };
    expect(await post(JSON.stringify(Array(30).fill({ type: 'csp-violation', body })))).toBe(204);
    expect(counted).toHaveLength(20);
  });

  it('takes sixty a minute, and again in the next one', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:00:00Z') });
    for (let sent = 0; sent < 60; sent += 1) expect(await post(older({}))).toBe(204);
    expect(await post(older({}))).toBe(429);
    vi.setSystemTime(new Date('2026-11-24T09:01:00Z'));
    expect(await post(older({}))).toBe(204);
    expect(counted).toHaveLength(61);
  });
});
