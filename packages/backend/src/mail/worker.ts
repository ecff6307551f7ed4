import { setTimeout as sleep } from 'node:timers/promises';
import type { SendMailOptions } from 'nodemailer';
import type { Client } from '../owner-client.ts';
import { afterFailure, inShort, isAboutThisMail } from './after-failure.ts';
import { type ClaimedMail, claimMails, type Outcome, settleMail } from './outbox.ts';

export type Worker = {
  /** There may be something to send. */
  wake(): void;
  /** Lets what is being sent come to its end for a moment, then breaks it off; it is sent after the next start. */
  close(): Promise<void>;
};

export type Work = {
  client: Client;
  /** Of the sender's address, for Message-IDs. */
  domain: string;
  /** Undefined where no mail can go. */
  compose(mail: ClaimedMail): Promise<SendMailOptions | undefined>;
  deliver(message: SendMailOptions, mail: ClaimedMail, signal: AbortSignal): Promise<void>;
};

/** Mails that are sent at the same time, each over a connection of its own. */
const batch = 4;

/** In milliseconds: between two looks that nobody asks for, and of what is being sent when the server closes. */
const usualPace = { interval: 30_000, grace: 1000 };
export type Pace = typeof usualPace;
const shortest = 1000;

/** Sends what the outbox holds. Several may work on one database. */
export function startWorker(
  { client, domain, compose, deliver }: Work,
  { interval, grace }: Pace = usualPace,
): Worker {
  const breaking = new AbortController();
  let isClosing = false;
  let isWoken = false;
  let working: Promise<void> | undefined;
  let trouble: string | undefined;

  /** Said once, until it is another one or over. */
  function notice(what: string | undefined): void {
    if (what !== undefined && what !== trouble) console.error(`Mails wait and are tried again: ${what}.`);
    trouble = what;
  }

  async function attempt(mail: ClaimedMail): Promise<Outcome> {
    try {
      const message = await compose(mail);
      if (message === undefined)
        return { outcome: 'skipped', reason: 'There is no address that a mail may go to.' };
      await deliver(message, mail, breaking.signal);
      notice(undefined);
      return { outcome: 'sent' };
    } catch (error) {
      if (breaking.signal.aborted)
        return { outcome: 'again', reason: 'The server was closed.', wait_seconds: 0 };
      const outcome = afterFailure(mail, error);
      if (!isAboutThisMail(error)) notice(inShort(error));
      if (outcome.outcome === 'dead')
        console.error(
          `A mail to the ${mail.kind} is given up after ${mail.attempt} attempts: pnpm leads --mail`,
        );
      return outcome;
    }
  }

  /** Until it is noted: what was sent and is not noted would be sent again. */
  async function settle(mail: ClaimedMail, outcome: Outcome): Promise<void> {
    for (let pause = shortest; ; pause = Math.min(pause * 2, interval)) {
      try {
        return await settleMail(client, mail, outcome);
      } catch (error) {
        if (breaking.signal.aborted) return;
        notice(`the outbox cannot be written (${(error as Error).message})`);
        await sleep(pause, undefined, { signal: breaking.signal }).catch(() => {});
      }
    }
  }

  async function work(): Promise<void> {
    while (isWoken && !isClosing) {
      isWoken = false;
      const mails = await claimMails(client, batch, domain);
      await Promise.all(mails.map(async (mail) => settle(mail, await attempt(mail))));
      if (mails.length === batch) isWoken = true;
    }
  }

  function wake(): void {
    if (isClosing) return;
    isWoken = true;
    working ??= work()
      .catch((error: Error) => notice(`the outbox cannot be read (${error.message})`))
      .finally(() => {
        working = undefined;
        if (isWoken) wake();
      });
  }

  wake();
  const timer = setInterval(wake, interval).unref();
  return {
    wake,
    async close() {
      isClosing = true;
      clearInterval(timer);
      const breakOff = setTimeout(() => breaking.abort(), grace);
      await working;
      clearTimeout(breakOff);
    },
  };
}
