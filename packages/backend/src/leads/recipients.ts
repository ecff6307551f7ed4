import { csvLine } from '@laliaflia/leads/csv';
import type { Client } from '../owner-client.ts';

/** The most that the database gives at once. */
const pageSize = 1000;

/** The first line of RFC 4180. */
export const recipientsHead = csvLine(['email', 'unsubscribe', 'confirmed_at']);

/**
 * Who has confirmed the newsletter, as lines of RFC 4180, page by page. Each asking makes new links.
 *
 * @param leave The page that unsubscribes; it gets the token of each address.
 */
export async function* recipientLines(client: Client, leave: string): AsyncGenerator<string> {
  let last: { id: string } | undefined;
  do {
    const after = last && { after_id: last.id };
    const { data, error } = await client.rpc('newsletter_recipients', { ...after, most: pageSize });
    if (error) throw new Error(`The recipients could not be read: ${error.message}`);
    yield data
      .map(({ email, token, confirmed_at }) => csvLine([email, linkOf(leave, token), confirmed_at]))
      .join('');
    last = data.length < pageSize ? undefined : data.at(-1);
  } while (last);
}

function linkOf(leave: string, token: string): string {
  const url = new URL(leave);
  url.searchParams.set('token', token);
  return url.href;
}
