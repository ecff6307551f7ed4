-- Undo of a note or a payment that an owner has removed brings back the very row, with who and when. Until then, for ten seconds,
-- the row lies aside: nobody reads it there, and it goes for good whatever becomes of the desk that removed it. Not part of a backup.
create table desk.aside (
  table_name text not null,
  id uuid not null,
  -- With its lead it is erased.
  lead_id uuid not null references desk.leads (id) on delete cascade,
  content jsonb not null,
  removed_at timestamptz not null default clock_timestamp(),
  primary key (table_name, id)
);
create index aside_lead on desk.aside (lead_id);
alter table desk.aside enable row level security;
comment on table desk.aside is 'Notes and payments that an owner has removed within the last seconds, for Undo.';

-- The press needs its time to get here.
create function desk.clear_aside() returns void
language sql volatile security definer set search_path = ''
as $$
  delete from desk.aside a where a.removed_at < clock_timestamp() - interval '15 seconds'
$$;

-- What an owner removes, and neither what is erased nor what is purged: its lead is gone by then.
create function desk.lay_aside() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform desk.clear_aside();
  if not desk.is_owner() or not desk.is_lead(old.lead_id) then return null; end if;
  insert into desk.aside as a (table_name, id, lead_id, content)
  values (tg_table_name, coalesce((to_jsonb(old) ->> 'id')::uuid, old.lead_id), old.lead_id, to_jsonb(old))
  on conflict (table_name, id) do update set content = excluded.content, removed_at = excluded.removed_at;
  return null;
end
$$;
create trigger lay_aside after delete on public.lead_notes for each row execute function desk.lay_aside();
create trigger lay_aside after delete on public.lead_payments for each row execute function desk.lay_aside();

create function public.put_back(of_table text, removed uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_row jsonb;
begin
  perform desk.clear_aside();
  delete from desk.aside a where a.table_name = of_table and a.id = removed and desk.is_owner() returning a.content into found_row;
  if found_row is null then
    raise exception using errcode = 'PT410', message = 'It has gone for good.';
  end if;
  -- Another desk may have noted the payment meanwhile: it was seen then.
  case of_table
    when 'lead_notes' then
      insert into public.lead_notes select * from jsonb_populate_record(null::public.lead_notes, found_row) on conflict do nothing;
    when 'lead_payments' then
      insert into public.lead_payments select * from jsonb_populate_record(null::public.lead_payments, found_row) on conflict do nothing;
  end case;
end
$$;
comment on function public.put_back(text, uuid) is
  'For the desk: a note, by its id, or a payment, by that of its lead, that an owner has removed within the last seconds.';

-- What nobody has put back goes with the minute of a server, and where none runs with the next removal or the daily purge.
create function desk.clear_aside_too() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform desk.clear_aside();
  return null;
end
$$;
create trigger clear_aside after insert or update on duties.servers for each statement execute function desk.clear_aside_too();
create trigger clear_aside after insert or update on retention.clock for each statement execute function desk.clear_aside_too();

revoke all on function desk.clear_aside(), desk.lay_aside(), desk.clear_aside_too() from public;
revoke all on function public.put_back(text, uuid) from public, anon, authenticated;
grant execute on function public.put_back(text, uuid) to authenticated;
