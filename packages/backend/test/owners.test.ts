import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runOwner } from '../src/cli/run-owner.ts';
import { openPglite } from '../src/embedded/connect.ts';
import { loadSecrets } from '../src/embedded/guards/secrets.ts';
import { type Backend, startBackend } from '../src/embedded/index.ts';
import { codeAt } from '../src/embedded/sign-in/totp.ts';
import type { Letters } from '../src/mail/letters.ts';
import { connect } from '../src/owner-client.ts';
import { addOwner } from '../src/owners/owners.ts';
import { environment, leads } from './command-line.ts';
import { environmentOf, preparedPlace } from './place.ts';
import { freshEmail, inquiry } from './samples.ts';
import { temporaryFolder } from './temporary-folder.ts';

const place = await preparedPlace();
const words = () => ({ subject: 'A mail', text: 'A mail' });
const letters: Letters = {
  toOwner: words,
  toSender: words,
  ofAlarm: words,
  toSubscriber: () => ({ ...words(), leave: 'https://site.example' }),
  toSignIn: (token) => ({ subject: 'Sign in', text: `<${token}>` }),
};
const settings = { from: { name: 'Our site', address: 'site@example.com' }, to: 'me@example.com' };
const stranger = { email: freshEmail(), password: 'a stranger has a long one' };
const ada = { email: freshEmail(), password: '' };
let backend: Backend;

const admin = () => connect(backend.url, backend.secretKey);
const browser = () =>
  createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
async function signedIn(who: { email: string; password: string }) {
  const client = browser();
  const { error } = await client.auth.signInWithPassword(who);
  if (error) throw error;
  return client;
}
const ask = (method: string, address: string, body?: object, headers: Record<string, string> = {}) =>
  fetch(`${backend.url}/auth/v1${address}`, {
    method,
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
const accounts = async () => (await admin().auth.admin.listUsers()).data.users.length;

beforeAll(async () => {
  backend = await startBackend({ ...place, port: 0, rateLimit: false, mail: { settings, letters } });
  ada.password = (await addOwner(admin(), ada.email)) ?? '';
  await admin().auth.admin.createUser({ ...stranger, email_confirm: true });
  await browser().from('contact_submissions').insert(inquiry);
});
afterAll(() => backend?.close());

const tables = [
  'contact_submissions',
  'form_submissions',
  'newsletter_subscriptions',
  'chat_conversations',
  'lead_states',
  'lead_notes',
  'lead_answers',
  'lead_payments',
];

/** Not a row, by whatever way, and nothing changed. */
async function expectNothing(client: ReturnType<typeof browser>) {
  for (const table of tables) {
    const { data } = await client.from(table).select();
    expect(data ?? [], table).toEqual([]);
  }
  for (const [name, values] of [
    ['desk_leads', { most: 20 }],
    ['desk_counts', {}],
    ['desk_person', { lead: crypto.randomUUID(), most: 20 }],
    ['desk_chat', { of_session: 'any', most: 20 }],
    ['desk_numbers', { weeks: 12 }],
    ['desk_seats', {}],
    ['desk_assessments', { weeks: 12 }],
    ['desk_guests', { of_event: 'webinar' }],
    ['desk_newsletter', {}],
    ['desk_recipients', {}],
    ['desk_health', {}],
    ['desk_erasure', { lead: crypto.randomUUID() }],
    ['list_owners', {}],
    ['list_leads', { most: 10 }],
  ] as const) {
    const { data } = await client.rpc(name, values);
    expect(JSON.stringify(data ?? {}), name).toMatch(/^(\[\]|\{\})$/);
  }
  const { data: mark } = await client.rpc('set_lead_state', {
    lead: crypto.randomUUID(),
    from_state: 'new',
    to_state: 'won',
  });
  expect(mark).toBeNull();
}

describe('rows', () => {
  it('are seen by an owner who is signed in', async () => {
    const client = await signedIn(ada);
    const { data } = await client.from('contact_submissions').select('email');
    expect(data).toEqual([{ email: inquiry.email }]);
    const { data: list, error } = await client.rpc('desk_leads', { most: 20 });
    expect(error).toBeNull();
    expect(list).toMatchObject([{ kind: 'contact', state: 'new', summary: { name: inquiry.name } }]);
  });

  it('are seen by no stranger, whether signed in or not', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const client of [await signedIn(stranger), browser()]) await expectNothing(client);
    expect(said.mock.calls.flat().join()).toContain('permission denied');
  });

  it('are seen by nobody who only says that they are the owner', async () => {
    const client = await signedIn(stranger);
    const { error } = await client.auth.updateUser({ data: { role: 'owner', is_owner: true } });
    expect(error?.status).toBe(404);
    const { data } = await client.from('contact_submissions').select();
    expect(data).toEqual([]);
  });

  it('stand beside all that the server says of itself at /health', async () => {
    const client = await signedIn(ada);
    const headers = { authorization: `Bearer ${loadSecrets(backend.dataDir).healthToken}` };
    const health = await (await fetch(`${backend.url}/health`, { headers })).json();
    const {
      alarms: _alarms,
      newest_lead_age_seconds: _age,
      room_bytes: _room,
      last_backup: _backup,
      keeps_house: _keeps,
      ...rest
    } = health;
    const { data } = await client.rpc('desk_health');
    expect(data).toMatchObject({ servers: [{ status: rest }], newest_lead: expect.any(String) });
    const [{ status, silent_seconds }] = data.servers;
    expect(Object.keys(status)).toEqual(
      expect.arrayContaining([...Object.keys(rest), 'room_bytes', 'last_backup', 'keeps_house']),
    );
    expect(silent_seconds).toBeLessThan(120);
  });

  it('are gone at once for an owner who signs out elsewhere', async () => {
    const [here, there] = [await signedIn(ada), await signedIn(ada)];
    await there.auth.signOut({ scope: 'global' });
    const { data } = await here.from('contact_submissions').select();
    expect(data).toEqual([]);
    expect((await here.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  });

  it('are seen with a refreshed token, and each refresh gives another', async () => {
    const client = await signedIn(ada);
    const first = (await client.auth.getSession()).data.session;
    const { data } = await client.auth.refreshSession();
    expect(data.session?.refresh_token).not.toBe(first?.refresh_token);
    expect((await client.from('contact_submissions').select()).data).toHaveLength(1);
  });
});

describe('nobody signs up from outside', () => {
  it.each([
    ['POST', '/signup'],
    ['POST', '/otp'],
    ['POST', '/magiclink'],
    ['POST', '/recover'],
    ['POST', '/resend'],
    ['POST', '/invite'],
    ['POST', '/admin/users'],
    ['PUT', '/user'],
    ['GET', '/authorize?provider=github'],
    ['GET', '/verify?type=signup&token=x'],
  ])('by %s %s', async (method, address) => {
    const before = await accounts();
    const body = { email: freshEmail(), password: 'a password that is long', create_user: true, data: {} };
    const answer = await ask(method, address, method === 'GET' ? undefined : body);
    expect(address === '/otp' ? answer.status : 404).toBe(answer.status);
    expect(await accounts()).toBe(before);
  });

  it('with a token that claims the owner, signed by somebody else', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { sub: crypto.randomUUID(), role: 'authenticated', aal: 'aal2', exp: 4_000_000_000 };
    const unsigned = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
    const sign = createHmac('sha256', 'guessed').update(unsigned).digest('base64url');
    const answer = await ask('GET', '/user', undefined, { authorization: `Bearer ${unsigned}.${sign}` });
    expect(answer.status).toBe(403);
    expect(loadSecrets(place.dataDir).jwtSecret).not.toBe('guessed');
  });
});

describe('a link by mail', () => {
  const folder = path.join(place.dataDir, 'mail');
  const links = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.includes('-sign-in-'))
      // One that is being written has no link yet.
      .flatMap((name) => /<([0-9a-f]{64})>/.exec(readFileSync(path.join(folder, name), 'utf8'))?.[1] ?? []);

  it('signs an owner in once, and goes to nobody else', async () => {
    for (const email of [stranger.email, freshEmail(), ada.email.toUpperCase()]) {
      expect((await browser().auth.signInWithOtp({ email })).error).toBeNull();
    }
    await vi.waitFor(() => expect(links()).toHaveLength(1), { timeout: 20_000 });
    const [token_hash = ''] = links();
    const client = browser();
    const { data } = await client.auth.verifyOtp({ token_hash, type: 'email' });
    expect(data.user?.email).toBe(ada.email);
    expect((await client.from('contact_submissions').select()).data).toHaveLength(1);
    const again = await browser().auth.verifyOtp({ token_hash, type: 'email' });
    expect(again.error?.code).toBe('otp_expired');
  });
});

describe('a second factor', () => {
  /** The server takes that of the next step, too. */
  const now = () => Math.floor(Date.now() / 30_000);
  const bea = { email: freshEmail(), password: '' };
  const sees = async (client: ReturnType<typeof browser>) =>
    ((await client.from('contact_submissions').select('id')).data ?? []).length > 0;

  it('is asked for as soon as there is one, counts each code once, and goes only with itself', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    bea.password = (await addOwner(admin(), bea.email)) ?? '';
    const [first, other] = [await signedIn(bea), await signedIn(bea)];
    const { data } = await first.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    if (data?.type !== 'totp') throw new Error('There is no factor.');
    const factorId = data.id;
    const { secret, qr_code } = data.totp;
    expect(qr_code).toContain('<svg');
    expect(await sees(other)).toBe(true);
    const early = now();
    const verified = await first.auth.mfa.challengeAndVerify({ factorId, code: codeAt(early, secret) });
    expect(verified.error).toBeNull();
    expect(await sees(first)).toBe(true);
    expect(await sees(other), 'signed in with the password alone').toBe(false);
    expect((await other.auth.getUser()).error).not.toBeNull();

    const next = await signedIn(bea);
    const level = await next.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect(JSON.stringify((await next.auth.getUser()).data.user?.factors)).not.toContain(secret);
    await expectNothing(next);
    expect((await next.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('insufficient_aal');
    expect((await next.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');
    const enter = (client: typeof next, step: number) =>
      client.auth.mfa.challengeAndVerify({ factorId, code: codeAt(step, secret) });
    expect((await enter(next, early)).error?.code).toBe('mfa_verification_failed');
    expect((await enter(await signedIn(stranger), early + 1)).error?.code).toBe('mfa_factor_not_found');
    expect((await enter(next, early + 1)).error).toBeNull();
    expect(await sees(next)).toBe(true);
    await next.auth.refreshSession();
    expect(await sees(next), 'after a refresh').toBe(true);

    const guessing = await signedIn(bea);
    for (let i = 0; i < 5; i += 1) await guessing.auth.mfa.challengeAndVerify({ factorId, code: 'no' });
    expect((await enter(guessing, now() + 1)).error?.status).toBe(429);
    expect(said.mock.calls.flat().join()).toMatch(/wrong codes in a row/);

    expect((await next.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect(await sees(await signedIn(bea))).toBe(true);
    said.mockRestore();
  });
});

describe('what an owner has said of a lead', () => {
  const lead = { ...inquiry, id: crypto.randomUUID(), email: freshEmail() };
  const file = path.join(temporaryFolder(), 'leads.jsonl');

  /** What a restore of the backup brings of the lead. */
  async function restored() {
    const folder = temporaryFolder();
    const data = path.join(folder, 'data');
    expect(await leads(['--restore', file], { DATA_DIR: data })).toMatchObject({ code: 0 });
    const { query, connection } = await openPglite(path.join(data, 'postgres'));
    const found = await query<{ state: string; body: string | null }>(
      `select l.state, n.body from desk.leads l left join public.lead_notes n on n.lead_id = l.id where l.id = '${lead.id}'`,
    );
    const notes = await query<{ body: string }>('select body from public.lead_notes');
    await connection.close();
    return { found, notes };
  }

  it('comes back with it from a backup, and goes with it when it is erased, for good', async () => {
    const here = environmentOf(place);
    await admin().from('contact_submissions').insert(lead).throwOnError();
    await admin().from('lead_states').insert({ lead_id: lead.id, state: 'won' }).throwOnError();
    await admin().from('lead_notes').insert({ lead_id: lead.id, body: 'Calls on Monday' }).throwOnError();
    expect(await leads(['--backup', file], here)).toMatchObject({ code: 0 });
    const said = { state: 'won', body: 'Calls on Monday' };
    expect(await restored()).toEqual({ found: [said], notes: [{ body: said.body }] });

    const { out } = await leads(['--export', lead.email], here);
    expect(out).toContain('Calls on Monday');
    expect(await leads(['--delete', lead.email, '--yes'], here)).toMatchObject({ code: 0 });
    expect((await admin().from('lead_notes').select()).data).toEqual([]);
    expect((await admin().from('lead_states').select()).data).toEqual([]);
    // Into the same database, which knows that it was erased.
    expect(await leads(['--restore', file], here)).toMatchObject({ code: 0 });
    expect((await admin().from('lead_notes').select()).data).toEqual([]);
  }, 180_000);
});

describe('a person whom an owner erases at the desk', () => {
  it('is gone from the files beside the database, too, when it is done', async () => {
    const lead = { ...inquiry, id: crypto.randomUUID(), email: freshEmail() };
    await browser().from('contact_submissions').insert(lead).throwOnError();
    const folder = path.join(place.dataDir, 'mail');
    const names = (file: string) => readFileSync(path.join(folder, file), 'utf8').includes(lead.email);
    await vi.waitFor(() => expect(readdirSync(folder).filter(names)).toHaveLength(2), 10_000);
    const client = await signedIn(ada);
    const { data } = await client.rpc('desk_erasure', { lead: lead.id });
    expect(data).toEqual({ leads: 1, chats: 0, answers: 0, notes: 0, mentions: 0 });
    const remembered = path.join(place.dataDir, 'backups', 'erased.jsonl');
    const before = existsSync(remembered) ? readFileSync(remembered, 'utf8').length : 0;
    await client.rpc('erase_person', { lead: lead.id }).throwOnError();
    expect(readdirSync(folder).filter(names)).toEqual([]);
    expect(readFileSync(remembered, 'utf8').length).toBeGreaterThan(before);
    expect(readFileSync(remembered, 'utf8')).not.toContain(lead.email);
    expect((await client.rpc('desk_lead', { lead: lead.id })).data).toMatchObject({ inquiry: null });
  });
});

describe('pnpm run owner', () => {
  async function owner(...args: string[]) {
    let [out, complaint] = ['', ''];
    const code = await runOwner(
      args,
      { ...environment, ...environmentOf(place) },
      {
        write: (text) => {
          out += text;
        },
        complain: (text) => {
          complaint += text;
        },
      },
    );
    return { code, out, complaint };
  }

  it('adds, lists, gives a new password and removes', async () => {
    const email = freshEmail();
    const added = await owner('add', email);
    expect(added).toMatchObject({ code: 0, out: expect.stringMatching(/([a-z2-9]{6}-){3}[a-z2-9]{6}/) });
    expect((await owner('list')).out).toContain(email);
    expect((await owner('add', email)).out).toContain('the password of before');
    expect((await owner('password', email)).code).toBe(0);
    const before = await accounts();
    expect(await owner('remove', email)).toMatchObject({ code: 0, complaint: '' });
    expect(await accounts()).toBe(before - 1);
    expect(await owner('remove', email)).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('no owner'),
    });
  });

  it('says the same as a command of its own', async () => {
    const root = path.resolve(import.meta.dirname, '../../..');
    const files = ['packages/tooling/run.mjs', 'packages/backend/src/cli/owner.ts'];
    const env = { ...environment, ...environmentOf(place) };
    const { stdout } = await promisify(execFile)(process.execPath, [...files, 'list'], { cwd: root, env });
    expect(stdout).toContain(ada.email);
    expect(stdout).toBe((await owner('list')).out);
  });

  it('explains itself', async () => {
    expect(await owner('add')).toMatchObject({
      code: 2,
      complaint: expect.stringContaining('pnpm run owner add'),
    });
    expect(await owner('add', 'ada')).toMatchObject({ code: 1, complaint: '"ada" is no e-mail address.\n' });
  });
});

// The last: for some seconds afterwards nobody signs in from this address.
describe('passwords', () => {
  it('are slowed down when they are guessed', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const email = freshEmail();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1)
      statuses.push((await ask('POST', '/token?grant_type=password', { email, password: 'no' })).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
    expect(said.mock.calls.flat().join()).toMatch(/wrong passwords in a row/);
    said.mockRestore();
  });
});
