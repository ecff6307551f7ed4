import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { newSubmissionId } from '@laliaflia/leads';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { openPglite } from '../src/embedded/connect.ts';
import { type Backend, OwnerError, startBackend } from '../src/embedded/index.ts';
import { freshEmail, inquiry } from './samples.ts';
import { leaveRoom, smallDisk } from './small-disk.ts';

const disk = smallDisk(160);

describe.skipIf(disk === undefined)('a disk that fills', () => {
  const dataDir = path.join(disk ?? '', 'data');
  const acknowledged = new Set<string>();
  let backend: Backend;

  beforeAll(async () => {
    cpSync(inject('template'), dataDir, { recursive: true });
    const database = await openPglite(path.join(dataDir, 'postgres'));
    // What the owner does is let in: this writes more than the log has room for.
    await database.run(`
      create function public.write_log() returns void language plpgsql as
        $$ begin perform pg_logical_emit_message(false, 'test', repeat('x', 20000000)); end $$;
      grant execute on function public.write_log() to service_role;
    `);
    await database.connection.close();
    backend = await startBackend({ dataDir, port: 0, rateLimit: false, patience: { firstPause: 0.1 } });
    // The first backup would fail in the middle of what is tried here, and say so.
    const backups = () => readdirSync(path.join(dataDir, 'backups')).join();
    await vi.waitFor(() => expect(backups()).toMatch(/\.gz(,|$)/), { timeout: 60_000 });
  });
  afterAll(() => backend?.close());
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  const said = () => vi.mocked(console.error).mock.calls.flat();

  function post(table: string, row: object, apikey = backend.publishableKey): Promise<Response> {
    const headers = { apikey, 'content-type': 'application/json' };
    return fetch(`${backend.url}/rest/v1/${table}`, { method: 'POST', headers, body: JSON.stringify(row) });
  }
  async function lead(): Promise<number> {
    const id = newSubmissionId();
    const { status } = await post('contact_submissions', { id, ...inquiry });
    if (status === 201) acknowledged.add(id);
    return status;
  }
  const pageView = () => post('analytics_events', { event_type: 'page_view', page_path: '/' });
  const chat = () => post('chat_conversations', { session_id: 's', message: 'Hello', sender: 'user' });
  const statuses = async () => [(await pageView()).status, (await chat()).status, await lead()];

  async function storedIds(): Promise<Set<string>> {
    const rows = await fetch(`${backend.url}/rest/v1/contact_submissions?select=id`, {
      headers: { apikey: backend.secretKey },
    });
    expect(rows.status).toBe(200);
    return new Set(((await rows.json()) as { id: string }[]).map(({ id }) => id));
  }

  it('refuses page views first, then chats, leads last, and says each once', async () => {
    expect(await statuses()).toEqual([201, 201, 201]);
    leaveRoom(disk as string, 50);
    expect(await statuses()).toEqual([503, 201, 201]);
    leaveRoom(disk as string, 32);
    expect(await statuses()).toEqual([503, 503, 201]);
    leaveRoom(disk as string, 20);
    expect(await statuses()).toEqual([503, 503, 503]);
    expect(await statuses()).toEqual([503, 503, 503]);
    expect(said()).toEqual([
      expect.stringMatching(/has (50|49) MB of room: page views are not stored until there are 65 MB/),
      expect.stringMatching(/has (32|31) MB of room: page views and chats are not stored/),
      expect.stringMatching(/has (20|19) MB of room: page views, chats and leads are not stored/),
    ]);
  });

  it('tells scripts and the host of the forms to come again', async () => {
    const refused = await post('contact_submissions', { id: newSubmissionId(), ...inquiry });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(await refused.json()).toMatchObject({
      code: '53100',
      message: 'The server has no room for it on its disk. Please try again in a moment.',
    });
    expect(readFileSync(path.join(dataDir, 'log/events.jsonl'), 'utf8')).toMatch(
      /"event":"failed","method":"POST","target":"\/rest\/v1\/analytics_events","status":503,"code":"53100"/,
    );
    const form = { form_name: 'contact', fields: inquiry, spam: false };
    await expect(backend.storeFormSubmission(form)).rejects.toMatchObject({ status: 503, retryAfter: 60 });
  });

  it('lets the owner read and erase', async () => {
    leaveRoom(disk as string, 70);
    const email = freshEmail();
    await vi.waitFor(async () =>
      expect((await post('contact_submissions', { ...inquiry, email })).status).toBe(201),
    );
    leaveRoom(disk as string, 20);
    const erased = await post('rpc/delete_person', { email }, backend.secretKey);
    expect(await erased.json()).toContainEqual({ table_name: 'contact_submissions', deleted: 1 });
    expect(await storedIds()).toEqual(acknowledged);
  });

  it('recovers by itself, where the log could not be written at all', async () => {
    leaveRoom(disk as string, 5);
    const broken = await post('rpc/write_log', {}, backend.secretKey);
    expect(broken.status).toBe(503);
    await vi.waitFor(() =>
      expect(said()).toContainEqual(
        expect.stringMatching(
          /^The database is being opened again: its engine has given up \(.*No space left/,
        ),
      ),
    );
    expect(await lead()).toBe(503);
    vi.mocked(console.error).mockClear();
    leaveRoom(disk as string, 100);
    await vi.waitFor(async () => expect(await lead()).toBe(201), { timeout: 40_000 });
    expect(await storedIds()).toEqual(acknowledged);
    await vi.waitFor(() =>
      expect(said().toSorted()).toEqual([
        'The database is open again.',
        expect.stringMatching(/^There is room on the disk again \(\d+ MB\): everything is stored\.$/),
      ]),
    );
  });

  it('is no place to start a database, said in one sentence', async () => {
    leaveRoom(disk as string, 30);
    const other = path.join(disk as string, 'other');
    mkdirSync(other);
    const starting = startBackend({ dataDir: other, port: 0 });
    await expect(starting).rejects.toThrow(OwnerError);
    await expect(starting).rejects.toThrow(
      /other has (30|29) MB of room: 3[23] MB are missing to start\. Make room, or .* DATA_DIR/,
    );
  });
});
