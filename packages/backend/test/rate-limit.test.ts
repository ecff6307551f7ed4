import { newSubmissionId } from '@laliaflia/leads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Api, createApi } from '../src/embedded/api.ts';
import type { Database } from '../src/embedded/connect.ts';
import { createFormStore } from '../src/embedded/form-store.ts';
import { EMBEDDED_PUBLISHABLE_KEY } from '../src/embedded/guards/secrets.ts';
import { purgeDaily } from '../src/embedded/retention.ts';
import { purge } from '../src/leads/keep.ts';
import { connectDirectly } from '../src/owner-client.ts';
import { isPostgres, openPlace, preparedPlace } from './place.ts';
import { inquiry } from './samples.ts';
import { temporaryFolder } from './temporary-folder.ts';

const secrets = { jwtSecret: 'a secret that nobody can guess', secretKey: 'sb_secret_of_this_test' };
const backupDir = temporaryFolder();
const place = await preparedPlace();
let database: Database;
let limited: Api;

beforeAll(async () => {
  database = await openPlace(place);
  limited = createApi(database, secrets);
});
afterAll(() => database?.connection.close());
beforeEach(async () => {
  await database.run('delete from limits.counters; delete from public.contact_submissions');
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

type Sent = { id?: string; from?: string; headers?: Record<string, string>; key?: string };

function inquire({ id = newSubmissionId(), from = '127.0.0.9', headers = {}, key }: Sent = {}) {
  const request = new Request('http://localhost/rest/v1/contact_submissions', {
    method: 'POST',
    headers: { apikey: key ?? EMBEDDED_PUBLISHABLE_KEY, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ id, ...inquiry }),
  });
  return limited.fetch(request, from);
}

async function statuses(count: number, sent: () => Sent = () => ({})): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < count; i++) all.push((await inquire(sent())).status);
  return all;
}

const ten = Array.from({ length: 10 }, () => 201);

describe('too many', () => {
  it('are answered with 429, a time to wait in three places, and words', async () => {
    expect(await statuses(10)).toEqual(ten);
    const answer = await inquire();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(answer.headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect(await answer.json()).toEqual({
      code: 'PT429',
      message: 'Too many messages came from your network. Please wait 10 minutes, then send it again.',
      details: expect.stringMatching(/^retry after \d{3} seconds$/),
      hint: expect.stringContaining('same id'),
    });
  });

  it('do not stop a repeat of what is stored, nor another visitor, nor the owner', async () => {
    const id = newSubmissionId();
    await inquire({ id });
    await statuses(10);
    expect((await inquire()).status).toBe(429);
    expect((await inquire({ id })).status).toBe(409);
    expect((await inquire({ from: '127.0.0.8' })).status).toBe(201);
    expect((await inquire({ key: secrets.secretKey })).status).toBe(201);
  });

  it('are counted by the address of the peer, whatever the headers claim', async () => {
    let host = 0;
    const forged = () => {
      const address = `203.0.113.${++host}`;
      const names = ['x-forwarded-for', 'cf-connecting-ip', 'x-real-ip', 'forwarded', 'x-visitor-address'];
      return { headers: Object.fromEntries(names.map((name) => [name, address])) };
    };
    expect(await statuses(11, forged)).toEqual([...ten, 429]);
  });

  it('are told to the form handling with the time to wait', async () => {
    const store = createFormStore(connectDirectly(limited, secrets.secretKey));
    const form = { form_name: 'contact', fields: {}, spam: false, peerAddress: '127.0.0.9' };
    for (let i = 0; i < 20; i++) await store(form);
    await expect(store(form)).rejects.toMatchObject({
      status: 429,
      retryAfter: expect.any(Number),
      reason: expect.stringContaining('Please wait 10 minutes'),
    });
    await store({ ...form, peerAddress: '127.0.0.8' });
  });
});

it('with the limits off nobody has to wait', async () => {
  const api = createApi(database, secrets, { rateLimit: false });
  const open = async () => {
    const request = new Request('http://localhost/rest/v1/contact_submissions', {
      method: 'POST',
      headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify(inquiry),
    });
    return (await api.fetch(request, '127.0.0.9')).status;
  };
  for (let i = 0; i < 15; i++) expect(await open()).toBe(201);
});

it('purges what is too old at the start and again later', async () => {
  const old =
    "insert into public.analytics_events (event_type, page_path, created_at) values ('page_view', '/', '2020-01-01')";
  const events = () => database.query('select from public.analytics_events');
  await database.run(old);
  const stop = purgeDaily(connectDirectly(limited, secrets.secretKey), backupDir, { every: 50 });
  await vi.waitFor(async () => expect(await events()).toHaveLength(0));
  await database.run(old);
  await vi.waitFor(async () => expect(await events()).toHaveLength(0));
  stop();
  await limited.idle();
});

// Of this process, from which the embedded engine has its time; pgTAP tries the rest on both.
describe.skipIf(isPostgres)('a wrong clock', () => {
  const day = 24 * 60 * 60 * 1000;
  const jump = (days: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * day });
  afterEach(() => vi.useRealTimers());

  it('deletes nothing', async () => {
    expect(await statuses(2)).toEqual([201, 201]);
    jump(400);
    const owner = connectDirectly(limited, secrets.secretKey);
    await expect(purge(owner)).rejects.toThrow(/waits for the owner: the clock says/);
    purgeDaily(owner, backupDir)();
    await vi.waitFor(() =>
      expect(console.error).toHaveBeenCalledWith(
        expect.stringMatching(/^What is too old stays: The purge waits .*--purge --yes/),
      ),
    );
    expect(await database.query('select from public.contact_submissions')).toHaveLength(2);
  });

  it('lets nobody wait once it is right again', async () => {
    jump(2);
    expect(await statuses(11)).toEqual([...ten, 429]);
    vi.useRealTimers();
    expect(await statuses(1)).toEqual([201]);
  });
});
