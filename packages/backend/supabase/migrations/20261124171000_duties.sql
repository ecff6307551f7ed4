-- Of several servers on one database one keeps house: it purges, backs up, and watches what the database shows. The lease is the
-- database's, and so is its clock. Not part of a backup.
create schema duties;
comment on schema duties is 'Who does what only one server should do. Not exposed through the API.';

create table duties.held (
  duty text primary key check (duty ~ '^[a-z]{1,30}$'),
  holder text not null,
  until timestamptz not null
);
comment on column duties.held.holder is 'The machine and its data folder, so that a server which is started again has it at once.';
alter table duties.held enable row level security;

-- A lease from further ahead than any may last was made by a wrong clock.
create function public.hold_duty(of_duty text, of_holder text, lease_seconds integer) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  longest constant integer := 3600;
begin
  if lease_seconds not between 0 and longest then
    raise exception 'A duty is held for 0 to % seconds.', longest using errcode = '22023';
  end if;
  insert into duties.held as h (duty, holder, until)
  values (of_duty, of_holder, clock_timestamp() + make_interval(secs => lease_seconds))
  on conflict (duty) do update set holder = excluded.holder, until = excluded.until
  where h.holder = excluded.holder
    or h.until <= clock_timestamp() or h.until > clock_timestamp() + make_interval(secs => longest);
  return found;
end
$$;
comment on function public.hold_duty(text, text, integer) is
  'For the servers: whether a duty is the holder''s, now and for so many seconds; with 0 it is left to the next.';

create function public.last_purge() returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select c.purged_at from retention.clock c
$$;
comment on function public.last_purge() is 'For the servers that do not purge: when another one did.';

revoke all on function public.hold_duty(text, text, integer), public.last_purge() from public, anon, authenticated;
grant execute on function public.hold_duty(text, text, integer), public.last_purge() to service_role;
