import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { newSubmissionId } from '@laliaflia/leads';
import { afterAll, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { type Database, openPostgres } from '../../src/embedded/connect.ts';
import { type Backend, startBackend } from '../../src/embedded/index.ts';
import { purge } from '../../src/leads/keep.ts';
import type { Letters } from '../../src/mail/letters.ts';
import { connect } from '../../src/owner-client.ts';
import { databaseOn } from '../place.ts';
import { freshEmail, inquiry } from '../samples.ts';
import { startSmtp } from '../smtp.ts';
import { spawnBackend } from '../spawn-backend.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/* Two servers, each with a data folder of its own, that start at the same moment on a fresh database. */
const databaseUrl = await databaseOn(inject('postgres') ?? '');
const smtp = await startSmtp();
const letters: Letters = {
  toOwner: ({ reference }) => ({ subject: reference, text: reference }),
  toSender: ({ reference }) => ({ subject: reference, text: reference }),
  ofAlarm: ({ message }) => ({ subject: message, text: message }),
  toSubscriber: (token) => ({ subject: 'Please confirm', text: token, leave: 'https://example.com/leave' }),
  toSignIn: (token) => ({ subject: 'Sign in', text: token }),
};
const mail = {
  settings: {
    from: { name: 'Our site', address: 'site@example.com' },
    to: 'owner@example.com',
    smtp: { host: '127.0.0.1', port: smtp.port, secure: false, requireTLS: false },
  },
  letters,
};
let servers: Backend[] = [];
let database: Database;

beforeAll(async () => {
  const start = () => startBackend({ dataDir: temporaryFolder(), databaseUrl, port: 0, mail });
  servers = await Promise.all([start(), start()]);
  database = await openPostgres(databaseUrl);
});
afterAll(async () => {
  await database?.connection.close();
  await Promise.all(servers.map((server) => server.close()));
});
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await database.run('truncate limits.counters');
});

const serverOf = (turn: number) => servers[turn % servers.length] as Backend;

async function send(turn: number, row: Partial<typeof inquiry & { id: string }> = {}): Promise<number> {
  const { url, publishableKey } = serverOf(turn);
  const answer = await fetch(`${url}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ id: newSubmissionId(), ...inquiry, ...row }),
  });
  return answer.status;
}

it('the limits hold across both, also for those who send at once', async () => {
  const statuses = await Promise.all(Array.from({ length: 30 }, (_, turn) => send(turn)));
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

it('what is sent to both under one id is stored once', async () => {
  const id = newSubmissionId();
  const statuses = await Promise.all([0, 1, 2, 3].map((turn) => send(turn, { id })));
  expect(statuses.sort()).toEqual([201, 409, 409, 409]);
});

it('each mail goes once', async () => {
  const settled = () =>
    vi.waitFor(
      async () => expect(await database.query("select from mail.outbox where state = 'waiting'")).toEqual([]),
      { timeout: 20_000 },
    );
  await settled();
  smtp.forgive();
  const people = Array.from({ length: 8 }, freshEmail);
  await Promise.all(people.map((email, turn) => send(turn, { email })));
  await settled();
  const told = smtp.mails.map((each) => each.parsed.messageId);
  expect(new Set(told).size).toBe(told.length);
  for (const email of people) expect(smtp.mails.filter(({ to }) => to[0] === email)).toHaveLength(1);
});

it('of two purges at once one takes what is too old, and none says that it did what the other did', async () => {
  await database.run(`
    insert into public.analytics_events (event_type, page_path, created_at)
    select 'page_view', '/', '2020-01-01' from generate_series(1, 15)`);
  const deleted = await Promise.all(
    servers.map(async ({ url, secretKey }) => (await purge(connect(url, secretKey), true)).analytics_events),
  );
  expect(deleted.sort()).toEqual([0, 15]);
  const kept = await database.query("select from retention.purged where table_name = 'analytics_events'");
  expect(kept).toHaveLength(15);
});

it('a purge that waits for the other one leaves the counters that were begun meanwhile', async () => {
  const { url, secretKey } = serverOf(0);
  const waiting = await database.transaction(async ({ run }) => {
    await run('update retention.clock set purged_at = purged_at');
    const late = purge(connect(url, secretKey), true);
    await vi.waitFor(async () => {
      const blocked = await database.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      expect(blocked).toHaveLength(1);
    });
    expect(await send(1)).toBe(201);
    return { late };
  });
  await waiting.late;
  expect(await database.query('select from limits.counters')).toHaveLength(2);
});

it('one keeps house, and when it is killed the other takes over', async () => {
  const place = {
    dataDir: temporaryFolder(),
    databaseUrl: await databaseOn(inject('postgres') ?? '', 'prepared'),
  };
  const shared = await openPostgres(place.databaseUrl);
  const backups = (dataDir: string) =>
    readdirSync(path.join(dataDir, 'backups')).filter((name) => /z$/.test(name));
  const madeIn = (dataDir: string) =>
    vi.waitFor(() => expect(backups(dataDir)).toHaveLength(1), { timeout: 20_000 });
  const first = await spawnBackend(place);
  await madeIn(place.dataDir);
  await shared.run(`
    insert into public.analytics_events (event_type, page_path, created_at)
    select 'page_view', '/', '2020-01-01' from generate_series(1, 15)`);
  const old = () => shared.query("select from public.analytics_events where created_at = '2020-01-01'");
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const { databaseUrl: url } = place;
  const second = await startBackend({
    ...{ dataDir: temporaryFolder(), databaseUrl: url, port: 0, mail },
    ...{ housekeeping: { every: 0.1, lease: 60 }, alarms: { quietDays: 7, leastRoom: 1 } },
  });
  const say = (words: RegExp) => expect(console.log).toHaveBeenCalledWith(expect.stringMatching(words));
  try {
    await vi.waitFor(() => say(/^Another server on this database makes the backups/), { timeout: 20_000 });
    expect(await old()).toHaveLength(15);
    await first.kill();
    expect(backups(second.dataDir)).toEqual([]);
    const killed = Date.now();
    await shared.run('update duties.held set until = now()'); // A minute has passed.
    await madeIn(second.dataDir);
    const [made = ''] = backups(second.dataDir);
    expect(statSync(path.join(second.dataDir, 'backups', made)).mtimeMs).toBeGreaterThan(killed);
    await vi.waitFor(async () => expect(await old()).toEqual([]), { timeout: 10_000 });
    expect(console.log).toHaveBeenCalledWith(
      expect.stringMatching(/^This server has taken over the backups/),
    );
    expect(backups(place.dataDir)).toHaveLength(1);
  } finally {
    // Also of a test that failed before: it would hold the terminal.
    await first.kill();
    await second.close();
  }
  expect(await shared.query('select from duties.held where until > now()')).toEqual([]);
  await shared.connection.close();
});

it('when one ends, the other goes on', async () => {
  const [first, second] = servers as [Backend, Backend];
  await first.close();
  servers = [second];
  expect(await send(0)).toBe(201);
});
