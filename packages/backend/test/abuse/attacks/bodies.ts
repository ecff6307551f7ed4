// One table of attacks by what a request carries: longer than other files, since it is read from top to bottom.
import { gzipSync } from 'node:zlib';
import { maxBodyBytes } from '../../../src/http/fetch-handler.ts';
import { inquiry } from '../../samples.ts';
import { bytes, type HttpAttack, rest } from '../attack.ts';

/** Bodies that no form sends. Long, because it is one table: an attack is a row. */
const path = rest('contact_submissions');
const post = (body: string | Buffer | object, headers: Record<string, string> = {}) => ({
  path,
  headers,
  body,
});
const typed = (type: string, body: string | Buffer) => post(body, { 'content-type': type });
const json = JSON.stringify(inquiry);
const stored = { status: 201, stores: { contact_submissions: 1 } } as const;
const refused = { status: 400 } as const;
/** The library's own error where no guard of ours is before it; PostgREST has its own words. */
const atServer = { status: 400, guardedBy: 'server' } as const;

const broken: HttpAttack[] = [
  { name: 'half of a JSON', call: post('{"name":'), ...refused },
  { name: 'JSON with more behind it', call: post(`${json}; drop table x`), ...refused },
  { name: 'JSON with comments', call: post(json.replace('{', '{/* */')), ...refused },
  { name: 'JSON that is a text', call: post('"hello"'), ...refused },
  { name: 'JSON that is a number', call: post('1e999'), ...refused },
  { name: 'JSON that is null', call: post('null'), ...refused },
  { name: 'NaN in JSON', call: post(json.replace(/"ceo"|"product"/, 'NaN')), ...refused },
  { name: 'an empty body', call: post(''), status: [400, 401, 415] },
  { name: 'a body of blanks', call: post('   \r\n'), ...refused },
  { name: 'an object without columns', call: post(' {} '), ...atServer },
  { name: 'a list of an object without columns', call: post('[{}]'), ...atServer },
  {
    name: 'deep JSON: lists without end',
    call: post(`${'['.repeat(50_000)}${']'.repeat(50_000)}`),
    ...refused,
  },
  {
    name: 'deep JSON: objects without end',
    call: post(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`),
    ...refused,
  },
  {
    name: 'deep JSON in a column',
    call: post(json.replace('"Ada Example"', `${'['.repeat(20_000)}${']'.repeat(20_000)}`)),
    ...atServer,
  },
  {
    name: 'wide JSON: ten thousand columns',
    call: post(Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`c${i}`, 1]))),
    ...refused,
  },
  {
    name: 'a column with a name of a hundred kilobytes',
    call: post({ ...inquiry, ['c'.repeat(100_000)]: 1 }),
    ...refused,
  },
  { name: 'a column with an empty name', call: post({ ...inquiry, '': 1 }), ...refused },
];

const keys: HttpAttack[] = [
  {
    name: 'duplicate keys in JSON: the last one must satisfy the rules, too',
    call: post(
      json
        .replace('{', '{"email":"ada@example.com",')
        .replace(/"email":"ada@example.com"(?!.*"email")/, '"email":"x"'),
    ),
    ...refused,
  },
  {
    name: 'duplicate keys in JSON: a forbidden column once',
    call: post(json.replace('{', '{"keep_until":"2999-01-01","keep_until":null,')),
    status: 401,
  },
  {
    name: 'prototype pollution: __proto__',
    call: post(json.replace('{', '{"__proto__":{"role":"service_role","isAdmin":true},')),
    ...refused,
  },
  {
    name: 'prototype pollution: constructor',
    call: post(json.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},')),
    ...refused,
  },
  {
    name: 'names of methods as columns',
    call: post({ ...inquiry, toString: 'x', hasOwnProperty: 'x' }),
    ...refused,
  },
  {
    name: 'names that a promise or a list has',
    call: post(json.replace('{', '{"then":"x","length":5,')),
    ...refused,
  },
];

const characters: HttpAttack[] = [
  { name: 'null byte in a name', call: post({ ...inquiry, name: 'Ada\u0000' }), ...refused },
  { name: 'null byte, not escaped', call: post(bytes(json.slice(0, 10), [0], json.slice(10))), ...refused },
  {
    name: 'half of a surrogate pair: stored as a replacement',
    call: post(json.replace('Ada Example', 'Ada \\ud800')),
    ...stored,
  },
  {
    name: 'invalid UTF-8: stored as replacements',
    call: post(
      bytes(
        ...(json.split('Ada Example').flatMap((text, i) => (i ? [[0xff, 0xfe], text] : [text])) as [string]),
      ),
    ),
    ...stored,
  },
  {
    name: 'overlong UTF-8: stored as replacements',
    call: post(
      bytes(
        ...(json.split('Ada Example').flatMap((text, i) => (i ? [[0xc0, 0xaf], text] : [text])) as [string]),
      ),
    ),
    ...stored,
  },
  {
    name: 'escape sequences for a terminal',
    call: post({ ...inquiry, name: '\u001b[2J\u001b]0;owned\u0007' }),
    ...refused,
  },
  {
    name: 'a bell and a backspace in a message',
    call: post({ ...inquiry, message: 'a\u0008\u0007' }),
    ...refused,
  },
  { name: 'C1 control characters', call: post({ ...inquiry, message: 'a\u009b2J' }), ...refused },
  { name: 'CRLF in a name', call: post({ ...inquiry, name: 'Ada\r\nAdmin' }), ...refused },
  {
    name: 'CRLF in an address: a second recipient',
    call: post({ ...inquiry, email: 'ada@example.com\r\nBcc: all@example.com' }),
    ...refused,
  },
  {
    name: 'two recipients in an address',
    call: post({ ...inquiry, email: 'ada@example.com,eve@example.com' }),
    ...refused,
  },
  {
    name: 'a recipient with a name of its own',
    call: post({ ...inquiry, email: '"x" <ada@example.com>' }),
    ...refused,
  },
  {
    name: 'line and paragraph separators in a name',
    call: post({ ...inquiry, name: 'Ada\u2028Admin' }),
    ...refused,
  },
  { name: 'bidi override in a name', call: post({ ...inquiry, name: 'Ada\u202egnitrap' }), ...refused },
  { name: 'bidi isolates in a company', call: post({ ...inquiry, company: '\u2066a\u2069' }), ...refused },
  { name: 'bidi override in a message', call: post({ ...inquiry, message: 'a\u202eb' }), ...refused },
  {
    name: 'zero-width characters as a name',
    call: post({ ...inquiry, name: '\u200b\u2060\ufeff' }),
    ...refused,
  },
  { name: 'Hangul fillers as a name', call: post({ ...inquiry, name: '\u3164\u115f' }), ...refused },
  { name: 'braille blanks as a message', call: post({ ...inquiry, message: '\u2800\u2800' }), ...refused },
  { name: 'tag characters as a name', call: post({ ...inquiry, name: '\u{e0041}\u{e0042}' }), ...refused },
  { name: 'a name of combining marks alone', call: post({ ...inquiry, name: '\u034f\u034f' }), ...refused },
  {
    name: 'more letters than a column takes',
    call: post({ ...inquiry, message: 'x'.repeat(5001) }),
    ...refused,
  },
  { name: 'more letters than a name takes', call: post({ ...inquiry, name: 'x'.repeat(201) }), ...refused },
  {
    name: 'an address longer than any',
    call: post({ ...inquiry, email: `${'x'.repeat(250)}@b.co` }),
    ...refused,
  },
  { name: 'a role from no list', call: post({ ...inquiry, role: 'emperor' }), ...refused },
  {
    name: 'CSV formula in a name: stored as the words it is',
    call: post({ ...inquiry, name: "=cmd|'/C calc'!A0" }),
    ...stored,
  },
];

const types: HttpAttack[] = [
  {
    name: 'utf-16 charset',
    call: typed('application/json; charset=utf-16', Buffer.from(json, 'utf16le')),
    ...refused,
  },
  {
    name: 'utf-7 charset: stored as the letters it is',
    call: typed('application/json; charset=utf-7', json.replace('Ada', '+AEEAZABh-')),
    ...stored,
  },
  {
    name: 'a charset that nobody knows: read as UTF-8',
    call: typed('application/json; charset=nonsense', json),
    ...stored,
  },
  { name: 'no type: read as JSON', call: typed('', json), ...stored },
  {
    name: 'XML with an external entity',
    call: typed('application/xml', '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>'),
    status: [400, 415],
  },
  {
    name: 'a form in place of JSON',
    call: typed('application/x-www-form-urlencoded', 'name=Ada&email=ada%40example.com'),
    status: [400, 415],
  },
  {
    name: 'multipart in place of JSON',
    call: typed(
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nAda\r\n--x--\r\n',
    ),
    status: [400, 415],
  },
  {
    name: 'bytes in place of JSON',
    call: typed('application/octet-stream', Buffer.alloc(1000, 255)),
    status: [400, 415],
  },
  {
    name: 'CSV with a forbidden column',
    call: typed('text/csv', `keep_until,name,email,company,role,message\n2999-01-01,a,a@b.co,c,ceo,d`),
    status: [400, 401],
  },
  {
    name: 'CSV with more cells than columns',
    call: typed('text/csv', 'name,email\na,a@b.co,x,y'),
    ...refused,
  },
  {
    name: 'CSV with a quotation mark left open',
    call: typed('text/csv', 'name,email\n"a,a@b.co'),
    ...refused,
  },
  { name: 'a compressed body', call: post(gzipSync(json), { 'content-encoding': 'gzip' }), ...refused },
  {
    name: 'a compressed body that explodes',
    call: post(gzipSync('x'.repeat(50_000_000)), { 'content-encoding': 'gzip' }),
    ...refused,
  },
  { name: 'JSON with a byte order mark', call: post(`\ufeff${json}`), ...stored },
  { name: 'oversized body', call: post('x'.repeat(maxBodyBytes + 1)), status: 413, guardedBy: 'server' },
  {
    name: 'oversized body of ten megabytes',
    call: post(`"${'x'.repeat(10 * 1024 * 1024)}"`),
    status: 413,
    guardedBy: 'server',
  },
];

const others: HttpAttack[] = [
  {
    name: 'a sender that speaks for the bot of somebody else',
    call: { path: rest('chat_conversations'), body: { session_id: 's', message: 'x', sender: 'system' } },
    ...refused,
  },
  {
    name: 'a chat message too long',
    call: {
      path: rest('chat_conversations'),
      body: { session_id: 's', message: 'x'.repeat(4001), sender: 'user' },
    },
    ...refused,
  },
  {
    name: 'a session id of several lines',
    call: { path: rest('chat_conversations'), body: { session_id: 's\ns', message: 'x', sender: 'user' } },
    ...refused,
  },
  {
    name: 'an event of a type that is SQL',
    call: { path: rest('analytics_events'), body: { event_type: 'Drop Table', page_path: '/' } },
    ...refused,
  },
  {
    name: 'a page view of another site',
    call: {
      path: rest('analytics_events'),
      body: { event_type: 'page_view', page_path: 'https://evil.example' },
    },
    ...refused,
  },
  {
    name: 'a page view that is a script',
    call: {
      path: rest('analytics_events'),
      body: { event_type: 'page_view', page_path: 'javascript:alert(1)' },
    },
    ...refused,
  },
  {
    name: 'reading back a page view',
    call: {
      path: rest('analytics_events'),
      headers: { prefer: 'return=representation' },
      body: { event_type: 'page_view', page_path: '/' },
    },
    status: 401,
  },
  {
    name: 'a referrer of ten kilobytes',
    call: {
      path: rest('analytics_events'),
      body: { event_type: 'page_view', page_path: '/', referrer: 'x'.repeat(10_000) },
    },
    ...refused,
  },
  {
    name: 'a form without the host',
    call: { path: rest('form_submissions'), body: { form_name: 'contact', fields: {} } },
    status: 401,
  },
  {
    name: 'an address that is none',
    call: { path: rest('newsletter_subscriptions'), body: { email: 'ada' } },
    ...refused,
  },
  {
    name: 'an address with a blank',
    call: { path: rest('newsletter_subscriptions'), body: { email: 'a da@example.com' } },
    ...refused,
  },
  {
    name: 'an address that turns round',
    call: { path: rest('newsletter_subscriptions'), body: { email: 'ada\u202e@example.com' } },
    ...refused,
  },
];

export const bodies = [...broken, ...keys, ...characters, ...types, ...others];
