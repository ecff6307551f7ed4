-- The newsletter and the health of the database at the desk.
begin;
create extension if not exists pgtap;
select plan(10);

create function pg_temp.id(last text) returns uuid language sql as $$
  select ('00000000-0000-4000-8000-' || lpad(last, 12, '0'))::uuid
$$;
insert into auth.users (id, email) values (pg_temp.id('1'), 'ada@example.com'), (pg_temp.id('2'), 'eve@example.com');
insert into auth.sessions (id, user_id) values (pg_temp.id('a1'), pg_temp.id('1')), (pg_temp.id('a2'), pg_temp.id('2'));
select public.add_owner(pg_temp.id('1'), 'ada@example.com');
create function pg_temp.sign_in(who text) returns void language sql as $$
  select set_config('request.jwt.claims', jsonb_build_object(
    'role', 'authenticated', 'sub', pg_temp.id(who), 'session_id', pg_temp.id('a' || who))::text, true)
$$;
insert into public.newsletter_subscriptions (email, is_active, confirmed_at, wording, inserted_xact) values
  ('ana@example.com', true, now(), 'Yes', '3'), ('bob@example.com', true, null, null, '3'), ('cleo@example.com', false, now(), 'Yes', '3');
update mail.outbox set state = 'dead', attempts = 3, last_error = 'No server', settled_at = now()
where submission_id = (select id from public.newsletter_subscriptions where email = 'bob@example.com') and kind = 'owner';
select public.note_backup();
select public.note_server('old', '{}');
update duties.servers set noted_at = now() - interval '2 days' where place = 'old';
select public.note_server('one', '{"restarts": 2}');

select pg_temp.sign_in('2');
set local role authenticated;
select is(public.desk_newsletter(), null, 'a stranger hears nothing of the newsletter');
select is(public.desk_recipients(), null, 'gets no address');
select is(public.desk_health(), null, 'and does not hear what is wrong');
select pg_temp.sign_in('1');
select is(
  public.desk_newsletter() - 'newest', '{"confirmed": 1, "waiting": 1, "unasked": 0, "left": 1}', 'an owner hears how many stand how');
select is(jsonb_array_length(public.desk_newsletter() -> 'newest'), 3, 'and who is new');
select is(
  (select string_agg(r ->> 'email', ' ') from jsonb_array_elements(public.desk_recipients()) r), 'ana@example.com',
  'a letter goes to who has confirmed');
select is(public.desk_recipients(pg_temp.id('1')) -> 0 ->> 'token' ~ '^[0-9a-f]{64}$', true, 'with a way to leave');
select is(public.desk_health() ->> 'backup' is not null, true, 'the newest backup is known');

select is((public.desk_health() -> 'servers' -> 0) - 'noted_at' - 'silent_seconds', '{"place": "one", "status": {"restarts": 2}}', 'a server says how it is');
select is(jsonb_array_length(public.desk_health() -> 'servers'), 1, 'one that was silent for a day has gone');

select * from finish();
rollback;
