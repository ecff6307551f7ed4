import { answer } from '@laliaflia/tooling/mail-server/mail-server.ts';
import { expect } from '@playwright/test';
import type { CellContext } from './cell-context.ts';
import type { Fault } from './fault.ts';
import type { StoredMail } from './stored-leads.ts';

/** In days: longer than the pause after a failed attempt, and than a killed server keeps a mail to itself. */
const halfAnHour = 1 / 48;

const patience = { timeout: 20_000, intervals: [20, 50, 100, 250] };

/** Those of the cells before: where a hundred wait, a server that answers nobody would never come to this one's. */
const withoutEarlierMails = ({ stored }: CellContext): Promise<void> => stored.skipUntriedMails();

/** When each of the lead's mails has been tried, and so far all in vain. */
async function tried({ stored, mark, flow, mailServer }: CellContext): Promise<StoredMail[]> {
  let mails: StoredMail[] = [];
  await expect(async () => {
    mails = await stored.mailsOf(mark);
    expect(mails.map(({ attempts }) => attempts)).toEqual(mails.map(() => 1));
  }).toPass(patience);
  // Nobody is told of a chat.
  expect(mails.length > 0).toBe(flow.isLead);
  expect(mails.map(({ state }) => state)).not.toContain('sent');
  for (const { id } of mails) expect(received(mailServer, id)).toBe(0);
  return mails;
}

/** Another lead wakes the server, which would look by itself within half a minute. */
async function later({ origin, others }: CellContext): Promise<void> {
  origin.machine.setClockAhead(halfAnHour);
  await others.send(1);
}

async function expectSentOnce({ stored, mark, mailServer }: CellContext, mails: StoredMail[]): Promise<void> {
  await expect(async () => {
    const states = new Map((await stored.mailsOf(mark)).map(({ id, state }) => [id, state]));
    expect(mails.map(({ id }) => states.get(id))).toEqual(mails.map(() => 'sent'));
  }).toPass(patience);
  for (const { id } of mails) expect(received(mailServer, id)).toBe(1);
}

/** How often this mail came. Those of the cells before may still be coming in. */
function received({ mails }: CellContext['mailServer'], id: string): number {
  return mails.filter(({ parsed }) => parsed.messageId?.includes(id)).length;
}

/** Lets a slow server answer. */
const hurry = new WeakMap<object, () => void>();

/** What is wrong with the mail server, which no visitor notices. */
export const mailFaults: readonly Fault[] = [
  {
    name: 'The mail server is down',
    before: withoutEarlierMails,
    start: ({ mailServer }) => mailServer.close(),
    async afterwards(context) {
      const mails = await tried(context);
      await context.mailServer.reopen();
      await later(context);
      await expectSentOnce(context, mails);
    },
  },
  {
    name: 'The mail server is slow',
    before: withoutEarlierMails,
    start({ mailServer }) {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      mailServer.onData = () => promise;
      hurry.set(mailServer, () => resolve(undefined));
    },
    async afterwards(context) {
      const mails = await tried(context);
      hurry.get(context.mailServer)?.();
      await expectSentOnce(context, mails);
    },
  },
  {
    name: 'Mail is refused',
    before: withoutEarlierMails,
    start: ({ mailServer }) => {
      mailServer.onRcpt = () => answer(550, 'No such user');
    },
    async afterwards(context) {
      const { mailServer, stored, mark } = context;
      const mails = await tried(context);
      const isTheirs = ({ kind }: StoredMail) => kind !== 'owner';
      await expect(async () => {
        const theirs = (await stored.mailsOf(mark)).filter(isTheirs);
        expect(theirs.map(({ state }) => state)).toEqual(theirs.map(() => 'dead'));
      }).toPass(patience);
      mailServer.forgive();
      await later(context);
      await expectSentOnce(
        context,
        mails.filter((mail) => !isTheirs(mail)),
      );
      const shown = await stored.mailTable();
      for (const { id } of mails.filter(isTheirs)) expect(shown).toMatch(new RegExp(`^${id} .* dead`, 'm'));
    },
  },
  {
    name: 'Killed between storing and sending',
    before: withoutEarlierMails,
    start: ({ mailServer }) => {
      mailServer.onConnect = () => new Promise(() => {});
    },
    async afterwards(context) {
      const { mailServer, origin } = context;
      const mails = await tried(context);
      await origin.kill();
      mailServer.forgive();
      origin.machine.setClockAhead(halfAnHour);
      await origin.restart();
      await expectSentOnce(context, mails);
    },
  },
];
