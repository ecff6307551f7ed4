import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { bundleFunctions } from '../build/functions/bundle-functions.ts';
import { StaticSite } from '../host/static-site.ts';

/* The files that the hosts get, each alone in a folder, with the requests of their documentation. */
const folder = mkdtempSync(path.join(tmpdir(), 'laliaflia-functions-'));
const files = {
  'submission-created': 'netlify/submission-created.mjs',
  'collect-forms': 'netlify/collect-forms.mjs',
  'newsletter-links': 'netlify/newsletter-links.mjs',
  'send-mails': 'supabase/send-mails/index.mjs',
};
const host = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.writeHead(404).end();
});
const asked: string[] = [];
const secrets = {
  SUPABASE_SECRET_KEY: 'sb_secret_of_this_test_and_nowhere_else',
  NETLIFY_API_TOKEN: 'nfp_of_this_test_and_nowhere_else',
  SMTP_URL: 'smtps://user:password_of_this_test@smtp.example.com',
  MAIL_FUNCTION_SECRET: 'mail_of_this_test_and_nowhere_else',
};

beforeAll(async () => {
  for (const [name, value] of Object.entries(secrets)) vi.stubEnv(name, value);
  await bundleFunctions({ netlify: path.join(folder, 'netlify'), supabase: path.join(folder, 'supabase') });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
}, 120_000);
afterAll(() => {
  host.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  vi.unstubAllEnvs();
  for (const name of ['SUPABASE_URL', ...Object.keys(secrets)]) vi.stubEnv(name, '');
  vi.spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => {});
});

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const load = (file: string) => import(pathToFileURL(path.join(folder, file)).href);
const said = () => vi.mocked(console.error).mock.calls.join();

it.each(Object.values(files))('%s needs nothing but itself, and holds no secret', (file) => {
  const source = read(file);
  const imported = [...source.matchAll(/^import (?:[^"]* from )?"([^"]+)";$/gm)].map(([, name]) => name);
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter((name) => !name?.startsWith('node:'))).toEqual([]);
  for (const value of Object.values(secrets)) expect(source).not.toContain(value);
});

it('no page has anything of them', () => {
  const text = [...new StaticSite(inject('builtSite').folder).files.values()]
    .filter(({ type }) => /text|json|xml|javascript/.test(type))
    .map(({ body }) => body.toString())
    .join('\n');
  expect(text).toContain('<html');
  for (const name of [...Object.keys(secrets), 'SUPABASE_SERVICE_ROLE_KEY'])
    expect(text.includes(name), name).toBe(false);
  // supabase-js knows how a secret key begins.
  expect(text.match(/sb_secret_\w+/g)).toBeNull();
});

it('the call for a submission asks the host, whatever else it says', async () => {
  const { default: call } = await load(files['submission-created']);
  const request = () =>
    new Request('https://site.example/.netlify/functions/submission-created', {
      method: 'POST',
      body: JSON.stringify({
        payload: { id: '614d2b91e3695a1fb8eb52c5', form_name: 'contact', data: {} },
        site: {},
      }),
    });
  expect((await call(request())).status).toBe(500);
  expect(said()).toContain('SUPABASE_URL is not set: ');
  const { port } = host.address() as AddressInfo;
  const settings = { ...secrets, SUPABASE_URL: 'https://abc.supabase.co', SITE_ID: 'a-site' };
  for (const [name, value] of Object.entries({
    ...settings,
    NETLIFY_API_URL: `http://127.0.0.1:${port}/api/v1`,
  }))
    vi.stubEnv(name, value);
  expect((await call(request())).status).toBe(404);
  expect(asked).toEqual(['GET /api/v1/submissions/614d2b91e3695a1fb8eb52c5']);
});

it('the hourly job has its schedule, and says what it lacks', async () => {
  const { default: call, config } = await load(files['collect-forms']);
  expect(config).toEqual({ schedule: expect.stringMatching(/^\d+ \* \* \* \*$/) });
  vi.stubEnv('SUPABASE_URL', 'https://abc.supabase.co');
  vi.stubEnv('SUPABASE_SECRET_KEY', secrets.SUPABASE_SECRET_KEY);
  const body = JSON.stringify({ next_run: '2026-11-24T10:23:00.000Z' });
  expect((await call(new Request('https://site.example/', { method: 'POST', body }))).status).toBe(500);
  expect(said()).toContain('NETLIFY_API_TOKEN is not set: ');
});

it('a press and one click are taken as by our own host', async () => {
  const { default: press, config } = await load(files['newsletter-links']);
  expect(config).toEqual({ path: ['/newsletter/confirm', '/newsletter/leave'], method: 'POST' });
  const oneClick = 'List-Unsubscribe=One-Click';
  const post = (address: string, body = '') =>
    press(new Request(`https://site.example/newsletter/${address}?token=t`, { method: 'POST', body }));
  expect((await post('leave')).status).toBe(500);
  expect(said()).toContain('SUPABASE_PUBLISHABLE_KEY');

  const calls: { url: string; body: unknown }[] = [];
  const answers = { confirm_newsletter: 'confirmed', leave_newsletter: 'left' };
  vi.stubEnv('SUPABASE_URL', 'https://abc.supabase.co');
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_of_this_test');
  const api = vi.fn(async (url: string, { body }: { body: string }) => {
    calls.push({ url, body: JSON.parse(body) });
    return Response.json(answers[url.slice(url.lastIndexOf('/') + 1) as keyof typeof answers]);
  });
  vi.stubGlobal('fetch', api);
  const confirmed = await post('confirm');
  expect([confirmed.status, confirmed.headers.get('location')]).toEqual([
    303,
    '/newsletter/confirm?type=confirmed',
  ]);
  const left = await post('leave');
  expect([left.status, left.headers.get('location')]).toEqual([303, '/newsletter/leave?type=left']);
  const clicked = await post('leave', oneClick);
  expect([clicked.status, await clicked.text()]).toEqual([200, 'Unsubscribed.']);
  expect(calls).toEqual([
    {
      url: 'https://abc.supabase.co/rest/v1/rpc/confirm_newsletter',
      body: { token: 't', wording: expect.stringMatching(/^I would like to receive the newsletter/) },
    },
    { url: 'https://abc.supabase.co/rest/v1/rpc/leave_newsletter', body: { token: 't' } },
    { url: 'https://abc.supabase.co/rest/v1/rpc/leave_newsletter', body: { token: 't' } },
  ]);
  expect((await post('leave', oneClick.padEnd(5000))).status).toBe(413);
  api.mockResolvedValueOnce(new Response('', { status: 500 }));
  expect((await post('leave', oneClick)).status).toBe(503);
  vi.unstubAllGlobals();
});

it('the function that sends mails serves', async () => {
  const serve = vi.fn();
  vi.stubGlobal('Deno', { serve });
  await load(files['send-mails']);
  const [answer] = serve.mock.calls[0] ?? [];
  const request = () =>
    new Request('https://abc.supabase.co/functions/v1/send-mails', { method: 'POST', body: '{}' });
  expect((await answer(request())).status).toBe(500);
  expect(said()).toContain('MAIL_FUNCTION_SECRET is not set');
  const settings = { ...secrets, SUPABASE_URL: 'https://abc.supabase.co' };
  const mail = { MAIL_FROM: 'site@example.com', MAIL_TO: 'owner@example.com' };
  for (const [name, value] of Object.entries({ ...settings, ...mail })) vi.stubEnv(name, value);
  expect((await answer(request())).status).toBe(401);
});
