import { createHmac } from 'node:crypto';
import { EMBEDDED_PUBLISHABLE_KEY } from '../../../src/embedded/guards/secrets.ts';
import { type HttpAttack, rest } from '../attack.ts';

/** Being somebody else: keys, tokens, roles. */
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function token(claims: object, { secret = 'another secret', ...head }: Record<string, string> = {}): string {
  const unsigned = `${part({ alg: 'HS256', typ: 'JWT', ...head })}.${part(claims)}`;
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
}

const exp = 4_000_000_000;
const service = { role: 'service_role', exp };
const forms = rest('form_submissions');
const bearer = (value: string) => ({ authorization: `Bearer ${value}` });

const tokens: [string, string, number | number[]][] = [
  ['JWT with alg none', `${part({ alg: 'none' })}.${part(service)}.`, 401],
  ['JWT with alg None, in mixed case', `${part({ alg: 'NoNe' })}.${part(service)}.x`, 401],
  ['JWT of two parts', `${part({ alg: 'HS256' })}.${part(service)}`, 401],
  ['JWT of five parts', `${token(service)}.a.b`, 401],
  ['JWT signed with another secret', token(service), 401],
  ['JWT signed with the public default', token(service, { secret: 'unsafe-secret-change-me' }), 401],
  [
    'JWT signed with the demo secret of the Supabase CLI',
    token(service, { secret: 'super-secret-jwt-token-with-at-least-32-characters-long' }),
    401,
  ],
  ['JWT signed with the publishable key', token(service, { secret: EMBEDDED_PUBLISHABLE_KEY }), 401],
  ['JWT signed with nothing', token(service, { secret: '' }), 401],
  ['JWT with a signature of zeros', `${part({ alg: 'HS256' })}.${part(service)}.${'A'.repeat(43)}`, 401],
  ['JWT that says RS256, signed with HMAC', token(service, { alg: 'RS256' }), 401],
  ['JWT with a key id that is a path', token(service, { kid: '../../../../dev/null', secret: '' }), 401],
  ['JWT with a key id that is SQL', token(service, { kid: "x' union select 'a' --", secret: 'a' }), 401],
  ['JWT that brings its own key', token(service, { jku: 'http://127.0.0.1/keys', jwk: '{}' }), 401],
  ['JWT that has run out', token({ ...service, exp: 1 }), 401],
  ['JWT for a role that is none of ours', token({ role: 'postgres', exp }), 401],
  ['JWT whose role is SQL', token({ role: 'anon; set role postgres', exp }), 401],
  ['JWT whose claims are a list', `${part({ alg: 'HS256' })}.${part([service])}.x`, 401],
  ['JWT whose claims are no JSON', `${part({ alg: 'HS256' })}.bm90IGpzb24.x`, 401],
  ['JWT of a hundred kilobytes', token({ ...service, pad: 'x'.repeat(10_000) }), 401],
  ['name of a role in place of a token', 'service_role', 401],
  ['key of the owner guessed as a token', 'sb_secret_guess', 401],
];

const asToken: HttpAttack[] = tokens.map(([name, value, status]) => ({
  name,
  call: { path: forms, headers: bearer(value) },
  status,
  guardedBy: 'server',
}));

/** Read by what stands before the database, here and on hosted Supabase. */
const keys: Omit<HttpAttack, 'guardedBy'>[] = [
  { name: 'no key', call: { path: forms, headers: { apikey: '' } }, status: 401 },
  {
    name: 'a key that is none',
    call: { path: forms, headers: { apikey: 'sb_publishable_guess' } },
    status: 401,
  },
  {
    name: 'a key that begins like the secret one',
    call: { path: forms, headers: { apikey: 'sb_secret_' } },
    status: 401,
  },
  {
    name: 'two keys in one header',
    call: { path: forms, headers: { apikey: `${EMBEDDED_PUBLISHABLE_KEY}, sb_secret_x` } },
    status: 401,
  },
  {
    name: 'a key as a parameter',
    call: { path: `${forms}?apikey=sb_secret_guess`, headers: { apikey: '' } },
    status: 401,
  },
  {
    name: 'a second key as a parameter',
    call: { path: `${forms}?apikey=sb_secret_guess` },
    status: [400, 401],
  },
  {
    name: 'a service token as the key',
    call: { path: forms, headers: { apikey: token(service) } },
    status: 401,
  },
  {
    name: 'the publishable key as a token',
    call: { path: forms, headers: bearer(EMBEDDED_PUBLISHABLE_KEY) },
    status: 401,
  },
];

const claims: HttpAttack[] = [
  {
    name: 'a password in place of a token',
    call: { path: forms, headers: { authorization: `Basic ${btoa('postgres:postgres')}` } },
    status: 401,
  },
  {
    name: 'a token in a cookie',
    call: { path: forms, headers: { cookie: `sb-access-token=${token(service)}` } },
    status: 401,
  },
  {
    name: 'a token as a parameter',
    call: { path: `${rest('contact_submissions')}?access_token=${token(service)}` },
    status: 400,
  },
  {
    name: 'service role claimed in the body',
    call: {
      path: rest('form_submissions'),
      body: { role: 'service_role', form_name: 'contact', fields: {} },
    },
    status: [400, 401],
  },
  {
    name: 'service role claimed in headers',
    call: {
      path: forms,
      headers: {
        role: 'service_role',
        'x-role': 'service_role',
        'x-supabase-role': 'service_role',
        'x-hasura-role': 'admin',
      },
    },
    status: 401,
  },
  {
    name: 'the settings of a request claimed in headers',
    call: {
      path: forms,
      headers: { 'request.jwt.claims': '{"role":"service_role"}', 'x-supabase-api-version': '9' },
    },
    status: 401,
  },
];

/** Services that Supabase has beside the tables: of them only signing in is here, for owners. */
const services: HttpAttack[] = [
  ['sign-up', 'POST', '/auth/v1/signup'],
  ['list of users', 'GET', '/auth/v1/admin/users'],
  ['making a user', 'POST', '/auth/v1/admin/users'],
  ['own user, changed', 'PUT', '/auth/v1/user'],
  ['password recovery', 'POST', '/auth/v1/recover'],
  ['magic link with sign-up', 'POST', '/auth/v1/magiclink'],
  ['sign-in by another provider', 'GET', '/auth/v1/authorize?provider=github'],
  ['sign-in by SQL of a provider', 'POST', '/auth/v1/token?grant_type=id_token'],
  ['settings of sign-in', 'GET', '/auth/v1/settings'],
  ['sign-in, with two slashes', 'POST', '//auth/v1/token?grant_type=password'],
  ['sign-in, encoded', 'POST', '/%61uth/v1/token?grant_type=password'],
  ['list of buckets', 'GET', '/storage/v1/bucket'],
  ['uploading a file', 'POST', '/storage/v1/object/public/x.html'],
  ['GraphQL introspection', 'POST', '/graphql/v1'],
  ['edge functions', 'POST', '/functions/v1/hello'],
  ['realtime', 'GET', '/realtime/v1/websocket'],
  ['studio', 'GET', '/_studio'],
  ['admin', 'GET', '/admin'],
  ['SQL of the database manager', 'POST', '/pg/query'],
  ['metrics of a customer', 'GET', '/customer/v1/privileged/metrics'],
].map(([name = '', method = '', path = '']) => ({
  name: `a service that is not here: ${name}`,
  call: {
    method,
    path,
    ...(method === 'POST' && { body: { email: 'eve@example.com', password: 'x', query: 'select 1' } }),
  },
  status: [401, 404],
  guardedBy: 'server',
}));

/** Signing in as somebody, or as nobody who is there. */
const signIn: HttpAttack[] = (
  [
    [
      'a password that is guessed',
      'POST',
      '/auth/v1/token?grant_type=password',
      { email: 'eve@example.com', password: 'x' },
    ],
    [
      'SQL as an address',
      'POST',
      '/auth/v1/token?grant_type=password',
      { email: "' or 1=1 --", password: "' or 1=1 --" },
    ],
    [
      'objects as address and password',
      'POST',
      '/auth/v1/token?grant_type=password',
      { email: { $ne: 1 }, password: [] },
    ],
    [
      'a password of a hundred kilobytes',
      'POST',
      '/auth/v1/token?grant_type=password',
      { email: 'a@b.c', password: 'x'.repeat(100_000) },
    ],
    [
      'a refresh token that is guessed',
      'POST',
      '/auth/v1/token?grant_type=refresh_token',
      { refresh_token: 'x' },
    ],
    [
      'a zero byte in a refresh token',
      'POST',
      '/auth/v1/token?grant_type=refresh_token',
      { refresh_token: 'a\u0000b' },
    ],
    ['a link that is guessed', 'POST', '/auth/v1/verify', { token_hash: '0'.repeat(64), type: 'email' }],
    ['a body that is no object', 'POST', '/auth/v1/token?grant_type=password', [1]],
  ] as [string, string, string, object][]
).map(([name, method, path, body]) => ({
  name: `signing in: ${name}`,
  call: { method, path, body },
  status: [400, 403, 429],
  guardedBy: 'server',
}));

export const identity = [
  ...asToken,
  ...keys.map((attack): HttpAttack => ({ ...attack, guardedBy: 'server' })),
  ...claims,
  ...services,
  ...signIn,
];
