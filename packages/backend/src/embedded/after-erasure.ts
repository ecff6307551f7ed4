import { shareErased } from '../leads/backup/erased.ts';
import { forgetMails } from '../mail/folder.ts';
import type { Client } from '../owner-client.ts';
import type { Answering } from './thread/messages.ts';

type Places = { dataDir: string; backupDir: string; client: Client };

/**
 * What is held beside the database of somebody who is erased at the desk goes before the owner reads that it is done, as
 * `pnpm leads --delete` does it: files of mails, and the note beside the backups. Where that fails it is done at the next look,
 * within the hour.
 */
export function afterErasure(answer: Answering, { dataDir, backupDir, client }: Places): Answering {
  return async (request) => {
    const response = await answer(request);
    if (response.ok && new URL(request.url).pathname.endsWith('/rpc/erase_person')) {
      await say('Mails of the erased', forgetMails({ dataDir, client }));
      await say('Who was erased', shareErased(client, backupDir));
    }
    return response;
  };
}

function say(what: string, done: Promise<void>): Promise<void> {
  return done.catch((error: Error) =>
    console.error(`${what}: tried again within the hour, ${error.message}`),
  );
}
