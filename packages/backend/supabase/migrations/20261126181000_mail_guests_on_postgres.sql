-- The library that calls functions hands a PostgreSQL server an object as a string of JSON: a mail to all guests was refused there.
create or replace function public.mail_guests(mails jsonb, subject text, body text) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  one record;
  written text[] := '{}';
begin
  if not desk.is_owner() then
    raise exception using errcode = 'PT404', message = 'There are no such leads.';
  end if;
  for one in
    select m.key::uuid as lead, m.value::uuid as answer, l.mailbox
    from jsonb_each_text(case jsonb_typeof(mails) when 'string' then (mails #>> '{}')::jsonb else mails end) m join desk.leads l on l.id = m.key::uuid
    where l.kind in ('workshop-booking', 'webinar') and l.state not in ('spam', 'lost')
    order by m.key limit 1000
  loop
    continue when one.mailbox is null or one.mailbox = any (written)
      or not coalesce(checks.is_email(desk.address_of(one.lead)), false);
    perform public.answer_lead(
      one.answer, one.lead, (select count(*) from public.lead_answers a where a.lead_id = one.lead)::integer, subject, body);
    written := written || one.mailbox;
  end loop;
  return cardinality(written);
end
$$;
