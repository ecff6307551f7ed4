import { createHash } from 'node:crypto';

/**
 * A backup is text: one row a line, as the database wrote it. The first line says what it is, the last one how many rows
 * each table has and their SHA-256, and that of all lines before it. Backups of before November 2026 have no first line and
 * no checksums.
 */
export type Head = { backup: 2; taken_at: string };
export type TableSum = { rows: number; sha256: string };
export type End = { end: Record<string, TableSum>; sha256: string };
export type OldEnd = { end: Record<string, number> };

/** `text` is the row as JSON, word for word. */
export type BackupRow = { table: string; text: string };

/** Says in one sentence what is wrong with a file. */
export class BackupError extends Error {}

export function rowLine({ table, text }: BackupRow): string {
  return `{"table":${JSON.stringify(table)},"row":${text}}`;
}

const row = /^\{"table":"([a-z_.]+)","row":(\{.*\})\}$/s;

export function readRowLine(line: string): BackupRow | undefined {
  const [, table, text] = row.exec(line) ?? [];
  return table !== undefined && text !== undefined ? { table, text } : undefined;
}

/** The checksums of a backup, line by line. */
export class Checksums {
  readonly #whole = createHash('sha256');
  readonly #tables = new Map<string, { rows: number; hash: ReturnType<typeof createHash> }>();

  /** `row` where the line is one. */
  add(line: string, row?: BackupRow): void {
    this.#whole.update(`${line}\n`);
    if (row === undefined) return;
    const sum = this.table(row.table);
    sum.rows += 1;
    sum.hash.update(`${row.text}\n`);
  }

  /** A table without rows is in the end, too. */
  table(name: string) {
    const known = this.#tables.get(name);
    if (known) return known;
    const sum = { rows: 0, hash: createHash('sha256') };
    this.#tables.set(name, sum);
    return sum;
  }

  rowsOf(table: string): number {
    return this.#tables.get(table)?.rows ?? 0;
  }

  /** After that no line can be added. */
  end(): End {
    const tables = [...this.#tables].map(([name, { rows, hash }]) => [
      name,
      { rows, sha256: hash.digest('hex') },
    ]);
    return { end: Object.fromEntries(tables), sha256: this.#whole.digest('hex') };
  }
}
