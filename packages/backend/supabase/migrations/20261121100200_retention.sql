-- What the privacy page promises: inquiries that come to nothing, chats and page views are deleted after twelve months,
-- a newsletter address when it is unsubscribed. Spam goes after three months. What belongs to a contract is marked with
-- the day until which tax law keeps it; visitors can neither set nor change that column.
alter table public.contact_submissions add column keep_until date;
alter table public.form_submissions add column keep_until date;

comment on column public.contact_submissions.keep_until is 'Set by the owner: belongs to a contract, not purged before.';
comment on column public.form_submissions.keep_until is 'Set by the owner: belongs to a contract, not purged before.';
comment on table public.contact_submissions is
  'Inquiries. Purged after twelve months, unless keep_until says otherwise, or when the person asks for deletion.';
comment on table public.newsletter_subscriptions is
  'Purged when is_active is false. Kept until then, or until the person asks for deletion.';
comment on table public.chat_conversations is 'One row for each message of the chat panel. Purged after twelve months.';
comment on table public.analytics_events is
  'Page views and form events. No cookie, no address and no identifier of a person. Purged after twelve months.';
comment on table public.form_submissions is
  'Forms posted natively. spam: the hidden bot field was filled in; kept for three months, but never counted as a lead. '
  'The rest as contact_submissions, newsletter forms as newsletter_subscriptions.';

create function public.purge_expired() returns table (table_name text, deleted bigint)
language sql volatile set search_path = ''
as $$
  with
  inquiries as (
    delete from public.contact_submissions
    where created_at < now() - interval '12 months' and coalesce(keep_until, '-infinity') < current_date
    returning 1
  ),
  forms as (
    delete from public.form_submissions
    where case
        when spam then created_at < now() - interval '3 months'
        when form_name = 'newsletter' then false
        else created_at < now() - interval '12 months'
      end
      and coalesce(keep_until, '-infinity') < current_date
    returning 1
  ),
  subscriptions as (delete from public.newsletter_subscriptions where not is_active returning 1),
  chats as (
    delete from public.chat_conversations where created_at < now() - interval '12 months' returning 1
  ),
  events as (
    delete from public.analytics_events where created_at < now() - interval '12 months' returning 1
  ),
  counters as (
    delete from limits.counters where started_at + make_interval(secs => window_seconds) <= now() returning 1
  )
  select 'contact_submissions', count(*) from inquiries
  union all select 'form_submissions', count(*) from forms
  union all select 'newsletter_subscriptions', count(*) from subscriptions
  union all select 'chat_conversations', count(*) from chats
  union all select 'analytics_events', count(*) from events
  union all select 'limits.counters', count(*) from counters
$$;
comment on function public.purge_expired() is
  'Keeps the promise of the privacy page. The embedded server calls it daily, hosted Supabase from pg_cron.';
revoke all on function public.purge_expired() from public, anon, authenticated;
grant execute on function public.purge_expired() to service_role;
