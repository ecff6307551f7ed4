-- Keeping and erasing at the desk: the functions behind pnpm leads, for whoever the owner is reading.
create function public.keep_lead(lead uuid, until date) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if desk.is_owner() then
    update public.contact_submissions t set keep_until = until where t.id = lead;
    update public.form_submissions t set keep_until = until where t.id = lead;
    if found or exists (select from public.contact_submissions t where t.id = lead) then return; end if;
  end if;
  raise exception using errcode = 'PT404', message = 'There is no such inquiry and no such form.';
end
$$;
comment on function public.keep_lead(uuid, date) is
  'For the desk: keeps a lead that belongs to a contract up to a day, or, without one, as long as all others.';

-- What erasing would take, counted; null where there is no address to look for.
create function public.desk_erasure(lead uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted text := (select l.mailbox from desk.leads l where l.id = lead and desk.is_owner());
begin
  if wanted is null then return null; end if;
  return (
    select jsonb_build_object(
      'leads', count(distinct p.id) filter (
        where p.own and p.table_name in ('contact_submissions', 'form_submissions', 'newsletter_subscriptions')),
      'chats', count(distinct p.content ->> 'session_id') filter (where p.own and p.table_name = 'chat_conversations'),
      'answers', count(*) filter (where p.own and p.table_name = 'lead_answers'),
      'notes', count(*) filter (where p.own and p.table_name = 'lead_notes'),
      'mentions', count(distinct p.id) filter (where not p.own))
    from public.find_person(wanted) p
  );
end
$$;
comment on function public.desk_erasure(uuid) is 'For the desk: how much is held of whoever sent a lead.';

create function public.erase_person(lead uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wanted text := (select l.mailbox from desk.leads l where l.id = lead and desk.is_owner());
begin
  if wanted is null then
    raise exception using errcode = 'PT404', message = 'There is no such lead, or it has no address.';
  end if;
  perform public.delete_person(wanted);
end
$$;
comment on function public.erase_person(uuid) is
  'For the desk: deletes everything of whoever sent a lead, and remembers that it was deleted. There is no way back.';

revoke all on function public.keep_lead(uuid, date), public.desk_erasure(uuid), public.erase_person(uuid)
from public, anon, authenticated;
grant execute on function public.keep_lead(uuid, date), public.desk_erasure(uuid), public.erase_person(uuid) to authenticated;
