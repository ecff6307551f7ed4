import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Client } from '../../owner-client.ts';
import type { RowCounts } from './back-up.ts';
import { type BackupFile, type Contents, readBackup } from './read-backup.ts';

/** Without trying it first. */
export async function putBack(client: Client, backup: BackupFile, contents: Contents): Promise<RowCounts> {
  const id = randomUUID();
  let staged = 0;
  try {
    for await (const batch of batches(backup)) {
      staged += await ask<number>(client, 'stage_restore', { restore: id, ...asArguments(batch) });
    }
    const restored = await ask<{ table_name: string; restored: number }[]>(client, 'finish_restore', {
      restore: id,
      expected: staged,
      taken_at: contents.takenAt,
    });
    return Object.fromEntries(restored.map(({ table_name, restored: rows }) => [table_name, rows]));
  } catch (error) {
    // Also where this fails: what is left in the database goes by itself.
    await (client as SupabaseClient).rpc('cancel_restore', { restore: id });
    throw error;
  }
}

type Batch = { of_table: string; rows: string[] };

/** Bytes of a request; the API takes a megabyte. */
const most = 500_000;

export async function* batches(backup: BackupFile): AsyncGenerator<Batch> {
  let batch: Batch = { of_table: '', rows: [] };
  let size = 0;
  for await (const { table, text } of readBackup(backup)) {
    const more = Buffer.byteLength(JSON.stringify(text));
    if (batch.rows.length > 0 && (batch.of_table !== table || size + more > most)) {
      yield batch;
      batch = { of_table: table, rows: [] };
      size = 0;
    }
    batch.of_table = table;
    batch.rows.push(text);
    size += more;
  }
  if (batch.rows.length > 0) yield batch;
}

export function asArguments({ of_table, rows }: Batch) {
  return { of_table, rows: rows.join('\n') };
}

export async function ask<Answer>(client: Client, name: string, args: object): Promise<Answer> {
  // Untyped, because the generated types know no JSON.
  const { data, error } = await (client as SupabaseClient).rpc(name, args);
  if (error) throw new Error(error.message.replace(/\.?$/, '.'));
  return data as Answer;
}
