// One table of attacks on the forms of the site: longer than other files, since it is read from top to bottom.
import { contact, newSubmissionId } from '@laliaflia/leads';
import { sampleOf } from '@laliaflia/leads/samples';
import { post, type SiteAttack, urlencoded } from './attack.ts';

/** Posts that no form of the site makes. Long, because it is one table: an attack is a row. */
const inquiry: Record<string, string> = { 'form-name': 'contact', ...sampleOf(contact) };
const { 'form-name': _, ...fields } = inquiry;
const newsletter = { 'form-name': 'newsletter', email: 'eve@example.com' };
const stored = { status: 200, stores: [{ form_name: 'contact', spam: false }] } as const;
const withName = (name: string) => post({ ...inquiry, name });

const steering: SiteAttack[] = [
  { name: 'form of unknown name', call: post({ ...inquiry, 'form-name': 'order' }), status: 404 },
  { name: 'form without a name', call: post(fields), status: 404 },
  {
    name: 'form named like a method of objects',
    call: post({ ...inquiry, 'form-name': 'constructor' }),
    status: 404,
  },
  { name: 'form named __proto__', call: post({ ...inquiry, 'form-name': '__proto__' }), status: 404 },
  {
    name: 'form named with SQL',
    call: post({ ...inquiry, 'form-name': "contact'; drop table x; --" }),
    status: 404,
  },
  {
    name: 'form whose name comes twice',
    call: post(`form-name=contact&form-name=newsletter&${new URLSearchParams(fields)}`),
    status: 404,
  },
  {
    name: 'form of a table that has none',
    call: post({ ...inquiry, 'form-name': 'chat_conversations' }),
    status: 404,
  },
  { name: 'nothing but the name of the form', call: post({ 'form-name': 'contact' }), status: 400 },
  {
    name: 'honeypot',
    call: post({ ...inquiry, 'bot-field': 'x' }),
    status: 200,
    stores: [{ form_name: 'contact', spam: true }],
  },
  {
    name: 'honeypot filled with a zero-width space: no person does that, and no row is lost',
    call: post({ ...inquiry, 'bot-field': '\u200b' }),
    ...stored,
  },
  {
    name: 'spam mark taken back by the sender',
    call: post({ ...inquiry, 'bot-field': 'x', spam: 'false' }),
    status: 200,
    stores: [{ spam: true }],
  },
  {
    name: 'mass assignment of columns of the row',
    call: post({ ...inquiry, id: '1', created_at: '2000-01-01', keep_until: '2999-01-01', spam: 'true' }),
    status: 200,
    stores: [
      {
        spam: false,
        fields: { ...fields, id: '1', created_at: '2000-01-01', keep_until: '2999-01-01', spam: 'true' },
      },
    ],
  },
  {
    name: 'prototype pollution by the name of a field',
    call: post(`${new URLSearchParams(inquiry)}&__proto__=x&constructor=y&__proto__[isAdmin]=1`),
    ...stored,
  },
  {
    name: 'submission id that is SQL',
    call: post({ ...inquiry, submission_id: "1'; drop table x" }),
    ...stored,
  },
  {
    name: 'replay: one submission sent twenty times is one',
    call: ((submission_id) => Array.from({ length: 20 }, () => post({ ...inquiry, submission_id })))(
      newSubmissionId(),
    ),
    ...stored,
  },
  {
    name: 'flood: the twenty-first form of a visitor waits',
    call: Array.from({ length: 21 }, () => post(newsletter)),
    status: { 200: 20, 429: 1 },
    stores: Array.from({ length: 20 }, () => ({ form_name: 'newsletter' })),
  },
  {
    name: 'flood: a new x-forwarded-for with each form',
    call: Array.from({ length: 21 }, (_value, n) =>
      post(newsletter, { 'x-forwarded-for': `203.0.113.${n}` }),
    ),
    status: { 200: 20, 429: 1 },
    stores: Array.from({ length: 20 }, () => ({ form_name: 'newsletter' })),
  },
];

const characters: SiteAttack[] = [
  {
    name: 'null bytes in a name are dropped',
    call: withName('Ada\u0000 Example'),
    status: 200,
    stores: [{ fields: { ...fields, name: 'Ada Example' } as Record<string, string> }],
  },
  {
    name: 'escape sequences for a terminal are dropped',
    call: withName('Ada\u001b[2J'),
    status: 200,
    stores: [{ fields: { ...fields, name: 'Ada[2J' } as Record<string, string> }],
  },
  {
    name: 'CRLF in a name becomes a space',
    call: withName('Ada\r\nBcc: all@example.com'),
    status: 200,
    stores: [{ fields: { ...fields, name: 'Ada Bcc: all@example.com' } as Record<string, string> }],
  },
  {
    name: 'line separator of Unicode in a name becomes a space',
    call: withName('Ada\u2028Admin'),
    status: 200,
    stores: [{ fields: { ...fields, name: 'Ada Admin' } as Record<string, string> }],
  },
  {
    name: 'bidi override in a name is dropped',
    call: withName('Ada\u202egnitrap'),
    status: 200,
    stores: [{ fields: { ...fields, name: 'Adagnitrap' } as Record<string, string> }],
  },
  { name: 'name of zero-width characters is none', call: withName('\u200b\u2060\ufeff'), status: 400 },
  { name: 'name of tag characters is none', call: withName('\u{e0041}\u{e0042}'), status: 400 },
  {
    name: 'CSV formula in a name: stored as the words it is',
    call: withName("=cmd|'/C calc'!A0"),
    status: 200,
    stores: [{ fields: { ...fields, name: "=cmd|'/C calc'!A0" } as Record<string, string> }],
  },
  {
    name: 'second recipient in an address',
    call: post({ ...inquiry, email: 'ada@example.com\r\nBcc: all@example.com' }),
    status: 400,
  },
  {
    name: 'two recipients in an address',
    call: post({ ...inquiry, email: 'ada@example.com, eve@example.com' }),
    status: 400,
  },
  {
    name: 'reflected script: a form that is given back shows markup as words',
    call: post(
      { ...inquiry, email: 'none', name: '"><script>alert(1)</script>' },
      { 'sec-fetch-mode': 'navigate' },
    ),
    status: 400,
    says: /^(?!.*<script>).*&#60;script&#62;/s,
    headers: { 'content-security-policy': /default-src 'none'/ },
  },
  {
    name: 'reflected script in the name of a field',
    call: post(
      { ...inquiry, email: 'none', '"><script>alert(1)</script>': 'x' },
      { 'sec-fetch-mode': 'navigate' },
    ),
    status: 400,
    says: /^(?!.*<script>)/s,
  },
  {
    name: 'reflected script in a text that ends its field',
    call: post(
      { ...inquiry, email: 'none', message: '</textarea><img src=x onerror=alert(1)>' },
      { 'sec-fetch-mode': 'navigate' },
    ),
    status: 400,
    says: /^(?!.*<img)/s,
  },
  {
    name: 'reflected link of the page before: a script',
    call: post(
      { ...inquiry, email: 'none' },
      { 'sec-fetch-mode': 'navigate', referer: 'javascript:alert(1)' },
    ),
    status: 400,
    says: /^(?!.*javascript:)/s,
  },
  {
    name: 'reflected link of the page before: another site',
    call: post(
      { ...inquiry, email: 'none' },
      { 'sec-fetch-mode': 'navigate', referer: 'https://evil.example/contact' },
    ),
    status: 400,
    says: /^(?!.*evil\.example)/s,
  },
  {
    name: 'reflected name of a field that is too long, in plain text',
    call: post({ ...inquiry, '<b>x</b>': 'x'.repeat(5001) }),
    status: 413,
    headers: { 'content-type': /^text\/plain/, 'x-content-type-options': /^nosniff$/ },
  },
  {
    name: 'invalid UTF-8',
    call: post('form-name=newsletter&email=%ff%fe@example.com'),
    status: 200,
    stores: [{ form_name: 'newsletter' }],
  },
  {
    name: 'half an escape',
    call: post('form-name=newsletter&email=a%4@example.com'),
    status: 400,
  },
];

const part = (head: string, body: string) =>
  `--x\r\ncontent-disposition: form-data${head}\r\n\r\n${body}\r\n`;
const named = Object.entries(inquiry)
  .map(([name, value]) => part(`; name="${name}"`, value))
  .join('');
const multipart = (body: string, type = 'multipart/form-data; boundary=x') =>
  post(body, { 'content-type': type });

const multiparts: SiteAttack[] = [
  {
    name: 'multipart without a boundary',
    call: multipart(`${named}--x--\r\n`, 'multipart/form-data'),
    status: 400,
  },
  {
    name: 'multipart with another boundary',
    call: multipart(`${named}--x--\r\n`, 'multipart/form-data; boundary=y'),
    status: 400,
  },
  {
    name: 'multipart with a boundary of ten kilobytes',
    call: multipart(`${named}--x--\r\n`, `multipart/form-data; boundary=${'y'.repeat(10_000)}`),
    status: 400,
  },
  { name: 'multipart without an end', call: multipart(named), status: 400 },
  {
    name: 'multipart with a part without a name',
    call: multipart(`${named}${part('', 'value')}--x--\r\n`),
    status: 400,
  },
  {
    name: 'multipart with a part without headers',
    call: multipart(`${named}--x\r\n\r\nvalue\r\n--x--\r\n`),
    status: 400,
  },
  {
    name: 'multipart with a file in place of a field',
    call: multipart(`${named.replace('name="name"', 'name="name"; filename="a.txt"')}--x--\r\n`),
    status: 400,
  },
  {
    name: 'multipart with a file beside the fields: the file is dropped',
    call: multipart(`${named}${part('; name="file"; filename="../../etc/passwd"', 'x')}--x--\r\n`),
    status: 200,
    stores: [{ fields: fields as Record<string, string> }],
  },
  {
    name: 'multipart of a thousand fields',
    call: multipart(
      `${named}${Array.from({ length: 1000 }, (_value, n) => part(`; name="f${n}"`, 'x')).join('')}--x--\r\n`,
    ),
    status: 413,
  },
  {
    name: 'multipart in a charset that nobody knows',
    call: multipart(
      `${named}--x\r\ncontent-disposition: form-data; name="topic"\r\ncontent-type: text/plain; charset=nonsense\r\n\r\nx\r\n--x--\r\n`,
    ),
    status: 400,
  },
  {
    name: 'multipart within multipart',
    call: multipart(
      `${named}--x\r\ncontent-disposition: form-data; name="topic"\r\ncontent-type: multipart/mixed; boundary=y\r\n\r\n--y\r\n\r\nx\r\n--y--\r\n--x--\r\n`,
    ),
    status: 200,
    stores: [{ form_name: 'contact' }],
  },
];

const bodies: SiteAttack[] = [
  {
    name: 'JSON in place of a form',
    call: post(JSON.stringify(inquiry), { 'content-type': 'application/json' }),
    status: 415,
  },
  {
    name: 'plain text in place of a form, which needs no preflight',
    call: post('form-name=contact', { 'content-type': 'text/plain' }),
    status: 415,
  },
  {
    name: 'XML with an external entity',
    call: post('<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>', {
      'content-type': 'application/xml',
    }),
    status: 415,
  },
  {
    name: 'form in a charset that nobody knows',
    call: post(inquiry, { 'content-type': `${urlencoded}; charset=nonsense` }),
    status: 400,
  },
  {
    name: 'form in utf-16',
    call: post(Buffer.from(new URLSearchParams(inquiry).toString(), 'utf16le'), {
      'content-type': `${urlencoded}; charset=utf-16`,
    }),
    status: 400,
  },
  { name: 'field too long', call: post({ ...inquiry, topic: 'x'.repeat(5001) }), status: 413 },
  { name: 'name of a field too long', call: post({ ...inquiry, ['x'.repeat(65)]: '1' }), status: 413 },
  {
    name: 'thousand fields',
    call: post(`${new URLSearchParams(inquiry)}${'&a=1'.repeat(1000)}`),
    status: 413,
  },
  {
    name: 'hash collisions: sixty-one fields of one letter',
    call: post({
      ...inquiry,
      ...Object.fromEntries(Array.from({ length: 61 }, (_value, n) => [`f${n}`, ''])),
    }),
    status: 413,
  },
  {
    name: 'oversized body',
    call: post(`form-name=contact&message=${'x'.repeat(10 * 1024 * 1024)}`),
    status: 413,
  },
  { name: 'empty body', call: post(''), status: 404 },
];

const origins: SiteAttack[] = [
  ['foreign Origin', { origin: 'https://evil.example' }],
  ['foreign Origin that begins like this site', { origin: 'http://127.0.0.1.evil.example' }],
  ['null origin', { origin: 'null' }],
  ['null origin of another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['Origin of a neighbouring site', { origin: 'http://x.localhost', 'sec-fetch-site': 'same-site' }],
  ['Origin of another port', { origin: 'http://127.0.0.1:1' }],
  ['Origin that is no address', { origin: 'x' }],
  ['two Origins', { origin: 'https://evil.example, http://localhost' }],
].map(([name, headers]) => ({
  name: `forged across sites: ${name}`,
  call: post(inquiry, headers as Record<string, string>),
  status: 403,
}));

export const forms = [...steering, ...characters, ...multiparts, ...bodies, ...origins];
