import type { Database } from '@laliaflia/leads/database';
import type { SupabaseClient } from '@supabase/supabase-js';

export type Client = SupabaseClient<Database>;
export type Tables = Database['public']['Tables'];
export type TableName = keyof Tables;

/** The API gives a thousand rows at the most. */
const pageSize = 1000;

type Page<Row> = { data: Row[] | null; error: { message: string } | null };

/** All rows of a question whose order is fixed. */
export async function readPages<Row>(
  what: string,
  read: (from: number, to: number) => PromiseLike<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data, error } = await read(rows.length, rows.length + pageSize - 1);
    if (error || !data) throw new Error(`${what} could not be read: ${error?.message}`);
    rows.push(...data);
    if (data.length < pageSize) return rows;
  }
}

export function readTable<Table extends TableName>(
  client: Client,
  table: Table,
  { ascending }: { ascending: boolean },
): Promise<Tables[Table]['Row'][]> {
  // Untyped, because the common shape of all tables is more than the library's types can follow.
  const from = () => (client as SupabaseClient).from(table).select('*');
  return readPages<Tables[Table]['Row']>(`The table ${table}`, (first, last) =>
    from().order('created_at', { ascending }).order('id').range(first, last),
  );
}
