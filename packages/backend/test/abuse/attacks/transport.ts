// One table of attacks on the connection and its headers: longer than other files, since it is read from top to bottom.
import { EMBEDDED_PUBLISHABLE_KEY } from '../../../src/embedded/guards/secrets.ts';
import { inquiry } from '../../samples.ts';
import { type HttpAttack, type RawAttack, rest } from '../attack.ts';
import { foreignId } from '../canaries.ts';

/** Verbs, headers and bytes below them. Long, because it is one table: an attack is a row. */
const path = rest('contact_submissions');
const one = `${path}?id=eq.${foreignId}`;

const verbs: HttpAttack[] = [
  ...['TRACE', 'PROPFIND', 'SEARCH', 'LINK', 'PURGE', 'MKCOL', 'COPY', 'LOCK', 'QUERY'].map(
    (method): HttpAttack => ({
      name: `HTTP verb tampering: ${method}`,
      call: { method, path: one },
      status: [400, 401, 404, 405, 501],
      guardedBy: 'server',
    }),
  ),
  ...['x-http-method-override', 'x-http-method', 'x-method-override'].map(
    (name): HttpAttack => ({
      name: `HTTP verb tampering: DELETE in ${name}`,
      call: { path: one, headers: { [name]: 'DELETE' } },
      status: 200,
      says: '[]',
    }),
  ),
  {
    name: 'HTTP verb tampering: DELETE as a parameter',
    call: { path: `${one}&_method=DELETE` },
    status: 400,
  },
  {
    name: 'HTTP verb tampering: a GET with a body',
    call: { method: 'GET', path, body: { id: foreignId } },
    status: 200,
    says: '[]',
  },
];

const headers: HttpAttack[] = [
  {
    name: 'foreign Origin: an answer, but never with credentials',
    call: { path, headers: { origin: 'https://evil.example' } },
    status: 200,
    headers: { 'access-control-allow-origin': /^\*$/ },
  },
  {
    name: 'null origin',
    call: { path, headers: { origin: 'null' } },
    status: 200,
    headers: { 'access-control-allow-origin': /^\*$/ },
  },
  {
    name: 'preflight of a foreign Origin that asks for credentials',
    call: {
      method: 'OPTIONS',
      path,
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'cookie',
      },
    },
    status: [200, 204],
    headers: { 'access-control-allow-origin': /^\*$/ },
  },
  {
    name: 'host header injection',
    call: { path: rest('nothing'), headers: { host: 'evil.example' } },
    status: 404,
    says: /^(?!.*evil\.example)/s,
  },
  {
    name: 'forged x-forwarded-host',
    call: { path: rest('nothing'), headers: { 'x-forwarded-host': 'evil.example' } },
    status: 404,
    says: /^(?!.*evil\.example)/s,
  },
  {
    name: 'another address in x-original-url',
    call: { path, headers: { 'x-original-url': '/rest/v1/form_submissions', 'x-rewrite-url': '/admin' } },
    status: 200,
    says: '[]',
  },
  { name: 'web cache deception: a file behind the table', call: { path: `${path}/style.css` }, status: 404 },
  {
    name: 'path traversal past the API',
    call: { path: '/rest/v1/../../../../etc/passwd' },
    status: [400, 401, 404],
  },
  {
    name: 'path traversal, encoded',
    call: { path: '/rest/v1/%2e%2e/%2e%2e/etc/passwd' },
    status: [400, 401, 404],
  },
  {
    name: 'path traversal with backslashes',
    call: { path: '/rest/v1/..\\..\\secrets.json' },
    status: [400, 401, 404],
  },
  { name: 'null byte in the address', call: { path: `${path}%00` }, status: [400, 404] },
  { name: 'an address that is no UTF-8', call: { path: rest('%ff%fe') }, status: 400, guardedBy: 'server' },
  { name: 'an address with half an escape', call: { path: rest('%') }, status: 400, guardedBy: 'server' },
  {
    name: 'server-side request: an absolute address of another host',
    call: { path: 'http://169.254.169.254/latest/meta-data' },
    status: [400, 401, 404],
  },
  {
    name: 'an address of two slashes',
    call: { path: '//evil.example/rest/v1/contact_submissions' },
    status: 200,
    says: '[]',
  },
];

const request = (first: string, lines: readonly string[], body = '', connection = 'close') =>
  [
    first,
    'Host: localhost',
    `apikey: ${EMBEDDED_PUBLISHABLE_KEY}`,
    'Content-Type: application/json',
    `Connection: ${connection}`,
    ...lines,
    '',
    body,
  ].join('\r\n');
const json = JSON.stringify(inquiry);
const smuggled = request(`DELETE ${one} HTTP/1.1`, []);
const length = `Content-Length: ${json.length}`;

/** What Node's own parser refuses, or reads in one way only. */
const bytes: Omit<RawAttack, 'guardedBy'>[] = [
  [
    'request smuggling headers: both Content-Length and Transfer-Encoding',
    ['Content-Length: 4', 'Transfer-Encoding: chunked'],
    `0\r\n\r\n${smuggled}`,
    [400],
  ],
  ['request smuggling: two different lengths', [length, 'Content-Length: 0'], json, [400]],
  ['request smuggling: two equal lengths', [length, length], json, [400]],
  ['request smuggling: a negative length', ['Content-Length: -1'], json, [400]],
  ['request smuggling: a length with a sign', [`Content-Length: +${json.length}`], json, [400]],
  ['request smuggling: a length in hexadecimal', ['Content-Length: 0x10'], json, [400]],
  [
    'request smuggling: two encodings of the transfer',
    ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
    `0\r\n\r\n${smuggled}`,
    [400],
  ],
  [
    'request smuggling: an unknown encoding of the transfer',
    ['Transfer-Encoding: xchunked'],
    `0\r\n\r\n${smuggled}`,
    [400],
  ],
  ['request smuggling: a blank before the colon', [`Content-Length : ${json.length}`], json, [400]],
  ['request smuggling: a folded header', [`X-A: b\r\n Content-Length: ${json.length}`], json, [400]],
  [
    'request smuggling: a header that ends without a carriage return',
    [`X-A: b\nContent-Length: ${json.length}`],
    json,
    [400],
  ],
  [
    'request smuggling: a chunk whose length is no number',
    ['Transfer-Encoding: chunked'],
    'zz\r\nx\r\n0\r\n\r\n',
    [400],
  ],
  [
    'request smuggling: a chunk longer than it says',
    ['Transfer-Encoding: chunked'],
    '2\r\nxxxxx\r\n0\r\n\r\n',
    [400],
  ],
  ['CRLF in header values', ['X-A: b\r\rX-B: c'], '', [400]],
  ['a null byte in a header', ['X-A: b\0c'], '', [400]],
  ['a header without a name', [': x'], '', [400]],
  ['headers of more than sixteen kilobytes', [`X-A: ${'x'.repeat(20_000)}`], '', [431]],
  ['three thousand headers', Array.from({ length: 3000 }, (_, i) => `X-${i}: 1`), '', [431]],
].map(([name, lines, body, statuses]) => ({
  name: name as string,
  bytes: request(`POST ${path} HTTP/1.1`, lines as string[], body as string),
  statuses: statuses as number[],
}));

bytes.push(
  { name: 'a request without a host', bytes: `GET ${path} HTTP/1.1\r\n\r\n`, statuses: [400] },
  {
    name: 'a request with two hosts',
    bytes: `GET ${path} HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    statuses: [401],
  },
  {
    name: 'a request with a host that is no host',
    bytes: `GET ${path} HTTP/1.1\r\nHost: a b/c@d\r\nConnection: close\r\n\r\n`,
    statuses: [400],
  },
  { name: 'HTTP of 1991', bytes: 'GET /\r\n\r\n', hangsUp: true, statuses: [404] },
  {
    name: 'HTTP of a version that is not there',
    bytes: `GET ${path} HTTP/9.9\r\nHost: localhost\r\n\r\n`,
    statuses: [400],
  },
  { name: 'HTTP/2 without having asked', bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', statuses: [400] },
  { name: 'TLS to a port without', bytes: Buffer.from('16030100f8010000f40303', 'hex'), statuses: [400] },
  {
    name: 'an open proxy: CONNECT',
    bytes: 'CONNECT 169.254.169.254:80 HTTP/1.1\r\nHost: x\r\n\r\n',
    statuses: [],
  },
  {
    name: 'a change of protocol: websocket',
    bytes: request(
      `GET ${path} HTTP/1.1`,
      ['Upgrade: websocket', 'Sec-WebSocket-Key: x', 'Sec-WebSocket-Version: 13'],
      '',
      'close, Upgrade',
    ),
    statuses: [200],
  },
  {
    name: 'a change of protocol: HTTP/2 in plain text',
    bytes: request(
      `GET ${path} HTTP/1.1`,
      ['Upgrade: h2c', 'HTTP2-Settings: AA'],
      '',
      'close, Upgrade, HTTP2-Settings',
    ),
    statuses: [200],
  },
  {
    name: 'a body that ends too early',
    bytes: request(`POST ${path} HTTP/1.1`, ['Content-Length: 5000'], json),
    hangsUp: true,
    statuses: [400],
  },
  {
    name: 'request smuggling: a second request in the body of the first',
    bytes: request(`POST ${path} HTTP/1.1`, [`Content-Length: ${smuggled.length}`], smuggled),
    statuses: [400],
  },
  {
    name: "a queue of requests on one connection: the owner's rows in the last",
    bytes:
      request(`GET ${path} HTTP/1.1`, [], '', 'keep-alive').repeat(3) +
      request('GET /rest/v1/form_submissions HTTP/1.1', []),
    statuses: [200, 200, 200, 401],
  },
);

export const rawAttacks = bytes.map((attack): RawAttack => ({ ...attack, guardedBy: 'server' }));

export const transport = [...verbs, ...headers];
