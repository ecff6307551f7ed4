import { createHmac } from 'node:crypto';
import fs from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { App } from '@supabase/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Api, createApi } from '../src/embedded/api.ts';
import { type Database, openPglite } from '../src/embedded/connect.ts';
import { EMBEDDED_PUBLISHABLE_KEY } from '../src/embedded/guards/secrets.ts';
import { inquiry } from './samples.ts';
import { preparedDatabase } from './temporary-folder.ts';

/*
 * Each danger of the library twice: as it comes, where it must show (or the guard is no longer needed), and
 * behind the guard, where it must be gone.
 */
const secretKey = 'sb_secret_of_this_test';
const peer = '127.0.0.9';

const folders = [preparedDatabase(), preparedDatabase()] as const;
let bare: Database;
let guarded: Database;
let bareApp: App;
let api: Api;

beforeAll(async () => {
  [bare, guarded] = await Promise.all([openMigrated(folders[0]), openMigrated(folders[1])]);
  bareApp = new App({
    connection: bare.connection,
    auth: { enabled: false, publishable_key: EMBEDDED_PUBLISHABLE_KEY, secret_key: secretKey },
    options: { server: { disableStudio: true, admin: false } },
  });
  api = createApi(guarded, { jwtSecret: 'a secret that nobody can guess', secretKey }, { rateLimit: false });
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterAll(() => Promise.all([bare?.connection.close(), guarded?.connection.close()]));

async function openMigrated(folder: string, options?: Parameters<typeof openPglite>[1]): Promise<Database> {
  const database = await openPglite(folder, options);
  await database.run(`
    create table public.witness (
      note text,
      headers text default current_setting('request.headers', true),
      method text default current_setting('request.method', true)
    );
    grant insert on public.witness to anon;
  `);
  return database;
}

const sides = {
  bare: (request: Request) => bareApp.fetch(request, { peerAddress: peer }),
  guarded: (request: Request) => api.fetch(request, peer),
};
type Side = keyof typeof sides;

function request(side: Side, path: string, key: string, init: RequestInit = {}): Promise<Response> {
  const headers = { apikey: key, 'content-type': 'application/json', ...init.headers };
  return Promise.resolve(sides[side](new Request(`http://localhost/rest/v1/${path}`, { ...init, headers })));
}

function insert(side: Side, table: string, row: object): Promise<Response> {
  return request(side, table, EMBEDDED_PUBLISHABLE_KEY, { method: 'POST', body: JSON.stringify(row) });
}

describe('role leak', () => {
  async function rowsSeenByVisitors(side: Side): Promise<number> {
    await insert(side, 'contact_submissions', inquiry);
    const owner = () => request(side, 'contact_submissions?select=id', secretKey);
    const visitor = async () => {
      const response = await request(side, 'contact_submissions?select=id', EMBEDDED_PUBLISHABLE_KEY);
      return response.ok ? ((await response.json()) as unknown[]).length : 0;
    };
    const seen: Promise<number>[] = [];
    const owners: Promise<Response>[] = [];
    // The owner last: the role that is set last is the one that all then have.
    for (let i = 0; i < 300; i++) {
      seen.push(visitor());
      if (i % 10 === 9) owners.push(owner());
    }
    await Promise.all(owners);
    return (await Promise.all(seen)).reduce((sum, rows) => sum + rows, 0);
  }

  it('is there without the queue', async () => {
    expect(await rowsSeenByVisitors('bare')).toBeGreaterThan(0);
  }, 60_000);

  it('is gone with it: 300 anonymous reads beside a service role see nothing', async () => {
    expect(await rowsSeenByVisitors('guarded')).toBe(0);
  }, 60_000);
});

describe('automatic grants', () => {
  async function visitorsMayDelete(side: Side, database: Database): Promise<boolean | undefined> {
    await insert(side, 'contact_submissions', inquiry);
    const rows = await database.query<{ may: boolean }>(
      "select has_table_privilege('anon', 'public.form_submissions', 'delete') as may",
    );
    return rows[0]?.may;
  }

  it('happen at the first request', async () => {
    expect(await visitorsMayDelete('bare', bare)).toBe(true);
  });

  it('do not happen behind the guard', async () => {
    expect(await visitorsMayDelete('guarded', guarded)).toBe(false);
  });
});

describe('a request that is broken off while it waits', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const original = (signal?: AbortSignal) =>
    new Request('http://localhost/rest/v1/witness', {
      method: 'POST',
      headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ note: 'broken off' }),
      ...(signal && { signal }),
    });

  it('hears nothing of it once the request that it was made from is collected', async () => {
    const breaking = new AbortController();
    const copy = new Request(original(breaking.signal), { headers: {} });
    for (let turn = 0; turn < 5; turn++) {
      await setImmediate();
      collectGarbage();
    }
    breaking.abort();
    expect(copy.signal.aborted).toBe(false);
  });

  it('is not done, whatever is collected meanwhile', async () => {
    const breaking = new AbortController();
    const held = Promise.withResolvers<void>();
    const before = api.exclusive(() => held.promise);
    const waiting = api.fetch(original(), peer, breaking.signal);
    for (let turn = 0; turn < 5; turn++) {
      await setImmediate();
      collectGarbage();
    }
    breaking.abort();
    held.resolve();
    await before;
    await expect(waiting).rejects.toThrow('aborted');
    expect(await guarded.query("select from public.witness where note = 'broken off'")).toEqual([]);
  });
});

describe('error codes', () => {
  const malformed = { ...inquiry, email: 'ada' };

  it('get lost', async () => {
    const response = await insert('bare', 'contact_submissions', malformed);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: 'SUP' });
  });

  it('are given back', async () => {
    const response = await insert('guarded', 'contact_submissions', malformed);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: '23514', details: null });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('of a disk that has turned read-only are no refusal', async () => {
    await guarded.run(`
      create function public.broken_disk() returns trigger language plpgsql as $$ begin
        raise insufficient_privilege using message = 'could not extend file "base/5/1": Read-only file system';
      end $$;
      create trigger broken_disk before insert on witness for each row
        when (new.note = 'broken disk') execute function public.broken_disk();
    `);
    const response = await insert('guarded', 'witness', { note: 'broken disk' });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: '58030' });
  });
});

describe('a file that the disk refuses for a while', () => {
  const makeFile = (database: Database) => database.run('vacuum public.witness');

  it.each([
    ['stays refused', { scratch: true }, { code: '58P02' }],
    ['is made as soon as it can be', {}, undefined],
  ])('%s', async (_, options, refusal) => {
    const database = await openMigrated(preparedDatabase(), options);
    await database.run("insert into public.witness (note) select 'x' from generate_series(1, 1000)");
    const disk = vi.spyOn(fs, 'writeFileSync').mockImplementation(() => {
      throw Object.assign(new Error('The disk is read-only'), { code: 'EROFS' });
    });
    await expect(makeFile(database)).rejects.toThrow(/^could not create file .*: Read-only file system$/);
    disk.mockRestore();
    const outcome = expect(makeFile(database));
    await (refusal ? outcome.rejects.toMatchObject(refusal) : outcome.resolves.toBeUndefined());
    await database.connection.close();
  });
});

describe('request headers', () => {
  it('are missing in tables', async () => {
    expect((await insert('bare', 'witness', { note: 'x' })).status).toBe(201);
    const [row] = await bare.query<{ headers: string | null }>('select * from witness');
    expect(row?.headers || null).toBeNull();
  });

  it('are there, with the address of the peer in place of any that was sent', async () => {
    await request('guarded', 'witness', EMBEDDED_PUBLISHABLE_KEY, {
      method: 'POST',
      body: JSON.stringify({ note: 'x' }),
      headers: { 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '203.0.113.7', 'user-agent': 'test' },
    });
    const [row] = await guarded.query<{ headers: string; method: string }>('select * from witness');
    expect(row?.method).toBe('POST');
    expect(row?.headers).not.toContain('203.0.113.7');
    expect(JSON.parse(row?.headers ?? '{}')).toMatchObject({ 'x-forwarded-for': peer, 'user-agent': 'test' });
  });
});

describe('the public default of the JWT secret', () => {
  const token = sign({ role: 'service_role', exp: 4_000_000_000 }, 'unsafe-secret-change-me');
  const read = (side: Side) =>
    request(side, 'contact_submissions', EMBEDDED_PUBLISHABLE_KEY, {
      headers: { authorization: `Bearer ${token}` },
    });

  it('lets anybody be the service role', async () => {
    const response = await read('bare');
    expect(response.status).toBe(200);
    expect(((await response.json()) as unknown[]).length).toBeGreaterThan(0);
  });

  it('lets nobody in where the secret is our own', async () => {
    expect((await read('guarded')).status).toBe(401);
  });
});

function sign(claims: object, secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
}
