import type { OwnTarget } from '../load/load.ts';
import type { Sent } from './senders.ts';

export interface Count {
  table: string;
  submissions: number;
  failures: number;
  given: number;
  acknowledged: number;
  stored: number;
  missing: number;
  /** Rows too many: under an id, in whatever table, or with the mark of a submission. */
  twice: number;
}

/** Where the mark of a submission stands. */
const markColumns: Readonly<Record<string, string>> = {
  contact_submissions: 'email',
  newsletter_subscriptions: 'email',
  chat_conversations: 'session_id',
  form_submissions: 'fields->>email',
};

interface Row {
  id: string;
  mark: string;
}

/** Compares what was acknowledged with what is stored. Page views do not wait for the disk, and are left out. */
export async function countRows(target: OwnTarget, results: ReadonlyMap<string, Sent>): Promise<Count[]> {
  const tables = [...results].filter(([table]) => markColumns[table] !== undefined);
  const stored = await Promise.all(
    tables.map(async ([table, sent]) => ({ table, sent, rows: await rowsOf(target, table) })),
  );
  return countAll(stored);
}

export function countAll(tables: readonly { table: string; sent: Sent; rows: readonly Row[] }[]): Count[] {
  const byId = tally(tables.flatMap(({ rows }) => rows.map(({ id }) => id)));
  return tables.map(({ table, sent: { acknowledged, rowsByMark, failures, given }, rows }) => {
    const byMark = tally(rows.map(({ mark }) => mark));
    const idsTwice = rows.filter(({ id }) => (byId.get(id) ?? 0) > 1).length;
    const marksTwice = [...byMark].filter(([mark, count]) => count > (rowsByMark.get(mark) ?? 0)).length;
    const ids = new Set(rows.map(({ id }) => id));
    return {
      table,
      submissions: rowsByMark.size,
      failures,
      given,
      acknowledged: acknowledged.size,
      stored: rows.length,
      missing: [...acknowledged].filter((id) => !ids.has(id)).length,
      twice: idsTwice + marksTwice,
    };
  });
}

function tally(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

async function rowsOf({ api, secretKey }: OwnTarget, table: string): Promise<Row[]> {
  const select = `id,mark:${markColumns[table]}`;
  const rows: Row[] = [];
  for (;;) {
    const query = new URLSearchParams({ select, order: 'id', limit: '1000', offset: String(rows.length) });
    const page = await fetch(`${api}/rest/v1/${table}?${query}`, { headers: { apikey: secretKey } });
    if (!page.ok) throw new Error(`What is stored could not be counted: ${await page.text()}`);
    const found = (await page.json()) as Row[];
    rows.push(...found);
    if (found.length < 1000) return rows;
  }
}
