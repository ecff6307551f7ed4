-- The newsletter goes to an address only when its owner has said so: by a press on a page whose address came by mail. A link of
-- a mail carries a token, of which only the hash is kept.
create schema newsletter;
comment on schema newsletter is 'Asking, confirming, leaving. Not exposed through the API.';

-- What is there already has never been asked: it stays until somebody asks again for it, or the owner decides.
alter table public.newsletter_subscriptions
  add column asked_at timestamptz,
  add column confirmed_at timestamptz,
  add column wording text check (checks.is_text(wording, 2000)),
  add column links bytea[] not null default '{}',
  add constraint newsletter_subscriptions_confirmed_check check ((confirmed_at is null) = (wording is null));
create index newsletter_subscriptions_links on public.newsletter_subscriptions using gin (links);
comment on column public.newsletter_subscriptions.asked_at is
  'When the confirmation was last asked for. Null: the address is of before there was one.';
comment on column public.newsletter_subscriptions.confirmed_at is 'Letters go only to who has confirmed.';
comment on column public.newsletter_subscriptions.wording is 'What the page said to what was pressed, as the page handed it over.';
comment on column public.newsletter_subscriptions.links is 'Hashes of the tokens in mails to this address, newest first.';
comment on table public.newsletter_subscriptions is
  'Every address once, whatever channel it came over. Purged when is_active is false, and 14 days after it was asked for and not '
  'confirmed. Kept until then, or until the person asks for deletion.';

-- A row that is put back brings its created_at along, and what it was asked, if it was.
create function newsletter.note_asking() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.created_at = now() then new.asked_at := coalesce(new.asked_at, now()); end if;
  return new;
end
$$;
create trigger note_asking before insert on public.newsletter_subscriptions
  for each row execute function newsletter.note_asking();

-- Counts a request towards a rule. How many seconds it should have waited, or 0.
create function limits.count(rule_name text, visitor bytea) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  rule limits.rules;
  counter limits.counters;
  wait integer := 0;
begin
  if visitor is null then return 0; end if;
  for rule in select * from limits.rules r where r.table_name = rule_name order by r.window_seconds loop
    insert into limits.counters as c (address, table_name, window_seconds)
    values (visitor, rule.table_name, rule.window_seconds)
    on conflict (address, table_name, window_seconds) do update set
      hits = case when limits.is_over(c) then 1 else c.hits + 1 end,
      started_at = case when limits.is_over(c) then now() else c.started_at end
    returning * into counter;
    if counter.hits > rule.most then
      wait := greatest(wait, ceil(extract(epoch from
        counter.started_at + make_interval(secs => rule.window_seconds) - now()))::integer);
    end if;
  end loop;
  return wait;
end
$$;

create or replace function limits.enforce() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  wait integer := limits.count(tg_table_name, limits.visitor());
  stored boolean;
begin
  if wait > 0 then
    execute format('select exists (select from %I.%I where id = $1)', tg_table_schema, tg_table_name)
      into stored using new.id;
    -- Otherwise the primary key refuses it, which the client takes for success.
    if not stored then perform limits.refuse(wait); end if;
  end if;
  return new;
end
$$;

-- For functions, which have no table. Mail providers unsubscribe for many of their customers from one address.
insert into limits.rules (table_name, window_seconds, most) values
  ('newsletter_links', 600, 200),
  ('newsletter_links', 86400, 2000);
create function limits.enforce_for(rule_name text) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  wait integer := limits.count(rule_name, limits.visitor());
begin
  if wait > 0 then perform limits.refuse(wait); end if;
end
$$;

create function newsletter.hash(token text) returns bytea
language sql immutable parallel safe set search_path = ''
as $$
  select sha256(convert_to(token, 'UTF8'))
$$;

-- 244 random bits. Links of the newest hundred mails work: each attempt to send a mail makes its own.
create function newsletter.new_link(subscription uuid) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  update public.newsletter_subscriptions s set links = (array_prepend(newsletter.hash(token), s.links))[1:100]
  where s.id = subscription;
  return token;
end
$$;

-- A mail of the kind subscriber asks for the confirmation.
alter table mail.outbox drop constraint outbox_kind_check, drop constraint outbox_check;
alter table mail.outbox
  add constraint outbox_kind_check check (kind in ('owner', 'sender', 'subscriber')),
  add constraint outbox_recipient_check check ((kind <> 'owner') = (recipient is not null));
comment on column mail.outbox.recipient is 'Salted hash of the address of the sender or subscriber.';
comment on table mail.ceilings is
  'How many mails may go to senders and subscribers within a window: to one address, where a further one is skipped if it is an '
  'acknowledgement and waits if it asks for a confirmation, and to all together, where it waits. No row, no ceiling. The owner''s '
  'mails have none.';

create or replace function mail.enqueue() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into mail.outbox (kind, table_name, submission_id, recipient)
  select wanted.kind, tg_table_name, lead.id, case when wanted.kind <> 'owner' then mail.recipient(lead.email) end
  from (
    select s.id, s.created_at, coalesce((content ->> 'spam')::boolean, false) as is_spam,
      coalesce(content ->> 'form_name', tg_table_name) as form,
      coalesce(content ->> 'email', content -> 'fields' ->> 'email') as email
    from stored s, lateral to_jsonb(s) content
  ) lead, unnest(array['owner', case lead.form
    when 'newsletter_subscriptions' then 'subscriber'
    -- Has become a subscription of its own.
    when 'newsletter' then null
    else 'sender'
  end]) wanted (kind)
  where not lead.is_spam and lead.created_at = now() and wanted.kind is not null
    and (wanted.kind = 'owner' or coalesce(checks.is_email(btrim(lead.email)), false))
  on conflict (submission_id, kind) do nothing;
  return null;
end
$$;

-- Asks once more, if somebody wants an address on the list that is not confirmed or has left; once a day at the most.
create function newsletter.ask_again(address text) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  one public.newsletter_subscriptions;
begin
  select * into one from public.newsletter_subscriptions s where lower(s.email) = lower(btrim(address)) for update;
  if not found or (one.is_active and one.confirmed_at is not null) then return; end if;
  if exists (
    select from mail.outbox o where o.submission_id = one.id and o.kind = 'subscriber'
      and (o.state = 'waiting' or o.is_refused or o.created_at > now() - interval '1 day')
  ) then return; end if;
  delete from mail.outbox o where o.submission_id = one.id and o.kind = 'subscriber';
  insert into mail.outbox (kind, table_name, submission_id, recipient)
  values ('subscriber', 'newsletter_subscriptions', one.id, mail.recipient(one.email));
  update public.newsletter_subscriptions s set is_active = true, confirmed_at = null, wording = null, asked_at = now()
  where s.id = one.id;
end
$$;

-- A form that came without scripts is a subscription like another. The row of the form is only how it came.
create function newsletter.take_form() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  address text := btrim(new.fields ->> 'email');
begin
  insert into public.newsletter_subscriptions (id, email) values (new.id, address) on conflict do nothing;
  if not found then perform newsletter.ask_again(address); end if;
  return null;
end
$$;
create trigger subscribe after insert on public.form_submissions
  for each row when (new.form_name = 'newsletter' and not new.spam and new.created_at = now()
    and checks.is_email(btrim(new.fields ->> 'email')))
  execute function newsletter.take_form();

insert into public.newsletter_subscriptions (id, created_at, email)
select f.id, f.created_at, btrim(f.fields ->> 'email')
from public.form_submissions f
where f.form_name = 'newsletter' and not f.spam and checks.is_email(btrim(f.fields ->> 'email'))
order by f.created_at
on conflict do nothing;

-- Why a mail to somebody else than the owner does not go: never, not yet, or not yet like all others.
drop function mail.obstacle(mail.outbox);
create function mail.obstacle(one mail.outbox, out reason text, out verdict text)
language plpgsql stable set search_path = ''
as $$
declare
  ceiling mail.ceilings;
begin
  verdict := 'never';
  if one.kind = 'sender' and one.attempts = 0 and one.next_attempt_at < now() - interval '1 day' then
    reason := 'It is more than a day late, and what it promises is no longer true.';
    return;
  end if;
  if one.kind = 'subscriber' and not exists (
    select from public.newsletter_subscriptions s where s.id = one.submission_id and s.is_active and s.confirmed_at is null
  ) then
    reason := 'The address has been confirmed or has left meanwhile.';
    return;
  end if;
  if exists (select from mail.outbox o where o.recipient = one.recipient and o.is_refused and o.id <> one.id) then
    reason := 'The address has refused a mail before.';
    return;
  end if;
  for ceiling in
    select * from mail.ceilings c
    -- RATE_LIMIT=off lifts what all visitors together may cause; one address stays safe.
    where c.per = 'address' or coalesce(current_setting('limits.switch', true), 'on') <> 'off'
    order by c.per, c.window_seconds
  loop
    if ceiling.most <= (
      select count(*) from mail.outbox o
      where o.kind <> 'owner' and o.id <> one.id and o.state <> 'skipped'
        and o.last_attempt_at > now() - make_interval(secs => ceiling.window_seconds)
        and (ceiling.per = 'everybody' or o.recipient = one.recipient)
    ) then
      verdict := case when ceiling.per = 'everybody' then 'all wait' when one.kind = 'sender' then 'never' else 'waits' end;
      reason := format('No more than %s to one address within %s seconds.', ceiling.most, ceiling.window_seconds);
      return;
    end if;
  end loop;
  verdict := 'goes';
end
$$;

drop function public.claim_mails(integer, integer, text);
create function public.claim_mails(most integer, lease_seconds integer, domain text)
returns table (
  id uuid, kind text, attempt integer, message_id text, created_at timestamptz,
  submission_id uuid, form_name text, fields jsonb, token text
)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  one mail.outbox;
  obstacle record;
  claimed integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('mail.outbox', 0));
  for one in
    select * from mail.outbox o where o.state = 'waiting' and o.next_attempt_at <= now()
    order by o.kind, o.next_attempt_at for update skip locked
  loop
    exit when claimed >= most;
    if one.kind <> 'owner' then
      obstacle := mail.obstacle(one);
      exit when obstacle.verdict = 'all wait';
      if obstacle.verdict = 'never' then
        update mail.outbox o set state = 'skipped', last_error = obstacle.reason, settled_at = now() where o.id = one.id;
      end if;
      continue when obstacle.verdict <> 'goes';
    end if;
    update mail.outbox o set
      attempts = o.attempts + 1,
      last_attempt_at = now(),
      next_attempt_at = now() + make_interval(secs => lease_seconds),
      message_id = coalesce(o.message_id, format('<%s@%s>', o.id, domain))
    where o.id = one.id
    returning o.id, o.kind, o.attempts, o.message_id, o.created_at, o.submission_id,
      mail.form(o.table_name, o.submission_id), mail.fields(o.table_name, o.submission_id)
    into id, kind, attempt, message_id, created_at, submission_id, form_name, fields;
    token := case when one.kind = 'subscriber' then newsletter.new_link(one.submission_id) end;
    claimed := claimed + 1;
    return next;
  end loop;
end
$$;
comment on function public.claim_mails(integer, integer, text) is
  'For the worker that sends mails: what is due. token: what the links of a mail to a subscriber carry; told only here.';

-- For visitors, whom the token in their mail lets do this and nothing else. Anybody may call these functions: they tell nobody
-- which addresses are known.
create function public.confirm_newsletter(token text, wording text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  one public.newsletter_subscriptions;
begin
  perform limits.enforce_for('newsletter_links');
  if not coalesce(checks.is_text(wording, 2000), false) then
    raise exception using errcode = '22023', message = 'What the page said is missing.';
  end if;
  select * into one from public.newsletter_subscriptions s
  where s.links @> array[newsletter.hash(confirm_newsletter.token)] for update;
  case
    when one.id is null or not one.is_active then return 'stale';
    when one.confirmed_at is not null then return 'known';
    when one.asked_at < now() - interval '14 days' then return 'stale';
    else
      update public.newsletter_subscriptions s set confirmed_at = now(), wording = confirm_newsletter.wording
      where s.id = one.id;
      return 'confirmed';
  end case;
end
$$;
comment on function public.confirm_newsletter(text, text) is
  'confirmed, known if it was already, or stale if the link is no longer valid. wording: what was agreed to.';

create function public.leave_newsletter(token text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform limits.enforce_for('newsletter_links');
  update public.newsletter_subscriptions s set is_active = false
  where s.links @> array[newsletter.hash(leave_newsletter.token)];
  return case when found then 'left' else 'stale' end;
end
$$;
comment on function public.leave_newsletter(text) is 'left, or stale if the list has no address with this link.';

create function public.ask_newsletter_again(email text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform limits.enforce_for('newsletter_links');
  perform newsletter.ask_again(ask_newsletter_again.email);
end
$$;
comment on function public.ask_newsletter_again(text) is
  'For the form, after it was told that an address is known: mails the confirmation again where it is missing. Says nothing.';

-- The rows of one table that are too old today, as public.purge_expired deletes them.
create or replace function retention.expired(table_name text) returns setof uuid
language plpgsql stable set search_path = ''
as $$
begin
  case expired.table_name
    when 'contact_submissions' then return query
      select t.id from public.contact_submissions t
      where t.created_at < now() - interval '12 months' and coalesce(t.keep_until, '-infinity') < current_date;
    when 'form_submissions' then return query
      select t.id from public.form_submissions t
      where case
          when t.spam then t.created_at < now() - interval '3 months'
          -- What it asked for is a subscription by now, and goes with that one when the person leaves.
          when t.form_name = 'newsletter' then t.created_at < now() - interval '14 days' or exists (
            select from public.newsletter_subscriptions s
            where lower(s.email) = lower(btrim(t.fields ->> 'email')) and not s.is_active)
          else t.created_at < now() - interval '12 months'
        end
        and coalesce(t.keep_until, '-infinity') < current_date;
    when 'newsletter_subscriptions' then return query
      select t.id from public.newsletter_subscriptions t
      where not t.is_active or (t.confirmed_at is null and t.asked_at < now() - interval '14 days');
    when 'chat_conversations' then return query
      select t.id from public.chat_conversations t where t.created_at < now() - interval '12 months';
    when 'analytics_events' then return query
      select t.id from public.analytics_events t where t.created_at < now() - interval '12 months';
  end case;
end
$$;

revoke all on all functions in schema newsletter, mail from public;
revoke all on function limits.count(text, bytea), limits.enforce_for(text) from public;
revoke all on function public.claim_mails(integer, integer, text) from public, anon, authenticated;
grant execute on function public.claim_mails(integer, integer, text) to service_role;
revoke all on function
  public.confirm_newsletter(text, text), public.leave_newsletter(text), public.ask_newsletter_again(text)
from public, authenticated;
grant execute on function
  public.confirm_newsletter(text, text), public.leave_newsletter(text), public.ask_newsletter_again(text)
to anon, service_role;
