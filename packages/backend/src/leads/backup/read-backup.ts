import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import {
  BackupError,
  type BackupRow,
  Checksums,
  type End,
  type Head,
  type OldEnd,
  readRowLine,
} from './format.ts';
import { decrypt, encryptedStart } from './keys.ts';
import type { Bytes } from './write-whole.ts';

export type BackupFile = {
  file: string;
  /** A file with the secret key, for a backup that is encrypted. */
  identity?: string | undefined;
};

/** How many rows of which tables, and when the database says it was; null for a backup of before November 2026. */
export type Contents = { takenAt: string | null; rows: Record<string, number> };

/**
 * The rows of a backup, in the order of the file. Whether the file is what was written is known at its end: who must not
 * act on a damaged one reads it twice, first with `checkBackup`.
 */
export async function* readBackup(backup: BackupFile): AsyncGenerator<BackupRow, Contents> {
  const sums = new Checksums();
  let head: Head | undefined;
  let end: End | OldEnd | undefined;
  let isFirst = true;
  for await (const line of linesOf(backup)) {
    if (end) throw new BackupError(`${backup.file} is damaged: it goes on after its end.`);
    const row = readRowLine(line);
    const said = row && head ? undefined : parse(backup.file, line, isFirst);
    if (row) {
      sums.add(line, row);
      yield row;
    } else if (said && 'end' in said) end = said as End | OldEnd;
    else if (said && isFirst && 'backup' in said) {
      head = said as Head;
      sums.add(line);
    } else throw notOurs(backup.file, isFirst);
    isFirst = false;
  }
  if (!end) throw new BackupError(`${backup.file} is not whole: its end is missing.`);
  if ('sha256' in end) compareChecksums(backup.file, sums, end);
  else compareCounts(backup.file, sums, end);
  const rows = Object.keys(end.end).map((table) => [table, sums.rowsOf(table)]);
  return { takenAt: head?.taken_at ?? null, rows: Object.fromEntries(rows) };
}

/** Reads all of it, and says what is in it. */
export async function checkBackup(backup: BackupFile): Promise<Contents> {
  const rows = readBackup(backup);
  for (;;) {
    const { done, value } = await rows.next();
    if (done) return value;
  }
}

function parse(file: string, line: string, isFirst: boolean): object {
  try {
    const said: unknown = JSON.parse(line);
    if (typeof said === 'object' && said !== null) return said;
  } catch {
    // Said below.
  }
  throw notOurs(file, isFirst);
}

function notOurs(file: string, isFirst: boolean): BackupError {
  return new BackupError(
    isFirst ? `${file} is no backup of ours.` : `${file} is damaged: a line in it is no row.`,
  );
}

function compareChecksums(file: string, sums: Checksums, expected: End): void {
  for (const table of Object.keys(expected.end)) sums.table(table);
  const found = sums.end();
  const differing = Object.keys(found.end).filter((table) => {
    const [is, was] = [found.end[table], expected.end[table]];
    return is?.sha256 !== was?.sha256 || is?.rows !== was?.rows;
  });
  if (differing.length === 0 && found.sha256 === expected.sha256) return;
  const what = differing.length > 0 ? `the rows of ${differing.join(', ')} are` : 'its lines are';
  throw new BackupError(`${file} is damaged: ${what} not those that were written.`);
}

function compareCounts(file: string, sums: Checksums, { end }: OldEnd): void {
  if (Object.entries(end).every(([table, rows]) => sums.rowsOf(table) === rows)) return;
  throw new BackupError(`${file} is not whole: it has not as many rows as its end says.`);
}

async function* linesOf({ file, identity }: BackupFile): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let rest = '';
  try {
    for await (const bytes of unpacked(decrypted(createReadStream(file), file, identity))) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    rest += decoder.decode();
  } catch (error) {
    throw explain(file, error);
  }
  if (rest !== '') yield rest;
}

/** What the layers below the text say of a file that is not what was written. */
function explain(file: string, error: unknown): unknown {
  if (error instanceof BackupError) return error;
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new BackupError(`There is no file ${file}.`);
  if (code === 'Z_BUF_ERROR') return new BackupError(`${file} is not whole: its end is missing.`);
  if (/^E[A-Z]+$/.test(code)) return new BackupError(`${file} cannot be read: ${message}.`);
  return new BackupError(`${file} is damaged: it cannot be read to its end.`);
}

async function* decrypted(source: Bytes, file: string, identity: string | undefined): Bytes {
  const { start, all } = await peek(source);
  if (!start.startsWith(encryptedStart)) return yield* all;
  if (identity === undefined) {
    throw new BackupError(`${file} is encrypted: name the file with the secret key, --identity FILE.`);
  }
  yield* await decrypt(all, identity);
}

async function* unpacked(source: Bytes): Bytes {
  const { start, all } = await peek(source);
  if (!start.startsWith('\u001f\u008b')) return yield* all;
  const gunzip = createGunzip();
  pipeline(Readable.from(all), gunzip).catch(() => {}); // Its reader meets the same error.
  yield* gunzip;
}

/** The first bytes, one a character, and everything. */
async function peek(source: Bytes): Promise<{ start: string; all: Bytes }> {
  const iterator = source[Symbol.asyncIterator]();
  const first = await iterator.next();
  const all = async function* () {
    if (!first.done) yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  };
  const start = first.done ? '' : Buffer.from(first.value.subarray(0, 32)).toString('latin1');
  return { start, all: all() };
}
