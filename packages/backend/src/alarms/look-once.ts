import type { Client } from '../owner-client.ts';
import { announce } from './announce.ts';
import { openBook, readStoredSigns } from './book.ts';
import { judgeHosted } from './hosted/judge-hosted.ts';
import type { ManagementApi } from './hosted/management-api.ts';
import type { AlarmSettings } from './settings.ts';
import { judgeStored } from './stored.ts';
import type { Tell } from './tell.ts';

export type Look = {
  client: Client;
  settings: AlarmSettings;
  api: ManagementApi | undefined;
  tell: Tell;
  signal: AbortSignal;
};

/**
 * Looks at what the database and its host show, where no server runs that looks each minute, and tells what there is to tell.
 *
 * @throws Where the database does not answer.
 */
export async function lookOnce(
  { client, settings, api, tell, signal }: Look,
  now = new Date(),
): Promise<void> {
  const book = openBook(client);
  await book.load();
  const signs = await readStoredSigns(client, now, settings.quietDays);
  for (const seen of judgeStored(book, { signs, settings, now }))
    await announce({ book, tell, signal }, seen, now);
  for (const seen of await judgeHosted({ client, book, api, signs, settings }, now))
    await announce({ book, tell, signal }, seen, now);
}
