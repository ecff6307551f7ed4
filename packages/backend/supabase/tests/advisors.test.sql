-- What a database advisor would complain about, as checks of our own over everything that is ours.
begin;
create extension if not exists pgtap;
select plan(14);

create temporary view ours as
  select oid as schema from pg_namespace
  where nspname in ('public', 'checks', 'limits', 'retention', 'reports', 'backups', 'mail', 'newsletter', 'host_forms', 'desk', 'duties');
create temporary view our_tables as
  select c.oid, c.oid::regclass::text as name from pg_class c join ours on c.relnamespace = ours.schema
  where c.relkind in ('r', 'p');
create temporary view our_functions as
  select p.*, p.oid::regprocedure::text as signature from pg_proc p join ours on p.pronamespace = ours.schema
  where not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e');

select isnt_empty('select from our_tables', 'there is something to look at');
select is_empty(
  $$select t.name from our_tables t join pg_class c using (oid) where not c.relrowsecurity$$,
  'row security is on for every table');
select is_empty(
  $$select t.name from our_tables t join pg_policy p on p.polrelid = t.oid
    where p.polpermissive and p.polcmd <> 'r'
      and coalesce(pg_get_expr(p.polwithcheck, p.polrelid), pg_get_expr(p.polqual, p.polrelid), 'true') = 'true'$$,
  'no policy lets everybody write everything');
select is_empty(
  $$select t.name from our_tables t join pg_policy p on p.polrelid = t.oid
    where p.polcmd in ('r', '*') and coalesce(pg_get_expr(p.polqual, p.polrelid), 'true') = 'true'$$,
  'no policy lets everybody read everything');
select is_empty(
  $$select t.name, p.polcmd from our_tables t join pg_policy p on p.polrelid = t.oid where p.polpermissive
    group by 1, 2, p.polroles having count(*) > 1$$,
  'no two permissive policies for the same thing');
select is_empty(
  $$select t.name from our_tables t join pg_policy p on p.polrelid = t.oid where p.polroles = '{0}'$$,
  'every policy names its roles');
select results_eq(
  $$select t.name from our_tables t where not exists (select from pg_policy p where p.polrelid = t.oid) order by 1$$,
  array[
    'backups.staged', 'desk.aside', 'desk.assessment_days', 'desk.leads', 'desk.links', 'desk.owners', 'desk.page_clock', 'desk.page_days', 'duties.backups', 'duties.held', 'duties.servers', 'host_forms.taken', 'limits.counters', 'limits.rules', 'limits.salt', 'mail.alarms',
    'mail.ceilings', 'mail.outbox', 'reports.policy_violations', 'retention.clock', 'retention.erased', 'retention.keys',
    'retention.purged'
  ],
  'without a policy are only the tables that no visitor reaches');
select is_empty(
  $$select signature from our_functions
    where not exists (select from unnest(proconfig) setting where setting like 'search\_path=%')$$,
  'no function with a search path that others can change');
select is_empty(
  $$select signature, role from our_functions, unnest(array['anon', 'authenticated']) role
    where (prosecdef or pronamespace = 'public'::regnamespace) and has_function_privilege(role, oid, 'execute')
      and (role, proname) not in (
        ('anon', 'confirm_newsletter'), ('anon', 'leave_newsletter'), ('anon', 'ask_newsletter_again'),
        ('authenticated', 'is_assured'), ('authenticated', 'is_owner'), ('authenticated', 'desk_leads'),
        ('authenticated', 'desk_counts'), ('authenticated', 'desk_lead'), ('authenticated', 'set_lead_state'),
        ('authenticated', 'desk_person'), ('authenticated', 'desk_chat'), ('authenticated', 'answers_of'),
        ('authenticated', 'answer_lead'), ('authenticated', 'take_back_answer'), ('authenticated', 'keep_lead'),
        ('authenticated', 'desk_erasure'), ('authenticated', 'erase_person'), ('authenticated', 'desk_gone'),
        ('authenticated', 'is_lead'), ('authenticated', 'desk_numbers'), ('authenticated', 'desk_seats'), ('authenticated', 'desk_assessments'),
        ('authenticated', 'desk_guests'), ('authenticated', 'mail_guests'), ('authenticated', 'take_back_mails'),
        ('authenticated', 'desk_newsletter'), ('authenticated', 'desk_recipients'), ('authenticated', 'desk_health'), ('authenticated', 'put_back'))$$,
  'visitors call no function of the API and none with the rights of its owner, but for the newsletter''s links and the desk');
select is_empty(
  $$select c.oid::regclass from pg_class c join ours on c.relnamespace = ours.schema
    where c.relkind in ('v', 'm', 'f')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') and not coalesce(c.reloptions @> '{security_invoker=true}', false)$$,
  'no view reads with the rights of its owner, no foreign or materialised table');
select is_empty(
  $$select t.name from our_tables t
    where not exists (select from pg_constraint k where k.conrelid = t.oid and k.contype = 'p')$$,
  'every table has a primary key');
select is_empty(
  $$select k.conname from our_tables t join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
    where not exists (
      select from pg_index i where i.indrelid = t.oid
        and (i.indkey::smallint[])[0:array_length(k.conkey, 1) - 1] @> k.conkey)$$,
  'every foreign key has an index');
select is_empty(
  $$select i.indrelid::regclass from our_tables t join pg_index i on i.indrelid = t.oid
    group by i.indrelid, i.indkey, i.indclass, coalesce(pg_get_expr(i.indexprs, i.indrelid), ''),
      coalesce(pg_get_expr(i.indpred, i.indrelid), '')
    having count(*) > 1$$,
  'no index twice');
select is_empty(
  $$select d.defaclnamespace::regnamespace from pg_default_acl d join ours on d.defaclnamespace = ours.schema,
      aclexplode(d.defaclacl) a
    where a.grantee = 'anon'::regrole and d.defaclobjtype = 'r' and not exists (select from pg_roles where rolname = 'supabase_admin')$$,
  'no table to come is open to visitors by default');

select * from finish();
rollback;
