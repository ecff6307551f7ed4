import path from 'node:path';
import { inspect } from 'node:util';
import { newSubmissionId } from '@laliaflia/leads';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPglite } from '../src/embedded/connect.ts';
import { type Backend, startBackend } from '../src/embedded/index.ts';
import { type RunningServer, serve } from '../src/http/serve.ts';
import { inquiry } from './samples.ts';
import { preparedFolder } from './temporary-folder.ts';

const dataDir = preparedFolder();
// The engine computes while it hangs, also where it sleeps, and takes a whole processor.
const patience = { answer: 1.2, silence: 3, firstPause: 0.1 };
const acknowledged: string[] = [];
let backend: Backend;
let pages: RunningServer;

beforeAll(async () => {
  const database = await openPglite(path.join(dataDir, 'postgres'));
  await database.run(`
    create function public.never_ends() returns void language plpgsql as 'begin loop end loop; end';
    create table public.much (words text);
    create function public.works_long() returns void language plpgsql as $$
      declare until timestamptz := clock_timestamp() + '4s';
      begin while clock_timestamp() < until loop
        insert into public.much values ('makes the file longer');
        truncate public.much;
        perform pg_sleep(0.1);
      end loop; end $$;
    create function public.takes_long() returns void language sql as 'select pg_sleep(2.4)';
    grant execute on function public.never_ends(), public.works_long(), public.takes_long() to service_role;
    grant all on public.much to service_role;
  `);
  await database.connection.close();
  pages = await serve((_request, response) => void response.end('A page'), { port: 0 });
  backend = await startBackend({ dataDir, port: 0, rateLimit: false, patience });
});
afterAll(() => Promise.all([pages?.close(), backend?.close()]));

const seconds = async (task: Promise<unknown>) => {
  const start = performance.now();
  await task;
  return (performance.now() - start) / 1000;
};

function send(id: string): Promise<Response> {
  return fetch(`${backend.url}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ id, ...inquiry }),
  });
}

/** Each is repeated until it is stored, as the outbox of the page does. */
async function store(): Promise<void> {
  const id = newSubmissionId();
  // 409: an attempt that took too long was stored after all.
  const stored = async () => expect([201, 409]).toContain((await send(id)).status);
  await vi.waitFor(stored, { timeout: 20_000 });
  acknowledged.push(id);
}

/** The first answer that is no success. */
async function firstRefusal(): Promise<Response> {
  for (;;) {
    const id = newSubmissionId();
    const answer = await send(id);
    if (answer.status !== 201) return answer;
    acknowledged.push(id);
  }
}

function call(name: string): Promise<Response> {
  const apikey = backend.secretKey;
  return fetch(`${backend.url}/rest/v1/rpc/${name}`, { method: 'POST', headers: { apikey } });
}

/** Waits for an answer, as on a busy machine the next one may be late too. */
async function storedIds(): Promise<string[]> {
  return vi.waitFor(
    async () => {
      const rows = await fetch(`${backend.url}/rest/v1/contact_submissions?select=id`, {
        headers: { apikey: backend.secretKey },
      });
      expect(rows.status).toBe(200);
      return ((await rows.json()) as { id: string }[]).map(({ id }) => id).toSorted();
    },
    { timeout: 10_000 },
  );
}

it('a long statement of the owner is waited for; what a visitor sent meanwhile is refused, and not stored later', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  await store();
  const long = call('takes_long');
  const late = await firstRefusal();
  expect([late.status, await late.json()]).toEqual([503, expect.objectContaining({ code: 'PT503' })]);
  expect((await long).ok).toBe(true);
  expect(await storedIds()).toEqual(acknowledged.toSorted());
  // On a busy machine the first attempt of `store` may have been too late, and the second is then a duplicate.
  const unexpected = said.mock.calls.flat().map((line) => inspect(line));
  expect(unexpected.filter((line) => !line.includes('23505'))).toEqual([]);
});

it('a statement that reads and writes for longer than a hang may last is no hang: a vacuum, a restore', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  await store();
  const long = call('works_long');
  expect((await firstRefusal()).status).toBe(503);
  expect((await long).status).toBe(204);
  expect(await storedIds()).toEqual(acknowledged.toSorted());
  const about = said.mock.calls.flat().filter((line) => String(line).startsWith('The database is '));
  expect(about).toEqual([]);
});

it('a statement that never ends holds up neither pages nor answers, and is over by itself', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  await store();
  const hanging = call('never_ends');
  expect((await firstRefusal()).status).toBe(503);
  // At the same moment, as the statement is ended in about two seconds.
  const form = backend
    .storeFormSubmission({ form_name: 'contact', fields: inquiry, spam: false })
    .catch((refusal: unknown) => refusal);
  const submission = send(newSubmissionId());
  const started = performance.now();
  expect(await (await fetch(`http://localhost:${pages.port}`)).text()).toBe('A page');
  expect(performance.now() - started).toBeLessThan(1000);

  expect(await form).toMatchObject({
    status: 503,
    reason: expect.stringMatching(/Please try again in a moment/),
  });
  const answer = await submission;
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toMatchObject({ code: 'PT503', message: expect.stringMatching(/database/) });
  expect((await hanging).status).toBe(503);

  await store();
  expect(await storedIds()).toEqual(acknowledged.toSorted());
  const about = said.mock.calls.flat().filter((line) => String(line).startsWith('The database is '));
  expect(about).toEqual([
    expect.stringMatching(/^The database is being opened again: it has not answered for 3 seconds\./),
    'The database is open again.',
  ]);
});

it('a server whose database hangs closes all the same, within five seconds', async () => {
  const cut = call('never_ends').catch(() => {});
  expect((await firstRefusal()).status).toBe(503);
  expect(await seconds(backend.close())).toBeLessThan(4);
  await cut;
});
