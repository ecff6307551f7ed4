import { type SqlAttack, tables } from '../attack.ts';
import { canary, foreignId, knownEmail } from '../canaries.ts';

/** What a visitor could do who got past PostgREST: rights and policies alone stop it. */
const denied = /^42501$/;
const roles = ['anon', 'authenticated'] as const;
/** What a role may ask for; row security answers with no row to whoever is no owner. */
const forVisitors = ['contact_submissions', 'newsletter_subscriptions', 'chat_conversations'];
const readable = { anon: forVisitors, authenticated: [...forVisitors, 'form_submissions'] };

const hiddenTables = [
  'limits.rules',
  'limits.salt',
  'limits.counters',
  'retention.purged',
  'retention.clock',
  'reports.policy_violations',
];

const onTables = roles.flatMap((as): SqlAttack[] =>
  tables.flatMap((table) => [
    {
      name: `${as} reads ${table} in SQL`,
      as,
      sql: `select * from public.${table}`,
      gives: readable[as].includes(table) ? [] : denied,
    },
    {
      name: `${as} locks rows of ${table}`,
      as,
      sql: `select id from public.${table} for update`,
      gives: denied,
    },
    { name: `${as} updates ${table} in SQL`, as, sql: `update public.${table} set id = id`, gives: denied },
    { name: `${as} deletes from ${table} in SQL`, as, sql: `delete from public.${table}`, gives: denied },
    { name: `${as} truncates ${table}`, as, sql: `truncate public.${table}`, gives: denied },
    {
      name: `${as} switches row security of ${table} off`,
      as,
      sql: `alter table public.${table} disable row level security`,
      gives: denied,
    },
    {
      name: `${as} adds a policy to ${table}`,
      as,
      sql: `create policy mine on public.${table} using (true)`,
      gives: denied,
    },
    {
      name: `${as} puts a trigger on ${table}`,
      as,
      sql: `create trigger t before insert on public.${table} for each row execute function limits.enforce()`,
      gives: denied,
    },
    {
      name: `${as} grants ${table} to everybody`,
      as,
      sql: `grant all on public.${table} to public; select has_table_privilege('authenticated', 'public.${table}', 'delete') as may`,
      gives: readable[as].includes(table) ? [{ may: false }] : denied,
    },
    {
      name: `${as} locks ${table} for everybody`,
      as,
      sql: `lock table public.${table} in access exclusive mode`,
      gives: denied,
    },
  ]),
);

const onHiddenTables: SqlAttack[] = hiddenTables.flatMap((table) => [
  { name: `reading ${table} in SQL`, sql: `select * from ${table}`, gives: denied },
  { name: `changing ${table} in SQL`, sql: `delete from ${table}`, gives: denied },
]);

const functions: SqlAttack[] = [
  'public.purge_expired(true)',
  'public.restore_purged()',
  `public.find_person('${knownEmail}')`,
  `public.delete_person('${knownEmail}')`,
  'public.list_leads(1000)',
  "public.count_refusal('contact_submissions')",
  "public.count_violation('/', 'script-src', 'inline')",
  'public.list_violations()',
  `retention.find_person('${knownEmail}')`,
  `retention.delete_person('${knownEmail}')`,
  `retention.purged_of('${knownEmail}')`,
  `retention.delete_purged_of('${knownEmail}')`,
  "retention.expired('contact_submissions')",
  'retention.doubt()',
  'limits.visitor()',
  'limits.refuse(1)',
  "pg_read_file('/etc/passwd')",
  "pg_ls_dir('.')",
  "lo_import('/etc/passwd')",
  'pg_reload_conf()',
  'pg_rotate_logfile()',
].map((call) => ({ name: `calling ${call}`, sql: `select * from ${call}`, gives: denied }));

const single: SqlAttack[] = [
  {
    name: "a right to any function but those of the checks and of the newsletter's links",
    sql: `select p.oid::regprocedure::text from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'limits'::regnamespace, 'retention'::regnamespace, 'reports'::regnamespace, 'mail'::regnamespace, 'newsletter'::regnamespace)
        and p.proname not in ('confirm_newsletter', 'leave_newsletter', 'ask_newsletter_again')
        and has_function_privilege('anon', p.oid, 'execute')`,
    gives: [],
  },
  {
    name: 'reading the row that an insert collides with',
    sql: `insert into public.contact_submissions (id, name, email, company, role, message) values ('${foreignId}', 'a', 'a@b.co', 'a', 'ceo', 'a') on conflict (id) do nothing returning *`,
    gives: [],
  },
  {
    name: 'overwriting the row that an insert collides with',
    sql: `insert into public.contact_submissions (id, name, email, company, role, message) values ('${foreignId}', 'a', 'a@b.co', 'a', 'ceo', 'a') on conflict (id) do update set name = excluded.name`,
    gives: denied,
  },
  {
    name: 'a foreign row by its transaction number',
    sql: "insert into public.newsletter_subscriptions (email, inserted_xact) values ('eve@example.com', '3')",
    gives: denied,
  },
  {
    name: 'mass assignment of payment_verification in SQL',
    sql: "insert into public.form_submissions (form_name, fields) values ('webinar', '{}')",
    gives: denied,
  },
  {
    name: 'a function that sees rows before the policy does',
    sql: `create function pg_temp.leak(t text) returns boolean language plpgsql cost 0.0000001 as $$ begin raise exception '%', t; end $$; select id from public.contact_submissions where pg_temp.leak(email)`,
    gives: [],
  },
  {
    name: 'an error of a cast that quotes a foreign value',
    sql: 'select id from public.contact_submissions where email::integer > 0',
    gives: [],
  },
  {
    name: 'a division by zero as an oracle',
    sql: `select id from public.contact_submissions where 1 / (case when email like '${canary}%' then 0 else 1 end) > 0`,
    gives: [],
  },
  {
    name: "the planner's statistics of a column",
    sql: "select most_common_vals::text from pg_stats where tablename in ('contact_submissions', 'newsletter_subscriptions', 'form_submissions', 'salt')",
    gives: [],
  },
  { name: "the planner's statistics themselves", sql: 'select * from pg_statistic', gives: denied },
  { name: 'the hashes of passwords', sql: 'select * from pg_authid', gives: denied },
  {
    name: 'a view over a foreign table',
    sql: 'create view public.mine as select * from public.contact_submissions',
    gives: denied,
  },
  { name: "a table among the visitors' tables", sql: 'create table public.mine (a text)', gives: denied },
  {
    name: "a function among the owner's functions",
    sql: "create function public.mine() returns int language sql as 'select 1'",
    gives: denied,
  },
  { name: 'a schema of their own', sql: 'create schema mine', gives: denied },
  { name: 'a role of their own', sql: 'create role mine superuser', gives: denied },
  { name: 'more rights for their role', sql: 'alter role anon bypassrls', gives: denied },
  {
    name: 'an extension that opens connections',
    sql: 'create extension dblink',
    gives: /^(42501|58P01|0A000)$/,
  },
  { name: 'an untrusted language', sql: 'create language plpython3u', gives: /^(42501|58P01|0A000)$/ },
  { name: 'a program run by copy', sql: "copy (select 1) to program 'id'", gives: denied },
  {
    name: 'a file of the server read by copy',
    sql: "create temp table f (a text); copy f from '/etc/passwd'",
    gives: denied,
  },
  {
    name: 'the settings of the server',
    sql: "alter system set log_statement = 'all'",
    gives: /^(42501|25001)$/,
  },
  { name: 'triggers switched off', sql: "set session_replication_role = 'replica'", gives: denied },
  {
    name: 'row security switched off for the session',
    sql: 'set row_security = off; select * from public.contact_submissions',
    gives: denied,
  },
  {
    name: "a table that hides the real one from the owner's functions",
    sql: "create temp table counters (a int); insert into public.contact_submissions (name, email, company, role, message) values ('a', 'a@b.co', 'a', 'ceo', 'a') returning name",
    gives: [{ name: 'a' }],
  },
  {
    name: 'a table that inherits a foreign one',
    sql: 'create temp table mine () inherits (public.contact_submissions)',
    gives: denied,
  },
  {
    name: 'a foreign key as an oracle for ids',
    sql: 'create temp table mine (id uuid references public.contact_submissions)',
    gives: /^(42501|42P16)$/,
  },
  {
    name: 'a rule that copies what others write',
    sql: 'create rule r as on insert to public.contact_submissions do also select 1',
    gives: denied,
  },
  {
    name: 'listening to what the owner does',
    sql: "select query from pg_stat_activity where usename <> current_user and query not like '<insufficient%' and query <> ''",
    gives: [],
  },
  {
    name: 'the names of hidden columns',
    sql: "select column_name from information_schema.columns where table_schema in ('limits', 'retention', 'reports')",
    gives: [],
  },
];

export const sqlAttacks: SqlAttack[] = [
  ...onTables.map((attack) => ({ ...attack, isOneOfMany: attack.as === 'authenticated' })),
  ...onHiddenTables,
  ...functions,
  ...single,
];
