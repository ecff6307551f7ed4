import { setImmediate } from 'node:timers/promises';
import { newSubmissionId } from '@laliaflia/leads';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openPostgres } from '../../src/embedded/connect.ts';
import { type Backend, startBackend } from '../../src/embedded/index.ts';
import { type RunningServer, serve } from '../../src/http/serve.ts';
import { inquiry } from '../samples.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { ownServer } from './own-server.ts';

/* What can happen to a PostgreSQL server while visitors send. The embedded engine: crash.test.ts and hanging.test.ts. */
const server = await ownServer();
const dataDir = temporaryFolder();
const patience = { answer: 3 };
let backend: Backend;
let site: RunningServer;

beforeAll(async () => {
  backend = await startBackend({ dataDir, databaseUrl: server.url, port: 0, rateLimit: false, patience });
  const page = backend.withStatusPages((_request, response) => void response.end('A page'));
  site = await serve(page, { port: 0 });
});
afterAll(() => Promise.all([site?.close(), backend?.close()]));
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const asVisitor = () => ({ apikey: backend.publishableKey, 'content-type': 'application/json' });

function send(id: string = newSubmissionId()): Promise<Response> {
  return fetch(`${backend.url}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: asVisitor(),
    body: JSON.stringify({ id, ...inquiry }),
  });
}

const post = (submission_id: string) =>
  backend.storeFormSubmission({ form_name: 'contact', fields: inquiry, spam: false, submission_id }).then(
    () => 201,
    (error: { status?: number }) => error.status ?? 500,
  );

const health = async () => (await fetch(`http://localhost:${site.port}/health`)).status;

async function page(): Promise<number> {
  const start = performance.now();
  expect(await (await fetch(`http://localhost:${site.port}/`)).text()).toBe('A page');
  return performance.now() - start;
}

async function storedIds(): Promise<Set<string>> {
  const { query, connection } = await openPostgres(server.url);
  const rows = await query<{ id: string }>(
    'select id from public.contact_submissions union all select id from public.form_submissions',
  );
  await connection.close();
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  return new Set(rows.map(({ id }) => id));
}

it('killed under load, twice: what was acknowledged is there, forms say come again, pages are served', async () => {
  const acknowledged: string[] = [];
  const refused = new Set<number>();
  let isOver = false;
  const someStored = Promise.withResolvers<void>();
  const visitor = async (attempt: (id: string) => Promise<number>) => {
    while (!isOver) {
      const id = newSubmissionId();
      const status = await attempt(id);
      // A form that is refused in this process has waited for nothing, and others want their turn.
      await setImmediate();
      if (status === 201) acknowledged.push(id);
      else refused.add(status);
      if (acknowledged.length === 100) someStored.resolve();
    }
  };
  const overHttp = async (id: string) => (await send(id)).status;
  const visitors = Array.from({ length: 12 }, (_, i) => visitor(i % 3 ? overHttp : post));
  try {
    await someStored.promise;
    for (let round = 0; round < 2; round++) {
      await server.kill();
      await vi.waitFor(async () => expect(await health()).toBe(503), { timeout: 20_000 });
      expect(await page()).toBeLessThan(1000);
      const lost = await send();
      expect([lost.status, await lost.json()]).toEqual([503, expect.objectContaining({ code: 'PT503' })]);
      const before = acknowledged.length;
      await server.start();
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 20), { timeout: 20_000 });
      await vi.waitFor(async () => expect(await health()).toBe(200), { timeout: 20_000 });
    }
  } finally {
    isOver = true;
    await Promise.all(visitors);
  }
  expect([...refused]).toEqual([503]);
  const stored = await storedIds();
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
});

it('that answers nobody: visitors hear of it in time, pages are served, and it goes on by itself', async () => {
  await server.pause();
  try {
    // More than there are sessions: some begin, the others wait.
    const ids = Array.from({ length: 30 }, newSubmissionId);
    const start = performance.now();
    const answers = Promise.all(ids.map(async (id) => ({ id, status: (await send(id)).status })));
    expect(await page()).toBeLessThan(1000);
    expect(new Set((await answers).map(({ status }) => status))).toEqual(new Set([503]));
    expect(performance.now() - start).toBeLessThan(2 * patience.answer * 1000 + 3000);
    await server.resume();
    await vi.waitFor(async () => expect((await send()).status).toBe(201), { timeout: 20_000 });
    const stored = await storedIds();
    // What had begun may be stored, under its id; what had not is not.
    expect(ids.filter((id) => stored.has(id)).length).toBeLessThanOrEqual(10);
    const again = await Promise.all(ids.map(async (id) => (await send(id)).status));
    expect(new Set(again.map((status) => [201, 409].includes(status)))).toEqual(new Set([true]));
  } finally {
    await server.resume();
  }
});

it('a table that somebody holds: the visitor is told to come again, and nothing is stored later', async () => {
  const { transaction, connection } = await openPostgres(server.url);
  const id = newSubmissionId();
  await transaction(async ({ query }) => {
    await query('lock table public.contact_submissions');
    const answer = await send(id);
    // Whether the database gives up first or the server before it: seconds decide.
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(
      (await fetch(`${backend.url}/rest/v1/chat_conversations`, { method: 'HEAD', headers: asVisitor() }))
        .status,
    ).toBe(200);
  });
  expect(await storedIds()).not.toContain(id);
  expect((await send(id)).status).toBe(201);
  await connection.close();
});

it('a server whose database does not answer closes all the same, within five seconds', async () => {
  await server.pause();
  const cut = send().catch(() => {});
  const start = performance.now();
  await backend.close();
  expect(performance.now() - start).toBeLessThan(5000);
  await server.resume();
  await cut;
});

it('does not start without its database, and says why in a sentence', async () => {
  await server.kill();
  await expect(startBackend({ dataDir, databaseUrl: server.url, port: 0 })).rejects.toThrow(
    /^The Postgres server of DATABASE_URL cannot be used: .*Check that it runs/,
  );
  await server.start();
});
