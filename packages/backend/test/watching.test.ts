import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { newSubmissionId, smokeMark } from '@laliaflia/leads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { run } from '../src/cli/run.ts';
import { nameAt } from '../src/embedded/backup-folder.ts';
import { loadSecrets } from '../src/embedded/guards/secrets.ts';
import { type Backend, startBackend } from '../src/embedded/index.ts';
import { type RunningServer, serve } from '../src/http/serve.ts';
import { journalOf } from './journal-of.ts';
import { preparedPlace } from './place.ts';
import { freshEmail, inquiry } from './samples.ts';
import { temporaryFolder } from './temporary-folder.ts';

const place = await preparedPlace();
const { dataDir } = place;
const backupDir = temporaryFolder();
/** To the second, as the name of a backup has it. One that is newer than a day is enough. */
const lastBackup = new Date(Math.floor(Date.now() / 1000) * 1000);
const id = newSubmissionId();
let backend: Backend;
let site: RunningServer;
let token = '';

beforeAll(async () => {
  for (const days of [2, 0, 1]) {
    const time = new Date(lastBackup.getTime() - days * 24 * 60 * 60 * 1000);
    writeFileSync(path.join(backupDir, nameAt(time)), '');
  }
  writeFileSync(path.join(backupDir, 'notes.txt'), '');
  backend = await startBackend({ ...place, port: 0, rateLimit: false, backupDir });
  site = await serve(
    backend.withStatusPages((_request, response) => void response.end('A page')),
    { port: 0 },
  );
  token = loadSecrets(dataDir).healthToken;
});
afterAll(() => Promise.all([site?.close(), backend?.close()]));

const places = { site: () => `http://localhost:${site.port}`, api: () => backend.url };
type Place = keyof typeof places;

function get(place: Place, address: string, bearer?: string, init: RequestInit = {}): Promise<Response> {
  const headers = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
  return fetch(places[place]() + address, { ...init, headers });
}
const send = (body: object) =>
  fetch(`${backend.url}/rest/v1/contact_submissions?select=id`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const details = async () =>
  (await (await get('site', '/health', token)).json()) as Record<string, string | number | null>;

describe.each<Place>(['site', 'api'])('on the port of the %s', (place) => {
  it('tells everybody that all is well, and nothing else', async () => {
    const answer = await get(place, '/health?x=1');
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await get(place, '/health', undefined, { method: 'POST' })).status).toBe(405);
  });

  it.each([
    ['/metrics without a token', '/metrics', () => undefined],
    ['/metrics with a wrong one', '/metrics', () => 'health_x'],
    ['/metrics with the secret key', '/metrics', () => backend.secretKey],
    ['/health with a wrong one', '/health', () => 'health_x'],
    ['/health with an empty one', '/health', () => ''],
  ])('refuses %s', async (_name, address, bearer) => {
    const answer = await get(place, address, bearer());
    expect([answer.status, await answer.text()]).toEqual([401, '']);
  });

  it('gives details and metrics to whoever has the token', async () => {
    const health = await get(place, '/health', token);
    expect([health.status, health.headers.get('content-type')]).toEqual([200, 'application/json']);
    const metrics = await get(place, '/metrics', token);
    expect(metrics.headers.get('content-type')).toBe('text/plain; version=0.0.4');
    expect(await metrics.text()).toContain('\nlaliaflia_database_up 1\n');
  });
});

it('the token opens nothing else', async () => {
  for (const headers of [
    { apikey: token },
    { apikey: backend.publishableKey, authorization: `Bearer ${token}` },
  ]) {
    const answer = await fetch(`${backend.url}/rest/v1/contact_submissions?select=id`, { headers });
    expect(answer.status).toBe(401);
  }
});

it('the token is made for a folder of before there was one, and shown to the owner', async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'secrets.json');
  const { jwtSecret, secretKey } = loadSecrets(dataDir);
  writeFileSync(file, JSON.stringify({ jwtSecret, secretKey }));
  const made = loadSecrets(folder);
  expect(made).toMatchObject({ jwtSecret, secretKey, healthToken: expect.stringMatching(/^health_.{32}$/) });
  expect(loadSecrets(folder)).toEqual(made);
  let out = '';
  const write = (text: string) => {
    out += text;
  };
  const terminal = { write, complain: () => {}, width: 80 };
  expect(await run(['--health-token'], { DATA_DIR: folder }, terminal)).toBe(0);
  expect(out).toBe(`${made.healthToken}\n`);
});

it('the details say how the server is', async () => {
  expect(await details()).toMatchObject({
    database: 'ok',
    last_backup: lastBackup.toISOString(),
    restarts: 0,
  });
  expect(await details()).toMatchObject({
    takes_leads: true,
    keeps_house: true,
    room_bytes: expect.any(Number),
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  });
});

it('stored and refused rows are counted, a smoke test is not, and all is written down without the person', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const email = freshEmail();
  expect((await send({ id, ...inquiry, email })).status).toBe(201);
  expect((await send({ ...inquiry, email: 'no address' })).status).toBe(400);
  const form = { form_name: 'contact', fields: { ...inquiry, email }, spam: false, submission_id: id };
  await backend.storeFormSubmission(form);
  const marked = smokeMark('me@example.com', '0123abcd', 1);
  expect((await send({ ...inquiry, email: marked })).status).toBe(201);
  await backend.storeFormSubmission({ ...form, submission_id: newSubmissionId(), fields: { email: marked } });
  const text = await (await get('api', '/metrics', token)).text();
  expect(text).toContain('laliaflia_leads_stored_total{kind="contact",channel="database",spam="false"} 1\n');
  expect(text).toContain('laliaflia_leads_stored_total{kind="contact",channel="form",spam="false"} 1\n');
  expect(text).toContain('laliaflia_requests_total{kind="lead",status="4xx"} 1\n');
  await vi.waitFor(() => expect(journal()).toHaveLength(2));
  expect(journal()).toMatchObject([
    { event: 'stored', kind: 'contact', id, channel: 'database' },
    { event: 'stored', kind: 'contact', id, channel: 'form' },
  ]);
  expect(JSON.stringify(journal())).not.toContain(email);
});

it('what fails on the site is written down, too', async () => {
  const failed = { method: 'GET', target: '/contact', status: 500, milliseconds: 3 };
  backend.notePage(failed);
  await vi.waitFor(() => expect(journal().at(-1)).toMatchObject({ event: 'failed', ...failed }));
});

const journal = () => journalOf(dataDir);
