import type { Database } from '../../src/embedded/connect.ts';
import { type Table, tables } from './attack.ts';

/** Stands in every text of the foreign rows, so that whatever answer holds it has given one of them away. */
export const canary = 'canary-5d1f8c0e';

/** Of all foreign rows: whoever guesses an id guesses right. */
export const foreignId = '0b0e7a3c-6f0e-4d0a-9a58-0d6f0c1c2b3a';

export const knownEmail = `${canary}@example.com`;

const planted: Readonly<Record<Table, Readonly<Record<string, string>>>> = {
  contact_submissions: { name: canary, email: knownEmail, company: canary, role: 'ceo', message: canary },
  newsletter_subscriptions: { email: knownEmail },
  chat_conversations: { session_id: canary, message: canary, sender: 'user' },
  analytics_events: {
    event_type: 'page_view',
    page_path: `/${canary}`,
    user_agent: canary,
    referrer: canary,
  },
  form_submissions: {
    form_name: 'webinar',
    fields: JSON.stringify({ name: canary, email: knownEmail, payment_verification: 'provider' }),
  },
};

export async function plant({ run }: Database): Promise<void> {
  const rows = Object.entries(planted).map(([table, row]) => {
    const values = Object.values({ id: foreignId, ...row }).map((value) => `'${value}'`);
    return `insert into public.${table} (${['id', ...Object.keys(row)]}) values (${values})`;
  });
  await run(`
    ${rows.join(';\n')};
    insert into retention.purged (table_name, id, content)
    values ('contact_submissions', gen_random_uuid(), '{"email": "${knownEmail}", "name": "${canary}"}');
    update limits.salt set value = '${canary}';
    ${witness}
  `);
  // What the planner knows of the values, which the catalog could show.
  await run('analyze');
}

const statistics = [
  ...tables.map(
    (name) => `
      select '${name}', count(*), string_agg(md5(t::text), '') filter (where id = '${foreignId}') from public.${name} t`,
  ),
  ...['retention.purged', 'retention.clock', 'limits.rules', 'limits.salt', 'reports.policy_violations'].map(
    (name) => `select '${name}', count(*), md5(string_agg(t::text, '' order by t::text)) from ${name} t`,
  ),
];

/** Kept in the database, which plans it only once: it is asked after every attack. */
const witness = `
  create schema abuse;
  create function abuse.rows() returns jsonb language plpgsql as $$
  begin
    return (
      select jsonb_object_agg(name, jsonb_build_object('count', count, 'content', content))
      from (${statistics.join(' union all ')}) as all_rows (name, count, content)
    );
  end
  $$;
`;

export type Rows = Readonly<Record<string, { count: number; content: string }>>;

/** How many rows each table has, and what stands in those that were planted, in the rules and in the salt. */
export async function rowsOf({ query }: Database): Promise<Rows> {
  const [found] = await query<{ rows: Rows }>('select abuse.rows()');
  if (found === undefined) throw new Error('Nobody counts the rows.');
  return found.rows;
}

/** The rows as they should be after an attack that may store some. */
export function withStored(before: Rows, stores: Partial<Record<Table, number>> = {}): Rows {
  return Object.fromEntries(
    Object.entries(before).map(([name, { count, content }]) => [
      name,
      { count: count + (stores[name as Table] ?? 0), content },
    ]),
  );
}
