import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { newSubmissionId } from '@laliaflia/leads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Backend, startBackend } from '../src/embedded/index.ts';
import { backUp } from '../src/leads/backup/back-up.ts';
import { putBack } from '../src/leads/backup/put-back.ts';
import { checkBackup } from '../src/leads/backup/read-backup.ts';
import { readPages } from '../src/leads/pages.ts';
import { type Client, connect } from '../src/owner-client.ts';
import { leads } from './command-line.ts';
import { environmentOf, preparedPlace } from './place.ts';
import { freshEmail, inquiry } from './samples.ts';
import { temporaryFolder } from './temporary-folder.ts';

vi.mock('../src/embedded/index.ts', async (original) =>
  (await import('./prepared-open.ts')).withPreparedFolders(await original()),
);

const place = await preparedPlace();
const here = environmentOf(place);
const files = temporaryFolder();
let backend: Backend;
let another: Backend;
let owner: Client;

beforeAll(async () => {
  const options = { port: 0, rateLimit: false };
  backend = await startBackend({ ...options, ...place });
  another = await startBackend({ ...options, ...(await preparedPlace()) });
  owner = connect(backend.url, backend.secretKey);
});
afterAll(() => Promise.all([backend?.close(), another?.close()]));
beforeEach(() => {
  // The server, which runs in this process, says what it refuses.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** Without the throwaway database, which takes its time. */
const restore = async (file: string, client = owner) =>
  putBack(client, { file }, await checkBackup({ file }));

let counter = 0;
const newFile = (ending = 'jsonl') => path.join(files, `${++counter}.${ending}`);

type Table = 'contact_submissions' | 'newsletter_subscriptions' | 'form_submissions' | 'chat_conversations';

async function insert(table: Table, rows: object) {
  const { error } = await owner.from(table).insert(rows as never);
  expect(error).toBeNull();
}

const removeInquiries = async () =>
  void (await owner.from('contact_submissions').delete().neq('message', ''));
const remove = async (table: Table, id: string) => void (await owner.from(table).delete().eq('id', id));

async function inquiries(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newSubmissionId);
  await insert(
    'contact_submissions',
    ids.map((id) => ({ id, ...inquiry })),
  );
  return ids;
}

async function idsIn(table: Table): Promise<string[]> {
  const rows = await readPages<{ id: string }>(table, (from, to) =>
    owner.from(table).select('id').order('id').range(from, to),
  );
  return rows.map(({ id }) => id);
}

type Line = { table: string; row: Record<string, unknown> };
const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n');
const rowsOf = (file: string, table: string) =>
  linesOf(file)
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.table === table)
    .map(({ row }) => row);

/** Over which something happens before the request with this body is answered, once. */
function interrupted(part: string, happens: () => Promise<void>): Client {
  let done = false;
  return connect(backend.url, backend.secretKey, async (input, init) => {
    if (!done && `${init?.body}`.includes(part)) {
      done = true;
      await happens();
    }
    return fetch(input, init);
  });
}

describe('a backup', () => {
  it('brings everything back into an empty folder, once', async () => {
    await inquiries(3);
    await insert('newsletter_subscriptions', { email: freshEmail() });
    const verified = { payment_status: 'completed', payment_verification: 'verified' };
    await insert('form_submissions', { form_name: 'webinar', fields: verified });
    const file = newFile();
    expect((await leads(['--backup', file], here)).complaint).toBe('');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await leads(['--backup', file], here)).complaint).toContain('is there already');

    const elsewhere = { DATA_DIR: temporaryFolder() };
    expect((await leads(['--restore', file], elsewhere)).complaint).toBe('');
    expect((await leads(['--json'], elsewhere)).out).toBe((await leads(['--json'], here)).out);
    expect((await leads(['--json', '--kind', 'webinar'], here)).out).toContain('"verified"');
    expect(Object.values(await restore(file)).filter(Boolean)).toEqual([]);
  });

  it('leaves what is there, and an address that has subscribed again', async () => {
    const [first = ''] = await inquiries(1);
    const [gone, again] = [newSubmissionId(), newSubmissionId()];
    await insert('newsletter_subscriptions', { id: gone, email: 'once@example.com' });
    const file = newFile('jsonl.gz');
    await backUp(owner, file);
    await remove('newsletter_subscriptions', gone);
    await insert('newsletter_subscriptions', { id: again, email: 'ONCE@example.com' });
    await remove('contact_submissions', first);
    expect(await restore(file)).toMatchObject({ contact_submissions: 1, newsletter_subscriptions: 0 });
    expect(await idsIn('newsletter_subscriptions')).not.toContain(gone);
  });

  it('has the limits that the owner has set', async () => {
    const file = newFile();
    await backUp(owner, file);
    const rule = { table_name: 'contact_submissions', window_seconds: 600 };
    expect(rowsOf(file, 'limits.rules')).toContainEqual({ ...rule, most: 10 });
    expect(rowsOf(file, 'limits.counters')).toEqual([]);
    // As an owner who has raised the limit would have it in an old backup.
    const old = newFile();
    writeFileSync(
      old,
      `${JSON.stringify({ table: 'limits.rules', row: { ...rule, most: 11 } })}\n{"end":{"limits.rules":1}}\n`,
    );
    expect(await restore(old)).toMatchObject({ 'limits.rules': 1 });
    const after = newFile();
    await backUp(owner, after);
    expect(rowsOf(after, 'limits.rules')).toContainEqual({ ...rule, most: 11 });
  });
});

describe('one moment', () => {
  it('is kept, whatever comes meanwhile', async () => {
    const before = await idsIn('contact_submissions');
    const file = newFile();
    await backUp(
      interrupted('"of_table":"contact_submissions"', async () => void (await inquiries(2))),
      file,
    );
    expect(rowsOf(file, 'contact_submissions').map(({ id }) => id)).toEqual(before);
    expect(await idsIn('contact_submissions')).toHaveLength(before.length + 2);
  });

  it.each([
    ['goes', (id: string) => remove('contact_submissions', id)],
    [
      'changes',
      async (id: string) =>
        void (await owner.from('contact_submissions').update({ message: 'Changed' }).eq('id', id)),
    ],
  ])('is another one where a row %s before it is read', async (_, happens) => {
    await inquiries(20);
    const [first = ''] = await idsIn('contact_submissions');
    const file = newFile();
    await backUp(
      interrupted('"of_table":"contact_submissions","after":null', async () => {
        await happens(first);
        // Only in a snapshot that is later.
        await inquiries(1);
      }),
      file,
    );
    const now = await idsIn('contact_submissions');
    expect(rowsOf(file, 'contact_submissions').map(({ id }) => id)).toEqual(now);
    const changed = rowsOf(file, 'contact_submissions').find(({ id }) => id === first);
    expect(changed === undefined || changed.message === 'Changed').toBe(true);
  });
});

describe('a file that is not what was written', () => {
  let lines: string[];
  beforeAll(async () => {
    await removeInquiries();
    await inquiries(3);
    const file = newFile();
    await backUp(owner, file);
    lines = linesOf(file);
  });
  const firstOf = (table: string) => lines.findIndex((line) => line.startsWith(`{"table":"${table}"`));
  const place = () => firstOf('contact_submissions');

  it.each([
    ['a changed value', () => lines.with(place(), (lines[place()] ?? '').replace('Ada', 'Eve')), 'damaged'],
    ['a dropped line', () => lines.toSpliced(place(), 1), 'damaged'],
    ['a doubled line', () => lines.toSpliced(place(), 0, lines[place()] ?? ''), 'damaged'],
    [
      'two lines that changed places',
      () => lines.with(place(), lines[place() + 1] ?? '').with(place() + 1, lines[place()] ?? ''),
      'damaged',
    ],
    [
      'a row in another table',
      () => lines.with(place(), (lines[place()] ?? '').replace('contact_submissions', 'form_submissions')),
      'damaged',
    ],
    ['a first line that is gone', () => lines.slice(1), 'damaged'],
    [
      'another time',
      () => lines.with(0, (lines[0] ?? '').replace(/taken_at":"\d+/, 'taken_at":"1999')),
      'damaged',
    ],
    ['another count', () => lines.with(-1, (lines.at(-1) ?? '').replace(/"rows":3/, '"rows":4')), 'damaged'],
    ['a line of something else', () => lines.toSpliced(place(), 0, 'hello'), 'damaged'],
    ['more after the end', () => [...lines, lines[place()] ?? ''], 'damaged'],
    ['a cut end', () => lines.slice(0, -1), 'not whole'],
    ['half a line', () => [...lines.slice(0, 3), (lines[3] ?? '').slice(0, 20)], 'damaged'],
    ['nothing in it', () => [], 'not whole'],
    ['something else in it', () => ['hello'], 'no backup of ours'],
  ])('is refused: %s', async (_, change, words) => {
    const file = newFile();
    const changed = change();
    expect(changed).not.toEqual(lines);
    writeFileSync(file, changed.map((line) => `${line}\n`).join(''));
    await removeInquiries();
    const { code, complaint } = await leads(['--restore', file], here);
    expect(code).toBe(1);
    expect(complaint).toMatch(new RegExp(`^${file} is .*${words}[^\\n]*Nothing was put back\\.\\n$`));
    expect(await idsIn('contact_submissions')).toEqual([]);
  });

  it('is refused: a compressed one that is cut, or changed', async () => {
    const packed = gzipSync(lines.map((line) => `${line}\n`).join(''));
    const file = newFile('jsonl.gz');
    const half = Math.floor(packed.length / 2);
    writeFileSync(file, packed.subarray(0, half));
    expect((await leads(['--verify', file], here)).complaint).toContain('not whole');
    writeFileSync(file, packed.with(half, packed.readUInt8(half) ^ 1));
    expect((await leads(['--verify', file], here)).complaint).toContain('damaged');
    expect(gunzipSync(packed)).toHaveLength(lines.join('\n').length + 1);
  });

  it('is refused: of a later version', async () => {
    const file = newFile();
    const row = (table: string, row: object) => `${JSON.stringify({ table, row })}\n`;
    writeFileSync(file, `${row('later_things', { id: 1 })}{"end":{"later_things":1}}\n`);
    await expect(restore(file)).rejects.toThrow(
      'later_things is in the backup, but not in this database: it is of an earlier version.',
    );
    writeFileSync(
      file,
      `${row('chat_conversations', { id: newSubmissionId(), mood: 1 })}{"end":{"chat_conversations":1}}\n`,
    );
    await expect(restore(file)).rejects.toThrow('chat_conversations.mood is in the backup');
    writeFileSync(file, `${row('limits.salt', { single_row: true, value: 'x' })}{"end":{"limits.salt":1}}\n`);
    await expect(restore(file)).rejects.toThrow('limits.salt is in the backup');
  });
});

describe('a restore', () => {
  it('takes the largest row that the database takes', async () => {
    const fields = { message: '"'.repeat(131_000) };
    await insert('form_submissions', { form_name: 'webinar', fields });
    const file = newFile();
    await backUp(owner, file);
    await owner.from('form_submissions').delete().eq('form_name', 'webinar');
    expect((await restore(file)).form_submissions).toBeGreaterThan(0);
    const { data } = await owner.from('form_submissions').select('fields');
    expect(data?.some((row) => row.fields.message === fields.message)).toBe(true);
    await owner.from('form_submissions').delete().eq('form_name', 'webinar');
  });

  it('is tried first: a row that would come out different is found', async () => {
    const file = newFile();
    const twice = ['a', 'b'].map(() =>
      JSON.stringify({
        table: 'newsletter_subscriptions',
        row: { id: newSubmissionId(), created_at: '2026-11-20T09:00:00+00:00', email: 'twice@example.com' },
      }),
    );
    writeFileSync(file, `${twice.join('\n')}\n{"end":{"newsletter_subscriptions":2}}\n`);
    expect((await leads(['--restore', file], here)).complaint).toBe(
      `${file} cannot be restored as it is: 1 rows of newsletter_subscriptions come out different. Nothing was put back.\n`,
    );
  });

  it('that is cut off puts nothing back', async () => {
    const ids = await inquiries(50);
    const file = newFile('jsonl.gz');
    await backUp(owner, file);
    await removeInquiries();
    const cut = interrupted('"expected"', () => Promise.reject(new Error('cut off')));
    await expect(restore(file, cut)).rejects.toThrow('cut off');
    expect(await idsIn('contact_submissions')).toEqual([]);
    expect((await restore(file)).contact_submissions).toBe(ids.length);
    await removeInquiries();
  });

  it('does not bring back who was erased since', async () => {
    const email = 'erased@example.com';
    const [own, mention] = [newSubmissionId(), newSubmissionId()];
    await insert('contact_submissions', [
      { ...inquiry, id: own, email },
      { ...inquiry, id: mention, message: `Ask ${email}` },
    ]);
    await insert('chat_conversations', { session_id: 'e', message: `I am ${email}`, sender: 'user' });
    const [before, after] = [newFile(), newFile()];
    await backUp(owner, before);
    await leads(['--delete', email, '--yes'], here);
    expect(await restore(before)).toMatchObject({ chat_conversations: 0, contact_submissions: 0 });
    expect(await idsIn('contact_submissions')).toEqual([mention]);
    // Nor into a folder that knows of it from the newest backup.
    await backUp(owner, after);
    const elsewhere = connect(another.url, another.secretKey);
    await restore(after, elsewhere);
    await restore(before, elsewhere);
    const { data } = await elsewhere.rpc('find_person', { email });
    expect(data?.map(({ id }) => id)).toEqual([mention]);
    // Who writes again under the same id has not been erased since.
    await insert('contact_submissions', { ...inquiry, id: own, email });
    const later = newFile();
    await backUp(owner, later);
    await remove('contact_submissions', own);
    expect(await restore(later)).toMatchObject({ contact_submissions: 1 });
  });

  it('brings back what an earlier version has accepted, and leaves the rules for what is new', async () => {
    const file = newFile();
    const row = { form_name: 'contact', fields: { name: 'two\nlines' }, spam: false };
    const line = {
      table: 'form_submissions',
      row: { id: newSubmissionId(), created_at: '2026-11-20T09:00:00+00:00', ...row },
    };
    writeFileSync(file, `${JSON.stringify(line)}\n{"end":{"form_submissions":1}}\n`);
    expect(await restore(file)).toMatchObject({ form_submissions: 1 });
    const { error } = await owner.from('form_submissions').insert(row);
    expect(error?.code).toBe('23514');
  });
});
