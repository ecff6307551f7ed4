-- Limits by address: counted per table and window, told with a time to wait, and no address kept.
begin;
create extension if not exists pgtap;
select plan(24);

delete from limits.rules;
delete from limits.counters;
insert into limits.rules (table_name, window_seconds, most) values
  ('contact_submissions', 60, 2), ('contact_submissions', 3600, 3), ('form_submissions', 60, 1);

create function pg_temp.come_from(address text, as_role text default 'anon') returns void language plpgsql as $$
begin
  perform set_config('request.headers', json_build_object('x-forwarded-for', address)::text, true);
  perform set_config('role', as_role, true);
end $$;
create function pg_temp.inquire(new_id uuid default gen_random_uuid()) returns void language sql as $$
  insert into public.contact_submissions (id, name, email, company, role, message)
  values (new_id, 'Ada', 'ada@example.com', 'E', 'ceo', 'Hello')
$$;
-- The owner looks, whoever the visitor is.
create function pg_temp.hits() returns setof integer language sql security definer as $$
  select hits from limits.counters where window_seconds = 60 order by hits
$$;
create function pg_temp.age(by interval) returns void language sql security definer as $$
  update limits.counters set started_at = started_at - by
$$;
create function pg_temp.answer(statement text) returns json language plpgsql as $$
declare
  said text;
  meta text;
begin
  execute statement;
  return null;
exception when sqlstate 'PGRST' then
  get stacked diagnostics said = message_text, meta = pg_exception_detail;
  return json_build_object('body', said::json, 'meta', meta::json);
end $$;

select pg_temp.come_from('203.0.113.7, 10.0.0.1');
select lives_ok('select pg_temp.inquire()', 'the first comes in');
select lives_ok($$select pg_temp.inquire('0b0e7a3c-6f0e-4d0a-9a58-0d6f0c1c2b3a')$$, 'the second too');
select throws_ok('select pg_temp.inquire()', 'PGRST', null, 'the third does not');
select results_eq('select pg_temp.hits()', array[2], 'a refusal is not counted');
select throws_ok(
  $$select pg_temp.inquire('0b0e7a3c-6f0e-4d0a-9a58-0d6f0c1c2b3a')$$, '23505', null,
  'a repeat of what is stored is told so');

select is(pg_temp.answer('select pg_temp.inquire()') #>> '{meta,status}', '429', 'the answer is a 429');
select is(pg_temp.answer('select pg_temp.inquire()') #>> '{meta,headers,Retry-After}', '60', 'with Retry-After');
select is(pg_temp.answer('select pg_temp.inquire()') #>> '{body,details}', 'retry after 60 seconds', 'and in the body');
select is(
  pg_temp.answer('select pg_temp.inquire()') #>> '{body,message}',
  'Too many messages came from your network. Please wait 1 minute, then send it again.', 'and in words');

select pg_temp.age('61 seconds');
select lives_ok('select pg_temp.inquire()', 'after the window it goes on');
select is(
  pg_temp.answer('select pg_temp.inquire()') #>> '{body,message}',
  'Too many messages came from your network. Please wait 59 minutes, then send it again.', 'the longer window holds');

select pg_temp.come_from('203.0.113.8');
select lives_ok('select pg_temp.inquire()', 'another address has limits of its own');
select pg_temp.come_from('2001:db8:1:2::1');
select lives_ok('select pg_temp.inquire(), pg_temp.inquire()', 'IPv6 counts');
select pg_temp.come_from('2001:db8:1:2:ffff::9');
select throws_ok('select pg_temp.inquire()', 'PGRST', null, 'by network');
select pg_temp.come_from('no address at all');
select lives_ok('select pg_temp.inquire()', 'nonsense in the header harms nobody');
select set_config('request.headers', '{}', true);
select lives_ok('select pg_temp.inquire(), pg_temp.inquire(), pg_temp.inquire()', 'without an address nobody is limited');

select pg_temp.come_from('203.0.113.7', 'service_role');
select lives_ok('select pg_temp.inquire()', 'the owner is not limited');
select set_config('request.headers', '{"x-visitor-address":"203.0.113.9"}', true);
select lives_ok(
  $$insert into public.form_submissions (form_name, fields) values ('contact', '{}')$$, 'the host names its visitor');
select throws_ok(
  $$insert into public.form_submissions (form_name, fields) values ('contact', '{}')$$, 'PGRST', null,
  'who is limited as well');

reset role;
select ok(
  not limits.is_over(row('x'::bytea, 'contact_submissions', 60, clock_timestamp(), 1)::limits.counters),
  'a counter that another request has started since this one began still counts');
select ok(
  limits.is_over(row('x'::bytea, 'contact_submissions', 60, now() + interval '1 hour', 1)::limits.counters),
  'one from the future does not');
select is_empty($$select from limits.counters where encode(address, 'escape') like '%203.0%'$$, 'no address is kept');
-- A purge takes its time, and to its own now() whoever comes meanwhile is in the future.
insert into limits.counters (address, table_name, window_seconds, started_at) values
  ('meanwhile', 'contact_submissions', 60, clock_timestamp()),
  ('future', 'contact_submissions', 60, now() + interval '1 hour');
select public.purge_expired(true);
select results_eq(
  $$select encode(address, 'escape') from limits.counters where address in ('meanwhile', 'future')$$, array['meanwhile'],
  'a purge leaves the counter of whoever comes meanwhile, and takes one from the future');
select pg_temp.age('2 hours');
set local role service_role;
select results_eq(
  $$select deleted > 0 from public.purge_expired() where table_name = 'limits.counters'$$, array[true],
  'old counters are purged');

select * from finish();
rollback;
