import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocalSigns } from '../src/alarms/alarms.ts';
import { listAlarms } from '../src/alarms/list.ts';
import { createRecent } from '../src/alarms/recent.ts';
import type { AlarmSettings } from '../src/alarms/settings.ts';
import { intoMailFolder, tellOwner } from '../src/alarms/tell.ts';
import { type AlarmWatch, watchAlarms } from '../src/alarms/watch-alarms.ts';
import { createApi } from '../src/embedded/api.ts';
import { type Database, openPglite } from '../src/embedded/connect.ts';
import { alone } from '../src/embedded/duty.ts';
import type { Letters } from '../src/mail/letters.ts';
import { type Client, connectDirectly } from '../src/owner-client.ts';
import { answer, startSmtp } from './smtp.ts';
import { preparedDatabase, temporaryFolder } from './temporary-folder.ts';

const secretKey = 'sb_secret_of_this_test';
const smtp = await startSmtp();
const minute = 60_000;
const day = 24 * 60 * minute;
const megabyte = 2 ** 20;
const complain = vi.spyOn(console, 'error');
let database: Database;
let client: Client;
let isOpen = true;
let now = new Date('2026-11-24T09:00:00Z');
let signs: Omit<LocalSigns, 'startedAt' | 'downSince' | 'backsUp'>;

const letters: Letters = {
  toOwner: () => ({ subject: '', text: '' }),
  toSender: () => ({ subject: '', text: '' }),
  toSubscriber: () => ({ subject: '', text: '', leave: '' }),
  toSignIn: () => ({ subject: '', text: '' }),
  ofAlarm: ({ alarm, isOver, message, began, machine }) => ({
    subject: `${isOver ? 'over' : 'alarm'}: ${alarm}`,
    text: `${message}\n${began.toISOString()} ${machine ? 'here' : 'everywhere'}`,
  }),
};
const mail = (isSent = true) => ({
  letters,
  settings: {
    from: { name: 'Our site', address: 'site@example.com' },
    to: 'owner@example.com',
    ...(isSent && { smtp: { host: '127.0.0.1', port: smtp.port, secure: false, requireTLS: false } }),
  },
});

beforeAll(async () => {
  database = await openPglite(preparedDatabase());
  const api = createApi(database, { jwtSecret: 'a secret that nobody can guess', secretKey });
  const direct = connectDirectly(api, secretKey);
  client = connectDirectly(
    {
      fetch: async (request, peer) =>
        isOpen ? api.fetch(request, peer) : new Response(null, { status: 503 }),
    },
    secretKey,
  );
  await direct.from('contact_submissions').select('id');
});
afterAll(() => database?.connection.close());
beforeEach(async () => {
  smtp.forgive();
  isOpen = true;
  now = new Date('2026-11-24T09:00:00Z');
  signs = {
    requests: { all: 100, failed: 0 },
    room: 10_000 * megabyte,
    newestBackup: new Date(now.getTime() - day),
    backupFailure: undefined,
  };
  complain.mockReset().mockImplementation(() => {});
  await database.run(
    'truncate mail.alarms, mail.outbox, public.analytics_events, public.contact_submissions, public.form_submissions, ' +
      'public.newsletter_subscriptions',
  );
});

const folder = temporaryFolder();
const settings: AlarmSettings = { quietDays: 7, leastRoom: 500 * megabyte };
const never = 2 ** 30;

/** A server that looks only when the test says so. */
function server({ place = 'here', isSent = true, duty = alone } = {}): AlarmWatch {
  const tell = tellOwner(mail(isSent), intoMailFolder(folder));
  const watched = { client, isOpen: () => isOpen, place, duty, local: async () => signs, tell, settings };
  return watchAlarms(watched, { every: never, now: () => now });
}

const pass = (time: number) => {
  now = new Date(now.getTime() + time);
};
const told = () => smtp.mails.map(({ parsed }) => parsed.subject);
const views = (count: number, age: string, event = 'page_view') =>
  database.run(`insert into public.analytics_events (event_type, page_path, created_at)
    select '${event}', '/', '${now.toISOString()}'::timestamptz - interval '${age}' from generate_series(1, ${count})`);
const lead = (age: string) =>
  database.run(`insert into public.contact_submissions (name, email, company, role, message, created_at)
    values ('Ada', 'ada@example.com', 'E', 'ceo', 'Hello', '${now.toISOString()}'::timestamptz - interval '${age}')`);
const mailOf = (kind: string, columns: Record<string, string>) =>
  database.run(`insert into mail.outbox (kind, table_name, submission_id, recipient, ${Object.keys(columns)})
    values ('${kind}', 'contact_submissions', gen_random_uuid(), ${kind === 'sender' ? `''` : 'null'}, ${Object.values(columns)})`);
const ago = (age: string) => `'${now.toISOString()}'::timestamptz - interval '${age}'`;

type Case = { begin(): unknown; end(): unknown; says: string | RegExp };
const cases: Record<string, Case> = {
  disk: {
    begin: () => {
      signs.room = 499 * megabyte;
    },
    end: () => {
      signs.room = 600 * megabyte;
    },
    says: 'has 499 MB of room, and should have 500 MB',
  },
  requests: {
    begin: () => {
      signs.requests = { all: 100, failed: 5 };
    },
    end: () => {
      signs.requests = { all: 200, failed: 1 };
    },
    says: '5 of 100 requests',
  },
  backup: {
    begin: () => {
      pass(2 * day);
    },
    end: () => {
      signs.newestBackup = now;
    },
    says: 'The newest backup is 3 days old.',
  },
  mail: {
    begin: () => mailOf('owner', { state: "'waiting'", created_at: ago('61 minutes') }),
    end: () => database.run("update mail.outbox set state = 'sent'"),
    says: '1 mail could not be sent for more than an hour.',
  },
  leads: {
    begin: async () => {
      await lead('8 days');
      await views(12, '2 days');
    },
    end: () => lead('1 minute'),
    says: 'No lead has come for 7 days, with 12 page views in that time.',
  },
  database: {
    begin: () => {
      isOpen = false;
    },
    end: () => {
      isOpen = true;
    },
    says: 'The database does not answer.',
  },
};

describe.each(Object.entries(cases))('%s', (name, { begin, end, says }) => {
  it('is told once when it begins, and once when it is over', async () => {
    const { look } = server();
    await look();
    expect(told()).toEqual([]);
    await begin();
    for (let looks = 0; looks < 3; looks++) {
      await look();
      pass(16 * minute);
    }
    expect(told()).toEqual([`alarm: ${name}`]);
    expect(smtp.mails[0]?.parsed.text).toMatch(says);
    expect(smtp.mails[0]?.to).toEqual(['owner@example.com']);
    expect(complain).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Alarm: '));
    await end();
    for (let looks = 0; looks < 3; looks++) {
      await look();
      pass(16 * minute);
    }
    expect(told()).toEqual([`alarm: ${name}`, `over: ${name}`]);
    expect(complain).toHaveBeenCalledTimes(2);
  });
});

describe('what only looks like an alarm', () => {
  it.each<[string, () => unknown]>([
    ['no lead and no visitor', () => lead('8 days')],
    ['few visits', async () => [await lead('8 days'), await views(9, '2 days')]],
    [
      'questions of an assessment, which are no visits',
      async () => [
        await lead('8 days'),
        await views(9, '2 days'),
        await views(50, '2 days', 'assessment_step'),
      ],
    ],
    ['a new site', () => views(50, '6 days')],
    [
      'spam that keeps coming is no lead, but a lead is',
      async () => [await lead('6 days'), await views(50, '1 day')],
    ],
    [
      'a sender that waits for the ceiling',
      () => mailOf('sender', { state: "'waiting'", created_at: ago('5 hours') }),
    ],
    ['an address that refuses', () => mailOf('sender', { state: "'dead'", is_refused: 'true' })],
    [
      'few failures',
      () => {
        signs.requests = { all: 5, failed: 4 };
      },
    ],
    [
      'a small share of failures',
      () => {
        signs.requests = { all: 1000, failed: 40 };
      },
    ],
    [
      'a server that was off for days and begins with a backup',
      () => {
        signs.newestBackup = new Date(now.getTime() - 9 * day);
      },
    ],
  ])('%s', async (_name, begin) => {
    await begin();
    await server().look();
    expect(told()).toEqual([]);
  });

  it('a database that is opened again within a minute', async () => {
    const { look } = server();
    isOpen = false;
    await look();
    pass(minute - 1);
    await look();
    isOpen = true;
    await look();
    expect(told()).toEqual([]);
  });

  it('what goes up and down around the limit', async () => {
    const { look } = server();
    for (const room of [499, 501, 499, 540, 499]) {
      signs.room = room * megabyte;
      await look();
      pass(minute);
    }
    expect(told()).toEqual(['alarm: disk']);
  });
});

it.each<[string, () => unknown, RegExp]>([
  [
    'spam is no lead',
    async () => {
      await views(50, '8 days');
      await views(2000, '1 day');
      await database.run(
        `insert into public.form_submissions (form_name, fields, spam) values ('contact', '{}', true)`,
      );
    },
    /No lead .* more than 1000 page views/,
  ],
  [
    'a dead mail',
    () => mailOf('sender', { state: "'dead'" }),
    /^1 mail could not be sent and will not be tried again\./,
  ],
  [
    'a mail to a sender that was tried',
    () => mailOf('sender', { attempts: '1', created_at: ago('2 hours') }),
    /for more than an hour/,
  ],
  [
    'a backup that fails',
    () => {
      signs.backupFailure = 'No space left.';
    },
    /^No backup could be made: No space left\./,
  ],
])('%s: an alarm', async (_name, begin, says) => {
  await begin();
  await server().look();
  expect(smtp.mails.map(({ parsed }) => parsed.text)).toEqual([expect.stringMatching(says)]);
});

describe('told once', () => {
  it('by a server that is started again', async () => {
    signs.room = 1;
    await server().look();
    await server().look();
    signs.room = 540 * megabyte; // Not enough for it to be over, for whoever knows that it has begun.
    await server().look();
    expect(told()).toEqual(['alarm: disk']);
    signs.room = 600 * megabyte;
    await server().look();
    await server().look();
    expect(told()).toEqual(['alarm: disk', 'over: disk']);
  });

  it('by two servers on one database; each of them for its own disk', async () => {
    await mailOf('owner', { state: "'dead'" });
    signs.room = 1;
    const servers = [server({ place: 'one' }), server({ place: 'other' })];
    await Promise.all(servers.map(({ look }) => look()));
    await Promise.all(servers.map(({ look }) => look()));
    expect(told().sort()).toEqual(['alarm: disk', 'alarm: disk', 'alarm: mail']);
    await database.run("update mail.outbox set state = 'sent'");
    pass(minute);
    await Promise.all(servers.map(({ look }) => look()));
    expect(told().filter((subject) => subject === 'over: mail')).toHaveLength(1);
  });

  it('by the server whose turn it is; each for its own disk, and the backups by whoever makes them', async () => {
    let ours = false;
    const duty = { ...alone, isOurs: async () => ours };
    const other = server({ duty });
    await mailOf('owner', { state: "'dead'" });
    signs.backupFailure = 'No space left.';
    signs.room = 1;
    await other.look();
    expect(told()).toEqual(['alarm: disk']);
    ours = true; // The first server has died.
    await other.look();
    expect(told()).toEqual(['alarm: disk', 'alarm: backup', 'alarm: mail']);
    ours = false;
    await other.look();
    expect(told()).toEqual(['alarm: disk', 'alarm: backup', 'alarm: mail', 'over: backup']);
  });

  it('although the database was away when it began, and is back', async () => {
    const one = server();
    isOpen = false;
    signs.room = 1;
    for (let minutes = 0; minutes < 3; minutes++) {
      await one.look();
      pass(minute);
    }
    expect(told()).toEqual(['alarm: disk', 'alarm: database']);
    isOpen = true;
    await one.look();
    await server().look(); // It has been written down meanwhile.
    expect(told()).toEqual(['alarm: disk', 'alarm: database', 'over: database']);
  });

  it('also where it was over before anybody could write it down', async () => {
    const { look } = server();
    isOpen = false;
    signs.room = 1;
    await look();
    signs.room = 600 * megabyte;
    await look();
    isOpen = true;
    await look();
    expect(told()).toEqual(['alarm: disk', 'over: disk']);
  });
});

describe('a mail server that refuses', () => {
  it('hears of it again after 15 minutes, while log and status say it at once', async () => {
    const one = server();
    smtp.onRcpt = () => answer(451, 'not now');
    await mailOf('owner', { state: "'dead'" });
    for (let minutes = 0; minutes < 15; minutes++) {
      await one.look();
      pass(minute);
    }
    expect(told()).toEqual([]);
    expect(complain.mock.calls.map(([line]) => line)).toEqual([
      expect.stringMatching(/^Alarm: 1 mail could not be sent/),
      expect.stringMatching(/^The owner could not be told, the next attempt is in 15 minutes: \w+ 451$/),
    ]);
    expect(one.standing()).toMatchObject([{ alarm: 'mail', isOn: true, isTold: false }]);
    smtp.forgive();
    await one.look();
    expect(told()).toEqual(['alarm: mail']);
  });
});

it('the owner reads what is wrong and what was, and what the database shows is asked anew', async () => {
  const list = () => listAlarms(client, settings, now);
  expect(await list()).toEqual({ text: 'Nothing is wrong.', isWell: true });
  signs.room = 1;
  await server().look();
  signs.room = 600 * megabyte;
  await server().look();
  await mailOf('owner', { state: "'dead'" });
  const { text, isWell } = await list();
  expect(isWell).toBe(false);
  expect(text.split('\n')).toEqual([
    'Wrong now',
    expect.stringMatching(/^ {2}mail +since 2026-11-24 .*1 mail could not be sent/),
    'Over',
    expect.stringMatching(/^ {2}disk +since 2026-11-24 .*600 MB of room\. {2}\(here\)$/),
  ]);
});

it('without SMTP it is a file beside the others', async () => {
  signs.room = 1;
  await server({ isSent: false }).look();
  const name = '2026-11-24T09-00-00-alarm-disk-begins.eml';
  expect(readdirSync(path.join(folder, 'mail'))).toEqual([name]);
  expect(readFileSync(path.join(folder, 'mail', name), 'utf8')).toContain('Subject: alarm: disk');
});

it.each<[string, string]>([
  [
    'an inquiry',
    "contact_submissions (name, email, company, role, message) values ('A', 'a@example.com', 'E', 'ceo', 'Hi')",
  ],
  ['a subscription', "newsletter_subscriptions (email) values ('nora@example.com')"],
  ['a form', "form_submissions (form_name, fields) values ('webinar', '{}')"],
])('%s ends the silence', async (_name, row) => {
  now = new Date();
  await lead('8 days');
  await views(12, '2 days');
  const { look } = server();
  await look();
  await database.run(`insert into public.${row}`);
  await look();
  expect(told()).toEqual(['alarm: leads', 'over: leads']);
});

it('counts the requests of the last ten minutes', () => {
  let totals = { all: 0, failed: 0 };
  const recent = createRecent(() => totals);
  const at = (minutes: number, all: number, failed: number) => {
    totals = { all, failed };
    return recent(new Date(minutes * minute));
  };
  expect(at(1, 100, 3)).toEqual({ all: 100, failed: 3 });
  expect(at(6, 200, 3)).toEqual({ all: 200, failed: 3 });
  expect(at(11, 300, 5)).toEqual({ all: 200, failed: 2 });
  expect(at(16, 300, 5)).toEqual({ all: 100, failed: 2 });
  expect(at(30, 300, 5)).toEqual({ all: 0, failed: 0 });
});
