import { newSubmissionId } from '@laliaflia/leads';
import { inquiry } from '../../samples.ts';
import { type Call, type HttpAttack, rest } from '../attack.ts';
import { knownEmail } from '../canaries.ts';

/** Getting round the limits, and asking a list of addresses. */
const inquire = (headers: Record<string, string> = {}, query = ''): Call => ({
  path: rest(`contact_submissions${query}`),
  headers,
  body: inquiry,
});
const eleven = (call: (n: number) => Call) => Array.from({ length: 11 }, (_, n) => call(n));
const tenStored = { status: { 201: 10, 429: 1 }, stores: { contact_submissions: 10 } } as const;

const forged: HttpAttack[] = [
  'x-forwarded-for',
  'cf-connecting-ip',
  'true-client-ip',
  'x-real-ip',
  'forwarded',
  'x-client-ip',
  'x-visitor-address',
  'via',
].map((name) => ({
  name: `forged ${name}: a new address with each request`,
  call: eleven((n) => inquire({ [name]: name === 'forwarded' ? `for=203.0.113.${n}` : `203.0.113.${n}` })),
  ...tenStored,
}));

const around: HttpAttack[] = [
  {
    name: 'past the limit with another spelling of the table',
    call: eleven((n) => ({
      ...inquire(),
      path: rest(n % 2 ? '%63ontact_submissions' : 'contact_submissions'),
    })),
    ...tenStored,
  },
  {
    name: 'past the limit with another query',
    call: eleven((n) => inquire({}, `?select=id&n=${n}`.replace(/&n=\d+/, ''))),
    ...tenStored,
  },
  {
    name: 'past the limit by ignoring conflicts',
    call: eleven(() => inquire({ prefer: 'resolution=ignore-duplicates' })),
    ...tenStored,
  },
  {
    name: 'past the limit with a switch of our own',
    call: eleven(() => inquire({ 'limits.switch': 'off', 'x-rate-limit': 'off', rate_limit: 'off' })),
    ...tenStored,
  },
  {
    name: 'past the limit with a user agent of a search engine',
    call: eleven(() => inquire({ 'user-agent': 'Googlebot/2.1' })),
    ...tenStored,
  },
  {
    name: 'replay: the same inquiry twenty times is one',
    call: ((id) => Array.from({ length: 20 }, () => ({ ...inquire(), body: { id, ...inquiry } })))(
      newSubmissionId(),
    ),
    status: { 201: 1, 409: 19 },
    stores: { contact_submissions: 1 },
  },
];

const subscribe = (
  body: Call['body'],
  headers: Record<string, string> = {},
  path = 'newsletter_subscriptions',
): Call => ({
  path: rest(path),
  headers,
  body: body as object,
});
const asked = { status: { 409: 20, 429: 1 }, guardedBy: 'server' } as const;
const list = (call: (n: number) => Call) => Array.from({ length: 21 }, (_, n) => call(n));

const probing: HttpAttack[] = [
  {
    name: 'asking a list of known newsletter addresses ends with 429',
    call: list(() => subscribe({ email: knownEmail })),
    ...asked,
  },
  {
    name: 'asking in capital letters ends with 429',
    call: list(() => subscribe({ email: knownEmail.toUpperCase() })),
    ...asked,
  },
  {
    name: 'asking with an encoded name of the table ends with 429',
    call: list(() => subscribe({ email: knownEmail }, {}, '%6eewsletter_subscriptions')),
    ...asked,
  },
  {
    name: 'asking with a forged address ends with 429',
    call: list((n) => subscribe({ email: knownEmail }, { 'x-forwarded-for': `203.0.113.${n}` })),
    ...asked,
  },
  {
    name: 'asking in a list of one ends with 429',
    call: list(() => subscribe([{ email: knownEmail }])),
    ...asked,
  },
  {
    name: 'asking with rows that break a rule ends with 429',
    call: list(() => subscribe({ email: 'no address' })),
    status: { 400: 20, 429: 1 },
    guardedBy: 'server',
  },
  {
    name: 'asking by ignoring conflicts ends with 429, which the database itself counts',
    call: list(() => subscribe({ email: knownEmail }, { prefer: 'resolution=ignore-duplicates' })),
    status: { 201: 20, 429: 1 },
  },
  ...[
    [
      'a bad row behind it',
      [{ email: knownEmail }, { email: 'no address' }],
      [{ email: 'new@example.com' }, { email: 'no address' }],
    ],
    [
      'another new one behind it',
      [{ email: knownEmail }, { email: 'b@example.com' }],
      [{ email: 'new@example.com' }, { email: 'b@example.com' }],
    ],
    [
      'the same twice',
      [{ email: knownEmail }, { email: knownEmail }],
      [{ email: 'new@example.com' }, { email: 'new@example.com' }],
    ],
  ].flatMap(([what, known, fresh]) =>
    [
      'newsletter_subscriptions',
      '%6eewsletter_subscriptions',
      'newsletter_subscriptions/',
      '/newsletter_subscriptions',
      'newsletter_subscriptions?columns=email',
    ].map(
      (path): HttpAttack => ({
        name: `asking for an address in a batch, ${what}, of ${path}`,
        call: [subscribe(known as object, {}, path), subscribe(fresh as object, {}, path)],
        status: path.startsWith('/') ? [400, 404] : 400,
        says: path.startsWith('/') ? /./ : /one address at a time/,
        guardedBy: 'server',
      }),
    ),
  ),
  ...['text/csv', 'TEXT/CSV', 'text/csv; charset=utf-8'].map(
    (type): HttpAttack => ({
      name: `asking for an address in a batch of ${type}`,
      call: [
        subscribe(`email\n${knownEmail}\nno address`, { 'content-type': type }),
        subscribe('email\nnew@example.com\nno address', { 'content-type': type }),
      ],
      status: 400,
      says: /one address at a time/,
      guardedBy: 'server',
    }),
  ),
  {
    name: 'asking for an address in a batch with a byte order mark',
    call: [
      subscribe(`\ufeff[{"email":"${knownEmail}"},{"email":"x"}]`),
      subscribe('\ufeff[{"email":"new@example.com"},{"email":"x"}]'),
    ],
    status: 400,
    guardedBy: 'server',
  },
  {
    name: 'asking for an address with the key as a parameter',
    call: list(() =>
      subscribe(
        { email: knownEmail },
        { apikey: '' },
        'newsletter_subscriptions?apikey=sb_publishable_laliaflia_embedded',
      ),
    ),
    ...asked,
  },
];

export const limits = [...forged, ...around, ...probing];
