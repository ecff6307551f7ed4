import type { Form } from '../forms/form.ts';
import { type Answer, readAnswer } from './answer.ts';
import { outlivesPage } from './keepalive.ts';

/** Address and public key of the Supabase project, or of the embedded server. */
export type ApiAddress = { url: string; key: string };

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
  const response = await fetch(`${url.replace(/\/$/, '')}/rest/v1/${table}?select=*`, {
    method: 'POST',
    keepalive: outlivesPage([body]),
    signal,
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      ...(expects === 'row' && { accept: 'application/vnd.pgrst.object+json' }),
      prefer: 'return=representation',
    },
    body,
  });
  return readAnswer(response);
}
