-- What the privacy page promises about time.
begin;
create extension if not exists pgtap;
select plan(9);

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
  ('newsletter', 'subscriber', false, interval '13 months'),
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
    ('form_submissions', 3), ('newsletter_subscriptions', 1)$$,
  'it says what it deleted');
select results_eq(
  'select name from public.contact_submissions order by 1', array['contract', 'young'], 'inquiries after twelve months');
select results_eq(
  $$select fields ->> 'name' from public.form_submissions order by 1$$, array['subscriber', 'young', 'young spam'],
  'forms, spam sooner, a newsletter not at all');
select results_eq('select email from public.newsletter_subscriptions', array['here@example.com'], 'the unsubscribed');
select results_eq('select message from public.chat_conversations', array['young'], 'chats');
select results_eq('select page_path from public.analytics_events', array['/young'], 'page views');
select is((select sum(deleted) from public.purge_expired() where table_name <> 'limits.counters'), 0::numeric, 'a second run finds nothing');
select ok(not has_function_privilege('authenticated', 'public.purge_expired()', 'execute'), 'nor does anybody who is signed in');

select * from finish();
rollback;
