-- Who may do what: visitors insert and read back their own row of the moment, and nothing else.
begin;
create extension if not exists pgtap;

-- Every column but those that the database fills itself. packages/backend/test/rules.test.ts holds them to the form.
create temp view fields as
select c.column_name as name from information_schema.columns c
where c.table_schema = 'public' and c.table_name = 'contact_submissions'
  and c.column_name not in ('created_at', 'inserted_xact', 'keep_until');
select plan((37 + 2 * (select count(*) from fields))::integer);

select tables_are('public', array[
  'newsletter_subscriptions', 'contact_submissions', 'chat_conversations', 'analytics_events', 'form_submissions',
  'lead_states', 'lead_notes', 'lead_answers', 'lead_payments'
]);

select table_privs_are('public', t, 'anon', array['SELECT'], t || ': anon reads, row security decides what')
from unnest(array['newsletter_subscriptions', 'contact_submissions', 'chat_conversations']) t;
select table_privs_are('public', t, 'anon', '{}', t || ': anon has no right to the whole table')
from unnest(array['analytics_events', 'form_submissions', 'lead_states', 'lead_notes', 'lead_answers', 'lead_payments']) t;
select table_privs_are('public', t, 'service_role', array['SELECT', 'INSERT', 'UPDATE', 'DELETE'], t || ': the owner does everything')
from unnest(array[
  'newsletter_subscriptions', 'contact_submissions', 'chat_conversations', 'analytics_events', 'form_submissions'
]) t;

-- Column grants. What is not granted here can never come from outside.
select column_privs_are('public', 'contact_submissions', f.name, r, array['INSERT', 'SELECT'], r || ' may fill ' || f.name)
from fields f, unnest(array['anon', 'authenticated']) r;
select column_privs_are('public', 'contact_submissions', c, 'anon', array['SELECT'], 'anon may not fill ' || c)
from unnest(array['created_at', 'inserted_xact', 'keep_until']) c;
select column_privs_are('public', 'newsletter_subscriptions', c, 'anon', array['SELECT'], 'anon may not fill ' || c)
from unnest(array['created_at', 'inserted_xact']) c;
select column_privs_are('public', 'form_submissions', c, 'anon', '{}', 'anon has no right to ' || c)
from unnest(array['fields', 'spam', 'keep_until']) c;

select policies_are('public', t, array['own insert only', 'visitors insert', 'owners read', 'assurance'])
from unnest(array['newsletter_subscriptions', 'contact_submissions', 'chat_conversations']) t;
select policies_are('public', 'analytics_events', array['visitors insert', 'assurance']);
select policies_are('public', 'form_submissions', array['owners read', 'assurance'], 'form_submissions: only the host writes');

-- A row of an earlier request, as a visitor of now meets it.
insert into public.contact_submissions (name, email, company, role, message, inserted_xact)
values ('Ada', 'ada@example.com', 'E', 'ceo', 'Hello', '3');

set local role anon;
select is_empty('select from public.contact_submissions', 'rows of earlier requests are not seen');
select lives_ok(
  $$insert into public.contact_submissions (id, name, email, company, role, message)
    values ('0b0e7a3c-6f0e-4d0a-9a58-0d6f0c1c2b3a', 'Eve', 'eve@example.com', 'E', 'ceo', 'Hello')$$,
  'a visitor inserts');
select results_eq('select name from public.contact_submissions', array['Eve'], 'and reads back the own row alone');
select throws_ok(
  $$insert into public.contact_submissions (name, email, company, role, message, created_at)
    values ('Eve', 'eve@example.com', 'E', 'ceo', 'Hello', '2000-01-01')$$,
  '42501', null, 'created_at cannot be forged');
select throws_ok(
  $$insert into public.contact_submissions (name, email, company, role, message, keep_until)
    values ('Eve', 'eve@example.com', 'E', 'ceo', 'Hello', '2999-01-01')$$,
  '42501', null, 'nobody makes an inquiry immortal');
select throws_ok('update public.contact_submissions set name = $$x$$', '42501', null, 'nothing is changed');
select throws_ok('delete from public.contact_submissions', '42501', null, 'nothing is deleted');
select throws_ok(
  $$insert into public.newsletter_subscriptions (email, is_active) values ('eve@example.com', false)$$,
  '42501', null, 'nobody subscribes as unsubscribed');
select throws_ok(
  $$insert into public.form_submissions (form_name, fields) values ('contact', '{}')$$,
  '42501', null, 'forms come through the host');

select * from finish();
rollback;
