import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { readProxies, visitorAddress } from './visitor-address.ts';

const from = (remoteAddress: string | undefined, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as Pick<IncomingMessage, 'headers' | 'socket'>;

const proxies = readProxies('127.0.0.1, 10.0.0.0/8, ::1, 2001:db8::/32');

it.each([
  ['who asks', '203.0.113.7', undefined, '203.0.113.7'],
  ['who asks, whatever he writes', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['whom the proxy names', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  [
    'whom the last proxy names, not what the visitor wrote',
    '127.0.0.1',
    '1.2.3.4, 203.0.113.7',
    '203.0.113.7',
  ],
  ['past several proxies', '127.0.0.1', '1.2.3.4, 203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['an IPv6 visitor', '::1', '2001:470::1', '2001:470::1'],
  ['past an IPv6 network', '::1', '2001:470::1, 2001:db8:1::2', '2001:470::1'],
  ['with brackets and port', '127.0.0.1', '[2001:470::1]:4711', '2001:470::1'],
  ['with a port', '127.0.0.1', '203.0.113.7:4711', '203.0.113.7'],
  ['on an IPv6 socket', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['the proxy itself, which names nobody', '127.0.0.1', undefined, '127.0.0.1'],
  ['the proxy, where it writes nonsense', '127.0.0.1', '203.0.113.7, unknown', '127.0.0.1'],
  ['the outermost where all are proxies', '127.0.0.1', '10.0.0.2, 10.0.0.1', '10.0.0.2'],
  ['nobody, once the connection is gone', undefined, undefined, null],
])('is %s', (_what, peer, forwarded, address) => {
  expect(visitorAddress(from(peer, forwarded), proxies)).toBe(address);
});

it('believes nobody unless told so', () => {
  expect(visitorAddress(from('127.0.0.1', '203.0.113.7'), readProxies())).toBe('127.0.0.1');
});

it.each(['nonsense', '10.0.0.0/33', '10.0.0.0/', '::1/129', '10.0.0/8', '10.0.0.0/x'])(
  'refuses %s',
  (setting) => {
    expect(() => readProxies(`127.0.0.1, ${setting}`)).toThrow(`TRUSTED_PROXIES has "${setting}"`);
  },
);
