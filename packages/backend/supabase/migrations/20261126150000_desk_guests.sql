-- Who comes to a workshop or to the webinar, and a mail to all of them: an answer to each, by the outbox that sends answers.
-- An event is a kind of workshop, or 'webinar'; other is every workshop that is not among known.
create function public.desk_guests(of_event text, since date default null, known text[] default '{}') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not desk.is_owner() then return null; end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(g) order by lower(g.name), g.created_at, g.id), '[]') from (
      select l.id, l.created_at, l.state, l.mailbox,
        coalesce(t.fields ->> 'name', '') as name, coalesce(t.fields ->> 'email', '') as email,
        coalesce(t.fields ->> 'company', '') as company,
        (select to_jsonb(p) - 'lead_id' from public.lead_payments p where p.lead_id = l.id) as paid
      from desk.leads l join public.form_submissions t on t.id = l.id
      where l.kind = case when of_event = 'webinar' then 'webinar' else 'workshop-booking' end
        and l.state not in ('spam', 'lost')
        and l.created_at >= coalesce(desk.midnight(since), now() - interval '12 months')
        and case of_event
          when 'webinar' then true
          when 'other' then coalesce(t.fields ->> 'workshopType', '') <> all (known)
          else t.fields ->> 'workshopType' = of_event
        end
      order by l.created_at desc limit 1000
    ) g
  );
end
$$;
comment on function public.desk_guests(text, date, text[]) is
  'For the desk: who asked for a seat, by name, the newest thousand at most; nothing for anybody but an owner.';

-- mails: the id of its answer for each lead. Who has several seats gets one mail. All of them wait for the same ten seconds.
create function public.mail_guests(mails jsonb, subject text, body text) returns integer
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
    from jsonb_each_text(mails) m join desk.leads l on l.id = m.key::uuid
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
comment on function public.mail_guests(jsonb, text, text) is
  'For the desk: the same mail to each of some guests, one a person. How many that are.';

-- All of them, or none where one is on its way.
create function public.take_back_mails(answers uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  one uuid;
begin
  for one in select a.id from public.lead_answers a where a.id = any (answers) and desk.is_owner() order by a.lead_id loop
    perform public.take_back_answer(one);
  end loop;
end
$$;
comment on function public.take_back_mails(uuid[]) is 'For the desk: takes back mails to guests that still wait for their first attempt.';

revoke all on function public.desk_guests(text, date, text[]), public.mail_guests(jsonb, text, text), public.take_back_mails(uuid[])
from public, anon, authenticated;
grant execute on function public.desk_guests(text, date, text[]), public.mail_guests(jsonb, text, text), public.take_back_mails(uuid[])
to authenticated;
