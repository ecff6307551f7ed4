import type { Form } from '../forms/form.ts';
import type { ApiAddress } from './database.ts';
import { outlivesPage } from './keepalive.ts';
import type { Answer } from './outcome.ts';

export interface Insert {
  table: NonNullable<Form['table']>['name'];
  row: Readonly<Record<string, unknown>>;
  /** What the database is asked to give back. */
  expects: 'row' | 'row or none';
}

/** The request that supabase-js would have made, for the case that it could not be fetched. */
export async function insertPlainly(
  { url, key }: ApiAddress,
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
  return readAnswer(response);
}

export async function readAnswer(response: Response): Promise<Answer> {
  const { status, ok, headers } = response;
  const retryAfter = headers.get('retry-after');
  const text = await response.text();
  const json = parse(text);
  const words = json === undefined && text !== '' ? { message: text } : {};
  return ok ? { status, retryAfter, row: json, ...words } : { ...words, ...json, status, retryAfter };
}

function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
