import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { openFolder } from '../../embedded/index.ts';
import type { Client } from '../../owner-client.ts';
import type { RowCounts } from './back-up.ts';
import { BackupError } from './format.ts';
import { type BackupFile, type Contents, checkBackup, readBackup } from './read-backup.ts';

/**
 * Puts back what is missing; how many rows of each table. All of it or nothing: the file is checked, then restored into a
 * throwaway database and compared, then sent; one call at the end puts everything in its place.
 */
export async function restore(client: Client, backup: BackupFile): Promise<RowCounts> {
  try {
    return await putBack(client, backup, await verified(backup));
  } catch (error) {
    throw new Error(`${(error as Error).message} Nothing was put back.`, { cause: error });
  }
}

/** Whether a backup could be restored; how many rows of each table it has. */
export async function verify(backup: BackupFile): Promise<RowCounts> {
  return (await verified(backup)).rows;
}

async function verified(backup: BackupFile): Promise<Contents> {
  const contents = await checkBackup(backup);
  const folder = await mkdtemp(path.join(tmpdir(), 'laliaflia-verify-'));
  try {
    const { owner, close } = await openFolder(folder, {});
    try {
      await putBack(owner, backup, contents);
      await compare(owner, backup);
    } finally {
      await close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return contents;
}

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

/** With a database that was made from this backup alone. */
async function compare(client: Client, backup: BackupFile): Promise<void> {
  for await (const batch of batches(backup)) {
    const differing = await ask<number>(client, 'count_differing', asArguments(batch));
    if (differing > 0) {
      throw new BackupError(
        `${backup.file} cannot be restored as it is: ${differing} rows of ${batch.of_table} come out different.`,
      );
    }
  }
}

type Batch = { of_table: string; rows: string[] };

/** Bytes of a request; the API takes a megabyte. */
const most = 500_000;

async function* batches(backup: BackupFile): AsyncGenerator<Batch> {
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

function asArguments({ of_table, rows }: Batch) {
  return { of_table, rows: rows.join('\n') };
}

async function ask<Answer>(client: Client, name: string, args: object): Promise<Answer> {
  // Untyped, because the generated types know no JSON.
  const { data, error } = await (client as SupabaseClient).rpc(name, args);
  if (error) throw new Error(error.message.replace(/\.?$/, '.'));
  return data as Answer;
}
