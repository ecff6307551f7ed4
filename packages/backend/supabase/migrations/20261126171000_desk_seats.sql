-- Numbers, seats and guests in under 400 ms with a million leads, which took 0.7 to 1.4 s. Seats and guests no longer read what
-- people sent: a booking knows its workshop in the list of leads, too, and an index holds all that is counted.
alter table desk.leads add column workshop text;
comment on column desk.leads.workshop is 'Of a booking: the kind of workshop that was asked for; empty where none was.';

create or replace function desk.list_stored() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into desk.leads as l (id, created_at, kind, state, words, mailbox, workshop)
  select lead.id, lead.created_at, lead.kind,
    coalesce(
      (select s.state from public.lead_states s where s.lead_id = lead.id),
      case when lead.is_spam then 'spam' else 'new' end),
    desk.words(lead.text), desk.mailbox(lead.email),
    case when lead.kind = 'workshop-booking' then coalesce(lead.workshop, '') end
  from (
    select s.id, s.created_at,
      case tg_table_name
        when 'contact_submissions' then 'contact'
        when 'newsletter_subscriptions' then 'newsletter'
        else content ->> 'form_name'
      end as kind,
      coalesce((content ->> 'spam')::boolean, false) as is_spam,
      content -> 'fields' ->> 'workshopType' as workshop,
      case tg_table_name when 'form_submissions' then content -> 'fields' ->> 'email' else content ->> 'email' end as email,
      case tg_table_name
        when 'contact_submissions' then concat_ws(' ', content ->> 'name', content ->> 'email', content ->> 'company', content ->> 'message')
        when 'newsletter_subscriptions' then content ->> 'email'
        else coalesce(desk.text_of(content -> 'fields'), '')
      end as text
    from stored s, lateral to_jsonb(s) content
  ) lead
  on conflict (id) do update set
    words = desk.words(concat_ws(' ', l.words::text, excluded.words::text)),
    mailbox = coalesce(l.mailbox, excluded.mailbox);
  return null;
end
$$;

update desk.leads l set workshop = coalesce(t.fields ->> 'workshopType', '')
from public.form_submissions t where t.id = l.id and l.kind = 'workshop-booking';

create index leads_seats on desk.leads (kind, created_at desc) include (workshop, state, id)
  where kind in ('workshop-booking', 'webinar');

create or replace function public.desk_seats() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not desk.is_owner() then return null; end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(s)), '[]') from (
      -- Only the webinar has dates. A function for each row would take longer than all else.
      select l.kind, coalesce(l.workshop, '') as type, desk.day_of(max(l.created_at)) as day, l.state,
        p.lead_id is not null as paid, count(*) as count
      from desk.leads l left join public.lead_payments p on p.lead_id = l.id
      where l.kind in ('workshop-booking', 'webinar') and l.state not in ('spam', 'lost')
        and l.created_at >= now() - interval '12 months'
      group by l.kind, l.workshop, l.state, paid,
        case when l.kind = 'webinar' then (l.created_at at time zone 'UTC')::date end
    ) s
  );
end
$$;

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
        (select to_jsonb(p) - 'lead_id' from public.lead_payments p where p.lead_id = l.id) as paid
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

-- weeks: how many, with the present one as the last. A week begins on Monday. Each is counted by itself: to ask of each lead which
-- week it belongs to takes ten times as long.
create or replace function public.desk_numbers(weeks integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today date := desk.day_of(now());
  before_this integer := least(greatest(weeks, 1), 52) - 1;
  first_day date := date_trunc('week', today)::date - 7 * before_this;
begin
  if not desk.is_owner() then return null; end if;
  perform desk.add_up_pages();
  return (
    with counted as materialized (
      select d.day, d.path, d.referrer, d.views, d.inquiries from desk.page_days d where d.day >= first_day
      union all
      select * from desk.count_pages(today, today + 1)
    ),
    pages as (
      select c.path as name, sum(c.views) as views, sum(c.inquiries) as inquiries
      from counted c group by 1 order by inquiries desc, views desc, name limit 200
    ),
    referrers as (
      select c.referrer as name, sum(c.views) as views, sum(c.inquiries) as inquiries
      from counted c group by 1 order by inquiries desc, views desc, name limit 20
    )
    select jsonb_build_object(
      'from', first_day,
      'leads', (
        select coalesce(jsonb_agg(to_jsonb(l)), '[]') from (
          select first_day + 7 * w.week as week, of_week.kind, of_week.count
          from generate_series(0, before_this) w (week), lateral (
            select l.kind, count(*) as count from desk.leads l
            where l.created_at >= desk.midnight(first_day + 7 * w.week) and l.created_at < desk.midnight(first_day + 7 * w.week + 7)
              and l.state <> 'spam'
            group by l.kind
          ) of_week
        ) l),
      'views', (
        select coalesce(jsonb_agg(to_jsonb(v)), '[]') from (
          select date_trunc('week', c.day)::date as week, sum(c.views) as count from counted c group by 1
        ) v),
      'pages', (select coalesce(jsonb_agg(to_jsonb(p)), '[]') from pages p),
      'referrers', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from referrers r)
    )
  );
end
$$;
