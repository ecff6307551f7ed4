import { expect, it } from 'vitest';
import { installation, UsageError } from './installation.ts';

const problemsOf = (environment: NodeJS.ProcessEnv): string[] => {
  try {
    installation(environment);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError);
    return (error as Error).message.split('\n');
  }
};

it.each([
  [{}, true],
  [{ RATE_LIMIT: '' }, true],
  [{ RATE_LIMIT: 'on' }, true],
  [{ RATE_LIMIT: 'off' }, false],
])('%j: limits are %s', (environment, expected) => {
  expect(installation(environment).database.rateLimit).toBe(expected);
});

it.each([
  [{}, 'http://localhost:54321'],
  [{ API_PORT: '6000' }, 'http://localhost:6000'],
  [{ API_URL: 'https://example.com/', TRUSTED_PROXIES: '127.0.0.1' }, 'https://example.com'],
  [{ SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'k' }, 'https://abc.supabase.co'],
])('%j: the pages name the API %s', (environment, expected) => {
  expect(installation(environment).config.api).toBe(expected);
});

const proxies = { TRUSTED_PROXIES: '127.0.0.1' };

it.each<[NodeJS.ProcessEnv, string]>([
  [{ RATE_LIMIT: 'no' }, 'RATE_LIMIT is "no"'],
  [{ PORT: '80a' }, 'PORT is "80a"'],
  [{ PORT: '5000', API_PORT: '5000' }, 'PORT and API_PORT are both 5000'],
  [{ SITE_URL: 'example.com' }, 'SITE_URL is "example.com"'],
  [{ SITE_URL: 'https://example.com/site' }, 'give https://example.com.'],
  [{ DATABASE_URL: 'mysql://me:secret@localhost/db' }, 'DATABASE_URL is no address'],
  [{ TRUSTED_PROXIES: 'caddy' }, 'TRUSTED_PROXIES has "caddy"'],
  [{ SMTP_ULR: 'smtp://localhost' }, 'SMTP_ULR is no setting: SMTP_URL was probably meant'],
  [{ DATABASEURL: 'postgres://localhost/db' }, 'DATABASE_URL was probably meant'],
  [{ Site_Url: 'https://example.com' }, 'SITE_URL was probably meant'],
  [{ SMTP_PASSWORD: 'secret' }, 'SMTP_PASSWORD is no setting'],
  [{ SMTP_URL: 'smtps://mail.example.com' }, 'MAIL_FROM is not'],
  [{ SUPABASE_URL: 'https://abc.supabase.co' }, 'SUPABASE_PUBLISHABLE_KEY is not'],
  [{ SUPABASE_PUBLISHABLE_KEY: 'k' }, 'SUPABASE_URL is not'],
  [
    { SUPABASE_URL: 'https://a.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'k', API_URL: 'http://localhost:1' },
    'one API only',
  ],
  [
    { SUPABASE_URL: 'https://a.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'k', DATABASE_URL: 'postgres://x/y' },
    'two databases',
  ],
  [{ ...proxies, SITE_URL: 'https://example.com', API_URL: 'http://example.com' }, 'Give API_URL with https'],
  [{ API_URL: 'https://example.com' }, 'TRUSTED_PROXIES does not name it'],
  [{ SITE_DIST: '/srv/site', DATA_DIR: '/srv/site/data' }, 'DATA_DIR lies in the folder of the published'],
  [{ SITE_DIST: '/srv/site', BACKUP_DIR: '/srv/site' }, 'BACKUP_DIR lies in the folder of the published'],
])('%j is refused in one sentence', (environment, sentence) => {
  const problems = problemsOf(environment);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(sentence);
});

it('says everything at once, and no password', () => {
  const problems = problemsOf({ PORT: 'x', DATABASE_URL: 'http://me:secret@db', MAIL_TO: 'me' });
  expect(problems).toHaveLength(3);
  expect(problems.join()).not.toContain('secret');
});

it('leaves the variables of other programs alone', () => {
  const others = [
    'PATH',
    'HOME',
    'HOST',
    'MAIL',
    'MAILTO',
    'SITE_ID',
    'SITE_NAME',
    'DATABASE',
    'POST',
    'URL',
  ];
  expect(problemsOf(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([]);
  expect(problemsOf(process.env)).toEqual([]);
});
