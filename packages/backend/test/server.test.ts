import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createTracker, newSubmissionId } from '@laliaflia/leads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPglite } from '../src/embedded/connect.ts';
import { loadSecrets } from '../src/embedded/guards/secrets.ts';
import { type Backend, startBackend } from '../src/embedded/index.ts';
import { maxBodyBytes } from '../src/http/fetch-handler.ts';
import { leads } from './command-line.ts';
import { environmentOf, isPostgres, openPlace, preparedPlace } from './place.ts';
import { inquiry } from './samples.ts';

const place = await preparedPlace();
const { dataDir } = place;
let backend: Backend;

beforeAll(async () => {
  backend = await startBackend({ ...place, port: 0, rateLimit: false });
});
afterAll(() => backend?.close());

const contact = () => `${backend.url}/rest/v1/contact_submissions`;
const asVisitor = () => ({ apikey: backend.publishableKey, 'content-type': 'application/json' });

describe('over http', () => {
  it('lets pages of any origin in', async () => {
    const preflight = await fetch(contact(), {
      method: 'OPTIONS',
      headers: {
        origin: 'https://anywhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,authorization,content-type,prefer,x-client-info',
      },
    });
    expect(preflight.ok).toBe(true);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
  });

  it('lets pages of any origin call a function, and calls none when it is only asked', async () => {
    const ask = (name: string) =>
      fetch(`${backend.url}/rest/v1/rpc/${name}`, {
        method: 'OPTIONS',
        headers: {
          ...{ origin: 'https://anywhere.example', apikey: backend.secretKey },
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'apikey,authorization,content-type',
        },
      });
    for (const name of ['leave_newsletter', 'restore_purged']) {
      const answer = await ask(name);
      expect([answer.status, await answer.text()]).toEqual([200, '']);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('access-control-allow-headers')).toContain('authorization');
    }
  });

  it('refuses a body of more than a megabyte, and goes on serving', async () => {
    const huge = await fetch(contact(), {
      method: 'POST',
      headers: asVisitor(),
      body: JSON.stringify({ ...inquiry, message: 'x'.repeat(maxBodyBytes) }),
    });
    expect(huge.status).toBe(413);
    expect(huge.headers.get('access-control-allow-origin')).toBe('*');
    const next = await fetch(contact(), {
      method: 'POST',
      headers: asVisitor(),
      body: JSON.stringify(inquiry),
    });
    expect(next.status).toBe(201);
  });

  it.each(['{"name":', '[1', 'name=Ada'])('refuses %s as a body', async (body) => {
    const response = await fetch(contact(), { method: 'POST', headers: asVisitor(), body });
    expect(response.status).toBe(400);
  });

  it('says which port is taken and what moves the API', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const starting = startBackend({ ...place, dataDir: path.join(dataDir, 'second'), port });
    await expect(starting).rejects.toThrow(new RegExp(`Port ${port}.*API_PORT`));
    other.close();
  });
});

/** As somebody who has the secret of the folder could sign it. */
function ownersToken(): string {
  const { jwtSecret } = loadSecrets(dataDir);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { role: 'service_role', exp: Math.floor(Date.now() / 1000) + 60 };
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${createHmac('sha256', jwtSecret).update(text).digest('base64url')}`;
}

describe('through a proxy', () => {
  const through = [
    { 'x-forwarded-for': '192.0.2.7' },
    { forwarded: 'for=192.0.2.7' },
    { via: '1.1 proxy' },
    { 'x-real-ip': '192.0.2.7' },
  ] as Record<string, string>[];
  const credentials = {
    'as the key': () => ({ apikey: backend.secretKey }),
    'as a token': () => ({
      apikey: backend.publishableKey,
      authorization: `bearer ${backend.secretKey}`,
    }),
    'as a token that it has signed': () => ({
      apikey: backend.publishableKey,
      authorization: `Bearer ${ownersToken()}`,
    }),
  } as Record<string, () => Record<string, string>>;

  it.each(Object.entries(credentials))('the secret key is refused %s', async (_, given) => {
    for (const forwarded of through) {
      const answer = await fetch(contact(), { headers: { ...given(), ...forwarded } });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ message: 'The secret key is refused through a proxy' });
    }
  });

  it('the owner reads on the machine itself, and visitors write', async () => {
    expect((await fetch(contact(), { headers: { apikey: backend.secretKey } })).status).toBe(200);
    for (const forwarded of through) {
      const body = JSON.stringify({ ...inquiry, id: newSubmissionId() });
      const headers = { ...asVisitor(), ...forwarded };
      expect((await fetch(contact(), { method: 'POST', headers, body })).status).toBe(201);
    }
  });
});

describe('secrets', () => {
  it('are made for this folder, kept for its owner alone, and used again', () => {
    const { mode } = statSync(path.join(dataDir, 'secrets.json'));
    expect(mode & 0o777).toBe(0o600);
    const secrets = loadSecrets(dataDir);
    expect(secrets.secretKey).toBe(backend.secretKey);
    expect(secrets.jwtSecret.length).toBeGreaterThanOrEqual(64);
    const other = path.join(dataDir, 'other');
    mkdirSync(other);
    expect(loadSecrets(other).secretKey).not.toBe(secrets.secretKey);
  });
});

describe('new secrets by one command', () => {
  it('open everything after the next start, and the old ones nothing; pages that are open go on sending', async () => {
    const own = await preparedPlace();
    const rotate = () => leads(['--rotate-secrets'], environmentOf(own));
    expect(await rotate()).toMatchObject({ code: 1, complaint: expect.stringContaining('no secrets yet') });
    const first = await startBackend({ ...own, port: 0 });
    const old = loadSecrets(own.dataDir);
    expect((await rotate()).complaint).toContain(`Nothing was changed: a server keeps the secrets`);
    expect(loadSecrets(own.dataDir)).toEqual(old);
    await first.close();
    expect(await rotate()).toMatchObject({ code: 0, complaint: '' });
    const now = loadSecrets(own.dataDir);
    for (const name of ['jwtSecret', 'secretKey', 'healthToken'] as const)
      expect(now[name]).not.toBe(old[name]);
    expect(statSync(path.join(own.dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);

    const second = await startBackend({ ...own, port: 0 });
    const inquiries = `${second.url}/rest/v1/contact_submissions`;
    const read = async (apikey: string) => (await fetch(inquiries, { headers: { apikey } })).status;
    expect([await read(old.secretKey), await read(now.secretKey)]).toEqual([401, 200]);
    const health = async (token: string) =>
      (await fetch(`${second.url}/health`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect([await health(old.healthToken), await health(now.healthToken)]).toEqual([401, 200]);
    const headers = { apikey: first.publishableKey, 'content-type': 'application/json' };
    const sent = await fetch(inquiries, { method: 'POST', headers, body: JSON.stringify(inquiry) });
    expect(sent.status).toBe(201);
    await second.close();
  }, 60_000);
});

describe('the lock of the folder', () => {
  it.skipIf(isPostgres)(
    'is needed: PGlite opens one folder twice without a word, and the two do not see each other',
    async () => {
      const copy = path.join(dataDir, 'copy');
      cpSync(path.join(dataDir, 'postgres'), copy, { recursive: true });
      const [one, two] = [await openPglite(copy), await openPglite(copy)];
      await one.run("insert into public.newsletter_subscriptions (email) values ('lost@example.com')");
      const query = "select from public.newsletter_subscriptions where email = 'lost@example.com'";
      expect(await one.query(query)).toHaveLength(1);
      expect(await two.query(query)).toHaveLength(0);
      await one.connection.close();
      await two.connection.close();
    },
    60_000,
  );

  it('holds within one process too', async () => {
    await expect(startBackend({ ...place, port: 0 })).rejects.toThrow(`process ${process.pid}`);
  });
});

describe('the tracker', () => {
  it('stores a page view and a form event, with what the browser says of itself', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Test browser' });
    vi.stubGlobal('document', { referrer: 'https://example.com/' });
    const sent: Promise<Response>[] = [];
    const realFetch = globalThis.fetch;
    vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) => {
      const response = realFetch(...args);
      sent.push(response);
      return response;
    });
    const tracker = createTracker({ url: backend.url, key: backend.publishableKey });
    tracker('page_view', '/workshop-details?type=deep');
    tracker('form_submit_contact', '/contact');
    // One after the other.
    await vi.waitFor(() => expect(sent).toHaveLength(2), { timeout: 10_000 });
    await Promise.all(sent);
    vi.unstubAllGlobals();
    const response = await fetch(`${backend.url}/rest/v1/analytics_events?order=event_type.desc`, {
      headers: { apikey: backend.secretKey },
    });
    const browser = { user_agent: 'Test browser', referrer: 'https://example.com/' };
    expect(await response.json()).toMatchObject([
      { event_type: 'page_view', page_path: '/workshop-details?type=deep', ...browser },
      { event_type: 'form_submit_contact', page_path: '/contact', ...browser },
    ]);
  });
});

describe('closing while twenty send', () => {
  it('answers with stored or come again, and what was stored is there', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const own = await preparedPlace();
    const closing = await startBackend({ ...own, port: 0, rateLimit: false });
    const headers = { apikey: closing.publishableKey, 'content-type': 'application/json' };
    const answers: { id: string; status: number }[] = [];
    const enough = Promise.withResolvers<void>();
    const overHttp = async (id: string) => {
      const body = JSON.stringify({ id, ...inquiry });
      const url = `${closing.url}/rest/v1/contact_submissions`;
      return (await fetch(url, { method: 'POST', headers, body })).status;
    };
    const asForm = async (submission_id: string) => {
      const form = { form_name: 'contact', fields: inquiry, spam: false, submission_id };
      return closing.storeFormSubmission(form).then(
        () => 201,
        (error: { status?: number }) => error.status ?? 0,
      );
    };
    const sender = async (send: (id: string) => Promise<number>) => {
      for (;;) {
        const id = newSubmissionId();
        // 0: cut off, which a client takes for a failed attempt.
        const status = await send(id).catch(() => 0);
        answers.push({ id, status });
        if (answers.length === 100) enough.resolve();
        if (status !== 201) return;
      }
    };
    const senders = Array.from({ length: 20 }, (_, i) => sender(i % 2 ? overHttp : asForm));
    await enough.promise;
    await closing.close();
    await Promise.all(senders);
    expect(
      [...new Set(answers.map(({ status }) => status))].filter((status) => ![201, 503, 0].includes(status)),
    ).toEqual([]);
    const database = await openPlace(own);
    const rows = await database.query<{ id: string }>(
      'select id from public.contact_submissions union select id from public.form_submissions',
    );
    await database.connection.close();
    const stored = new Set(rows.map(({ id }) => id));
    const acknowledged = answers.filter(({ status }) => status === 201);
    expect(acknowledged.length).toBeGreaterThanOrEqual(80);
    expect(acknowledged.filter(({ id }) => !stored.has(id))).toEqual([]);
  }, 60_000);
});
