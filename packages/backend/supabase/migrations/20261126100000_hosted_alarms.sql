-- Where no server of ours runs, a function on a schedule looks at what is alarming.

-- The newest backup by command, wherever the file lies: whoever looks from outside sees no folder. Not part of a backup.
create table duties.backups (
  only_row boolean primary key default true check (only_row),
  made_at timestamptz not null
);
comment on table duties.backups is 'When the newest backup was made by command.';
alter table duties.backups enable row level security;

create function public.note_backup() returns void
language sql volatile security definer set search_path = ''
as $$
  insert into duties.backups (made_at) values (now()) on conflict (only_row) do update set made_at = excluded.made_at
$$;
comment on function public.note_backup() is 'For pnpm leads: a backup was made.';

create function public.noted_backup() returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select b.made_at from duties.backups b
$$;
comment on function public.noted_backup() is 'For the function on a schedule: when the newest backup was made by command.';

-- A day on which nobody writes has no mail that waits, and needs to be looked at all the same.
create function mail.wants_worker(at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select extract(minute from at)::integer % 5 = 0
    or exists (select from mail.outbox o where o.state = 'waiting' and o.next_attempt_at <= at)
$$;
comment on function mail.wants_worker(timestamptz) is
  'For the schedule of each minute: whether a mail is due, or it is time to look at the alarms.';

revoke all on function mail.wants_worker(timestamptz) from public;
revoke all on function public.note_backup(), public.noted_backup() from public, anon, authenticated;
grant execute on function public.note_backup(), public.noted_backup() to service_role;
