-- Every kind of lead that is sent with scripts leaves a mark of its page and of the page that led to the site (`form_submit_` and
-- its kind), and not inquiries alone: "inquiries" counts them all from now on. Days that are added up had no other marks.
create or replace function desk.count_pages(from_day date, before_day date)
returns table (day date, path text, referrer text, views bigint, inquiries bigint)
language sql stable set search_path = ''
as $$
  select desk.day_of(e.created_at),
    split_part(e.page_path, '?', 1),
    lower(coalesce(substring(e.referrer from '^https?://([^/:?#]+)'), '')),
    count(*) filter (where e.event_type = 'page_view'), count(*) filter (where e.event_type <> 'page_view')
  from public.analytics_events e
  where e.created_at >= desk.midnight(from_day) and e.created_at < desk.midnight(before_day)
    and e.event_type in (
      'page_view', 'form_submit_contact', 'form_submit_newsletter', 'form_submit_workshop-booking', 'form_submit_webinar',
      'form_submit_assessment-report')
  group by 1, 2, 3
$$;
comment on column desk.page_days.inquiries is 'Leads of every kind that have left a mark.';
comment on function public.desk_numbers(integer) is
  'For the desk: leads and page views by week, pages and first referrers with the leads of every kind that left a mark there.';
