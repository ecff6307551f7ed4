-- What is wrong, so that the owner hears of each alarm once until it is over, and once that it is: however many servers work on
-- the database, and however often they start.
create table mail.alarms (
  alarm text not null check (alarm ~ '^[a-z]{1,30}$'),
  place text not null,
  is_on boolean not null,
  message text not null,
  began_at timestamptz not null,
  changed_at timestamptz not null,
  is_told boolean not null default false,
  leased_until timestamptz,
  primary key (alarm, place)
);
comment on table mail.alarms is 'The present state of each alarm, and whether the owner was told of it.';
comment on column mail.alarms.place is 'Empty for what the database itself shows; else the machine and its data folder.';
comment on column mail.alarms.leased_until is 'So long nobody else tells the owner.';
alter table mail.alarms enable row level security;

-- What a server has seen, and whether it has told the owner. Answers whether it should: nobody has, and nobody else is about
-- to. The times are those of the server. An alarm that was never on is not written down as over.
create function public.note_alarm(
  of_alarm text, of_place text, now_on boolean, words text, at timestamptz,
  began timestamptz, told boolean default false, lease_seconds integer default 900
) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  known mail.alarms;
begin
  perform pg_advisory_xact_lock(hashtextextended('mail.alarms', 0));
  select * into known from mail.alarms a where a.alarm = of_alarm and a.place = of_place;
  -- What another server has seen since is newer.
  if known.changed_at > at or (not now_on and known.alarm is null) then return false; end if;
  if known.is_on is distinct from now_on then
    insert into mail.alarms as a (alarm, place, is_on, message, began_at, changed_at, is_told)
    values (of_alarm, of_place, now_on, left(words, 1000), began, at, told)
    on conflict (alarm, place) do update set
      is_on = now_on, message = excluded.message, changed_at = at, is_told = told, leased_until = null,
      began_at = case when now_on then began else a.began_at end;
  elsif told then
    update mail.alarms a set is_told = true where a.alarm = of_alarm and a.place = of_place;
  end if;
  update mail.alarms a set leased_until = at + make_interval(secs => lease_seconds)
  where a.alarm = of_alarm and a.place = of_place and not a.is_told and coalesce(a.leased_until <= at, true);
  return found;
end
$$;
comment on function public.note_alarm(text, text, boolean, text, timestamptz, timestamptz, boolean, integer) is
  'For the servers: what one has seen; whether it is the one that tells the owner.';

create function public.list_alarms()
returns table (
  alarm text, place text, is_on boolean, message text, began_at timestamptz, changed_at timestamptz, is_told boolean
)
language sql stable security definer set search_path = ''
as $$
  select a.alarm, a.place, a.is_on, a.message, a.began_at, a.changed_at, a.is_told
  from mail.alarms a order by a.is_on desc, a.changed_at desc, a.alarm, a.place
$$;
comment on function public.list_alarms() is 'For the owner: what is wrong, then what is over.';

-- Dead mails are few, and asked for every minute.
create index outbox_dead on mail.outbox (created_at desc) where state = 'dead';

-- What the database shows of itself. Mails to senders wait for the ceiling by the hour, which is no trouble; and an address that
-- refuses its mail is none either.
create function public.alarm_signs(at timestamptz, quiet_days integer)
returns table (newest_lead timestamptz, first_view timestamptz, views bigint, dead_mails bigint, late_mails bigint)
language sql stable security definer set search_path = ''
as $$
  select
    greatest(
      (select max(t.created_at) from public.contact_submissions t),
      (select max(t.created_at) from public.newsletter_subscriptions t),
      (select t.created_at from public.form_submissions t where not t.spam order by t.created_at desc limit 1)
    ),
    (select min(t.created_at) from public.analytics_events t),
    (select count(*) from (
      select from public.analytics_events t where t.created_at > at - make_interval(days => quiet_days) limit 1000
    ) recent),
    (select count(*) from mail.outbox o where o.state = 'dead' and not o.is_refused),
    (select count(*) from mail.outbox o
      where o.state = 'waiting' and o.created_at < at - interval '1 hour' and (o.kind = 'owner' or o.attempts > 0))
$$;
comment on function public.alarm_signs(timestamptz, integer) is
  'For the servers: the newest lead, the first page view and up to 1000 of the last days, mails that are dead or an hour late.';

revoke all on function
  public.note_alarm(text, text, boolean, text, timestamptz, timestamptz, boolean, integer),
  public.list_alarms(), public.alarm_signs(timestamptz, integer)
from public, anon, authenticated;
grant execute on function
  public.note_alarm(text, text, boolean, text, timestamptz, timestamptz, boolean, integer),
  public.list_alarms(), public.alarm_signs(timestamptz, integer)
to service_role;
