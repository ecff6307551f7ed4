-- What the desk counts. Page views are many, so those of whole days are added up once: by day, page and first referrer, of
-- which only the host is kept. Nothing in it says who looked at what, and it goes after twelve months like the views.
create table desk.page_days (
  day date not null,
  -- Without its query.
  path text not null,
  -- Host of the page that led to the site; empty where the browser has not said it.
  referrer text not null,
  views bigint not null,
  inquiries bigint not null,
  primary key (day, path, referrer)
);
alter table desk.page_days enable row level security;
comment on table desk.page_days is 'Page views and inquiries of whole days, added up. Derived from analytics_events.';

create table desk.page_clock (
  is_one boolean primary key default true check (is_one),
  counted_until date not null
);
alter table desk.page_clock enable row level security;
comment on table desk.page_clock is 'The first day that is not in desk.page_days.';

-- Days end at midnight in UTC, wherever somebody asks.
create function desk.day_of(at timestamptz) returns date
language sql immutable parallel safe set search_path = ''
as $$
  select (at at time zone 'UTC')::date
$$;
create function desk.midnight(of_day date) returns timestamptz
language sql immutable parallel safe set search_path = ''
as $$
  select of_day::timestamp at time zone 'UTC'
$$;

create function desk.count_pages(from_day date, before_day date)
returns table (day date, path text, referrer text, views bigint, inquiries bigint)
language sql stable set search_path = ''
as $$
  select desk.day_of(e.created_at),
    split_part(e.page_path, '?', 1),
    lower(coalesce(substring(e.referrer from '^https?://([^/:?#]+)'), '')),
    count(*) filter (where e.event_type = 'page_view'), count(*) filter (where e.event_type = 'form_submit_contact')
  from public.analytics_events e
  where e.created_at >= desk.midnight(from_day) and e.created_at < desk.midnight(before_day)
  group by 1, 2, 3
$$;

create function desk.add_up_pages() returns void
language plpgsql volatile set search_path = ''
as $$
declare
  today date := desk.day_of(now());
  since date;
begin
  perform pg_advisory_xact_lock(hashtextextended('desk.page_days', 0));
  select c.counted_until into since from desk.page_clock c;
  if since >= today then return; end if;
  insert into desk.page_days (day, path, referrer, views, inquiries) select * from desk.count_pages(since, today);
  update desk.page_clock set counted_until = today;
  delete from desk.page_days d where d.day < (today - interval '12 months')::date;
end
$$;
insert into desk.page_clock (counted_until)
select coalesce(desk.day_of(min(e.created_at)), desk.day_of(now())) from public.analytics_events e;
select desk.add_up_pages();

-- Counting a year reads this index and no lead.
create index leads_counted on desk.leads (created_at, kind, state);

-- weeks: how many, with the present one as the last. A week begins on Monday.
create function public.desk_numbers(weeks integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today date := desk.day_of(now());
  first_day date := date_trunc('week', today)::date - 7 * (least(greatest(weeks, 1), 52) - 1);
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
          select date_trunc('week', desk.day_of(l.created_at))::date as week, l.kind, count(*) as count from desk.leads l
          where l.created_at >= desk.midnight(first_day) and l.state <> 'spam' group by 1, 2
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
comment on function public.desk_numbers(integer) is
  'For the desk: leads and page views by week, pages and first referrers with their inquiries.';

-- Bookings and registrations: how many stand how, and how many are paid, as owners have seen it.
create function public.desk_seats() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not desk.is_owner() then return null; end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(s)), '[]') from (
      select l.kind, case when l.kind = 'workshop-booking' then coalesce(t.fields ->> 'workshopType', '') else '' end as type,
        desk.day_of(l.created_at) as day, l.state, p.lead_id is not null as paid, count(*) as count
      from desk.leads l
      join public.form_submissions t on t.id = l.id
      left join public.lead_payments p on p.lead_id = l.id
      where l.kind in ('workshop-booking', 'webinar') and l.state not in ('spam', 'lost')
        and l.created_at >= now() - interval '12 months'
      group by 1, 2, 3, 4, 5
    ) s
  );
end
$$;
comment on function public.desk_seats() is 'For the desk: bookings and registrations of a year, by day, state and payment.';

revoke all on function desk.day_of(timestamptz), desk.midnight(date), desk.count_pages(date, date), desk.add_up_pages() from public;
revoke all on function public.desk_numbers(integer), public.desk_seats() from public, anon, authenticated;
grant execute on function public.desk_numbers(integer), public.desk_seats() to authenticated;
