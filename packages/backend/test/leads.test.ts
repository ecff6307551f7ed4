import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { newSubmissionId } from '@laliaflia/leads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Backend, startBackend } from '../src/embedded/index.ts';
import { readLeads } from '../src/leads/collect.ts';
import type { Lead } from '../src/leads/lead.ts';
import type { Client } from '../src/owner-client.ts';
import { environment, leads as runLeads } from './command-line.ts';
import { environmentOf, preparedPlace } from './place.ts';
import { freshEmail, inquiry } from './samples.ts';

const place = await preparedPlace();
const { dataDir } = place;
let backend: Backend;

beforeAll(async () => {
  backend = await startBackend({ ...place, port: 0, rateLimit: false });
});
afterAll(() => backend?.close());
beforeEach(() => {
  // The server, which runs in this process, says what it refuses.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** On the data of this test unless another folder or project is named. */
const leads = (args: string[], env = environmentOf(place)) => runLeads(args, env);

async function json(...args: string[]): Promise<Lead[]> {
  const { out, complaint } = await leads(['--json', ...args]);
  expect(complaint).toBe('');
  return JSON.parse(out) as Lead[];
}

/** With the secret key, past the gateway. */
async function api(table: string, init: RequestInit = {}) {
  const response = await fetch(`${backend.url}/rest/v1/${table}`, {
    ...init,
    headers: { apikey: backend.secretKey, 'content-type': 'application/json', ...init.headers },
  });
  const text = await response.text();
  expect(response.ok, text).toBe(true);
  return text === '' ? [] : (JSON.parse(text) as Record<string, unknown>[]);
}

const insert = (table: string, rows: object) => api(table, { method: 'POST', body: JSON.stringify(rows) });
const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

describe('the list', () => {
  it('shows while the server runs what came over every channel, each lead once, newest first', async () => {
    const [both, formOnly, subscription, spam] = Array.from({ length: 4 }, newSubmissionId);
    const booking = { form_name: 'workshop-booking', spam: false };
    const fields = { name: 'Grace', email: 'g@example.com', workshopType: 'Deep Dive' };
    await insert('contact_submissions', { id: both, ...inquiry, filling_seconds: 42 });
    const form = { form_name: 'contact', fields: inquiry, spam: false, submission_id: both as string };
    await backend.storeFormSubmission(form);
    await backend.storeFormSubmission(form);
    await backend.storeFormSubmission({ ...booking, fields, submission_id: formOnly as string });
    await backend.storeFormSubmission({ ...form, spam: true, submission_id: spam as string });
    await insert('newsletter_subscriptions', { id: subscription, email: freshEmail() });

    const all = await json();
    expect(all.map((lead) => lead.id)).toEqual([subscription, formOnly, both]);
    expect(all.map(({ details }) => details.filling_seconds)).toEqual([undefined, undefined, '42']);
    expect((await leads([])).out).toContain('filling_seconds: 42');
    expect(all.find((lead) => lead.id === both)?.channels).toEqual(['database', 'form']);

    expect(await json('--kind', 'workshop-booking')).toMatchObject([
      { id: formOnly, name: 'Grace', details: { workshopType: 'Deep Dive' } },
    ]);
    expect(await json('--spam')).toMatchObject([{ id: spam }]);
    const { out } = await leads(['--limit', '2']);
    expect(out).toContain('Deep Dive');
    expect(out).toContain('--limit 0');
  });

  it('is limited to a time, days with all their hours', async () => {
    const at = (created_at: string, last: number) => ({ id: id(last), created_at, ...inquiry });
    await insert('contact_submissions', [
      at(new Date('2020-03-01T00:00').toISOString(), 1),
      at(new Date('2020-03-02T23:59:59').toISOString(), 2),
      at(new Date('2020-03-03T00:00').toISOString(), 3),
    ]);
    const ids = async (...args: string[]) => (await json(...args)).map((lead) => lead.id);
    expect(await ids('--since', '2020-03-01', '--until', '2020-03-02')).toEqual([id(2), id(1)]);
    expect(await ids('--since', '2020-03-02T12:00', '--until', '2020-03-03')).toEqual([id(3), id(2)]);
    expect(await ids('--until', '2020-03-01', '--kind', 'newsletter')).toEqual([]);
    expect((await leads(['--until', '2019-01-01'])).out).toContain('No leads in this time');
  });

  it('comes in pages that skip nothing and show nothing twice', async () => {
    const at = '2019-06-01T12:00:00Z';
    // As many as two pages, and all of one moment, so that only their ids have an order.
    const rows = Array.from({ length: 2500 }, (_, i) => ({ id: id(10_000 + i), created_at: at, ...inquiry }));
    await insert('contact_submissions', rows);
    const listed = await json('--since', '2019-06-01', '--until', '2019-06-01');
    expect(listed.map((lead) => lead.id)).toEqual(rows.map((row) => row.id).reverse());
    const { out } = await leads(['--csv', '--since', '2019-06-01', '--until', '2019-06-01']);
    expect(out.split('\r\n')).toHaveLength(1 + 2500 + 1);
    await api(`contact_submissions?created_at=eq.${at}`, { method: 'DELETE' });
  });

  it('reads the next page when the one before is written, so that a long list needs no more room', async () => {
    let read = 0;
    const asked: unknown[] = [];
    const client = {
      rpc: async (_name: string, { most }: { most: number }) => {
        asked.push(most);
        const row = { created_at: '2019-06-01', kind: 'contact', spam: false, also_form: null, columns: {} };
        return { data: Array.from({ length: most }, () => ({ id: id(++read), ...row })), error: null };
      },
    };
    for await (const page of readLeads(client as unknown as Client, {}, 1200)) {
      expect(page.length).toBeLessThanOrEqual(500);
      expect(page.at(-1)?.id).toBe(id(read));
    }
    expect(asked).toEqual([500, 500, 200]);
  });

  it('reads a hosted project the same way', async () => {
    const hosted = {
      SUPABASE_URL: backend.url,
      SUPABASE_SECRET_KEY: backend.secretKey,
      DATA_DIR: '/nowhere',
    };
    expect((await leads(['--json'], hosted)).out).toBe((await leads(['--json'])).out);
    const half = await leads([], { SUPABASE_URL: backend.url });
    expect(half).toMatchObject({ code: 1, complaint: expect.stringContaining('SUPABASE_SECRET_KEY is not') });
  });

  it('says how to make the first lead', async () => {
    const { out } = await leads([], { DATA_DIR: path.join(dataDir, 'none') });
    expect(out).toContain('/contact');
  });
});

it('--reports counts what browsers have blocked', async () => {
  expect((await leads(['--reports'])).out).toContain('No browser has blocked anything');
  const violation = { page: '/contact', directive: 'script-src-elem', blocked: 'https://evil.example' };
  await backend.countViolation(violation);
  await backend.countViolation(violation);
  expect((await leads(['--reports'])).out).toMatch(
    /^ +2 {2}script-src-elem +\/contact +\d{4}-\d\d-\d\d {2}https:\/\/evil\.example$/m,
  );
});

describe('a person', () => {
  const email = 'Grace.Person@example.com';

  it('is found, exported and deleted in every table, and nobody else', async () => {
    const other = newSubmissionId();
    await insert('contact_submissions', [
      { ...inquiry, id: newSubmissionId(), email },
      { ...inquiry, id: other, message: `Ask ${email}, please.` },
    ]);
    await insert('newsletter_subscriptions', { email: email.toLowerCase() });
    await insert('chat_conversations', [
      { session_id: 'p', message: `I am ${email}`, sender: 'user' },
      { session_id: 'p', message: 'Good day', sender: 'bot' },
    ]);
    await backend.storeFormSubmission({ form_name: 'webinar', spam: true, fields: { email } });

    const rows = JSON.parse((await leads(['--export', email])).out) as { own: boolean; content: object }[];
    expect(rows.map((row) => row.own).sort()).toEqual([false, true, true, true, true, true]);
    expect(JSON.stringify(rows)).toContain(`I am ${email}`);

    const shown = await leads(['--delete', email]);
    expect(shown.out).toMatch(/Nothing is deleted yet. To delete these 5: add --yes/);
    expect(shown.out).toMatch(new RegExp(`Others mention[^]*${other}`));
    expect(JSON.parse((await leads(['--export', email])).out)).toHaveLength(6);

    const { out } = await leads(['--delete', email, '--yes']);
    expect(out).toMatch(
      /contact_submissions +1\n +newsletter_subscriptions +1\n +form_submissions +1\n +chat_conversations +2/,
    );
    expect(JSON.parse((await leads(['--export', email])).out)).toMatchObject([{ id: other, own: false }]);
    expect((await leads(['--delete', email, '--yes'])).out).toContain('Nothing is held under');
  });
});

describe('time', () => {
  it('purges what is too old, and keeps what belongs to a contract', async () => {
    const old = { ...inquiry, created_at: '2021-05-05T12:00:00Z' };
    await insert('contact_submissions', [
      { ...old, id: id(11) },
      { ...old, id: id(12) },
    ]);
    expect((await leads(['--keep', id(12), '--until', '2099-12-31'])).out).toBe('Kept until 2099-12-31.\n');
    expect((await leads(['--keep', id(99), '--until', '2099-12-31'])).complaint).toContain('no inquiry');
    expect((await leads(['--purge'])).out).toMatch(/contact_submissions +[1-9]/);
    const left = await json('--since', '2021-01-01', '--until', '2021-12-31');
    expect(left.map((lead) => lead.id)).toEqual([id(12)]);
  });
});

describe('the recipients of a letter', () => {
  const leave = 'https://www.example.com/newsletter/leave';
  const recipients = async () => {
    const { out, complaint } = await leads(['--recipients', leave]);
    expect(complaint).toBe('');
    return out.split('\r\n').slice(0, -1);
  };

  it('are all who have confirmed, however many, each with a link that unsubscribes', async () => {
    const confirmed = { confirmed_at: '2026-03-01T12:00:00Z', wording: 'I want it' };
    const many = Array.from({ length: 1001 }, (_, i) => ({ email: `reader${i}@example.com`, ...confirmed }));
    await insert('newsletter_subscriptions', many);
    await insert('newsletter_subscriptions', { email: 'unasked@example.com' });
    await insert('newsletter_subscriptions', { email: 'left@example.com', is_active: false, ...confirmed });
    const [head, ...lines] = await recipients();
    expect(head).toBe('email,unsubscribe,confirmed_at');
    const emails = lines.map((line) => line.split(',')[0]);
    expect(emails.sort()).toEqual(many.map(({ email }) => email).sort());
    const [, token = ''] =
      /^reader7@example\.com,\S+\/leave\?token=([0-9a-f]{64}),/m.exec(lines.join('\n')) ?? [];
    await api('rpc/leave_newsletter', { method: 'POST', body: JSON.stringify({ token }) });
    expect((await recipients()).filter((line) => line.startsWith('reader7@'))).toEqual([]);
  });
});

describe('the command', () => {
  it.each([
    [['--kind', 'order'], 'workshop-booking'],
    [['--since', 'yesterday'], 'which is no date'],
    [['--limit', 'all'], 'takes a number'],
    [['--json', '--csv'], 'two formats'],
    [['--delete', 'a@b.co', '--purge'], 'one at a time'],
    [['--delete', 'Ada'], '"Ada" is none'],
    [['--yes'], 'belongs to --delete'],
    [['--keep', id(1)], 'needs the last day'],
    [['--keep', '1', '--until', '2030-01-01'], 'whole id of a lead'],
    [['--backup', ''], 'name of a file'],
    [['--restore', 'a', '--encrypt-to', 'age1'], 'belongs to --backup'],
    [['--backup', 'a', '--identity', 'b'], 'belongs to --restore'],
    [['--send', 'a', '--to', 'somewhere'], 'needs the folder in the store'],
    [['--mail-again', '1'], 'whole id of a mail'],
    [['--recipients', 'https://www.example.com'], 'takes the page that unsubscribes'],
    [['--what'], '--what'],
  ])('explains %j', async (args, words) => {
    const { code, complaint, out } = await leads(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(complaint).toContain(words);
    expect(complaint).toContain('pnpm leads [options]');
  });

  it('has help for every option', async () => {
    const { code, out } = await leads(['--help']);
    expect(code).toBe(0);
    for (const name of [
      'kind',
      'since',
      'until',
      'spam',
      'json',
      'csv',
      'export',
      'delete',
      'yes',
      'purge',
      'keep',
      'mail',
      'mail-again',
      'recipients',
      'backup',
      'encrypt-to',
      'verify',
      'restore',
      'identity',
      'new-key',
      'send',
    ]) {
      expect(out).toContain(`--${name}`);
    }
  });

  it('reads the folder when no server runs, in a process of its own, and leaves it free', async () => {
    const cli = path.join(import.meta.dirname, '../src/cli/leads.ts');
    const whileRunning = (await leads(['--json'])).out;
    await backend.close();
    const env = { ...environment, ...environmentOf(place) };
    const { stdout } = await promisify(execFile)(process.execPath, ['--liftoff-only', cli, '--json'], {
      env,
    });
    expect(stdout).toBe(whileRunning);
    backend = await startBackend({ ...place, port: 0, rateLimit: false });
  }, 120_000);
});
