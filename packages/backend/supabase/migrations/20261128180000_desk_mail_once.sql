-- Two desks that write to all guests at the same time: the second one hears that the first has written, before anything of it goes.

-- answers: how many each guest has by now. answered: the newest of them.
create or replace function public.desk_guests(of_event text, since date default null, known text[] default '{}') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not desk.is_owner() then return null; end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(g) order by lower(g.name), g.created_at, g.id), '[]') from (
      select l.id, l.created_at, l.state, l.mailbox,
        coalesce(t.fields ->> 'name', '') as name, coalesce(t.fields ->> 'email', '') as email,
        coalesce(t.fields ->> 'company', '') as company,
        (select to_jsonb(p) - 'lead_id' from public.lead_payments p where p.lead_id = l.id) as paid,
        (select count(*) from public.lead_answers a where a.lead_id = l.id) as answers,
        (
          select jsonb_build_object('subject', a.subject, 'author', a.author, 'created_at', a.created_at)
          from public.lead_answers a where a.lead_id = l.id order by a.created_at desc, a.id desc limit 1
        ) as answered
      from (
        -- Which they are comes first: only of these is read what they sent.
        select * from desk.leads l
        where l.kind in ('workshop-booking', 'webinar')
          and l.kind = case when of_event = 'webinar' then 'webinar' else 'workshop-booking' end
          and l.state not in ('spam', 'lost')
          and l.created_at >= coalesce(desk.midnight(since), now() - interval '12 months')
          and case of_event when 'webinar' then true when 'other' then l.workshop <> all (known) else l.workshop = of_event end
        order by l.created_at desc limit 1000
      ) l join public.form_submissions t on t.id = l.id
    ) g
  );
end
$$;

-- known: how many answers of each lead the desk shows. Where one has another number by now, no mail goes to anybody: whoever is
-- first holds the lead (answer_lead locks it), and all leads are taken in the same order.
drop function public.mail_guests(jsonb, text, text);
create function public.mail_guests(mails jsonb, known jsonb, subject text, body text) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- The library that calls functions hands a PostgreSQL server an object as a string of JSON.
  ids jsonb := case jsonb_typeof(mails) when 'string' then (mails #>> '{}')::jsonb else mails end;
  counts jsonb := case jsonb_typeof(known) when 'string' then (known #>> '{}')::jsonb else known end;
  one record;
  written text[] := '{}';
begin
  if not desk.is_owner() then
    raise exception using errcode = 'PT404', message = 'There are no such leads.';
  end if;
  for one in
    select m.key::uuid as lead, m.value::uuid as answer, l.mailbox
    from jsonb_each_text(ids) m join desk.leads l on l.id = m.key::uuid
    where l.kind in ('workshop-booking', 'webinar') and l.state not in ('spam', 'lost')
    order by m.key limit 1000
  loop
    continue when one.mailbox is null or one.mailbox = any (written)
      or not coalesce(checks.is_email(desk.address_of(one.lead)), false);
    perform public.answer_lead(one.answer, one.lead, coalesce((counts ->> one.lead::text)::integer, 0), subject, body);
    written := written || one.mailbox;
  end loop;
  return cardinality(written);
end
$$;
comment on function public.mail_guests(jsonb, jsonb, text, text) is
  'For the desk: the same mail to each of some guests, one a person, unless another desk has written to one of them meanwhile. How many that are.';

revoke all on function public.mail_guests(jsonb, jsonb, text, text) from public, anon, authenticated;
grant execute on function public.mail_guests(jsonb, jsonb, text, text) to authenticated;
