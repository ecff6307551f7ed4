import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { signInCalls } from '@laliaflia/backend/embedded';
import { calledFunctions, type Form, sendable } from '@laliaflia/leads';
import { scriptArguments } from '@laliaflia/tooling/script-arguments.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../build/paths.ts';
import { installation } from './installation.ts';
import { settings } from './settings/names.ts';

/* The files of docs/deploy, which are copied to a machine, against the code that they serve. */

const file = (name: string) => path.join(repositoryRoot, 'docs', name);
const read = (name: string) => readFileSync(file(name), 'utf8');

const caddyfile = read('deploy/Caddyfile');
const tables = [
  ...Object.values(sendable).flatMap((form: Form) => (form.table ? [form.table.name] : [])),
  'analytics_events',
];
const posts = [...new Set(tables), ...calledFunctions.map((name) => `rpc/${name}`)].map(
  (name) => `/rest/v1/${name}`,
);

/** What the desk calls, by its own files. */
const deskFiles = path.join(repositoryRoot, 'apps/desk/data');
const deskCalls = readdirSync(deskFiles)
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) => [
    ...readFileSync(path.join(deskFiles, name), 'utf8').matchAll(/\.(rpc|from)\(\s*'(\w+)'/g),
  ])
  .map(([, kind, name]) => (kind === 'rpc' ? `/rest/v1/rpc/${name}` : `/rest/v1/${name}`));
const anId = '00000000-0000-4000-8000-000000000001';
const asked: [string, string][] = [
  ...[...new Set(deskCalls)].map((address): [string, string] => ['POST', address]),
  ...signInCalls.map((call): [string, string] => {
    const [method = '', address = ''] = call.split(' ');
    return [method, address.replace(':id', anId)];
  }),
];

describe('the Caddyfile', () => {
  it('passes the tables and functions that pages use, and no other', () => {
    const [, paths = ''] = /@insert \{[^}]*\bpath (.*)/.exec(caddyfile) ?? [];
    expect(paths.split(' ').toSorted()).toEqual(posts.toSorted());
  });

  it('passes what the server answers whoever signs in, and no other', () => {
    const [, paths = ''] = /@desk \{[^}]*\bpath (.*)/.exec(caddyfile) ?? [];
    const ofServer = signInCalls.map((call) => call.replace(/^\S+ /, '').replace(/\/:id.*/, '/*'));
    expect(paths.split(' ').filter((each) => each.startsWith('/auth/'))).toEqual([...new Set(ofServer)]);
  });

  it('asks for the servers at their usual ports', () => {
    const { port, apiPort } = installation({});
    const [api, site] = [`127.0.0.1:${apiPort}`, `127.0.0.1:${port}`];
    expect(caddyfile.match(/127\.0\.0\.1:\d+/g)).toEqual([api, api, site]);
  });
});

describe('the settings', () => {
  const environment = parseEnv(read('deploy/laliaflia.env'));

  it('of the example are settings that work together', () => {
    expect(Object.keys(environment).filter((name) => !settings.some((known) => known === name))).toEqual([]);
    expect(installation(environment).config.api).toBe(environment.SITE_URL);
  });

  it('of the unit are settings', () => {
    const names = [...read('deploy/laliaflia.service').matchAll(/^Environment=(\w+)=/gm)].map(
      ([, name]) => name,
    );
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !settings.some((known) => known === name))).toEqual([]);
  });

  it('are all explained in the guide', () => {
    const guide = read('deploy.md');
    expect(settings.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });
});

const has = (command: string) => spawnSync('which', [command]).status === 0;

describe('the unit', () => {
  it('starts what pnpm start starts', () => {
    const [, command = ''] = /^ExecStart=\S+ (.*)$/m.exec(read('deploy/laliaflia.service')) ?? [];
    expect(command.split(' ')).toEqual(scriptArguments('start'));
  });
});

describe.runIf(has('systemd-analyze'))('the unit', () => {
  it('is understood by systemd', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'unit-'));
    try {
      const unit = path.join(folder, 'laliaflia.service');
      // Neither the release nor its settings are on this machine.
      const here = read('deploy/laliaflia.service')
        .replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`)
        .replace(/^(EnvironmentFile=)/m, '$1-');
      writeFileSync(unit, here);
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], {
        encoding: 'utf8',
      });
      expect(stderr.split('\n').filter((line) => line.includes(unit))).toEqual([]);
      expect(status).toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe.runIf(has('caddy'))('through Caddy', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  const behind = { api: echo('api'), site: echo('site') };
  let caddy: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const port = portOf(free);
    free.close();
    await Promise.all(
      Object.values(behind).map((server) => once(server.listen(0, '127.0.0.1'), 'listening')),
    );
    const config = caddyfile
      .replace(/^example\.com \{/m, `http://127.0.0.1:${port} {`)
      .replace(/^www\.example\.com \{[\s\S]*?^\}/m, '')
      .replaceAll('127.0.0.1:54321', `127.0.0.1:${portOf(behind.api)}`)
      .replace('127.0.0.1:4173', `127.0.0.1:${portOf(behind.site)}`);
    writeFileSync(path.join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${config}`);
    const environment = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    caddy = spawn('caddy', ['run', '--config', path.join(folder, 'Caddyfile')], {
      env: environment,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    origin = `http://127.0.0.1:${port}`;
    await untilSaid(caddy, 'serving initial configuration');
  });

  afterAll(async () => {
    const gone = once(caddy, 'exit');
    caddy.kill();
    await gone;
    for (const server of Object.values(behind)) server.close();
    rmSync(folder, { recursive: true });
  });

  const ask = async (address: string, init: RequestInit = {}) => {
    const answer = await fetch(origin + address, init);
    return answer.status === 200 ? answer.json() : answer.status;
  };
  const insert = (headers: Record<string, string>) =>
    ask('/rest/v1/contact_submissions', { method: 'POST', headers });
  const publishable = installation({}).config.key;

  it.each(posts)('a page posts to %s', async (address) => {
    const headers = { apikey: publishable, authorization: `Bearer ${publishable}` };
    expect(await ask(address, { method: 'POST', headers })).toMatchObject({ server: 'api' });
    expect(await ask(address, { method: 'POST', headers: { apikey: publishable } })).toMatchObject({
      server: 'api',
    });
    expect(await ask(address, { method: 'OPTIONS' })).toMatchObject({ server: 'api' });
  });

  it('nobody gets through with another key', async () => {
    expect(await insert({})).toBe(401);
    expect(await insert({ apikey: 'sb_secret_x' })).toBe(401);
    expect(await insert({ apikey: publishable, authorization: 'Bearer sb_secret_x' })).toBe(401);
    expect(await insert({ apikey: publishable, authorization: 'Bearer a.b.c' })).toBe(401);
  });

  it.each(asked)('the desk asks with %s for %s', async (method, address) => {
    const signedIn = { apikey: publishable, authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmVk' };
    expect(await ask(address, { method, headers: signedIn })).toMatchObject({ server: 'api' });
    expect(await ask(address, { method: 'OPTIONS' })).toMatchObject({ server: 'api' });
    for (const headers of [
      {},
      { apikey: 'sb_secret_x' },
      { apikey: publishable, authorization: 'Bearer sb_secret_x' },
    ])
      expect(await ask(address, { method, headers })).toBe(401);
  });

  it.each([
    ...['/auth/v1/admin/users', '/auth/v1/signup', '/auth/v1/token/x', '/rest/v1/rpc/add_owner'],
    ...['/rest/v1/rpc/find_person', '/rest/v1/lead_states', '/rest/v1/rpc/', '/auth/v1/'],
    '/auth/v1/factorsx',
  ])('nobody posts to %s', async (address) => {
    expect(await ask(address, { method: 'POST', headers: { apikey: publishable } })).toBe(404);
  });

  it.each([
    ...[
      '/rest/v1/form_submissions',
      '/rest/v1/rpc/claim_mails',
      '/rest/v1/',
      '/auth/v1/settings',
      '/metrics',
    ],
    ...['/rest/v1/contact_submissions?select=*', '/rest/v1/newsletter_subscriptions'],
  ])('%s is not read', async (address) => {
    expect(await ask(address, { headers: { apikey: publishable } })).toBe(404);
  });

  it('what the server is told of a visitor is true', async () => {
    const lie = { 'x-forwarded-for': '192.0.2.1' };
    expect(await ask('/contact', { headers: lie })).toEqual({
      server: 'site',
      address: '/contact',
      forwarded: '127.0.0.1',
      host: new URL(origin).host,
    });
  });
});

function echo(name: string): Server {
  return createServer(({ url, headers }, response) => {
    const { host, 'x-forwarded-for': forwarded } = headers;
    response.end(JSON.stringify({ server: name, address: url, forwarded, host }));
  });
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function untilSaid(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk) => String(chunk).includes(words) && resolve());
    child.once('exit', () => reject(new Error(`Caddy ended before it said: ${words}`)));
  });
}
