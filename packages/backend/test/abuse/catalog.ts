import type { Database } from '../../src/embedded/connect.ts';
import { canary, foreignId } from './canaries.ts';

/* What the API has, as the catalog says and no list of ours, so that whatever a migration adds is attacked, too. */

const isOurs = "not exists (select from pg_depend d where d.objid = o.oid and d.deptype = 'e')";

/** Each table with a column of its key. */
export function tablesOf({ query }: Database): Promise<{ name: string; key: string }[]> {
  return query(`
    select o.relname as name, a.attname as key
    from pg_class o join pg_index i on i.indrelid = o.oid and i.indisprimary
      join pg_attribute a on a.attrelid = o.oid and a.attnum = i.indkey[0]
    where o.relnamespace = 'public'::regnamespace and o.relkind in ('r', 'p') and ${isOurs} order by 1`);
}

export interface CatalogFunction {
  name: string;
  /** Whether it changes nothing. */
  reads: boolean;
  values: Record<string, unknown>;
}

const samples: Readonly<Record<string, unknown>> = {
  uuid: foreignId,
  'uuid[]': [foreignId],
  integer: 20,
  boolean: true,
  date: '2036-12-31',
  'timestamp with time zone': '2036-12-31T00:00:00Z',
  text: 'new',
  'text[]': [],
  jsonb: {},
};
/** Where any other word would find nothing. */
const words: Readonly<Record<string, unknown>> = {
  of_event: 'webinar',
  of_session: canary,
  of_kind: null,
  of_state: null,
  search: null,
};

/** Each function with values that it takes. */
export async function functionsOf({ query }: Database): Promise<CatalogFunction[]> {
  const found = await query<{ name: string; reads: boolean; parameters: Record<string, string> }>(`
    select o.proname as name, o.provolatile <> 'v' as reads, coalesce((
      select jsonb_object_agg(o.proargnames[i], format_type(o.proargtypes[i - 1], null)) from generate_series(1, o.pronargs) i
    ), '{}') as parameters
    from pg_proc o where o.pronamespace = 'public'::regnamespace and o.prorettype <> 'trigger'::regtype and ${isOurs}
    order by 1`);
  return found.map(({ parameters, ...one }) => ({
    ...one,
    values: Object.fromEntries(
      Object.entries(parameters).map(([name, type]) => [name, name in words ? words[name] : samples[type]]),
    ),
  }));
}

/** Of every table behind the API and of those of the desk: how many rows, and what stands in them. */
export async function everything({ query }: Database): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(`
    select o.oid::regclass::text as name from pg_class o
    where o.relnamespace in ('public'::regnamespace, 'desk'::regnamespace, 'mail'::regnamespace) and o.relkind in ('r', 'p') and ${isOurs}`);
  const rows: Record<string, string> = {};
  for (const { name } of tables) {
    const [found] = await query<{ content: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as content from ${name} t`,
    );
    rows[name] = found?.content ?? '';
  }
  return rows;
}
