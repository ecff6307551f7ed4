import type { SupabaseClient } from '@supabase/supabase-js';
import type { Client } from '../../owner-client.ts';
import { Checksums, type Head, rowLine } from './format.ts';

type Snapshot = { snapshot: string; taken_at: string; tables: { name: string; rows: number }[] };
type Page = { rows: string[]; next: object | null };

type SnapshotOptions = {
  /** Breaks it off between two pages. */
  signal?: AbortSignal | undefined;
  /** Which tables are in it. Default: all. */
  isWanted?: (table: string) => boolean;
};

/** Thrown where rows went or changed before they were read: what has been read so far is no snapshot. */
export class ChangedMeanwhileError extends Error {}

/**
 * The lines of a backup, page by page: exactly the rows that all tables had at one moment. Visitors are served between two
 * pages, and what they send meanwhile is not in it.
 */
export async function* readSnapshot(
  client: Client,
  { signal, isWanted = () => true }: SnapshotOptions = {},
): AsyncGenerator<string, Record<string, number>> {
  const { snapshot, taken_at, tables: all } = await ask<Snapshot>(client, 'begin_backup');
  const tables = all.filter(({ name }) => isWanted(name));
  const sums = new Checksums();
  const head = JSON.stringify({ backup: 2, taken_at } satisfies Head);
  sums.add(head);
  yield `${head}\n`;
  for (const { name, rows } of tables) {
    sums.table(name);
    for await (const page of readTable(client, snapshot, name)) {
      signal?.throwIfAborted();
      yield page
        .map((text) => {
          const line = rowLine({ table: name, text });
          sums.add(line, { table: name, text });
          return `${line}\n`;
        })
        .join('');
    }
    if (sums.rowsOf(name) !== rows) {
      throw new ChangedMeanwhileError(
        `Rows of ${name} went or changed while they were backed up. Try again.`,
      );
    }
  }
  yield `${JSON.stringify(sums.end())}\n`;
  return Object.fromEntries(tables.map(({ name, rows }) => [name, rows]));
}

async function* readTable(client: Client, snapshot: string, of_table: string): AsyncGenerator<string[]> {
  for (let after: string | null = null; ; ) {
    const page: Page = await ask(client, 'read_backup', { snapshot, of_table, after });
    if (page.next === null) return;
    yield page.rows;
    after = JSON.stringify(page.next);
  }
}

async function ask<Answer>(client: Client, name: string, args: object = {}): Promise<Answer> {
  // Untyped, because the generated types know no JSON.
  const { data, error } = await (client as SupabaseClient).rpc(name, args);
  if (error) throw new Error(`The backup could not be read from the database: ${error.message}`);
  return data as Answer;
}
