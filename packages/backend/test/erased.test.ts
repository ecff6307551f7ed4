import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newSubmissionId } from '@laliaflia/leads';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPglite } from '../src/embedded/connect.ts';
import { type Backend, openFolder, startBackend } from '../src/embedded/index.ts';
import { shareErased } from '../src/leads/backup/erased.ts';
import { putBack } from '../src/leads/backup/put-back.ts';
import { checkBackup } from '../src/leads/backup/read-backup.ts';
import type { Letters } from '../src/mail/letters.ts';
import { type Client, connect } from '../src/owner-client.ts';
import { leads } from './command-line.ts';
import { inquiry } from './samples.ts';
import { preparedFolder, temporaryFolder } from './temporary-folder.ts';

vi.mock('../src/embedded/index.ts', async (original) =>
  (await import('./prepared-open.ts')).withPreparedFolders(await original()),
);

/* A person asks for erasure: afterwards nothing holds them but the backups, whatever is restored or undone. */

/** Stands in everything that is hers, and nowhere else. */
const word = 'Lovelace';
const trace = /lovelace|ada(\+\w+)?@example\.com/i;
const letters: Letters = {
  toOwner: ({ fields }) => ({ subject: 'A lead', text: JSON.stringify(fields) }),
  toSender: ({ reference }) => ({ subject: 'We have it', text: reference }),
  ofAlarm: ({ message }) => ({ subject: 'An alarm', text: message }),
  toSubscriber: () => ({ subject: 'Please confirm', text: 'A link', leave: 'https://site.example/leave' }),
  toSignIn: () => ({ subject: 'Sign in', text: 'A link' }),
};
const settings = { from: { name: 'Our site', address: 'site@example.com' }, to: 'owner@example.com' };
const aYearAgo = new Date(Date.now() - 400 * 24 * 60 * 60 * 1000).toISOString();
const her = { ...inquiry, name: word, message: `I am ${word}.` };
const bob = { ...inquiry, id: newSubmissionId(), name: 'Bob', email: 'bob@example.com' };

const folder = await folderThatTellsAll();
const backups = path.join(folder, 'backups');
const another = temporaryFolder();
const files = temporaryFolder();
const file = (name: string) => path.join(backups, name);
let backend: Backend;
let owner: Client;

/** A data folder whose database says on request what is in every table of its catalog. */
async function folderThatTellsAll(): Promise<string> {
  const dataDir = preparedFolder();
  const database = await openPglite(path.join(dataDir, 'postgres'));
  await database.run(`
    create function public.tell_all() returns text language plpgsql security definer as $$
    declare
      one regclass;
      rows text;
      told text := '';
    begin
      for one in
        select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema')
      loop
        execute format('select string_agg(t::text, chr(10)) from %s t', one) into rows;
        told := told || one || ': ' || coalesce(rows, '') || chr(10);
      end loop;
      return told;
    end $$;
    grant execute on function public.tell_all() to service_role;
  `);
  await database.connection.close();
  return dataDir;
}

const everythingIn = async (client: Client): Promise<string> => {
  const { data, error } = await (client as SupabaseClient).rpc('tell_all');
  expect(error).toBeNull();
  return String(data);
};

/** Every file of the data folder but the engine's own and the backups. */
function filesOf(dataDir: string): string[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)))
    .filter((name) => !/^(postgres|backups\/leads|backups\/own)/.test(name));
}

const traces = (dataDir: string) =>
  filesOf(dataDir).filter((name) => trace.test(name + readFileSync(path.join(dataDir, name), 'latin1')));

async function expectNothingOfHer(): Promise<void> {
  const everything = await everythingIn(owner);
  expect(everything.split('\n').filter((line) => trace.test(line))).toEqual([]);
  expect(everything).toContain('retention.erased: (');
  expect(traces(folder)).toEqual([]);
}

async function insert(
  table: 'contact_submissions' | 'newsletter_subscriptions' | 'chat_conversations' | 'form_submissions',
  rows: object,
) {
  const { error } = await owner.from(table).insert(rows as never);
  expect(error).toBeNull();
}

/** Without the throwaway database, which takes its time. */
const restore = async (backup: string, client = owner) =>
  putBack(client, { file: backup }, await checkBackup({ file: backup }));

const say = async (...args: string[]) => {
  const { out, complaint } = await leads(args, { DATA_DIR: folder });
  expect(complaint).toBe('');
  return out;
};

async function startServer(): Promise<void> {
  backend = await startBackend({ dataDir: folder, port: 0, rateLimit: false, mail: { settings, letters } });
  owner = connect(backend.url, backend.secretKey);
}

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await startServer();
  const chat = (message: string, created_at?: string) => ({
    ...{ session_id: 'hers', message, sender: 'user' },
    ...(created_at && { created_at }),
  });
  await insert('contact_submissions', [bob, { ...her, email: 'ada@example.com', created_at: aYearAgo }]);
  await insert('chat_conversations', chat(`Old words of ${word}`, aYearAgo));
  await say('--purge', '--yes');
  await insert('chat_conversations', chat(`${word} begins to talk`));
  await say('--backup', file('own-early.jsonl'));
  const form = { name: word, email: ' ADA@Example.com' };
  const sent = { form_name: 'webinar', fields: form };
  await insert('contact_submissions', { ...her, email: 'Ada+workshop@Example.com' });
  await insert('newsletter_subscriptions', { email: 'ada@example.com' });
  await insert('form_submissions', [sent, { ...sent, spam: true }]);
  await insert('chat_conversations', chat('Write to ada+chat@example.com'));
  await backend.storeFormSubmission({ ...sent, spam: false });
  await vi.waitFor(
    () => expect(traces(folder).filter((name) => /^mail\/.*eml$/.test(name))).toHaveLength(5),
    10_000,
  );
  await say('--backup', file('own-before.jsonl.gz'));
});
afterAll(() => backend?.close());

describe('after an erasure', () => {
  it('nothing holds the person', async () => {
    const before = await everythingIn(owner);
    for (const table of [
      'contact_submissions',
      'newsletter_subscriptions',
      'form_submissions',
      'chat_conversations',
      'retention.purged',
    ])
      expect(
        before.split(/\n(?=[\w.]+: )/).filter((told) => told.startsWith(`${table}: `) && trace.test(told)),
        table,
      ).toHaveLength(1);
    expect(await say('--delete', 'ADA@example.com', '--yes')).toMatch(
      /retention.purged +2\n(.*\n)*Remembered.*mailbox/,
    );
    await expectNothingOfHer();
    expect(await everythingIn(owner)).toContain('bob@example.com');
  });

  it('no undo brings them back', async () => {
    await say('--unpurge');
    await expectNothingOfHer();
  });

  it('no backup brings them back, which brings back others', async () => {
    await owner.from('contact_submissions').delete().eq('id', bob.id);
    for (const name of ['own-early.jsonl', 'own-before.jsonl.gz']) await restore(file(name));
    await expectNothingOfHer();
    expect(await everythingIn(owner)).toContain('bob@example.com');
  });

  it('who writes again is there, after a restore, too', async () => {
    const id = newSubmissionId();
    await insert('contact_submissions', { ...inquiry, id, email: 'ada@example.com' });
    await say('--backup', file('own-again.jsonl'));
    await owner.from('contact_submissions').delete().eq('id', id);
    expect(await restore(file('own-again.jsonl'))).toMatchObject({ contact_submissions: 1 });
    await restore(file('own-before.jsonl.gz'));
    expect(JSON.parse(await say('--export', 'ada@example.com'))).toMatchObject([{ id }]);
    await say('--delete', 'ada@example.com', '--yes');
    await expectNothingOfHer();
  });
});

describe('in another folder', () => {
  const held = async (client: Client, email: string) =>
    (await client.rpc('find_person', { email })).data?.length ?? Number.NaN;
  it('a backup brings nothing of the person, because it lies beside what is remembered', async () => {
    const elsewhere = { DATA_DIR: temporaryFolder() };
    expect((await leads(['--restore', file('own-before.jsonl.gz')], elsewhere)).complaint).toBe('');
    const { out } = await leads(['--json'], elsewhere);
    expect(out).toContain('bob@example.com');
    expect(out).not.toMatch(trace);
  });

  it('a backup that was carried away brings the person back, until the folder learns better', async () => {
    const { owner: other, close } = await openFolder(another, {});
    await restore(file('own-before.jsonl.gz'), other);
    expect(await held(other, 'ada@example.com')).toBeGreaterThan(5);
    // As a server does with its folder of backups.
    await shareErased(other, backups);
    expect(await held(other, 'ada@example.com')).toBe(0);
    await restore(file('own-before.jsonl.gz'), other);
    await restore(file('own-early.jsonl'), other);
    const { data: chats } = await other.from('chat_conversations').select('id');
    expect(chats).toEqual([]);

    // An earlier version remembered ids.
    expect(await held(other, 'bob@example.com')).toBe(1);
    const old = path.join(files, 'old.jsonl');
    const row = { id: bob.id, erased_at: new Date().toISOString() };
    writeFileSync(
      old,
      `${JSON.stringify({ table: 'retention.erased', row })}\n{"end":{"retention.erased":1}}\n`,
    );
    await restore(old, other);
    expect(await held(other, 'bob@example.com')).toBe(0);

    // What another folder has remembered stays beside the backups.
    const before = readFileSync(file('erased.jsonl'), 'utf8').trimEnd().split('\n').slice(1, -1);
    await shareErased(other, backups);
    const after = readFileSync(file('erased.jsonl'), 'utf8').split('\n');
    expect(after).toEqual(expect.arrayContaining(before));
    expect(after.length).toBeGreaterThan(before.length + 2);
    await close();
  });
});
