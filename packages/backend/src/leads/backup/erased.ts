import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Client } from '../../owner-client.ts';
import { readRowLine, rowLine } from './format.ts';
import { putBack } from './put-back.ts';
import { checkBackup, readBackup } from './read-backup.ts';
import { readSnapshot } from './snapshot.ts';
import { replaceWhole } from './write-whole.ts';

/**
 * Who was erased, as keyed hashes: a backup of its own beside the others, written at once. The newest of those is up to a day
 * older than the last erasure, and an old one knows of none.
 */
const name = 'erased.jsonl';
const table = 'retention.erased';
const isWanted = (name: string) => name === table || name === 'retention.keys';

/** Tells the database of the erasures that a folder of backups knows of. */
export async function learnErased(client: Client, folder: string): Promise<void> {
  const file = path.join(folder, name);
  if (existsSync(file)) await putBack(client, { file }, await checkBackup({ file }));
}

/** Has a database and a folder of backups know the same erasures. */
export async function shareErased(client: Client, folder: string): Promise<void> {
  const file = path.join(folder, name);
  const written = await rowsIn(file);
  let known = await rowsOf(client);
  if (!isIn(written, known.rows)) {
    await learnErased(client, folder);
    known = await rowsOf(client);
  }
  if (known.erasures > 0 && !isIn(known.rows, written)) await replaceWhole(file, known.text);
}

const isIn = (some: ReadonlySet<string>, all: ReadonlySet<string>) => [...some].every((row) => all.has(row));

async function rowsIn(file: string): Promise<ReadonlySet<string>> {
  const rows = new Set<string>();
  if (existsSync(file)) for await (const row of readBackup({ file })) rows.add(rowLine(row));
  return rows;
}

async function rowsOf(client: Client) {
  const text: string[] = [];
  for await (const some of readSnapshot(client, { isWanted })) text.push(some);
  const lines = text.join('').split('\n');
  const rows = lines.flatMap((line) => readRowLine(line) ?? []);
  const erasures = rows.filter((row) => row.table === table).length;
  return { text, rows: new Set(rows.map(rowLine)), erasures };
}
