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
  `);
  // What the planner knows of the values, which the catalog could show.
  await run('analyze');
}

export type Rows = Readonly<Record<string, { count: number; content: string }>>;

/** How many rows each table has, and what stands in those that were planted, in the rules and in the salt. */
export async function rowsOf({ query }: Database): Promise<Rows> {
  const own = tables.map(
    (name) => `
      select '${name}' as name, count(*)::int as count,
        string_agg(md5(t::text), '') filter (where id = '${foreignId}') as content
      from public.${name} t`,
  );
  const hidden = ['retention.purged', 'retention.clock', 'limits.rules', 'limits.salt'].map(
    (name) => `
      select '${name}', count(*)::int, md5(string_agg(t::text, '' order by t::text)) from ${name} t`,
  );
  const found = await query<{ name: string; count: number; content: string }>(
    [...own, ...hidden].join(' union all '),
  );
  return Object.fromEntries(found.map(({ name, count, content }) => [name, { count, content }]));
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
