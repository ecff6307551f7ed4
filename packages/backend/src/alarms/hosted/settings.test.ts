import { expect, it } from 'vitest';
import { readHostedSettings } from './settings.ts';

const token = 'sbp_0123456789abcdefghij';
const set = { MANAGEMENT_API_TOKEN: token, SUPABASE_URL: 'https://abc123.supabase.co' };

it.each([
  [{ SUPABASE_URL: set.SUPABASE_URL }, undefined],
  [set, { api: 'https://api.supabase.com', project: 'abc123', token }],
  [
    { ...set, SUPABASE_URL: 'https://api.example.com', PROJECT_REF: 'def' },
    { api: 'https://api.supabase.com', project: 'def', token },
  ],
])('%j', (environment, settings) => {
  expect(readHostedSettings(environment)).toEqual(settings);
});

it.each([
  [{ ...set, MANAGEMENT_API_TOKEN: 'sbp_a b c d e f g h i j k' }, 'MANAGEMENT_API_TOKEN is no access token'],
  [{ ...set, SUPABASE_URL: 'https://api.example.com' }, 'PROJECT_REF is not set'],
  [{ ...set, PROJECT_REF: 'a/../b' }, 'PROJECT_REF is "a/../b"'],
  [
    { ...set, MANAGEMENT_API_URL: 'http://api.supabase.com' },
    'which is no address that begins with https://.',
  ],
])('%j is refused in a sentence', (environment, sentence) => {
  expect(() => readHostedSettings(environment)).toThrow(sentence);
});
