-- Answers by mail: one transaction with the state, held for a moment, and gone with their lead.
begin;
create extension if not exists pgtap;
select plan(30);

create function pg_temp.id(last text) returns uuid language sql as $$
  select ('00000000-0000-4000-8000-' || lpad(last, 12, '0'))::uuid
$$;
insert into auth.users (id, email) values (pg_temp.id('1'), 'ada@example.com'), (pg_temp.id('2'), 'eve@example.com');
insert into auth.sessions (id, user_id) values (pg_temp.id('a1'), pg_temp.id('1')), (pg_temp.id('a2'), pg_temp.id('2'));
select public.add_owner(pg_temp.id('1'), 'ada@example.com');
insert into public.contact_submissions (id, name, email, company, role, message)
values (pg_temp.id('c1'), 'Bob', 'bob@northwind.example', 'Northwind', 'ceo', 'A redesign');
insert into public.form_submissions (id, form_name, fields, spam) values
  (pg_temp.id('c2'), 'workshop-booking', '{"name": "Cleo", "email": "cleo@example.com"}', false),
  (pg_temp.id('c3'), 'contact', '{"name": "Shop", "email": "shop@example.com"}', true),
  (pg_temp.id('c4'), 'assessment-report', '{"q1": "1"}', false),
  (pg_temp.id('c5'), 'newsletter', '{"email": "nia@example.com"}', false);
delete from mail.outbox;

create function pg_temp.sign_in(who text) returns void language sql as $$
  select set_config('request.jwt.claims', jsonb_build_object(
    'role', 'authenticated', 'sub', pg_temp.id(who), 'session_id', pg_temp.id('a' || who),
    'email', case who when '1' then 'ada@example.com' else 'eve@example.com' end)::text, true)
$$;
create function pg_temp.answer(answer text, lead text, known integer) returns void language sql as $$
  select public.answer_lead(pg_temp.id(answer), pg_temp.id(lead), known, 'Your redesign', E'Hello Bob,\n\nyes.')
$$;
create function pg_temp.told(lead text) returns text language sql as $$
  select string_agg(concat_ws(' ', a ->> 'author', a ->> 'outcome', a ->> 'attempts', a ->> 'reason'), ', ')
  from jsonb_array_elements(public.desk_lead(pg_temp.id(lead)) -> 'answers') a
$$;

-- Who may.
select pg_temp.sign_in('2');
set local role authenticated;
select throws_ok($$select pg_temp.answer('d1', 'c1', 0)$$, 'PT404', null, 'a stranger answers nobody');
select throws_ok(
  $$insert into public.lead_answers (id, lead_id, subject, body) values (pg_temp.id('d1'), pg_temp.id('c1'), 'x', 'x')$$,
  '42501', null, 'in no other way either');
reset role;
select is_empty('select from mail.outbox', 'no mail waits');
insert into auth.mfa_factors (user_id, status) values (pg_temp.id('1'), 'verified');
select pg_temp.sign_in('1');
set local role authenticated;
select throws_ok($$select pg_temp.answer('d1', 'c1', 0)$$, 'PT404', null, 'nor does an owner below the level that is needed');
reset role;
delete from auth.mfa_factors;

-- What cannot be answered.
set local role authenticated;
select throws_ok(format($$select pg_temp.answer('d1', %L, 0)$$, lead), 'PT422', null, lead || ' cannot be answered')
from unnest(array['c3', 'c4', 'c5']) lead;
select throws_ok($$select pg_temp.answer('d1', 'cf', 0)$$, 'PT404', null, 'nor what is not there');

-- One transaction.
select lives_ok($$select pg_temp.answer('d1', 'c1', 0)$$, 'an owner answers');
select lives_ok($$select pg_temp.answer('d1', 'c1', 0)$$, 'and once more, when the first time nobody said that it was done');
select throws_ok($$select pg_temp.answer('d2', 'c1', 0)$$, 'PT409', null, 'at another desk it is known first');
select results_eq('select state, changed_by from public.lead_states', $$values ('answered', 'ada@example.com')$$, 'the lead is answered');
select is(pg_temp.told('c1'), 'ada@example.com 0', 'which stands with it');
reset role;
select results_eq(
  $$select kind, state, next_attempt_at - now() from mail.outbox$$,
  $$values ('answer', 'waiting', interval '10 seconds')$$, 'one mail waits for ten seconds');
select is_empty($$select from public.claim_mails(10, 60, 'example.com')$$, 'in which nobody sends it');

-- Taken back.
select pg_temp.sign_in('2');
set local role authenticated;
select throws_ok($$select public.take_back_answer(pg_temp.id('d1'))$$, 'PT404', null, 'a stranger takes nothing back');
select is(pg_temp.told('c1'), null, 'and reads nothing');
reset role;
select pg_temp.sign_in('1');
set local role authenticated;
select lives_ok($$select public.take_back_answer(pg_temp.id('d1'))$$, 'the owner takes it back');
select is(pg_temp.told('c1'), null, 'the answer is gone');
reset role;
select is_empty('select from mail.outbox', 'and its mail');
select results_eq('select state from public.lead_states', $$values ('new')$$, 'and the lead is new again');

-- Two desks: the first answer is taken back while the second one waits, and then that one.
set local role authenticated;
select pg_temp.answer('d1', 'c1', 0);
select pg_temp.answer('d2', 'c1', 1);
select public.take_back_answer(pg_temp.id('d1'));
select results_eq('select state from public.lead_states', $$values ('answered')$$, 'a lead that was answered once more stays answered');
select is(public.take_back_answer(pg_temp.id('d2'))::text, 'new', 'and is new again, as is said, with the last answer that goes');
reset role;

-- Sent, in spite of what was sent to the same address just now, and refused.
select public.set_lead_state(pg_temp.id('c1'), 'new', 'won');
select pg_temp.answer('d3', 'c1', 0);
update mail.outbox set next_attempt_at = now();
insert into mail.outbox (kind, table_name, submission_id, recipient, state, last_attempt_at)
values ('sender', 'contact_submissions', pg_temp.id('c1'), mail.recipient('bob@northwind.example'), 'sent', now());
select results_eq(
  $$select kind, fields ->> 'email', fields ->> 'subject', fields ->> 'message' from public.claim_mails(10, 60, 'example.com')$$,
  $$values ('answer', 'bob@northwind.example', 'Your redesign', E'Hello Bob,\n\nyes.')$$, 'what was written goes to whoever sent the lead');
select throws_ok($$select public.take_back_answer(pg_temp.id('d3'))$$, 'PT409', null, 'what is on its way cannot be taken back');
select public.settle_mail(o.id, 1, 'refused', '550 no such mailbox') from mail.outbox o where o.kind = 'answer';
select is(pg_temp.told('c1'), 'ada@example.com refused 1 550 no such mailbox', 'a refusal is told');
select results_eq('select state from public.lead_states', $$values ('won')$$, 'what is won stays won');
select is(
  (select submission_id from public.list_mails('-infinity') where kind = 'answer'), pg_temp.id('c1'), 'the list of mails names the lead');

-- Gone with the person.
select is((select count(*) from public.find_person('bob@northwind.example') p where p.table_name = 'lead_answers'), 1::bigint,
  'what was answered is told to the person');
select public.delete_person('bob@northwind.example');
select is_empty($$select id from public.lead_answers union all select id from mail.outbox$$, 'and goes with the person');

select * from finish();
rollback;
