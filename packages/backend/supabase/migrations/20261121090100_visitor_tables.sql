-- What visitors send. In each table the primary key is the submission's own id, made by the client, so that a
-- repeated send is harmless: the second insert fails on the primary key and the client takes that for success.
-- inserted_xact marks the transaction that made the row; the policies of the next migration rest on it.

create table public.newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  email text not null check (checks.is_email(email)),
  is_active boolean not null default true,
  inserted_xact xid8 not null default pg_current_xact_id()
);
create unique index newsletter_subscriptions_email_key on public.newsletter_subscriptions (lower(email));
create index newsletter_subscriptions_inserted_xact on public.newsletter_subscriptions (inserted_xact);
comment on table public.newsletter_subscriptions is
  'Kept until the person unsubscribes or asks for deletion.';

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null check (checks.is_line(name, 200)),
  email text not null check (checks.is_email(email)),
  company text not null check (checks.is_line(company, 200)),
  role text not null check (role in ('ceo', 'product', 'innovation', 'rd', 'strategy', 'other')),
  message text not null check (checks.is_text(message, 5000)),
  inserted_xact xid8 not null default pg_current_xact_id()
);
create index contact_submissions_created_at on public.contact_submissions (created_at desc);
create index contact_submissions_inserted_xact on public.contact_submissions (inserted_xact);
comment on table public.contact_submissions is
  'Inquiries, kept as long as the business relation they begin, or until the person asks for deletion.';

create table public.chat_conversations (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  session_id text not null check (checks.is_line(session_id, 128)),
  message text not null check (checks.is_text(message, 4000)),
  sender text not null check (sender in ('user', 'bot')),
  inserted_xact xid8 not null default pg_current_xact_id()
);
create index chat_conversations_session on public.chat_conversations (session_id, created_at);
create index chat_conversations_inserted_xact on public.chat_conversations (inserted_xact);
comment on table public.chat_conversations is 'One row for each message of the chat panel.';

-- No marker: nothing is ever read back from this table by a visitor.
create table public.analytics_events (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  event_type text not null check (event_type ~ '^[a-z][a-z0-9_-]{0,63}$'),
  page_path text not null check (page_path like '/%' and checks.is_line(page_path, 2048)),
  user_agent text check (user_agent = '' or checks.is_line(user_agent, 1024)),
  referrer text check (referrer = '' or checks.is_line(referrer, 2048))
);
create index analytics_events_created_at on public.analytics_events (created_at desc);
comment on table public.analytics_events is
  'Page views and form events. No cookie, no address and no identifier of a person.';

-- What the static host's form handling stores; on one machine the embedded server does it in the host's place.
create table public.form_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  form_name text not null check (
    form_name in ('contact', 'newsletter', 'workshop-booking', 'webinar', 'assessment-report')
  ),
  fields jsonb not null check (
    jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 262144
  ),
  spam boolean not null default false
);
create index form_submissions_created_at on public.form_submissions (created_at desc);
comment on table public.form_submissions is
  'Forms posted natively. spam: the hidden bot field was filled in; kept, but never counted as a lead.';
