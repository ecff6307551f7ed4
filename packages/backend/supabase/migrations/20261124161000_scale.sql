-- What took longer the more rows there were, measured with ten million page views and a million leads (docs/scale.md).

-- A page of the leads read everything before it: "is null or" is no condition for an index. Now a page begins where the index
-- says that the one before has ended. These indexes know the order of a page; those of the time alone do not.
create index contact_submissions_newest on public.contact_submissions (created_at desc, id desc);
create index newsletter_subscriptions_newest on public.newsletter_subscriptions (created_at desc, id desc);
create index form_submissions_newest on public.form_submissions (created_at desc, id desc);
drop index public.contact_submissions_created_at;
drop index public.newsletter_subscriptions_created_at;
drop index public.form_submissions_created_at;

create or replace function public.list_leads(
  most integer,
  of_kind text default null,
  is_spam boolean default false,
  since timestamptz default null,
  until timestamptz default null,
  before_time timestamptz default null,
  before_id uuid default null
) returns jsonb
language sql stable set search_path = ''
as $$
  -- Each table gives as many as are wanted, in the order of its index; only what is shown is read whole.
  with candidates as (
    (select t.id, t.created_at, 'contact' as kind, 'contact_submissions' as origin
    from public.contact_submissions t
    where not is_spam
      and (of_kind is null or 'contact' = of_kind)
      and t.created_at >= coalesce(list_leads.since, '-infinity')
      and t.created_at < coalesce(list_leads.until, 'infinity')
      and (t.created_at, t.id) < (coalesce(before_time, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    order by t.created_at desc, t.id desc limit most)
    union all
    (select t.id, t.created_at, 'newsletter' as kind, 'newsletter_subscriptions' as origin
    from public.newsletter_subscriptions t
    where not is_spam
      and (of_kind is null or 'newsletter' = of_kind)
      and t.created_at >= coalesce(list_leads.since, '-infinity')
      and t.created_at < coalesce(list_leads.until, 'infinity')
      and (t.created_at, t.id) < (coalesce(before_time, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    order by t.created_at desc, t.id desc limit most)
    union all
    (select f.id, f.created_at, f.form_name as kind, 'form_submissions' as origin
    from public.form_submissions f
    where f.spam = is_spam
      and (of_kind is null or f.form_name = of_kind)
      and f.created_at >= coalesce(list_leads.since, '-infinity')
      and f.created_at < coalesce(list_leads.until, 'infinity')
      and (f.created_at, f.id) < (coalesce(before_time, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      and not exists (select from public.contact_submissions t where t.id = f.id)
      and not exists (select from public.newsletter_subscriptions t where t.id = f.id)
    order by f.created_at desc, f.id desc limit most)
  ),
  page as (
    select c.id, c.created_at, c.kind, is_spam as spam,
      case when c.origin <> 'form_submissions'
        then exists (select from public.form_submissions f where f.id = c.id) end as also_form,
      case c.origin
        when 'contact_submissions' then (select to_jsonb(t) from public.contact_submissions t where t.id = c.id)
        when 'newsletter_subscriptions' then (select to_jsonb(t) from public.newsletter_subscriptions t where t.id = c.id)
        else (select f.fields from public.form_submissions f where f.id = c.id)
      end as columns
    from (select * from candidates order by created_at desc, id desc limit most) c
  )
  select coalesce(jsonb_agg(to_jsonb(page) order by page.created_at desc, page.id desc), '[]') from page
$$;

-- Mails of one state after the other, each by its index, and only those that are shown are looked up.
create index outbox_settled_at on mail.outbox (settled_at desc) where state in ('sent', 'skipped');
drop function public.list_mails(timestamptz, integer);
create function public.list_mails(since timestamptz, most integer default 100, states text[] default null)
returns table (
  id uuid, kind text, state text, form_name text, submission_id uuid, attempts integer,
  created_at timestamptz, next_attempt_at timestamptz, settled_at timestamptz, last_error text
)
language sql stable security definer set search_path = ''
as $$
  with wanted as (
    (select o.* from mail.outbox o
    where o.state = 'dead' and coalesce('dead' = any (states), true)
    order by o.created_at desc limit most)
    union all
    (select o.* from mail.outbox o
    where o.state = 'waiting' and coalesce('waiting' = any (states), true)
    order by o.created_at desc limit most)
    union all
    (select o.* from mail.outbox o
    where o.state in ('sent', 'skipped') and coalesce(o.state = any (states), true) and o.settled_at >= list_mails.since
    order by o.settled_at desc limit most)
  ),
  shown as (select * from wanted order by created_at desc, kind limit most)
  select s.id, s.kind, s.state, mail.form(s.table_name, s.submission_id), s.submission_id, s.attempts,
    s.created_at, s.next_attempt_at, s.settled_at, s.last_error
  from shown s order by s.created_at desc, s.kind
$$;
comment on function public.list_mails(timestamptz, integer, text[]) is
  'For the owner: what waits, what is dead, and what was sent or skipped since a time.';
revoke all on function public.list_mails(timestamptz, integer, text[]) from public, anon, authenticated;
grant execute on function public.list_mails(timestamptz, integer, text[]) to service_role;

-- Counts no further than the answer needs.
create or replace function retention.doubt() returns text
language plpgsql stable set search_path = ''
as $$
declare
  seen timestamptz := (select purged_at from retention.clock);
  name text;
  expired bigint;
  present bigint;
begin
  if now() > seen + interval '14 days' or now() < seen - interval '1 day' then
    return format(
      'the clock says %s, and the last purge was on %s',
      to_char(now(), 'YYYY-MM-DD'), to_char(seen, 'YYYY-MM-DD')
    );
  end if;
  foreach name in array array['contact_submissions', 'form_submissions', 'newsletter_subscriptions', 'chat_conversations', 'analytics_events'] loop
    select count(*) into expired from retention.expired(name);
    continue when expired <= 20;
    execute format('select count(*) from (select from public.%I limit %s) some_rows', name, expired * 10) into present;
    if expired * 10 > present then
      return format('%s of %s rows of %s would go at once', expired, present, name);
    end if;
  end loop;
  return null;
end
$$;
