import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { newSubmissionId } from '@laliaflia/leads';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { run } from '../src/cli/run.ts';
import { createApi } from '../src/embedded/api.ts';
import type { Database } from '../src/embedded/connect.ts';
import { startBackend } from '../src/embedded/index.ts';
import type { Letters } from '../src/mail/letters.ts';
import { type MailSettings, readMailSettings } from '../src/mail/settings.ts';
import { startMails } from '../src/mail/start-mails.ts';
import { type Client, connectDirectly } from '../src/owner-client.ts';
import { environmentOf, openPlace, preparedPlace } from './place.ts';
import { freshEmail, inquiry } from './samples.ts';
import { answer, startSmtp } from './smtp.ts';
import { temporaryFolder } from './temporary-folder.ts';

const secretKey = 'sb_secret_of_this_test';
const smtp = await startSmtp();
const certificate = generate([{ name: 'commonName', value: 'localhost' }]);
const folder = temporaryFolder();
let database: Database;
let owner: Client;

const letters: Letters = {
  toOwner: ({ form, reference, fields }) => ({
    subject: `${form}: ${fields.name}, ${fields.company}`,
    text: `${reference}\n${JSON.stringify(fields)}`,
  }),
  ofAlarm: ({ message }) => ({ subject: 'Alarm', text: message }),
  toSender: ({ form, reference }) => ({ subject: `We have it (${form})`, text: `Reference ${reference}` }),
  toSubscriber: (token) => ({
    subject: 'Please confirm',
    text: `https://example.com/confirm?token=${token}`,
    leave: `https://example.com/leave?token=${token}`,
  }),
  toSignIn: (token) => ({ subject: 'Sign in', text: token }),
};

const settings = (): MailSettings => ({
  from: { name: 'Our site', address: 'site@example.com' },
  to: 'owner@example.com',
  smtp: { host: '127.0.0.1', port: smtp.port, secure: false, requireTLS: false },
});

beforeAll(async () => {
  database = await openPlace(await preparedPlace());
  const api = createApi(database, { jwtSecret: 'a secret that nobody can guess', secretKey });
  owner = connectDirectly(api, secretKey);
  await database.run("delete from mail.ceilings where per = 'everybody'");
});
afterAll(() => database?.connection.close());
beforeEach(async () => {
  smtp.forgive();
  await database.run(
    'truncate public.contact_submissions, public.form_submissions, public.newsletter_subscriptions, public.lead_answers, mail.outbox',
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function store(row: Partial<typeof inquiry> = {}): Promise<string> {
  const id = newSubmissionId();
  const { error } = await owner.from('contact_submissions').insert({ id, ...inquiry, ...row });
  expect(error).toBeNull();
  return id;
}

const interval = 30_000;
const patient = { interval, grace: 20_000 };

/** What a worker does that is closed as soon as it has started: one round. */
async function sendOnce(
  changed: Partial<MailSettings> = {},
  { words = letters, client = owner, pace = patient } = {},
): Promise<void> {
  const { smtp: server, ...rest } = { ...settings(), ...changed };
  const mail = { settings: { ...rest, ...(server && { smtp: server }) }, letters: words };
  await startMails(mail, folder, client, { pace }).close();
}

type Row = { kind: string; state: string; attempts: number; last_error: string | null; wait: number };
async function outbox(): Promise<Record<string, Row>> {
  const rows = await database.query<Row>(`
    select kind, state, attempts, last_error,
      round(extract(epoch from next_attempt_at - clock_timestamp()) / 60)::int as wait
    from mail.outbox`);
  return Object.fromEntries(rows.map((row) => [row.kind, row]));
}
const due = () => database.run("update mail.outbox set next_attempt_at = now() where state = 'waiting'");
const to = (address: string) => smtp.mails.filter((mail) => mail.to.includes(address));

describe('a lead', () => {
  it('is told to the owner and acknowledged to the sender', async () => {
    const id = await store();
    await sendOnce();
    const [told] = to('owner@example.com');
    const [acknowledged] = to(inquiry.email);
    expect(smtp.mails.map((mail) => [mail.from, mail.to.length])).toEqual([
      ['site@example.com', 1],
      ['site@example.com', 1],
    ]);
    expect(told?.parsed.text).toContain('redesign');
    expect(told?.headers).toContain(`Reply-To: Ada Example <${inquiry.email}>`);
    expect(acknowledged?.parsed.text).toContain(id.slice(0, 8));
    expect(acknowledged?.parsed.replyTo).toBeUndefined();
    for (const mail of smtp.mails) {
      expect(mail.headers).toContain('From: Our site <site@example.com>');
      expect(mail.headers).toContain('Auto-Submitted: auto-generated');
      expect(mail.parsed.messageId).toMatch(/^<[0-9a-f-]{36}@example\.com>$/);
    }
    expect(await outbox()).toMatchObject({ owner: { state: 'sent' }, sender: { state: 'sent' } });
    await sendOnce();
    expect(smtp.mails).toHaveLength(2);
  });

  it('goes once, however many workers there are', async () => {
    for (let i = 0; i < 6; i++) await store({ email: freshEmail() });
    const workers = Array.from({ length: 4 }, () =>
      startMails({ settings: settings(), letters }, folder, owner),
    );
    await vi.waitFor(async () => expect(smtp.mails).toHaveLength(12), { timeout: 10_000 });
    await Promise.all(workers.map((worker) => worker.close()));
    expect(new Set(smtp.mails.map((mail) => mail.parsed.messageId)).size).toBe(12);
    expect(smtp.mails).toHaveLength(12);
  });

  it('is signed where there is a key', async () => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    await store();
    await sendOnce({ dkim: { domainName: 'example.com', keySelector: 'mail', privateKey } });
    for (const mail of smtp.mails) {
      const signature = mail.headers.find((line) => line.startsWith('DKIM-Signature:'));
      expect(signature).toMatch(/d=example\.com; .*s=mail;/);
      expect(signature).toMatch(/h=[^;]*from[^;]*subject/i);
    }
    expect(smtp.mails).toHaveLength(2);
  });
});

describe('an answer of the owner', () => {
  /** As the desk stores it, ten seconds later. */
  async function answered(body: string): Promise<void> {
    const [lead, id] = [await store(), newSubmissionId()];
    await database.run("delete from mail.outbox where kind = 'owner'");
    await database.run(`
      insert into public.lead_answers (id, lead_id, subject, body) values ('${id}', '${lead}', 'Your redesign', '${body}');
      insert into mail.outbox (kind, table_name, submission_id, recipient)
      values ('answer', 'lead_answers', '${id}', mail.recipient('${inquiry.email}'));`);
  }
  const told = () =>
    database.query<{ outcome: string; reason: string | null }>(
      'select outcome, reason from public.lead_answers',
    );

  it('goes as it is written, from a person and not from a program, and can be replied to', async () => {
    await answered('Yes, <b>we</b> do.');
    await sendOnce();
    const [mail] = to(inquiry.email).filter(({ raw }) => raw.includes('Subject: Your redesign'));
    expect(mail?.parsed.text?.trim()).toBe('Yes, <b>we</b> do.');
    expect(mail?.parsed.html).toBe(false);
    expect(mail?.headers).toContain('From: Our site <site@example.com>');
    expect(mail?.headers).toContain('Reply-To: Our site <owner@example.com>');
    expect(mail?.headers.join()).not.toContain('Auto-Submitted');
    expect(await told()).toEqual([{ outcome: 'sent', reason: null }]);
  });

  it('is known to be refused', async () => {
    smtp.onRcpt = () => answer(550, 'No such user');
    await answered('Yes.');
    await sendOnce();
    expect(await told()).toEqual([{ outcome: 'refused', reason: expect.stringContaining('No such user') }]);
  });
});

describe('whoever wants to send to others through us', () => {
  it('finds nothing of theirs in what a stranger gets', async () => {
    const link = 'https://evil.example/win';
    await store({ name: `WIN ${link}`, company: link, message: link, email: 'victim@example.com' });
    await sendOnce();
    const [mail] = to('victim@example.com');
    expect(mail?.raw).not.toMatch(/evil|WIN/);
    expect(mail?.headers).toContain('To: victim@example.com');
    expect(to('owner@example.com')).toHaveLength(1);
  });

  it('reaches a mailbox once an hour, under all of its names', async () => {
    for (const email of ['victim@example.com', 'Victim@Example.com', 'victim+2@example.com'])
      await store({ email });
    await sendOnce();
    await sendOnce();
    expect(smtp.mails.filter((mail) => mail.to[0] !== 'owner@example.com')).toHaveLength(1);
    expect(to('owner@example.com')).toHaveLength(3);
  });

  it.each([
    'victim@example.com,other@example.org',
    'victim%other@example.com',
    '<victim@example.com>',
    'a;b@example.com',
    '"a"@example.com',
  ])('writes no other recipient into an address: %s', async (email) => {
    const { error } = await owner
      .from('form_submissions')
      .insert({ id: newSubmissionId(), form_name: 'webinar', fields: { name: 'Eve', email } });
    expect(error).toBeNull();
    await sendOnce();
    expect(smtp.mails.map((mail) => mail.to)).toEqual([['owner@example.com']]);
    expect(smtp.mails[0]?.parsed.replyTo).toBeUndefined();
    expect((await outbox()).sender?.state ?? 'none').not.toBe('sent');
  });

  it.each(['\r\n', '\n', '\r', '\u0085', '\u2028', '\0\r\n'])(
    'adds no header with %j, in whatever is put into one',
    async (end) => {
      const evil = `x${end}Bcc: victim@example.com${end}X-Evil: yes${end}${end}<b>body</b>`;
      const email = freshEmail();
      await store({ email });
      await sendOnce(
        { from: { name: evil, address: 'site@example.com' } },
        {
          words: {
            toOwner: () => ({ subject: evil, text: evil }),
            ofAlarm: () => ({ subject: evil, text: evil }),
            toSender: () => ({ subject: evil, text: evil }),
            toSubscriber: () => ({ subject: evil, text: evil, leave: evil }),
            toSignIn: () => ({ subject: evil, text: evil }),
          },
        },
      );
      expect(smtp.mails.map((mail) => mail.to).sort()).toEqual([['owner@example.com'], [email]]);
      for (const { headers, parsed } of smtp.mails) {
        expect(headers.filter((line) => /^(bcc|x-evil)\b/i.test(line))).toEqual([]);
        expect(parsed.headers.has('x-evil')).toBe(false);
        expect(parsed.subject).toMatch(/^x.*Bcc/);
        expect(parsed.subject).not.toMatch(/[\p{Cc}\u2028]/u);
        expect(parsed.html).toBe(false);
      }
    },
  );
});

describe('a subscriber', () => {
  const email = 'nora@example.com';
  const subscribe = async () => {
    const { error } = await owner.from('newsletter_subscriptions').insert({ email });
    expect(error).toBeNull();
  };
  const tokenOf = (text: string | undefined) => /token=([0-9a-f]{64})/.exec(text ?? '')?.[1] ?? 'none';
  const press = async (token: string) =>
    (await owner.rpc('confirm_newsletter', { token, wording: 'I want it' })).data;

  it('is asked for the confirmation, and the owner is told of the address', async () => {
    await subscribe();
    await sendOnce();
    const [asked] = to(email);
    expect(smtp.mails.map((mail) => mail.to).sort()).toEqual([[email], ['owner@example.com']].sort());
    const token = tokenOf(asked?.parsed.text);
    expect(asked?.headers).toContain(`List-Unsubscribe: <https://example.com/leave?token=${token}>`);
    expect(asked?.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(asked?.parsed.replyTo).toBeUndefined();
    expect(to('owner@example.com')[0]?.raw).not.toContain(token);
    expect(to('owner@example.com')[0]?.headers.join()).not.toContain('List-Unsubscribe');
    expect(await press(token)).toBe('confirmed');
  });

  it('can use the link of any mail that arrived, also of one that was sent twice', async () => {
    await subscribe();
    const tokens: string[] = [];
    smtp.onData = ({ to: [address], parsed }) => {
      if (address !== email) return undefined;
      tokens.push(tokenOf(parsed.text));
      return tokens.length === 1 ? answer(451, 'Come again') : undefined;
    };
    await sendOnce();
    await due();
    await sendOnce();
    expect(new Set(tokens).size).toBe(2);
    expect(await press(tokens[0] ?? '')).toBe('confirmed');
    expect(await press(tokens[1] ?? '')).toBe('known');
  });

  it('waits for the hour that an address has between two mails, and gets it then', async () => {
    await store({ email });
    await sendOnce();
    await subscribe();
    await sendOnce();
    expect(to(email).map((mail) => mail.parsed.subject)).toEqual(['We have it (contact)']);
    await database.run("update mail.outbox set last_attempt_at = last_attempt_at - interval '61 minutes'");
    await sendOnce();
    expect(to(email).map((mail) => mail.parsed.subject)).toEqual(['We have it (contact)', 'Please confirm']);
  });

  it('has both headers for the one click signed', async () => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    await subscribe();
    await sendOnce({ dkim: { domainName: 'example.com', keySelector: 'mail', privateKey } });
    const signature = to(email)[0]?.headers.find((line) => line.startsWith('DKIM-Signature:'));
    expect(signature?.replace(/\s/g, '')).toMatch(/h=[^;]*:List-Unsubscribe:List-Unsubscribe-Post/i);
  });
});

describe('when the mail server', () => {
  it('is down, mails wait, and it is said once', async () => {
    await store();
    const gone = { host: '127.0.0.1', port: 1, secure: false, requireTLS: false };
    await sendOnce({ smtp: gone });
    expect(await outbox()).toMatchObject({
      owner: { state: 'waiting', attempts: 1, wait: 1 },
      sender: { state: 'waiting', attempts: 1, wait: 1 },
    });
    expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Mails wait'));
    await sendOnce();
    expect(smtp.mails).toHaveLength(0);
    await due();
    await sendOnce();
    expect(smtp.mails).toHaveLength(2);
  });

  it('cannot prove who it is, or does not encrypt, it gets no mail', async () => {
    await store();
    const pretender = await startSmtp({ secure: true });
    const server = { host: 'localhost', port: pretender.port, secure: true, requireTLS: false };
    await sendOnce({ smtp: server });
    const { owner: refused } = await outbox();
    expect(refused).toMatchObject({ state: 'waiting', last_error: expect.stringContaining('certificate') });
    await due();
    await sendOnce({ smtp: { ...server, port: smtp.port, secure: false, requireTLS: true } });
    const { owner: plain } = await outbox();
    expect(plain).toMatchObject({ state: 'waiting', last_error: expect.stringContaining('STARTTLS') });
    expect([...pretender.mails, ...smtp.mails]).toEqual([]);
  });

  describe('wants a login', () => {
    const login = async (secure: boolean) => {
      const seen: string[] = [];
      const { private: key, cert } = await certificate;
      setDefaultCACertificates([...getCACertificates('default'), cert]);
      const server = await startSmtp({
        ...{ secure, key, cert, authOptional: false, disabledCommands: [] },
        onAuth: ({ username, password }, session, done) => {
          seen.push(`${session.secure ? 'encrypted' : 'open'} ${username} ${password}`);
          done(password === 'p@ss:word/1' ? null : answer(535, 'Wrong'), { user: username });
        },
      });
      const { smtp: named } = readMailSettings(
        {
          SMTP_URL: `${secure ? 'smtps' : 'smtp'}://site:p%40ss%3Aword%2F1@localhost:${server.port}`,
          MAIL_FROM: 'site@example.com',
          MAIL_TO: 'owner@example.com',
        },
        { name: 'Our site', address: '' },
      );
      if (named === undefined) throw new Error('No server is named.');
      return { server, seen, named: { ...named, requireTLS: true } };
    };

    it.each([
      ['TLS from the beginning', true],
      ['STARTTLS', false],
    ])('it gets one, by %s', async (_, secure) => {
      const { server, seen, named } = await login(secure);
      await store();
      await sendOnce({ smtp: named });
      expect(server.mails).toHaveLength(2);
      expect(seen).toEqual(Array(2).fill('encrypted site p@ss:word/1'));
    });

    it('and takes it for wrong, the mails wait, and nobody reads the password', async () => {
      const { server, named } = await login(true);
      await store();
      await sendOnce({ smtp: { ...named, auth: { user: 'site', pass: 'not-the-password' } } });
      expect(server.mails).toEqual([]);
      const { owner: waiting } = await outbox();
      expect(waiting).toMatchObject({
        state: 'waiting',
        last_error: expect.stringContaining('Invalid login'),
      });
      expect(JSON.stringify([await outbox(), vi.mocked(console.error).mock.calls])).not.toContain(
        'not-the-password',
      );
    });
  });

  it('says 4xx, they are tried again', async () => {
    await store();
    smtp.onRcpt = () => answer(451, 'Greylisted');
    await sendOnce();
    smtp.forgive();
    await due();
    await sendOnce();
    expect(smtp.mails).toHaveLength(2);
  });

  it.each(['onRcpt', 'onData'] as const)(
    'says 5xx (%s), the address is left alone; the owner is not',
    async (step) => {
      const email = freshEmail();
      await store({ email });
      smtp[step] = () => answer(550, 'No such user');
      await sendOnce();
      expect(await outbox()).toMatchObject({
        owner: { state: 'waiting', wait: 1 },
        sender: { state: 'dead', last_error: expect.stringContaining('No such user') },
      });
      smtp.forgive();
      await database.run("update mail.outbox set last_attempt_at = now() - interval '2 hours'");
      await store({ email });
      await due();
      await sendOnce();
      expect(smtp.mails.map((mail) => mail.to)).toEqual([['owner@example.com'], ['owner@example.com']]);
    },
  );

  it('hangs up after it has taken a mail, it gets the same one again', async () => {
    await store();
    const taken: (string | undefined)[] = [];
    const both = Promise.withResolvers<undefined>();
    smtp.onData = ({ parsed }) => {
      if (taken.push(parsed.messageId) === 2) {
        smtp.cut();
        both.resolve(undefined);
      }
      return both.promise;
    };
    await sendOnce();
    smtp.forgive();
    await due();
    await sendOnce();
    expect(smtp.mails.map((mail) => mail.parsed.messageId).sort()).toEqual(taken.sort());
  });

  it('takes long, closing does not wait for it, and nothing is lost', async () => {
    await store();
    const late = Promise.withResolvers<Error>();
    smtp.onData = () => late.promise;
    await sendOnce({}, { pace: { interval, grace: 100 } });
    expect(await outbox()).toMatchObject({ owner: { state: 'waiting' }, sender: { state: 'waiting' } });
    late.resolve(answer(451, 'Too late'));
    smtp.forgive();
    await sendOnce();
    expect(smtp.mails).toHaveLength(2);
  });
});

it('a mail that was sent and is not noted is sent again under the same Message-ID', async () => {
  await store();
  const deaf = new Proxy(owner, {
    get: (client, name) =>
      name === 'rpc'
        ? (called: string, given: never) =>
            called === 'settle_mail'
              ? { error: new Error('gone') }
              : client.rpc(called as 'claim_mails', given)
        : Reflect.get(client, name),
  });
  const mail = { settings: settings(), letters };
  const mails = startMails(mail, folder, deaf, { pace: { interval, grace: 500 } });
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), 20_000);
  await mails.close();
  await sendOnce();
  expect(smtp.mails).toHaveLength(2);
  await due();
  await sendOnce();
  expect(smtp.mails).toHaveLength(4);
  expect(new Set(smtp.mails.map((mail) => mail.parsed.messageId)).size).toBe(2);
});

describe('the server', () => {
  const { SUPABASE_URL: _, SUPABASE_SECRET_KEY: __, DATABASE_URL: ___, ...environment } = process.env;

  it('sends as soon as a lead is stored, and shows the owner what became of it', async () => {
    const place = await preparedPlace();
    const leads = async (...args: string[]) => {
      const said: string[] = [];
      const terminal = {
        write: (text: string) => void said.push(text),
        complain: (text: string) => said.push(text),
        width: 400,
      };
      await run(args, { ...environment, ...environmentOf(place) }, terminal);
      return said.join('');
    };
    smtp.onRcpt = (address) => (address === 'gone@example.com' ? answer(550, 'No such user') : undefined);
    const mail = { settings: settings(), letters };
    const backend = await startBackend({ ...place, port: 0, rateLimit: false, mail });
    expect(await leads('--mail')).toContain('No mail waits');
    const stored = await fetch(`${backend.url}/rest/v1/contact_submissions`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ ...inquiry, id: newSubmissionId(), email: 'gone@example.com' }),
    });
    expect(stored.status).toBe(201);
    await vi.waitFor(async () => expect(await leads('--mail')).toMatch(/dead.*\n.*sent 2/), 10_000);
    const [, dead = ''] = (await leads('--mail')).split('\n');
    expect(dead).toMatch(/^[0-9a-f-]{36} .* sender +contact .* dead .*No such user$/);
    expect(await leads('--mail-again', newSubmissionId())).toContain('There is no mail');
    // Nobody wakes the server, so it waits.
    expect(await leads('--mail-again', dead.slice(0, 36))).toMatch(/^1 mail waits again/);
    expect(await leads('--mail')).toMatch(/sender +contact .* waiting/);
    expect(await leads('--mail-again', 'all')).toMatch(/^0 mails wait again/);
    await backend.close();
  }, 60_000);

  it('waits in the outbox while the disk has no room for files, and a server gets it all the same', async () => {
    const { smtp: _smtp, ...withoutServer } = settings();
    const own = temporaryFolder();
    const round = async (mail: MailSettings, hasRoom: boolean) =>
      startMails({ settings: mail, letters }, own, owner, {
        pace: patient,
        room: { takes: async (weight) => hasRoom || weight === 'lead' },
      }).close();
    const files = () => readdirSync(own, { recursive: true }).filter((name) => String(name).endsWith('.eml'));
    await store();
    await round(withoutServer, false);
    expect(await outbox()).toMatchObject({ owner: { state: 'waiting', attempts: 0 } });
    expect(files()).toEqual([]);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      'Mails wait and are tried again: the disk has no room for them.',
    );
    await round(withoutServer, true);
    expect(files()).toHaveLength(2);
    await store({ email: freshEmail() });
    await round(settings(), false);
    expect(smtp.mails).toHaveLength(2);
  });

  it('writes files where no mail server is set, and erasing a person deletes them', async () => {
    const own = await preparedPlace();
    const { smtp: _smtp, ...withoutServer } = settings();
    const backend = await startBackend({
      ...own,
      port: 0,
      rateLimit: false,
      mail: { settings: withoutServer, letters },
    });
    const place = path.join(own.dataDir, 'mail');
    const files = () => (existsSync(place) ? readdirSync(place) : []);
    const send = (email: string) =>
      backend.storeFormSubmission({ form_name: 'webinar', spam: false, fields: { name: 'Grace', email } });
    await send('grace@example.com');
    await send('other@example.com');
    await vi.waitFor(() => expect(files().filter((name) => name.endsWith('.eml'))).toHaveLength(4), 10_000);
    const holds = (text: string) =>
      files().filter((name) => readFileSync(path.join(place, name), 'utf8').includes(text));
    expect(holds('grace@example.com')).toHaveLength(2);
    expect(statSync(path.join(place, files()[0] ?? '')).mode & 0o777).toBe(0o600);
    const terminal = { write: () => {}, complain: () => {}, width: 200 };
    const env = { ...environment, ...environmentOf(own) };
    await run(['--delete', 'grace@example.com', '--yes'], env, terminal);
    expect(holds('grace@example.com')).toEqual([]);
    expect(files()).toHaveLength(2);
    await backend.close();
  }, 60_000);
});
