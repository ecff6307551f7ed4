-- Two desks: what was erased at one goes at the other, too, and nothing is noted of it there.
create function public.desk_gone(leads uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not desk.is_owner() then return '[]'; end if;
  return (
    select coalesce(jsonb_agg(asked.id), '[]') from unnest(leads) asked (id)
    where not exists (select from desk.leads l where l.id = asked.id)
  );
end
$$;
comment on function public.desk_gone(uuid[]) is 'For the desk: which of the leads that it shows are not there any more.';

create function desk.is_lead(lead uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from desk.leads l where l.id = lead)
$$;
-- A note of an erased lead would be left over, and nobody would find it.
drop policy "owners note" on public.lead_notes;
create policy "owners note" on public.lead_notes for all to authenticated
  using ((select desk.is_owner())) with check ((select desk.is_owner()) and desk.is_lead(lead_id));

revoke all on function desk.is_lead(uuid) from public;
grant execute on function desk.is_lead(uuid) to authenticated;
revoke all on function public.desk_gone(uuid[]) from public, anon, authenticated;
grant execute on function public.desk_gone(uuid[]) to authenticated;
