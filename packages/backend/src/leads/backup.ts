import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Client } from '../owner-client.ts';
import { readTable, type TableName } from './pages.ts';

const tables = [
  'contact_submissions',
  'newsletter_subscriptions',
  'form_submissions',
  'chat_conversations',
  'analytics_events',
] as const satisfies TableName[];

type Row = { id: string; [column: string]: unknown };
type Line = { table: TableName; row: Row } | { end: Record<string, number> };

/** One row a line, as JSON, for the owner's eyes alone. The last line counts them, so that half a file is known for one. */
export async function backUp(client: Client, file: string): Promise<Record<string, number>> {
  const lines: Line[] = [];
  const end: Record<string, number> = {};
  for (const table of tables) {
    const rows = await readTable(client, table, { ascending: true });
    end[table] = rows.length;
    for (const row of rows) {
      // The number of a transaction means nothing in another database, which gives its own.
      const { inserted_xact: _, ...kept } = { inserted_xact: undefined, ...row };
      lines.push({ table, row: kept });
    }
  }
  lines.push({ end });
  writeNew(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return end;
}

/** All of it or no file at all, and never over another one. */
function writeNew(file: string, text: string): void {
  const unfinished = `${file}.unfinished`;
  try {
    writeFileSync(file, '', { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${file} is there already. Give the backup another name.`);
  }
  try {
    writeFileSync(unfinished, text, { mode: 0o600, flush: true });
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(file, { force: true });
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Adds what is missing; how many rows of each table that were. A second run adds nothing. */
export async function restore(client: Client, file: string): Promise<Record<string, number>> {
  const rows = readBackup(file);
  const added: Record<string, number> = {};
  for (const table of tables) {
    added[table] = await addMissing(client, table, rows.get(table) ?? []);
  }
  return added;
}

function readBackup(file: string): Map<TableName, Row[]> {
  const rows = new Map<TableName, Row[]>();
  let end: Record<string, number> | undefined;
  for (const text of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const line = parseLine(file, text);
    if ('end' in line) end = line.end;
    else rows.set(line.table, [...(rows.get(line.table) ?? []), line.row]);
  }
  const isWhole = end && tables.every((table) => (rows.get(table)?.length ?? 0) === end[table]);
  if (!isWhole) throw new Error(`${file} is not whole: its end is missing. Nothing was put back.`);
  return rows;
}

function parseLine(file: string, text: string): Line {
  try {
    const line = JSON.parse(text) as Line;
    if ('end' in line || tables.includes(line.table)) return line;
  } catch {
    // Said below.
  }
  throw new Error(`${file} is no backup of ours. Nothing was put back.`);
}

const batch = 200;

async function addMissing(client: Client, table: TableName, rows: Row[]): Promise<number> {
  let added = 0;
  for (let start = 0; start < rows.length; start += batch) {
    const some = rows.slice(start, start + batch);
    try {
      added += await insertMissing(client, table, some);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      // An address that has subscribed again since, under another id: the others of the batch come in all the same.
      for (const row of some) added += await insertMissing(client, table, [row]).catch(zeroIfDuplicate);
    }
  }
  return added;
}

async function insertMissing(client: Client, table: TableName, rows: Row[]): Promise<number> {
  const { data, error } = await (client as SupabaseClient)
    .from(table)
    .upsert(rows, { onConflict: 'id', ignoreDuplicates: true })
    .select('id');
  if (error) throw Object.assign(new Error(`${table}: ${error.message}`), { code: error.code });
  return data.length;
}

function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

function zeroIfDuplicate(error: unknown): number {
  if (isDuplicate(error)) return 0;
  throw error;
}
