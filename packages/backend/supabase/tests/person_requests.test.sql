-- Requests of a person by e-mail address: everything that is theirs, and nothing that is not.
begin;
create extension if not exists pgtap;
select plan(32);

select ok(checks.mentions(text, 'ada@example.com') = expected, text)
from (values
  ('Write to ada@example.com.', true),
  ('ADA@Example.com', true),
  ('<ada@example.com>', true),
  ('hada@example.com', false),
  ('x.ada@example.com', false),
  ('ada@example.community', false),
  ('ada@example.com.au', false),
  ('adaXexample.com', false),
  ('Write to Ada+anything@example.com', true),
  ('ada+@example.com', true),
  ('ada +x@example.com', false)
) v (text, expected);

insert into public.contact_submissions (name, email, company, role, message) values
  ('Ada', 'Ada@Example.com', 'E', 'ceo', 'Hello'),
  ('Eve', 'eve@example.com', 'E', 'ceo', 'My friend ada@example.com is interested too.'),
  ('Hada', 'hada@example.com', 'E', 'ceo', 'Hello');
insert into public.newsletter_subscriptions (email) values ('ada@example.com'), ('hada@example.com');
insert into public.form_submissions (form_name, fields, spam) values
  ('webinar', '{"name":"Ada","email":" ADA@example.com "}', false),
  ('contact', '{"name":"Ada","email":"ada@example.com"}', true),
  ('assessment-report', '{"q3":"no address"}', false);
insert into public.chat_conversations (session_id, message, sender) values
  ('s1', 'Hello', 'user'), ('s1', 'Good day', 'bot'), ('s1', 'I am ada@example.com', 'user'),
  ('s2', 'I am hada@example.com', 'user');

set local role anon;
select throws_ok($$select public.find_person('ada@example.com')$$, '42501', null, 'visitors find nobody');
select throws_ok($$select public.delete_person('ada@example.com')$$, '42501', null, 'visitors delete nobody');
set local role service_role;

select results_eq(
  $$select table_name, own, count(*) from public.find_person(' ada@example.COM') group by 1, 2 order by 1, 2$$,
  $$values ('chat_conversations', true, 3::bigint), ('contact_submissions', false, 1), ('contact_submissions', true, 1),
    ('form_submissions', true, 2), ('newsletter_subscriptions', true, 1)$$,
  'everything, and who else mentions the person');
insert into public.form_submissions (form_name, fields, spam) values
  ('contact', '{"email":"tim@example.com","message":"\"O''Neil+x@Example.com\" told me"}', false);
select results_eq(
  $$select table_name, own from public.find_person('O''NEIL@example.com')$$,
  $$values ('form_submissions', false)$$, 'also with a sign in the address, and quoted');
select ok(not (content ? 'inserted_xact') and content ? 'created_at', 'an export is about the person, not the server')
from public.find_person('ada@example.com') where table_name = 'contact_submissions' and own;
select is_empty($$select public.find_person('%')$$, 'a pattern is no address');
select is_empty($$select public.find_person('')$$, 'nothing is no address');
select results_eq(
  $$select table_name, deleted from public.delete_person('ada@example.com') order by 1$$,
  $$values ('chat_conversations', 3::bigint), ('contact_submissions', 1), ('form_submissions', 2),
    ('newsletter_subscriptions', 1), ('retention.purged', 0)$$,
  'all of it goes');
select results_eq(
  'select name from public.contact_submissions order by 1', array['Eve', 'Hada'], 'and nothing else');
select results_eq('select email from public.newsletter_subscriptions', array['hada@example.com'], 'in no table');
select results_eq('select session_id from public.chat_conversations', array['s2'], 'of the four');
select is(
  (select sum(deleted) from public.delete_person('ada@example.com')), 0::numeric, 'a second request finds nothing');

-- What is remembered.
reset role;
select results_eq(
  $$select e.hash from retention.erased e where e.hash = retention.hash('mailbox ada@example.com')$$,
  $$select sha256(convert_to((select k.value from retention.keys k) || 'mailbox ada@example.com', 'UTF8'))$$,
  'a hash with a key');
select ok(retention.was_erased(content, '-infinity') = expected, content::text)
from (values
  ('{"id":"0b0e7a3c-6f0e-4d0a-9a58-0d6f0c1c2b3a","email":" Ada+x@EXAMPLE.com"}'::jsonb, true),
  ('{"fields":{"email":"ada@example.com"}}', true),
  ('{"session_id":"s1","sender":"bot","message":"Good day"}', true),
  ('{"session_id":"s3","sender":"user","message":"mail ada@example.com."}', true),
  ('{"session_id":"s3","sender":"bot","message":"mail ada@example.com."}', false),
  ('{"email":"hada@example.com","message":"ada@example.com"}', false)
) v (content, expected);

-- A conversation of which the purge has taken the part that names the person.
insert into public.chat_conversations (session_id, message, sender) values ('s4', 'Hello again', 'user');
insert into retention.purged (table_name, id, content) values
  ('chat_conversations', gen_random_uuid(), '{"session_id":"s4","sender":"user","message":"I am nia@example.com"}');
select results_eq(
  $$select table_name, deleted from public.delete_person('nia@example.com') where deleted > 0 order by 1$$,
  $$values ('chat_conversations', 1::bigint), ('retention.purged', 1)$$,
  'goes with the other part');

-- What the purge holds of somebody who was erased since, however it came there.
insert into retention.purged (table_name, id, content, purged_at)
select 'contact_submissions', id, jsonb_build_object(
  'id', id, 'created_at', now() - interval '1 year', 'name', 'Ada', 'email', address, 'company', 'E', 'role', 'ceo',
  'message', 'Hello'), now() - interval '1 day'
from (values (gen_random_uuid(), 'ada@example.com'), (gen_random_uuid(), 'kim@example.com')) v (id, address);
select public.restore_purged();
select results_eq(
  $$select t.email from public.contact_submissions t where t.email in ('ada@example.com', 'kim@example.com')$$,
  array['kim@example.com'], 'no undo of a purge brings back');

select * from finish();
rollback;
