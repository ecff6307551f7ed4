-- Where assessments are left: the site counts each question once as somebody reaches it (`assessment_step`, beside page views, and
-- under the same rules), and the desk adds these up by day. No row says who, nor which of them belong together.
create table desk.assessment_days (
  day date not null,
  -- Of the page with the assessment, without its query.
  path text not null,
  -- The question, counted from 1, or 'result'.
  step text not null check (step ~ '^([1-9][0-9]?|result)$'),
  reached bigint not null,
  primary key (day, path, step)
);
alter table desk.assessment_days enable row level security;
comment on table desk.assessment_days is 'How often each question of an assessment was reached, by whole days. Derived from analytics_events.';

create function desk.count_steps(from_day date, before_day date)
returns table (day date, path text, step text, reached bigint)
language sql stable set search_path = ''
as $$
  select desk.day_of(e.created_at), split_part(e.page_path, '?', 1), substring(e.page_path from '[?]step=([1-9][0-9]?|result)$'), count(*)
  from public.analytics_events e
  where e.created_at >= desk.midnight(from_day) and e.created_at < desk.midnight(before_day)
    and e.event_type = 'assessment_step' and e.page_path ~ '[?]step=([1-9][0-9]?|result)$'
  group by 1, 2, 3
$$;

-- A step is no view of a page, and no reason to name one.
create or replace function desk.count_pages(from_day date, before_day date)
returns table (day date, path text, referrer text, views bigint, inquiries bigint)
language sql stable set search_path = ''
as $$
  select desk.day_of(e.created_at),
    split_part(e.page_path, '?', 1),
    lower(coalesce(substring(e.referrer from '^https?://([^/:?#]+)'), '')),
    count(*) filter (where e.event_type = 'page_view'), count(*) filter (where e.event_type = 'form_submit_contact')
  from public.analytics_events e
  where e.created_at >= desk.midnight(from_day) and e.created_at < desk.midnight(before_day)
    and e.event_type in ('page_view', 'form_submit_contact')
  group by 1, 2, 3
$$;

create or replace function desk.add_up_pages() returns void
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
  insert into desk.assessment_days (day, path, step, reached) select * from desk.count_steps(since, today);
  update desk.page_clock set counted_until = today;
  delete from desk.page_days d where d.day < (today - interval '12 months')::date;
  delete from desk.assessment_days d where d.day < (today - interval '12 months')::date;
end
$$;

-- weeks: as in desk_numbers.
create function public.desk_assessments(weeks integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today date := desk.day_of(now());
  first_day date := date_trunc('week', today)::date - 7 * (least(greatest(weeks, 1), 52) - 1);
begin
  if not desk.is_owner() then return null; end if;
  perform desk.add_up_pages();
  return (
    select coalesce(jsonb_agg(to_jsonb(s)), '[]') from (
      select c.path, c.step, sum(c.reached) as reached from (
        select d.day, d.path, d.step, d.reached from desk.assessment_days d where d.day >= first_day
        union all
        select * from desk.count_steps(today, today + 1)
      ) c
      -- Whoever invents paths is not shown before the site's own.
      group by 1, 2 order by reached desc, path, step limit 200
    ) s
  );
end
$$;
comment on function public.desk_assessments(integer) is 'For the desk: how often each question of an assessment was reached.';

-- Who answers ten questions has looked at one page.
create or replace function public.alarm_signs(at timestamptz, quiet_days integer)
returns table (newest_lead timestamptz, first_view timestamptz, views bigint, dead_mails bigint, late_mails bigint)
language sql stable security definer set search_path = ''
as $$
  select
    greatest(
      (select max(t.created_at) from public.contact_submissions t),
      (select max(t.created_at) from public.newsletter_subscriptions t),
      (select t.created_at from public.form_submissions t where not t.spam order by t.created_at desc limit 1)
    ),
    (select min(t.created_at) from public.analytics_events t),
    (select count(*) from (
      select from public.analytics_events t
      where t.created_at > at - make_interval(days => quiet_days) and t.event_type <> 'assessment_step' limit 1000
    ) recent),
    (select count(*) from mail.outbox o where o.state = 'dead' and not o.is_refused),
    (select count(*) from mail.outbox o
      where o.state = 'waiting' and o.created_at < at - interval '1 hour' and (o.kind = 'owner' or o.attempts > 0))
$$;

revoke all on function desk.count_steps(date, date) from public;
revoke all on function public.desk_assessments(integer) from public, anon, authenticated;
grant execute on function public.desk_assessments(integer) to authenticated;
