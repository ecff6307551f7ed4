import type { Database } from '../database.gen.ts';
import { outlivesPage } from './keepalive.ts';
import type { Answer } from './outcome.ts';

type Tables = Database['public']['Tables'];
type Table = 'contact_submissions' | 'newsletter_subscriptions' | 'chat_conversations';

export type Insert = {
  [Name in Table]: {
    table: Name;
    row: Tables[Name]['Insert'];
    /** What the database is asked to give back. */
    expects: 'row' | 'row or none';
  };
}[Table];

/** The request that supabase-js would have made, for the case that it could not be fetched. */
export async function insertPlainly(
  { url, key }: { url: string; key: string },
  { table, row, expects }: Insert,
  signal: AbortSignal,
): Promise<Answer> {
  const body = JSON.stringify(row);
  const response = await fetch(`${url.replace(/\/+$/, '')}/rest/v1/${table}?select=*`, {
    method: 'POST',
    keepalive: outlivesPage([body]),
    signal,
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: expects === 'row' ? 'application/vnd.pgrst.object+json' : 'application/json',
      prefer: 'return=representation',
    },
    body,
  });
  const { status, ok, headers } = response;
  const retryAfter = headers.get('retry-after');
  const text = await response.text();
  const json = parse(text);
  if (ok)
    return { status, retryAfter, row: json, ...(json === undefined && text !== '' && { message: text }) };
  return { status, retryAfter, message: text, ...(json as object | undefined) };
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
