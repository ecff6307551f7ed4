import { expect, it } from 'vitest';
import { readOwnerSettings } from '../owner-settings.ts';
import { readHostSettings } from './settings.ts';

const set = { NETLIFY_API_TOKEN: 'nfp_0123456789abcdefghij', SITE_ID: '1111-2222' };

it('reads what the host sets, and what is set by hand before that', () => {
  expect(readHostSettings(set)).toEqual({
    api: 'https://api.netlify.com/api/v1',
    site: '1111-2222',
    token: set.NETLIFY_API_TOKEN,
  });
  expect(readHostSettings({ ...set, NETLIFY_SITE_ID: 'mine' }).site).toBe('mine');
});

it.each<[NodeJS.ProcessEnv, string]>([
  [{ SITE_ID: 'x' }, 'NETLIFY_API_TOKEN is not set'],
  [{ ...set, NETLIFY_API_TOKEN: 'secret' }, 'NETLIFY_API_TOKEN is no access token'],
  [{ ...set, NETLIFY_API_TOKEN: 'secret secret secret secret' }, 'NETLIFY_API_TOKEN is no access token'],
  [{ ...set, SITE_ID: '' }, 'NETLIFY_SITE_ID is not set'],
  [{ ...set, SITE_ID: '../sites' }, 'NETLIFY_SITE_ID is "../sites"'],
  [{ ...set, NETLIFY_API_URL: 'http://api.example.com' }, 'no address that begins with https://'],
  [{ ...set, NETLIFY_API_URL: 'api' }, 'NETLIFY_API_URL is "api"'],
])('explains %j, without the token', (environment, words) => {
  const read = () => readHostSettings(environment);
  expect(read).toThrow(words);
  expect(read).not.toThrow('secret');
});

it.each<[NodeJS.ProcessEnv]>([
  [{ SUPABASE_SECRET_KEY: 'sb_secret_1' }],
  [{ SUPABASE_SECRET_KEYS: '{"default":"sb_secret_1","other":"sb_secret_2"}' }],
  [{ SUPABASE_SECRET_KEYS: '{"mine":"sb_secret_1"}' }],
  [{ SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_1' }],
])('finds the key in %j', (keys) => {
  const SUPABASE_URL = 'https://abc.supabase.co/';
  expect(readOwnerSettings({ SUPABASE_URL, ...keys })).toEqual({
    url: 'https://abc.supabase.co',
    key: 'sb_secret_1',
  });
});
