-- Of several servers one keeps house; and what the function on a schedule needs to know.
begin;
create extension if not exists pgtap;
select plan(18);

create function pg_temp.hold(holder text, seconds integer default 60) returns boolean language sql as
  $$ select public.hold_duty('housekeeping', holder, seconds) $$;

delete from duties.held;
select ok(pg_temp.hold('one'), 'the first who asks has it');
select ok(not pg_temp.hold('other'), 'nobody else then');
select ok(pg_temp.hold('one'), 'it is renewed');
select ok(public.hold_duty('another', 'other', 60), 'another duty is another''s');
update duties.held set until = now() - interval '1 second';
select ok(pg_temp.hold('other'), 'when the lease is over the next one has it');
select ok(not pg_temp.hold('one'), 'and the first one no more');
select ok(not pg_temp.hold('one', 0) and not pg_temp.hold('one'), 'nobody leaves what is another''s');
select ok(pg_temp.hold('other', 0) and pg_temp.hold('one'), 'whoever leaves it leaves it to the next at once');
update duties.held set until = now() + interval '2 days';
select ok(pg_temp.hold('other'), 'a lease that a wrong clock has made is none');
select throws_ok($$ select pg_temp.hold('other', 3601) $$, '22023', null, 'none lasts longer than an hour');
select ok(not has_function_privilege(role, 'public.hold_duty(text, text, integer)', 'execute'), role || ' cannot take it')
from unnest(array['anon', 'authenticated']) role;


select is(public.noted_backup(), null, 'no backup was made by command');
select public.note_backup();
select public.note_backup();
select is(public.noted_backup(), now(), 'the newest is known');
select ok(not has_function_privilege(role, 'public.note_backup()', 'execute'), role || ' makes none')
from unnest(array['anon', 'authenticated']) role;

delete from mail.outbox;
select results_eq(
  $$select minute from generate_series(0, 59) minute
    where mail.wants_worker('2026-11-26 09:00Z'::timestamptz + make_interval(mins => minute))$$,
  'select generate_series(0, 55, 5)', 'the alarms are looked at where nobody writes');
insert into mail.outbox (kind, table_name, submission_id, next_attempt_at)
values ('owner', 'contact_submissions', gen_random_uuid(), '2026-11-26 09:02:30Z');
select results_eq(
  $$select minute from generate_series(0, 9) minute
    where mail.wants_worker('2026-11-26 09:00Z'::timestamptz + make_interval(mins => minute))$$,
  'values (0), (3), (4), (5), (6), (7), (8), (9)', 'a mail is sent in the minute in which it is due');

select * from finish();
rollback;
