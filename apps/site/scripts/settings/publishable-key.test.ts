import { expect, it } from 'vitest';
import { installation, UsageError } from '../installation.ts';

const token = (claims: object) =>
  ['{"alg":"HS256"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const read = (SUPABASE_PUBLISHABLE_KEY: string) =>
  installation({ SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_PUBLISHABLE_KEY }).config.key;

it.each(['sb_publishable_abc', token({ role: 'anon' }), 'x.y.z', 'e30'])('takes %s into the pages', (key) => {
  expect(read(key)).toBe(key);
});

it.each(['sb_secret_abc', token({ role: 'service_role' })])('keeps the secret %s out of them', (key) => {
  const refused = () => read(key);
  expect(refused).toThrow(UsageError);
  expect(refused).toThrow(/^SUPABASE_PUBLISHABLE_KEY is the secret key, and every visitor would get it: /);
  expect(refused).not.toThrow(key);
});
