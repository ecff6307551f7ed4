import type { Answering, PlainRequest } from '../embedded/thread/messages.ts';
import { storedLeads } from '../embedded/watching/stored-leads.ts';
import type { Client } from '../owner-client.ts';
import { overSmtp, toBytes } from './deliver.ts';
import { mailFolder, removeForgotten, writeMail } from './folder.ts';
import type { Letters } from './letters.ts';
import { toMessage } from './message.ts';
import type { MailSettings } from './settings.ts';
import { type Pace, startWorker, type Work } from './worker.ts';

export type MailOptions = { settings: MailSettings; letters: Letters };

export type Mails = {
  /** Wakes the worker after each stored lead. */
  after(answer: Answering): Answering;
  close(): Promise<void>;
};

const anHour = 60 * 60 * 1000;

/** Sends mails over SMTP, or puts them as files into the data folder. */
export function startMails(
  { settings, letters }: MailOptions,
  dataDir: string,
  client: Client,
  pace?: Pace,
): Mails {
  const { from, smtp } = settings;
  const folder = mailFolder(dataDir);
  const forget = () => removeForgotten(folder, client);
  const work: Work = {
    client,
    domain: from.address.slice(from.address.indexOf('@') + 1),
    compose: (mail) => toMessage(mail, letters, settings),
    deliver: smtp ? bySmtp(settings) : intoFolder,
  };
  const worker = startWorker(work, pace);

  async function intoFolder(...[message, mail]: Parameters<Work['deliver']>): Promise<void> {
    await writeMail(folder, mail, await toBytes(message, settings));
    await forget(); // The lead may have been erased meanwhile.
  }

  const forgetAndSay = () =>
    forget().catch((error: Error) => console.error(`Mails of erased leads stay: ${error.message}`));
  forgetAndSay();
  const timer = setInterval(forgetAndSay, anHour).unref();

  return {
    after: (answer) => async (request) => {
      const response = await answer(request);
      if (response.ok && makesMails(request)) worker.wake();
      return response;
    },
    async close() {
      clearInterval(timer);
      await worker.close();
    },
  };
}

function makesMails(request: PlainRequest): boolean {
  return (
    storedLeads(request).length > 0 || new URL(request.url).pathname.endsWith('/rpc/ask_newsletter_again')
  );
}

function bySmtp(settings: MailSettings): Work['deliver'] {
  const deliver = overSmtp(settings);
  return (message, _mail, signal) => deliver(message, signal);
}
