import { setTimeout as sleep } from 'node:timers/promises';
import type { SendMailOptions } from 'nodemailer';
import type { Client } from '../owner-client.ts';
import { afterFailure, inShort, isAboutThisMail } from './after-failure.ts';
import { type ClaimedMail, claimMails, type Outcome, settleMail } from './outbox.ts';

export type Work = {
  client: Client;
  /** Of the sender's address, for Message-IDs. */
  domain: string;
  /** Undefined where no mail can go. */
  compose(mail: ClaimedMail): Promise<SendMailOptions | undefined>;
  deliver(message: SendMailOptions, mail: ClaimedMail, signal: AbortSignal): Promise<void>;
};

export type Sender = {
  /** Sends what is due, as many as go at the same time, and says how many these were. */
  sendSome(): Promise<Outcome[]>;
  /** Says what is wrong once, until it is another thing or over. */
  notice(what: string | undefined): void;
};

/** Mails that are sent at the same time, each over a connection of its own. */
export const batch = 4;

const shortest = 1000;

/** @param longest Pause before the outbox is tried again, in milliseconds. */
export function createSender(
  { client, domain, compose, deliver }: Work,
  { breaking, longest }: { breaking: AbortSignal; longest: number },
): Sender {
  let trouble: string | undefined;

  function notice(what: string | undefined): void {
    if (what !== undefined && what !== trouble) console.error(`Mails wait and are tried again: ${what}.`);
    trouble = what;
  }

  async function attempt(mail: ClaimedMail): Promise<Outcome> {
    try {
      const message = await compose(mail);
      if (message === undefined)
        return { outcome: 'skipped', reason: 'There is no address that a mail may go to.' };
      await deliver(message, mail, breaking);
      notice(undefined);
      return { outcome: 'sent' };
    } catch (error) {
      if (breaking.aborted) return { outcome: 'again', reason: 'The server was closed.', wait_seconds: 0 };
      const outcome = afterFailure(mail, error);
      if (!isAboutThisMail(error)) notice(inShort(error));
      if (outcome.outcome === 'dead')
        console.error(
          `${mail.kind === 'answer' ? 'An answer' : `A mail to the ${mail.kind}`} is given up after ${mail.attempt} attempts: pnpm leads --mail`,
        );
      return outcome;
    }
  }

  /** Until it is noted: what was sent and is not noted would be sent again. */
  async function settle(mail: ClaimedMail, outcome: Outcome): Promise<void> {
    for (let pause = shortest; ; pause = Math.min(pause * 2, longest)) {
      try {
        return await settleMail(client, mail, outcome);
      } catch (error) {
        if (breaking.aborted) return;
        notice(`the outbox cannot be written (${(error as Error).message})`);
        await sleep(pause, undefined, { signal: breaking }).catch(() => {});
      }
    }
  }

  return {
    notice,
    async sendSome() {
      const mails = await claimMails(client, batch, domain);
      return Promise.all(
        mails.map(async (mail) => {
          const outcome = await attempt(mail);
          await settle(mail, outcome);
          return outcome;
        }),
      );
    },
  };
}
