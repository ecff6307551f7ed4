import type { Client } from '../owner-client.ts';

/**
 * Deletes what is older than the privacy page allows; how many rows of each table.
 *
 * @param confirmed By the owner: without that a purge waits which follows a jump of the clock, or would take a large share.
 */
export async function purge(client: Client, confirmed = false): Promise<Record<string, number>> {
  const { data, error } = await client.rpc('purge_expired', { confirmed });
  if (error) throw new Error([error.message, error.hint].filter(Boolean).join(' '));
  return Object.fromEntries(data.map(({ table_name, deleted }) => [table_name, deleted]));
}

/** When what is too old was deleted last; undefined where it never was. */
export async function lastPurge(client: Client): Promise<Date | undefined> {
  const { data, error } = await client.rpc('last_purge');
  if (error) throw new Error(error.message);
  return data === null ? undefined : new Date(data as string);
}

/** Puts back what the purges of the last 30 days have taken; how many rows of each table. */
export async function restorePurged(client: Client): Promise<Record<string, number>> {
  const { data, error } = await client.rpc('restore_purged');
  if (error) throw new Error(`Nothing was put back: ${error.message}`);
  return Object.fromEntries(data.map(({ table_name, restored }) => [table_name, restored]));
}

/** A lead may lie in two tables under one id: both rows stay. */
export async function keepUntil(client: Client, id: string, day: string): Promise<void> {
  let found = 0;
  for (const table of ['contact_submissions', 'form_submissions'] as const) {
    const { data, error } = await client.from(table).update({ keep_until: day }).eq('id', id).select('id');
    if (error) throw new Error(`The lead ${id} could not be marked: ${error.message}`);
    found += data.length;
  }
  if (found === 0) throw new Error(`There is no inquiry and no form with the id ${id}.`);
}
