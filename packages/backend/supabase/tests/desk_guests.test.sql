-- Who comes, and a mail to all of them.
begin;
create extension if not exists pgtap;
select plan(18);

create function pg_temp.id(last text) returns uuid language sql as $$
  select ('00000000-0000-4000-8000-' || lpad(last, 12, '0'))::uuid
$$;
insert into auth.users (id, email) values (pg_temp.id('1'), 'ada@example.com'), (pg_temp.id('2'), 'eve@example.com');
insert into auth.sessions (id, user_id) values (pg_temp.id('a1'), pg_temp.id('1')), (pg_temp.id('a2'), pg_temp.id('2'));
select public.add_owner(pg_temp.id('1'), 'ada@example.com');
create function pg_temp.sign_in(who text) returns void language sql as $$
  select set_config('request.jwt.claims', jsonb_build_object(
    'role', 'authenticated', 'sub', pg_temp.id(who), 'session_id', pg_temp.id('a' || who), 'email', 'ada@example.com')::text, true)
$$;
insert into public.form_submissions (id, form_name, fields, spam) values
  (pg_temp.id('c1'), 'workshop-booking', '{"name": "Bob", "email": "bob@northwind.example", "workshopType": "deep"}', false),
  (pg_temp.id('c2'), 'workshop-booking', '{"name": "Bob", "email": "bob+two@northwind.example", "workshopType": "deep"}', false),
  (pg_temp.id('c3'), 'workshop-booking', '{"name": "Ana", "email": "ana@example.com", "workshopType": "deep"}', false),
  (pg_temp.id('c4'), 'workshop-booking', '{"name": "Shop", "email": "shop@example.com", "workshopType": "deep"}', true),
  (pg_temp.id('c5'), 'workshop-booking', '{"name": "Old", "email": "old@example.com", "workshopType": "gone"}', false),
  (pg_temp.id('c6'), 'webinar', '{"name": "Dan", "email": "dan@example.com"}', false);
insert into public.lead_payments (lead_id) values (pg_temp.id('c3'));
create function pg_temp.names(guests jsonb) returns text language sql as $$
  select string_agg(g ->> 'name', ' ' order by place) from jsonb_array_elements(guests) with ordinality as g (g, place)
$$;
grant execute on function pg_temp.names(jsonb) to authenticated;
create temporary table mails as select jsonb_object_agg(pg_temp.id('c' || i), pg_temp.id('d' || i)) as all from generate_series(1, 4) i;
create temporary table known as select jsonb_object_agg(pg_temp.id('c' || i), 0) as all from generate_series(1, 4) i;
grant select on mails, known to authenticated;

select pg_temp.sign_in('2');
set local role authenticated;
select is(public.desk_guests('deep'), null, 'a stranger does not hear who comes');
select throws_ok($$select public.mail_guests((select m.all from mails m), '{}', 'Hello', 'Hello')$$, 'PT404', null, 'nor mails them');
select pg_temp.sign_in('1');
select is(pg_temp.names(public.desk_guests('deep')), 'Ana Bob Bob', 'an owner does, by name and without spam');
select is(public.desk_guests('deep') -> 0 -> 'paid' ->> 'verified_by' is not null, true, 'with who has paid');
select is(pg_temp.names(public.desk_guests('other', known => array['deep'])), 'Old', 'and workshops that are no more');
select is(pg_temp.names(public.desk_guests('webinar')), 'Dan', 'and the webinar');
select is(public.desk_guests('webinar', since => current_date + 1), '[]', 'since its last date');
select is(public.mail_guests((select m.all from mails m), (select k.all from known k), 'See you', 'On Monday'), 2, 'one mail goes to each person, none to spam');
select is(public.mail_guests((select m.all from mails m), (select k.all from known k), 'See you', 'On Monday'), 2, 'the same again is the same');
select is(
  public.desk_guests('deep') -> 0 -> 'answered' ->> 'subject', 'See you', 'what was written last stands with each guest');
select is(public.desk_guests('deep') -> 0 ->> 'answers', '1', 'and how often somebody has written');
create temporary table others as select jsonb_object_agg(pg_temp.id('c' || i), pg_temp.id('e' || i)) as all from generate_series(1, 3) i;
select throws_ok(
  $$select public.mail_guests((select o.all from others o), (select k.all from known k), 'See you', 'On Monday')$$, 'PT409', null,
  'another desk that does not know of it writes to nobody');
select throws_ok(
  $$select public.mail_guests((select o.all from others o), '{}', 'See you', 'On Monday')$$, 'PT409', null,
  'nor does one that says nothing of what it knows');
reset role;
select is((select count(*) from public.lead_answers), 2::bigint, 'and nothing of it is stored');
select results_eq(
  $$select a.lead_id, o.next_attempt_at - now() from public.lead_answers a join mail.outbox o on o.submission_id = a.id order by 1$$,
  $$values (pg_temp.id('c1'), interval '10 seconds'), (pg_temp.id('c3'), interval '10 seconds')$$,
  'in the outbox that holds it, once each');
select pg_temp.sign_in('2');
set local role authenticated;
select lives_ok($$select public.take_back_mails(array[pg_temp.id('d1'), pg_temp.id('d3')])$$, 'a stranger takes nothing back');
select pg_temp.sign_in('1');
select lives_ok($$select public.take_back_mails(array[pg_temp.id('d1'), pg_temp.id('d3')])$$, 'an owner does');
reset role;
select is_empty($$select o.id from mail.outbox o where o.kind = 'answer'$$, 'and nothing goes');

select * from finish();
rollback;
