-- A visitor may insert, and may read back only the row that this very request inserted; nothing else. An
-- insert-only policy alone would make "insert and return the row" fail, because returning needs SELECT: so the
-- SELECT policy admits exactly the rows of the running transaction. created_at guards against transaction
-- numbers that come round again after a restore into another cluster.
-- Grants are per column and explicit, because neither hosted Supabase nor the embedded server grants anything
-- by itself. The markers (created_at, inserted_xact) can never be written from outside.

revoke all on
  public.newsletter_subscriptions, public.contact_submissions, public.chat_conversations,
  public.analytics_events, public.form_submissions
from public, anon, authenticated;

alter table public.newsletter_subscriptions enable row level security;
alter table public.contact_submissions enable row level security;
alter table public.chat_conversations enable row level security;
alter table public.analytics_events enable row level security;
alter table public.form_submissions enable row level security;

grant select, insert (id, email, is_active)
  on public.newsletter_subscriptions to anon, authenticated;
create policy "visitors insert" on public.newsletter_subscriptions for insert to anon, authenticated
  with check (inserted_xact = pg_current_xact_id() and is_active);
create policy "own insert only" on public.newsletter_subscriptions for select to anon, authenticated
  using (inserted_xact = (select pg_current_xact_id_if_assigned()) and created_at = (select now()));

grant select, insert (id, name, email, company, role, message)
  on public.contact_submissions to anon, authenticated;
create policy "visitors insert" on public.contact_submissions for insert to anon, authenticated
  with check (inserted_xact = pg_current_xact_id());
create policy "own insert only" on public.contact_submissions for select to anon, authenticated
  using (inserted_xact = (select pg_current_xact_id_if_assigned()) and created_at = (select now()));

grant select, insert (id, session_id, message, sender)
  on public.chat_conversations to anon, authenticated;
create policy "visitors insert" on public.chat_conversations for insert to anon, authenticated
  with check (inserted_xact = pg_current_xact_id());
create policy "own insert only" on public.chat_conversations for select to anon, authenticated
  using (inserted_xact = (select pg_current_xact_id_if_assigned()) and created_at = (select now()));

grant insert (id, event_type, page_path, user_agent, referrer)
  on public.analytics_events to anon, authenticated;
create policy "visitors insert" on public.analytics_events for insert to anon, authenticated
  with check (created_at = (select now()));

-- form_submissions: no policy and no grant for visitors at all. The host's form handling writes it.

grant select, insert, update, delete on
  public.newsletter_subscriptions, public.contact_submissions, public.chat_conversations,
  public.analytics_events, public.form_submissions
to service_role;
