-- What the privacy page promises about time.
begin;
create extension if not exists pgtap;
select plan(25);

insert into public.contact_submissions (name, email, company, role, message, created_at, keep_until)
select name, 'ada@example.com', 'E', 'ceo', 'Hello', now() - age, keep_until
from (values
  ('young', interval '364 days', null::date),
  ('old', interval '12 months 1 day', null),
  ('contract', interval '5 years', current_date + 1),
  ('contract over', interval '11 years', current_date - 1)
) v (name, age, keep_until);
insert into public.form_submissions (form_name, fields, spam, created_at)
select form_name, jsonb_build_object('name', name), spam, now() - age
from (values
  ('webinar', 'young', false, interval '11 months'),
  ('webinar', 'old', false, interval '13 months'),
  ('newsletter', 'young newsletter', false, interval '13 days'),
  ('newsletter', 'old newsletter', false, interval '15 days'),
  ('contact', 'young spam', true, interval '2 months'),
  ('contact', 'old spam', true, interval '4 months'),
  ('newsletter', 'old newsletter spam', true, interval '4 months')
) v (form_name, name, spam, age);
insert into public.newsletter_subscriptions (email, is_active, created_at)
values ('here@example.com', true, now() - interval '9 years'), ('gone@example.com', false, now());
insert into public.chat_conversations (session_id, message, sender, created_at)
values ('a', 'young', 'user', now() - interval '11 months'), ('b', 'old', 'user', now() - interval '13 months');
insert into public.analytics_events (event_type, page_path, created_at)
values ('page_view', '/young', now() - interval '11 months'), ('page_view', '/old', now() - interval '13 months');

set local role anon;
select throws_ok('select public.purge_expired()', '42501', null, 'visitors purge nothing');
set local role service_role;
select results_eq(
  $$select table_name, deleted from public.purge_expired() where table_name like '%\_%' order by 1$$,
  $$values ('analytics_events', 1::bigint), ('chat_conversations', 1), ('contact_submissions', 2),
    ('form_submissions', 4), ('newsletter_subscriptions', 1)$$,
  'it says what it deleted');
select results_eq(
  'select name from public.contact_submissions order by 1', array['contract', 'young'], 'inquiries after twelve months');
select results_eq(
  $$select fields ->> 'name' from public.form_submissions order by 1$$, array['young', 'young newsletter', 'young spam'],
  'forms, spam sooner, one for the newsletter when it is a subscription');
select results_eq('select email from public.newsletter_subscriptions', array['here@example.com'], 'the unsubscribed');
select results_eq('select message from public.chat_conversations', array['young'], 'chats');
select results_eq('select page_path from public.analytics_events', array['/young'], 'page views');
select is((select sum(deleted) from public.purge_expired() where table_name <> 'limits.counters'), 0::numeric, 'a second run finds nothing');
select ok(not has_function_privilege('authenticated', 'public.purge_expired(boolean)', 'execute'), 'nor does anybody who is signed in');

-- What went lies in a table of its own.
set local role anon;
select throws_ok('select * from retention.purged', '42501', null, 'visitors do not see what went');
select throws_ok('select public.restore_purged()', '42501', null, 'and put nothing back');
set local role service_role;
select throws_ok('select * from retention.purged', '42501', null, 'nor does the API of the owner');
reset role;
select results_eq(
  'select table_name, count(*) from retention.purged group by 1 order by 1',
  $$values ('analytics_events', 1::bigint), ('chat_conversations', 1), ('contact_submissions', 2),
    ('form_submissions', 4), ('newsletter_subscriptions', 1)$$,
  'every row that went');
-- As the next field of a form does.
alter table public.contact_submissions add column added_since text not null default 'nothing';
set local role service_role;
select results_eq(
  $$select table_name, restored from public.restore_purged()$$,
  $$values ('analytics_events', 1::bigint), ('chat_conversations', 1), ('contact_submissions', 2),
    ('form_submissions', 4), ('newsletter_subscriptions', 1)$$,
  'all of it can be put back');
select results_eq(
  $$select name, keep_until = current_date - 1, added_since from public.contact_submissions where name like '%o%' order by 1$$,
  $$values ('contract', false, 'nothing'), ('contract over', true, 'nothing'), ('old', null, 'nothing'), ('young', null, 'nothing')$$,
  'as it was, and a column that is newer has its default');
select is((select count(*) from public.restore_purged()), 0::bigint, 'once');

-- After 30 days it is gone for good, and at once when the person asks.
select lives_ok('select public.purge_expired()', 'it goes again');
select results_eq(
  $$select table_name, own from public.find_person('gone@example.com')$$,
  $$values ('retention.purged', true)$$,
  'the person is told of it');
select results_eq(
  $$select deleted from public.delete_person('gone@example.com') where table_name = 'retention.purged'$$,
  array[1::bigint], 'and has it deleted');
reset role;
update retention.purged set purged_at = now() - interval '29 days';
select public.purge_expired();
select is((select count(*) from retention.purged), 8::bigint, 'the others stay for 30 days');
update retention.purged set purged_at = now() - interval '31 days';
select public.purge_expired();
select is((select count(*) from retention.purged), 0::bigint, 'and no longer');

-- The clock, as the database has seen it.
insert into public.contact_submissions (name, email, company, role, message, created_at)
values ('later', 'ada@example.com', 'E', 'ceo', 'Hello', now() - interval '13 months');
update retention.clock set purged_at = now() - interval '15 days';
select throws_ok('select public.purge_expired()', 'PT409', null, 'after a jump forward it waits');
update retention.clock set purged_at = now() + interval '2 days';
select throws_ok('select public.purge_expired()', 'PT409', null, 'after a jump back, too');
update retention.clock set purged_at = now() - interval '13 days';
insert into public.contact_submissions (name, email, company, role, message, created_at)
select 'many', 'ada@example.com', 'E', 'ceo', 'Hello', now() - interval '13 months' from generate_series(1, 21);
select throws_like('select public.purge_expired()', '%22 of 24 rows of contact_submissions%', 'much at once waits');
select is(
  (select deleted from public.purge_expired(true) where table_name = 'contact_submissions'),
  22::bigint, 'until the owner says so');

select * from finish();
rollback;
