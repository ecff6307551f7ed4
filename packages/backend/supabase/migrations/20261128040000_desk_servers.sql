-- What only a server sees of itself: the room on its disk, its version, its restarts. It writes it down each minute, so that the
-- desk can say it wherever it is served from. Not part of a backup.
create table duties.servers (
  place text primary key check (char_length(place) between 1 and 1000),
  status jsonb not null check (jsonb_typeof(status) = 'object' and pg_column_size(status) <= 4000),
  noted_at timestamptz not null
);
comment on table duties.servers is 'What each server that runs has last said of itself.';
comment on column duties.servers.place is 'The machine and its data folder.';
comment on column duties.servers.status is 'As /health says it, without what the database knows by itself.';
alter table duties.servers enable row level security;

-- A server that was silent for a day, beside another one that runs, has gone for good.
create function public.note_server(of_place text, of_status jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- The driver of a PostgreSQL server writes JSON as the text of a JSON string.
  if jsonb_typeof(of_status) = 'string' then of_status := (of_status #>> '{}')::jsonb; end if;
  insert into duties.servers as s (place, status, noted_at) values (of_place, of_status, clock_timestamp())
  on conflict (place) do update set status = excluded.status, noted_at = excluded.noted_at;
  delete from duties.servers s where s.noted_at < now() - interval '1 day';
end
$$;
comment on function public.note_server(text, jsonb) is 'For the servers: how one of them is, for the desk.';

create function public.forget_server(of_place text) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from duties.servers s where s.place = of_place
$$;
comment on function public.forget_server(text) is 'For the servers: one of them ends in order.';

create or replace function public.desk_health() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not desk.is_owner() then return null; end if;
  return jsonb_build_object(
    'alarms', (select coalesce(jsonb_agg(to_jsonb(a)), '[]') from (select * from public.list_alarms() limit 20) a),
    'waiting', (select count(*) from mail.outbox o where o.state = 'waiting' and o.attempts > 0),
    'dead', (select count(*) from mail.outbox o where o.state = 'dead'),
    'mails', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at desc), '[]')
      from (
        select l.id, l.kind, l.state, l.form_name, l.submission_id, l.attempts, l.created_at, l.next_attempt_at, l.last_error
        from public.list_mails(now(), 200, array['dead', 'waiting']) l
        where l.state = 'dead' or l.attempts > 0 limit 20
      ) m),
    'servers', (
      select coalesce(jsonb_agg(to_jsonb(n) order by n.silent_seconds, n.place), '[]')
      from (
        select s.place, s.status, s.noted_at,
          greatest(0, round(extract(epoch from clock_timestamp() - s.noted_at)))::integer as silent_seconds
        from duties.servers s order by s.noted_at desc, s.place limit 20
      ) n),
    'newest_lead', (select l.created_at from desk.leads l order by l.created_at desc, l.id desc limit 1),
    'backup', (select b.made_at from duties.backups b),
    'purge', (select c.purged_at from retention.clock c)
  );
end
$$;
comment on function public.desk_health() is
  'For the desk: alarms, mails that stick, what each server says of itself, the newest lead and backup, and the last purge.';

revoke all on function public.note_server(text, jsonb), public.forget_server(text) from public, anon, authenticated;
grant execute on function public.note_server(text, jsonb), public.forget_server(text) to service_role;
