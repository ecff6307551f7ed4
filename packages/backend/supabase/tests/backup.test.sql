-- What is in a backup, and who may make and restore one.
begin;
create extension if not exists pgtap;
select plan(12);

select results_eq(
  $$select name from backups.tables()$$,
  array[
    'limits.rules', 'retention.clock', 'retention.erased', 'retention.keys', 'analytics_events', 'chat_conversations',
    'contact_submissions', 'form_submissions', 'lead_answers', 'lead_notes', 'lead_payments', 'lead_states', 'newsletter_subscriptions'
  ],
  'rules first, then rows; no counters, no salt, nothing that was purged');
create table public.later_things (a integer, b text, twice integer generated always as (a * 2) stored, primary key (b, a));
insert into public.later_things values (1, 'x'), (2, 'x'), (1, 'y');
select results_eq(
  $$select key, columns from backups.tables() where name = 'later_things'$$,
  $$values (array['b', 'a'], array['a', 'b'])$$,
  'a later table is in it by itself');
select results_eq(
  $$select t ->> 'rows' from jsonb_array_elements(public.begin_backup() -> 'tables') t where t ->> 'name' = 'later_things'$$,
  array['3'], 'and counted');
-- After the transaction ended, as a later snapshot sees it.
select is(
  public.read_backup(format('%1$s:%1$s:', pg_snapshot_xmax(pg_current_snapshot())::text::bigint + 1), 'later_things', '{"b": "x", "a": 1}')::jsonb,
  '{"rows": ["{\"a\": 2, \"b\": \"x\"}", "{\"a\": 1, \"b\": \"y\"}"], "next": {"a": 1, "b": "y"}}',
  'a page begins behind the last row of the one before');
-- Its own snapshot leaves a transaction out of those that run.
select is(
  public.read_backup(format('%1$s:%2$s:%1$s', pg_current_xact_id(), pg_current_xact_id()::text::bigint + 1), 'later_things')::jsonb -> 'next', 'null',
  'what a transaction has made that was running is not in the snapshot');
select is_empty(
  $$select n.name from backups.tables() n join pg_attribute a on a.attrelid = n.relation where a.attidentity <> ''
    or exists (select from pg_depend d join pg_class c on c.oid = d.objid and c.relkind = 'S' where d.refobjid = n.relation)$$,
  'no table counts its rows with a sequence, which a backup does not have');
select is_empty(
  $$select c.oid::regclass from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'limits', 'retention') and c.relkind in ('r', 'p') and not c.relispartition
      and (c.relkind = 'p' or not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary))
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')$$,
  'no table that a backup would leave out without a word');

select is_empty(
  $$select p.oid::regprocedure, r from pg_proc p, unnest(array['anon', 'authenticated']) r
    where p.proname in ('begin_backup', 'read_backup', 'stage_restore', 'finish_restore', 'cancel_restore', 'count_differing')
      and has_function_privilege(r, p.oid, 'execute')$$,
  'visitors neither back up nor restore');
set local role service_role;
select lives_ok('select public.begin_backup()', 'the owner does');
select throws_ok('select * from backups.staged', '42501', null, 'what is staged, nobody reads');
select throws_ok('select * from retention.erased', '42501', null, 'nor who was erased');
select throws_like(
  $$select public.finish_restore('0b0e7a3c-6f0e-4d0a-9a58-0d6f0c1c2b3a', 1)$$, '%went missing%',
  'a restore whose rows are not all there does nothing');

select * from finish();
rollback;
