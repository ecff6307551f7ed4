-- What is asked often reads what it shows, and not all that there is.
begin;
create extension if not exists pgtap;
select plan(10);

insert into public.contact_submissions (id, name, email, company, role, message, created_at)
select md5('c' || i)::uuid, 'Ada', 'ada@example.com', 'E', 'ceo', 'Hello', now() - i * interval '1 minute'
from generate_series(1, 2000) i;
insert into public.form_submissions (form_name, fields, created_at)
select 'webinar', '{"name": "Ada"}', now() - i * interval '1 minute' from generate_series(1, 2000) i;
insert into desk.leads (id, created_at, kind, state, words)
select md5('d' || i)::uuid, now() - i * interval '1 minute', 'contact', 'new', case when i = 19000 then 'longago' else 'hello' end::tsvector
from generate_series(1, 20000) i;
select gin_clean_pending_list('desk.leads_words');
insert into mail.outbox (kind, table_name, submission_id, state, created_at, settled_at)
select 'owner', 'contact_submissions', md5('c' || i)::uuid, 'sent', now() - i * interval '1 minute', now() - i * interval '1 minute'
from generate_series(1, 2000) i;
analyze public.contact_submissions, public.form_submissions, public.newsletter_subscriptions, desk.leads, mail.outbox;

-- Rows that this transaction has read of the tables of leads and mails, whatever way.
create function pg_temp.rows_read() returns bigint language sql as $$
  select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::bigint from pg_stat_xact_user_tables
  where relname in ('contact_submissions', 'form_submissions', 'newsletter_subscriptions', 'leads', 'outbox')
$$;
create function pg_temp.reads(statement text) returns bigint language plpgsql as $$
declare
  before bigint := pg_temp.rows_read();
begin
  execute statement;
  return pg_temp.rows_read() - before;
end
$$;

select cmp_ok(pg_temp.reads('select count(*) from public.contact_submissions'), '>=', 2000::bigint, 'what is read is counted');
select cmp_ok(pg_temp.reads('select public.list_leads(50)'), '<', 400::bigint, 'the newest page');
select cmp_ok(
  pg_temp.reads($$select public.list_leads(50, before_time => now() - interval '1500 minutes', before_id => gen_random_uuid())$$),
  '<', 400::bigint, 'a page far back');
select cmp_ok(
  pg_temp.reads($$select public.list_leads(50, until => now() - interval '1500 minutes')$$),
  '<', 400::bigint, 'the newest page of a time long ago');
select cmp_ok(
  pg_temp.reads($$select * from public.list_mails(now() - interval '7 days', 20, array['sent', 'skipped'])$$),
  '<', 100::bigint, 'the newest mails');
select cmp_ok(
  pg_temp.reads($$select * from public.alarm_signs(now(), 7)$$), '<', 100::bigint, 'the signs of the alarms, each minute');
select cmp_ok(
  pg_temp.reads($$select public.claim_mails(4, 60, 'example.com')$$), '<', 100::bigint, 'the mails that are due');

insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000001', 'ada@example.com');
insert into auth.sessions (id, user_id) values ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000001');
select public.add_owner('00000000-0000-4000-8000-000000000001', 'ada@example.com');
set local request.jwt.claims to
  '{"role": "authenticated", "sub": "00000000-0000-4000-8000-000000000001", "session_id": "00000000-0000-4000-8000-0000000000a1"}';
select cmp_ok(pg_temp.reads($$select public.desk_leads(50, 'contact', 'new')$$), '<', 400::bigint, 'the desk: a page of a kind and a state');
select cmp_ok(pg_temp.reads($$select public.desk_leads(50, search => 'hello')$$), '<', 400::bigint, 'the desk: a frequent word');
select cmp_ok(pg_temp.reads($$select public.desk_leads(50, search => 'longago')$$), '<', 12000::bigint, 'the desk: a rare word');

select * from finish();
rollback;
