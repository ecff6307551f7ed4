import type { Room } from '../embedded/room/watch-room.ts';
import type { Answering, PlainRequest } from '../embedded/thread/messages.ts';
import { storedLeads } from '../embedded/watching/stored-leads.ts';
import type { Client } from '../owner-client.ts';
import { toBytes } from './deliver.ts';
import { mailFolder, removeForgotten, writeMail } from './folder.ts';
import type { Work } from './sender.ts';
import { type MailOptions, workOf } from './work.ts';
import { type Pace, startWorker } from './worker.ts';

export type Mails = {
  /** Wakes the worker after each stored lead. */
  after(answer: Answering): Answering;
  close(): Promise<void>;
};

const anHour = 60 * 60 * 1000;
/** In milliseconds: a little longer than the database holds an answer, in which it can be taken back. */
const holding = 10_250;

/** Sends mails over SMTP, or puts them as files into the data folder as long as there is room. */
export function startMails(
  options: MailOptions,
  dataDir: string,
  client: Client,
  { room, pace }: { room?: Pick<Room, 'takes'>; pace?: Pace } = {},
): Mails {
  const folder = mailFolder(dataDir);
  const forget = () => removeForgotten(folder, client);
  const worker = startWorker(workOf(options, client, intoFolder), hasRoom, pace);

  // A mail matters as much as a chat: the lead itself is stored, and its mails wait in the outbox.
  async function hasRoom(): Promise<boolean> {
    return options.settings.smtp !== undefined || room === undefined || room.takes('chat');
  }

  async function intoFolder(...[message, mail]: Parameters<Work['deliver']>): Promise<void> {
    await writeMail(folder, mail, await toBytes(message, options.settings));
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
      if (response.ok && isAnswer(request)) setTimeout(worker.wake, holding).unref();
      return response;
    },
    async close() {
      clearInterval(timer);
      await worker.close();
    },
  };
}

function makesMails(request: PlainRequest): boolean {
  const { pathname } = new URL(request.url);
  return (
    storedLeads(request).length > 0 ||
    pathname.endsWith('/rpc/ask_newsletter_again') ||
    pathname === '/auth/v1/otp'
  );
}

function isAnswer({ url }: PlainRequest): boolean {
  return new URL(url).pathname.endsWith('/rpc/answer_lead');
}
