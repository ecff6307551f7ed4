import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { newSubmissionId } from '@laliaflia/leads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultBackupDir, nameAt, prepareBackupFolder } from '../src/embedded/backup-folder.ts';
import { loadSecrets } from '../src/embedded/guards/secrets.ts';
import { type Backend, startBackend } from '../src/embedded/index.ts';
import { createMailFunction } from '../src/mail/index.ts';
import type { ToldAlarm } from '../src/mail/letters.ts';
import { connect } from '../src/owner-client.ts';
import { startManagementApi } from './management-api.ts';
import { freshEmail, inquiry } from './samples.ts';
import { answer, startSmtp } from './smtp.ts';
import { preparedFolder } from './temporary-folder.ts';

const smtp = await startSmtp();
const { host, forget, settings: management } = await startManagementApi();
const dataDir = preparedFolder();
const secret = 'a secret of twenty and more characters';
let backend: Backend;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  // Hosted Supabase has no server of ours, which makes a backup at its start; here it finds one of today.
  const backupDir = defaultBackupDir(dataDir, {});
  prepareBackupFolder(backupDir);
  writeFileSync(path.join(backupDir, nameAt(new Date())), '');
  backend = await startBackend({ dataDir, backupDir, port: 0, rateLimit: false });
  const { secretKey } = loadSecrets(dataDir);
  environment = {
    MAIL_FUNCTION_SECRET: secret,
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'owner@example.com',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    // As hosted Supabase sets them.
    SUPABASE_URL: backend.url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
  };
});
afterAll(() => backend?.close());
beforeEach(() => {
  smtp.forgive();
  forget();
  vi.spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => {});
});

const own = {
  name: 'Our site',
  address: 'site@example.com',
  site: 'https://site.example',
  lettersOf: (site: string) => ({
    toOwner: () => ({ subject: 'A lead', text: 'New' }),
    ofAlarm: ({ alarm, isOver, message }: ToldAlarm) => ({
      subject: alarm,
      text: `${isOver ? 'over' : 'begins'}: ${message}`,
    }),
    toSender: () => ({ subject: 'We have it', text: `See ${site}` }),
    toSubscriber: () => ({ subject: 'Please confirm', text: site, leave: site }),
    toSignIn: () => ({ subject: 'Sign in', text: site }),
  }),
};

/** As `net.http_post` calls it. */
function call(changed: NodeJS.ProcessEnv = {}, authorization = `Bearer ${secret}`): Promise<Response> {
  const request = new Request('https://abc.supabase.co/functions/v1/send-mails', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: '{}',
  });
  return createMailFunction({ ...environment, ...changed }, own)(request);
}

async function store(email: string): Promise<void> {
  const owner = connect(backend.url, loadSecrets(dataDir).secretKey);
  const row = { id: newSubmissionId(), ...inquiry, email };
  const { error } = await owner.from('contact_submissions').insert(row);
  expect(error).toBeNull();
}

async function erase(email: string): Promise<void> {
  const owner = connect(backend.url, loadSecrets(dataDir).secretKey);
  expect((await owner.rpc('delete_person', { email })).error).toBeNull();
}

it('sends what is due, and says how many', async () => {
  const emails = Array.from({ length: 3 }, freshEmail);
  for (const email of emails) await store(email);
  const response = await call();
  expect([response.status, await response.json()]).toEqual([200, { sent: 6 }]);
  expect(smtp.mails.map(({ to }) => to.join()).sort()).toEqual(
    [...emails, ...emails.map(() => 'owner@example.com')].sort(),
  );
  expect(smtp.mails.find(({ to }) => to[0] === emails[0])?.parsed.text).toContain('https://site.example');
  expect(await (await call()).json()).toEqual({});
});

it('tries again later what the server does not take', async () => {
  const email = freshEmail();
  await store(email);
  smtp.onRcpt = () => answer(451, 'Greylisted');
  expect(await (await call()).json()).toEqual({ again: 2 });
  expect(smtp.mails).toEqual([]);
  await erase(email);
});

const alarmsOf = (name: string) =>
  smtp.mails.flatMap(({ to, parsed }) => (parsed.subject === name ? [`${to}: ${parsed.text?.trim()}`] : []));

describe('what is alarming', () => {
  const alarms = () => alarmsOf('mail');
  afterEach(() => void vi.useRealTimers());

  it('is told to the owner once when it begins, and once when it is over', async () => {
    const email = freshEmail();
    await store(email);
    smtp.onRcpt = (to) => (to === email ? answer(451, 'Greylisted') : undefined);
    await call();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60 * 1000 });
    expect((await call({ ALARMS: 'off' })).status).toBe(200);
    expect(alarms()).toEqual([]);
    await call();
    await call();
    const begun = expect.stringMatching(
      /^owner@example\.com: begins: 1 mail could not be sent for more than an hour/,
    );
    expect(alarms()).toEqual([begun]);
    await erase(email);
    await call();
    await call();
    expect(alarms()).toEqual([begun, expect.stringMatching(/^owner@example\.com: over: /)]);
  });

  it('is not looked at with a setting that cannot be', async () => {
    expect((await call({ ALARM_QUIET_DAYS: '0' })).status).toBe(500);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('ALARM_QUIET_DAYS is "0"'));
  });
});

describe('what only the host knows', () => {
  const minute = 60_000;
  const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * minute);
  const owner = () => connect(backend.url, loadSecrets(dataDir).secretKey);
  const backup = (days: number, status = 'COMPLETED') => ({
    status,
    inserted_at: ago(days).toISOString(),
    is_physical_backup: false,
  });
  const hosted = async (changed: NodeJS.ProcessEnv = {}) => {
    expect((await call({ ...management, ...changed })).status).toBe(200);
  };

  it('is asked of its Management API as that is documented', async () => {
    host.backups = [backup(1)];
    await hosted();
    const [logs, backups] = host.asked;
    expect(backups?.pathname).toBe('/v1/projects/abc/database/backups');
    expect(logs?.pathname).toBe('/v1/projects/abc/analytics/endpoints/logs');
    expect(logs?.searchParams.get('sql')).toMatch(
      /^select count\(\) .*from logs where source = 'edge_logs'$/s,
    );
    const [start, end] = ['start', 'end'].map((each) =>
      Date.parse(logs?.searchParams.get(`iso_timestamp_${each}`) ?? ''),
    );
    expect(Number(end) - Number(start)).toBe(10 * minute);
  });

  it('requests that fail are told once, and once when it is over; not while it cannot be asked', async () => {
    host.backups = [backup(1)];
    Object.assign(host, { requests: 100, failures: 5 });
    await hosted();
    await hosted();
    const begun = expect.stringMatching(/^owner@example\.com: begins: 5 of 100 requests/);
    expect(alarmsOf('requests')).toEqual([begun]);
    host.status = 503;
    await hosted();
    Object.assign(host, { status: 200, error: 'Unknown table' });
    await hosted();
    expect(alarmsOf('requests')).toEqual([begun]);
    Object.assign(host, { requests: 200, failures: 1, error: undefined });
    await hosted();
    await hosted();
    expect(alarmsOf('requests')).toEqual([begun, expect.stringContaining('over: 1 of 200')]);
  });

  it('no backup is told once, whoever may make one', async () => {
    const view = { event_type: 'page_view', page_path: '/', created_at: ago(3).toISOString() };
    await owner()
      .from('analytics_events')
      .insert(view as never);
    host.backups = [backup(0, 'FAILED')];
    await hosted();
    await hosted();
    const told = [
      expect.stringContaining('begins: There is no backup, and the first visitor came 3 days ago.'),
    ];
    expect(alarmsOf('backup')).toEqual(told);
    host.latestPhysical = ago(1).getTime() / 1000;
    await hosted();
    expect(alarmsOf('backup')).toEqual([...told, expect.stringContaining('over: ')]);
    Object.assign(host, { latestPhysical: undefined, backups: [backup(2.1)] });
    await hosted();
    host.status = 403;
    await hosted();
    await hosted({ MANAGEMENT_API_TOKEN: '' });
    expect(alarmsOf('backup').slice(2)).toEqual([
      expect.stringContaining('begins: The newest backup is 2 days old.'),
    ]);
    await owner().rpc('note_backup');
    await hosted({ MANAGEMENT_API_TOKEN: '' });
    expect(alarmsOf('backup').slice(3)).toEqual([expect.stringContaining('over: ')]);
  });
});

it.each(['', secret, `Bearer ${secret}x`, `Bearer ${secret.slice(1)}`, 'Bearer '])(
  'works for nobody who says %j',
  async (authorization) => {
    await store(freshEmail());
    expect((await call({}, authorization)).status).toBe(401);
    expect(smtp.mails).toEqual([]);
  },
);

it.each<[NodeJS.ProcessEnv, string]>([
  [{ MAIL_FUNCTION_SECRET: 'short' }, 'MAIL_FUNCTION_SECRET is not set, or shorter than 20 characters'],
  [{ SMTP_URL: '' }, 'SMTP_URL is not set'],
  [{ SMTP_URL: 'smtp://smtp.example.com' }, 'SMTP_URL names port 587'],
  [{ SMTP_URL: 'smtps://smtp.example.com:25' }, 'SMTP_URL names port 25'],
  [{ MAIL_TO: 'me' }, 'MAIL_TO is "me"'],
  [{ SITE_URL: 'example' }, 'SITE_URL is "example"'],
  [{ SUPABASE_URL: '' }, 'SUPABASE_URL is not set'],
  [{ SUPABASE_URL: 'abc' }, 'SUPABASE_URL is "abc"'],
  [{ SUPABASE_SECRET_KEYS: '' }, 'SUPABASE_SECRET_KEY is not set'],
  [{ SUPABASE_SECRET_KEYS: 'x' }, 'SUPABASE_SECRET_KEYS is no JSON'],
  [{ SUPABASE_SECRET_KEYS: '{"default":"sb_publishable_x"}' }, 'is the publishable key'],
  [{ SUPABASE_URL: 'http://127.0.0.1:1' }, 'fetch failed'],
])('explains %j in the log alone', async (changed, words) => {
  const response = await call(changed);
  expect([response.status, await response.text()]).toEqual([500, 'No mail was sent; the log says why.\n']);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(words));
});
