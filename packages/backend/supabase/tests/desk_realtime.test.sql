-- Desks hear of leads at once where Supabase Realtime is. Here it is stood in for by what the migration uses of it.
begin;
create extension if not exists pgtap;
select plan(8);

select is(desk.use_realtime(), false, 'without Realtime there is nothing to set up');
create schema realtime;
grant usage on schema realtime to authenticated;
create table realtime.messages (topic text, payload jsonb, event text, private boolean);
alter table realtime.messages enable row level security;
grant select on realtime.messages to authenticated;
create function realtime.topic() returns text language sql stable as $$ select current_setting('realtime.topic', true) $$;
create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void language sql as $$
  insert into realtime.messages values (topic, payload, event, private)
$$;
select is(desk.use_realtime(), true, 'with it there is');

create function pg_temp.id(last text) returns uuid language sql as $$
  select ('00000000-0000-4000-8000-' || lpad(last, 12, '0'))::uuid
$$;
insert into auth.users (id, email) values (pg_temp.id('1'), 'ada@example.com'), (pg_temp.id('2'), 'eve@example.com');
insert into auth.sessions (id, user_id) values (pg_temp.id('a1'), pg_temp.id('1')), (pg_temp.id('a2'), pg_temp.id('2'));
select public.add_owner(pg_temp.id('1'), 'ada@example.com');
create function pg_temp.join(who text, topic text) returns void language sql as $$
  select set_config('realtime.topic', topic, true), set_config('request.jwt.claims', jsonb_build_object(
    'role', 'authenticated', 'sub', pg_temp.id(who), 'session_id', pg_temp.id('a' || who))::text, true)
$$;
insert into public.contact_submissions (name, email, company, role, message, inserted_xact)
values ('Bob Brandt', 'bob@example.com', 'Northwind', 'ceo', 'A redesign', '3');
select results_eq(
  'select distinct topic, event, payload, private from realtime.messages', $$values ('desk', 'leads', '{}'::jsonb, true)$$,
  'a lead that comes is told, and nothing of what it says');

select pg_temp.join('1', 'desk');
set local role authenticated;
select isnt_empty('select from realtime.messages', 'an owner hears of it');
select pg_temp.join('1', 'other');
select is_empty('select from realtime.messages', 'on this channel alone');
select pg_temp.join('2', 'desk');
select is_empty('select from realtime.messages', 'a stranger who is signed in does not');
reset role;
insert into auth.mfa_factors (user_id, status) values (pg_temp.id('1'), 'verified');
select pg_temp.join('1', 'desk');
set local role authenticated;
select is_empty('select from realtime.messages', 'and an owner only with the second factor that there is');
reset role;

drop function realtime.send;
select lives_ok(
  $$insert into public.contact_submissions (name, email, company, role, message, inserted_xact)
    values ('Cleo', 'cleo@example.com', 'Northwind', 'ceo', 'A redesign', '3')$$,
  'where Realtime fails, a visitor does not');

select * from finish();
rollback;
