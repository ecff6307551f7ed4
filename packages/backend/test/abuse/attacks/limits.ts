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
  isOneOfMany: name !== 'x-forwarded-for' && name !== 'cf-connecting-ip',
}));

const around: HttpAttack[] = [
  {
    name: 'past the limit with another spelling of the table',
    call: eleven((n) => ({
      ...inquire(),
      path: rest(n % 2 ? '%63ontact_submissions' : 'contact_submissions'),
    })),
    ...tenStored,
    isOneOfMany: true,
  },
  {
    name: 'past the limit with another query',
    call: eleven((n) => inquire({}, `?select=id&n=${n}`.replace(/&n=\d+/, ''))),
    ...tenStored,
    isOneOfMany: true,
  },
  {
    name: 'past the limit by ignoring conflicts',
    call: eleven(() => inquire({ prefer: 'resolution=ignore-duplicates' })),
    ...tenStored,
    isOneOfMany: true,
  },
  {
    name: 'past the limit with a switch of our own',
    call: eleven(() => inquire({ 'limits.switch': 'off', 'x-rate-limit': 'off', rate_limit: 'off' })),
    ...tenStored,
    isOneOfMany: true,
  },
  {
    name: 'past the limit with a user agent of a search engine',
    call: eleven(() => inquire({ 'user-agent': 'Googlebot/2.1' })),
    ...tenStored,
    isOneOfMany: true,
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

/** The same question about an address that is known and about one that is not, which must be answered alike. */
const askedAlike = (
  name: string,
  body: (email: string) => Call['body'],
  headers: Record<string, string> = {},
  path?: string,
): HttpAttack => ({
  name: `asking for an address in a batch: ${name}`,
  call: [knownEmail, 'new@example.com'].map((email) => subscribe(body(email), headers, path)),
  status: [400, 404],
  isAnsweredAlike: true,
  guardedBy: 'server',
});
const withBadRow = (email: string) => [{ email }, { email: 'no address' }];
const csv = (email: string) => `email\n${email}\nno address`;

const batches: HttpAttack[] = [
  askedAlike('a bad row behind it', withBadRow),
  askedAlike('a bad row before it', (email) => withBadRow(email).reverse()),
  askedAlike('another new one behind it', (email) => [{ email }, { email: 'third@example.com' }]),
  askedAlike('the same twice', (email) => [{ email }, { email }]),
  askedAlike('a row of other columns behind it', (email) => [{ email }, { x: 1 }]),
  askedAlike('nothing behind it', (email) => [[{ email }]]),
  askedAlike('with an encoded name of the table', withBadRow, {}, '%6eewsletter_subscriptions'),
  askedAlike('with a slash behind the table', withBadRow, {}, 'newsletter_subscriptions/'),
  askedAlike('with a slash before the table', withBadRow, {}, '/newsletter_subscriptions'),
  askedAlike('with a list of columns', withBadRow, {}, 'newsletter_subscriptions?columns=email'),
  askedAlike('with a target of conflicts', withBadRow, {}, 'newsletter_subscriptions?on_conflict=id'),
  askedAlike('ignoring conflicts', withBadRow, { prefer: 'resolution=ignore-duplicates' }),
  askedAlike('with missing values as defaults', withBadRow, { prefer: 'missing=default' }),
  askedAlike('with a profile', withBadRow, { 'content-profile': 'public' }),
  askedAlike('as CSV', csv, { 'content-type': 'text/csv' }),
  askedAlike('as CSV in capital letters', csv, { 'content-type': 'TEXT/CSV' }),
  askedAlike('as CSV with a charset', csv, { 'content-type': 'text/csv; charset=utf-8' }),
  askedAlike('with a byte order mark', (email) => `\ufeff${JSON.stringify(withBadRow(email))}`),
  askedAlike('without a type', (email) => JSON.stringify(withBadRow(email)), { 'content-type': '' }),
  askedAlike('as JSON of a vendor', withBadRow, { 'content-type': 'application/vnd.pgrst.array+json' }),
  askedAlike('with a verb in a header', withBadRow, { 'x-http-method-override': 'POST' }),
];

const pressed = (token: unknown): Call[] => [
  { path: rest('rpc/confirm_newsletter'), body: { token, wording: 'I want it' } },
  { path: rest('rpc/leave_newsletter'), body: { token } },
];

/** What visitors may call: without the token of a mail it does nothing, and it tells nobody who is known. */
const links: HttpAttack[] = [
  ...['x', '', '%', '{}', "' or true --", '\\\\x', null].map(
    (token): HttpAttack => ({
      name: `a link of the newsletter with the token ${JSON.stringify(token)}`,
      call: pressed(token),
      status: 200,
      isOneOfMany: token !== 'x',
    }),
  ),
  {
    name: 'guessing the tokens of links ends with 429',
    call: Array.from({ length: 201 }, (_, n) => pressed(`guess ${n}`)[n % 2] as Call),
    status: { 200: 200, 429: 1 },
    isOneOfMany: true,
  },
  {
    name: 'asking for an address by asking for its confirmation again',
    call: [knownEmail, 'new@example.com', 'no address', ''].map((email) => ({
      path: rest('rpc/ask_newsletter_again'),
      body: { email },
    })),
    status: [200, 204],
    isAnsweredAlike: true,
  },
];

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
    isOneOfMany: true,
  },
  {
    name: 'asking with an encoded name of the table ends with 429',
    call: list(() => subscribe({ email: knownEmail }, {}, '%6eewsletter_subscriptions')),
    ...asked,
    isOneOfMany: true,
  },
  {
    name: 'asking with a forged address ends with 429',
    call: list((n) => subscribe({ email: knownEmail }, { 'x-forwarded-for': `203.0.113.${n}` })),
    ...asked,
    isOneOfMany: true,
  },
  {
    name: 'asking in a list of one ends with 429',
    call: list(() => subscribe([{ email: knownEmail }])),
    ...asked,
    isOneOfMany: true,
  },
  {
    name: 'asking with rows that break a rule ends with 429',
    call: list(() => subscribe({ email: 'no address' })),
    status: { 400: 20, 429: 1 },
    guardedBy: 'server',
  },
  {
    name: 'asking by ignoring conflicts ends with 429',
    call: list(() => subscribe({ email: knownEmail }, { prefer: 'resolution=ignore-duplicates' })),
    ...asked,
    isOneOfMany: true,
  },
  ...batches,
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
    isOneOfMany: true,
  },
];

export const limits = [...forged, ...around, ...links, ...probing];
