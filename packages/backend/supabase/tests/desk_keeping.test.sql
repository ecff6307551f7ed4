-- Payments that an owner has seen, keeping, and erasing at the desk.
begin;
create extension if not exists pgtap;
select plan(49);

create function pg_temp.id(last text) returns uuid language sql as $$
  select ('00000000-0000-4000-8000-' || lpad(last, 12, '0'))::uuid
$$;
insert into auth.users (id, email) values (pg_temp.id('1'), 'ada@example.com'), (pg_temp.id('2'), 'eve@example.com');
insert into auth.sessions (id, user_id) values (pg_temp.id('a1'), pg_temp.id('1')), (pg_temp.id('a2'), pg_temp.id('2'));
select public.add_owner(pg_temp.id('1'), 'ada@example.com');
insert into public.form_submissions (id, form_name, fields, spam) values
  (pg_temp.id('c1'), 'webinar', '{"name": "Bob", "email": "bob+seat@northwind.example", "payment_verification": "self-declared"}', false),
  (pg_temp.id('c2'), 'workshop-booking', '{"name": "Bob", "email": "bob@northwind.example"}', false),
  (pg_temp.id('c3'), 'contact', '{"name": "Cleo", "email": "cleo@example.com", "message": "Ask bob@northwind.example"}', false),
  (pg_temp.id('c4'), 'assessment-report', '{"q1": "1"}', false);
insert into public.contact_submissions (id, name, email, company, role, message)
values (pg_temp.id('c2'), 'Bob', 'bob@northwind.example', 'Northwind', 'ceo', 'A redesign');
insert into public.chat_conversations (session_id, sender, message) values
  ('one', 'user', 'Write to bob@northwind.example'), ('one', 'bot', 'We do.'), ('two', 'user', 'Hello');
insert into public.lead_notes (lead_id, body) values (pg_temp.id('c1'), 'Calls on Monday'), (pg_temp.id('c3'), 'Stays');
insert into desk.aside (table_name, id, lead_id, content)
select 'lead_notes', pg_temp.id('e9'), pg_temp.id('c1'), jsonb_build_object('id', pg_temp.id('e9'), 'lead_id', pg_temp.id('c1'), 'body', 'No');

create function pg_temp.sign_in(who text) returns void language sql as $$
  select set_config('request.jwt.claims', jsonb_build_object(
    'role', 'authenticated', 'sub', pg_temp.id(who), 'session_id', pg_temp.id('a' || who),
    'email', case who when '1' then 'ada@example.com' else 'eve@example.com' end)::text, true)
$$;
create function pg_temp.verified(lead text) returns text language sql as $$
  select t.fields ->> 'payment_verification' from public.form_submissions t where t.id = pg_temp.id(lead)
$$;

-- Whoever is no owner, or one below the level that is needed.
insert into auth.mfa_factors (user_id, status) values (pg_temp.id('1'), 'verified');
create temporary table attempts as select who, call, code
from unnest(array['1', '2']) who, (values
  ($$insert into public.lead_payments (lead_id) values (pg_temp.id('c1'))$$, '42501'),
  ($$select public.keep_lead(pg_temp.id('c1'), null, '2036-12-31')$$, 'PT404'),
  ($$select public.put_back('lead_notes', pg_temp.id('e9'), now())$$, 'PT410'),
  ($$select public.erase_person(pg_temp.id('c1'))$$, 'PT404')) calls (call, code);
grant select on attempts to authenticated;
set local role authenticated;
select throws_ok(format('do $do$ begin perform pg_temp.sign_in(%L); %s; end $do$', who, regexp_replace(call, '^select', 'perform')), code, null,
  format('%s may not: %s', case who when '1' then 'an owner without the second factor' else 'a stranger' end, call))
from attempts;
select is(public.desk_erasure(pg_temp.id('c1')), null, 'nor look what there is');
reset role;
delete from auth.mfa_factors;

-- Who has paid.
select pg_temp.sign_in('1');
set local role authenticated;
select lives_ok($$insert into public.lead_payments (lead_id) values (pg_temp.id('c1')), (pg_temp.id('c2'))$$, 'an owner has seen two payments');
select throws_ok($$insert into public.lead_payments (lead_id) values (pg_temp.id('c3'))$$, '42501', null, 'an inquiry is not paid for');
select throws_ok($$insert into public.lead_payments (lead_id, verified_by) values (pg_temp.id('c3'), 'bob')$$, '42501', null, 'nobody signs for another');
select is(public.desk_lead(pg_temp.id('c1')) -> 'payment' ->> 'verified_by', 'ada@example.com', 'the lead says who has');
select is(public.desk_leads(1, of_kind => 'webinar') -> 0 -> 'summary' -> 'paid' ->> 'verified_by', 'ada@example.com', 'and the list');
select is(pg_temp.verified('c1'), 'owner', 'as the form does from now on');
select lives_ok($$delete from public.lead_payments where lead_id = pg_temp.id('c1')$$, 'which is taken back');
select is(pg_temp.verified('c1'), 'self-declared', 'and is again what the person says');
select is(pg_temp.verified('c2'), null, 'where a form says nothing of a payment, nothing is added');

-- Removed, and put back as it was, by another owner than the one who wrote it.
reset role;
delete from desk.aside;
insert into public.lead_notes (id, lead_id, created_at, author, body)
values (pg_temp.id('e1'), pg_temp.id('c2'), now() - interval '3 days', 'bea@example.com', 'As it was');
update public.lead_payments set verified_at = now() - interval '2 days', verified_by = 'bea@example.com' where lead_id = pg_temp.id('c2');
insert into public.lead_payments (lead_id, verified_at, verified_by) values (pg_temp.id('c1'), now() - interval '1 day', 'bea@example.com');
create temporary table before as
  select to_jsonb(n) as kept from public.lead_notes n where n.id = pg_temp.id('e1') union all select to_jsonb(p) from public.lead_payments p;
grant select on before to authenticated;
set local role authenticated;
delete from public.lead_notes where id = pg_temp.id('e1');
delete from public.lead_payments;
select is(public.desk_lead(pg_temp.id('c2')) - array['form', 'inquiry', 'state', 'subscription'], '{"payment": null, "answers": [], "notes": []}', 'what is removed is gone at once');
select is(pg_temp.verified('c1'), 'self-declared', 'for all who read it');
select lives_ok($$select public.put_back('lead_notes', pg_temp.id('e1'), now() - interval '3 days')$$, 'a note is put back');
select lives_ok($$select public.put_back('lead_payments', pg_temp.id('c1'), now() - interval '1 day')$$, 'and a payment');
select lives_ok($$select public.put_back('lead_payments', pg_temp.id('c2'), now() - interval '2 days')$$, 'and another');
select set_eq(
  $$select to_jsonb(n) from public.lead_notes n where n.id = pg_temp.id('e1') union all select to_jsonb(p) from public.lead_payments p$$,
  $$select kept from before$$, 'with who, when and the same id');
select is(pg_temp.verified('c1'), 'owner', 'and the form says so again');
select throws_ok($$select public.put_back('lead_notes', pg_temp.id('e1'), now() - interval '3 days')$$, 'PT410', null, 'once');
-- Two desks, one payment: each undoes its own.
delete from public.lead_payments where lead_id = pg_temp.id('c2');
insert into public.lead_payments (lead_id) values (pg_temp.id('c2'));
select throws_ok($$select public.put_back('lead_payments', pg_temp.id('c2'), now() - interval '2 days')$$, 'PT409', null, 'where another desk has noted one since, that stays');
select is((select verified_by from public.lead_payments where lead_id = pg_temp.id('c2')), 'ada@example.com', 'as it noted it');
delete from public.lead_payments where lead_id = pg_temp.id('c2');
select throws_ok($$select public.put_back('lead_payments', pg_temp.id('c2'), now() - interval '2 days')$$, 'PT409', null, 'and where it has removed one since, that stays removed');
select is_empty($$select from public.lead_payments where lead_id = pg_temp.id('c2')$$, 'whosever it was');
select lives_ok($$select public.put_back('lead_payments', pg_temp.id('c2'), now())$$, 'but for the desk that has removed it');
delete from public.lead_notes where id = pg_temp.id('e1');
reset role;
update desk.aside set removed_at = clock_timestamp() - interval '16 seconds';
set local role authenticated;
select throws_ok($$select public.put_back('lead_notes', pg_temp.id('e1'), now() - interval '3 days')$$, 'PT410', null, 'not for ever');
reset role;
update desk.aside set removed_at = clock_timestamp() - interval '16 seconds';
select public.note_server('one', '{}');
select is_empty($$select from desk.aside$$, 'after its time it is gone for good, whether a desk is open or not');
delete from public.lead_payments where lead_id = pg_temp.id('c1');
set local role authenticated;
insert into public.lead_notes (id, lead_id, body) values (pg_temp.id('e2'), pg_temp.id('c1'), 'Aside when the person is erased');
delete from public.lead_notes where id = pg_temp.id('e2');

-- Kept.
select lives_ok($$select public.keep_lead(pg_temp.id('c2'), null, '2036-12-31')$$, 'an owner keeps a lead');
select throws_ok($$select public.keep_lead(pg_temp.id('c2'), null, '2030-01-31')$$, 'PT409', 'Another day was set meanwhile.', 'whoever has not seen that day does not overrule it');
select throws_ok($$select public.keep_lead(pg_temp.id('c2'), '2030-01-31', null)$$, 'PT409', 'Another day was set meanwhile.', 'nor take it back');
reset role;
select results_eq(
  $$select keep_until from public.contact_submissions where id = pg_temp.id('c2')
    union all select keep_until from public.form_submissions where id = pg_temp.id('c2')$$,
  $$values ('2036-12-31'::date), ('2036-12-31'::date)$$, 'in all of its rows');
set local role authenticated;
select lives_ok($$select public.keep_lead(pg_temp.id('c2'), '2036-12-31', null)$$, 'and as long as all others again');
select throws_ok($$select public.keep_lead(pg_temp.id('cf'), null, '2036-12-31')$$, 'PT404', null, 'what is not there is not kept');

-- Erased.
select public.answer_lead(pg_temp.id('d1'), pg_temp.id('c2'), 0, 'Yes', 'Yes');
select is(
  public.desk_erasure(pg_temp.id('c1')), '{"leads": 2, "chats": 1, "answers": 1, "notes": 1, "mentions": 1}',
  'what would go is counted, under each way to write the address');
select is(public.desk_erasure(pg_temp.id('c4')), null, 'without an address there is nobody to look for');
select lives_ok($$select public.erase_person(pg_temp.id('c1'))$$, 'the person is erased');
select is(
  public.desk_gone(array[pg_temp.id('c1'), pg_temp.id('c3')]), to_jsonb(array[pg_temp.id('c1')]), 'another desk hears that it is gone');
select throws_ok(
  $$insert into public.lead_notes (lead_id, body) values (pg_temp.id('c1'), 'x')$$, '42501', null, 'and nothing is noted of it there');
select pg_temp.sign_in('2');
select is(public.desk_gone(array[pg_temp.id('c1')]), '[]', 'a stranger hears nothing');
reset role;
select is_empty($$select p.table_name from public.find_person('bob@northwind.example') p where p.own$$, 'nothing is left');
select is_empty(
  $$select lead_id from public.lead_answers union all select lead_id from public.lead_payments
    union all select o.submission_id from mail.outbox o where o.submission_id in (pg_temp.id('c1'), pg_temp.id('c2'), pg_temp.id('d1'))$$,
  'nor of what was answered, paid and mailed');
select is_empty($$select from desk.aside$$, 'nor of what was just removed, with what goes now');
select isnt_empty($$select from retention.erased$$, 'it is remembered that it went');

select * from finish();
rollback;
