import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadSecrets } from '../src/embedded/guards/secrets.ts';
import { type Backend, startBackend } from '../src/embedded/index.ts';
import { type RunningServer, serve } from '../src/http/serve.ts';
import { journalOf } from './journal-of.ts';
import { openPlace, preparedPlace } from './place.ts';
import { inquiry } from './samples.ts';

const place = await preparedPlace();
let backend: Backend;
let site: RunningServer;

beforeAll(async () => {
  const database = await openPlace(place);
  await database.run(`
    create function public.never_ends() returns void language plpgsql as 'begin loop end loop; end';
    grant execute on function public.never_ends() to service_role;
  `);
  await database.connection.close();
  // Soon given up, and never opened again. A patience this short is for this test alone: on a busy machine a database that
  // is well may need longer for its first answer.
  const patience = { answer: 2, silence: 600 };
  backend = await startBackend({ ...place, port: 0, rateLimit: false, patience });
  site = await serve(
    backend.withStatusPages((_request, response) => void response.end('A page')),
    { port: 0 },
  );
});
afterAll(() => Promise.all([site?.close(), backend?.close()]));

const post = (address: string, apikey: string, body?: object) =>
  fetch(backend.url + address, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const send = () => post('/rest/v1/contact_submissions?select=id', backend.publishableKey, inquiry);
const get = (address: string) =>
  fetch(`http://localhost:${site.port}${address}`, {
    headers: { authorization: `Bearer ${loadSecrets(place.dataDir).healthToken}` },
  });

/* A server goes on with others: postgres/faults.test.ts. */
it('a database that hangs is no longer well, and the server ends all the same', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const cut = post('/rest/v1/rpc/never_ends', backend.secretKey).catch(() => {});
  await vi.waitFor(async () => expect((await send()).status).toBe(503), { timeout: 20_000 });
  const health = async () => expect((await fetch(`http://localhost:${site.port}/health`)).status).toBe(503);
  await vi.waitFor(health, { timeout: 20_000 });
  expect(await (await get('/health')).json()).toMatchObject({ database: 'down', takes_leads: false });
  const text = await (await get('/metrics')).text();
  expect(text).toContain('\nlaliaflia_database_up 0\n');
  expect(text).toMatch(/laliaflia_refused_total\{reason="database"\} \d/);
  await vi.waitFor(() =>
    expect(journalOf(place.dataDir).at(-1)).toMatchObject({
      event: 'failed',
      method: 'POST',
      target: '/rest/v1/contact_submissions',
      status: 503,
      code: 'PT503',
    }),
  );
  const form = { form_name: 'contact', fields: inquiry, spam: false };
  await expect(backend.storeFormSubmission(form)).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  await backend.close();
  await cut;
});
