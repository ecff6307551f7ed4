-- The owner's list in one question, newest first, a page at a time: each lead once, whatever channels it came over. A page
-- begins behind the last lead of the one before, so that none is skipped when others come or go meanwhile. also_form says
-- of a row that was sent by script whether the form handling has it, too, and is null where only the form handling has it.
create index newsletter_subscriptions_created_at on public.newsletter_subscriptions (created_at desc);

create function public.list_leads(
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
      and (before_time is null or (t.created_at, t.id) < (before_time, before_id))
    order by t.created_at desc, t.id desc limit most)
    union all
    (select t.id, t.created_at, 'newsletter' as kind, 'newsletter_subscriptions' as origin
    from public.newsletter_subscriptions t
    where not is_spam
      and (of_kind is null or 'newsletter' = of_kind)
      and t.created_at >= coalesce(list_leads.since, '-infinity')
      and t.created_at < coalesce(list_leads.until, 'infinity')
      and (before_time is null or (t.created_at, t.id) < (before_time, before_id))
    order by t.created_at desc, t.id desc limit most)
    union all
    (select f.id, f.created_at, f.form_name as kind, 'form_submissions' as origin
    from public.form_submissions f
    where f.spam = is_spam
      and (of_kind is null or f.form_name = of_kind)
      and f.created_at >= coalesce(list_leads.since, '-infinity')
      and f.created_at < coalesce(list_leads.until, 'infinity')
      and (before_time is null or (f.created_at, f.id) < (before_time, before_id))
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
comment on function public.list_leads(integer, text, boolean, timestamptz, timestamptz, timestamptz, uuid) is
  'A page of the leads, newest first, for the owner.';
revoke all on function public.list_leads(integer, text, boolean, timestamptz, timestamptz, timestamptz, uuid)
  from public, anon, authenticated;
grant execute on function public.list_leads(integer, text, boolean, timestamptz, timestamptz, timestamptz, uuid)
  to service_role;
