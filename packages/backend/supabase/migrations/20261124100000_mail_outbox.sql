-- Each stored lead makes its mails in the same transaction, so that none is lost: one to the owner, one to the sender. A
-- mail names its lead and copies nothing of it, so it goes with the lead, and nothing else has to be erased.
create schema mail;
comment on schema mail is 'Mails to be sent. Not exposed through the API.';

create table mail.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('owner', 'sender')),
  table_name text not null check (
    table_name in ('contact_submissions', 'newsletter_subscriptions', 'form_submissions')
  ),
  submission_id uuid not null,
  recipient bytea check ((kind = 'sender') = (recipient is not null)),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead', 'skipped')),
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  last_attempt_at timestamptz,
  settled_at timestamptz,
  last_error text,
  is_refused boolean not null default false,
  message_id text,
  unique (submission_id, kind)
);
create index outbox_waiting on mail.outbox (kind, next_attempt_at) where state = 'waiting';
create index outbox_attempted on mail.outbox (kind, last_attempt_at);
create index outbox_recipient on mail.outbox (recipient, last_attempt_at);
create index outbox_created_at on mail.outbox (created_at desc);
comment on table mail.outbox is
  'One mail of each kind for a submission, whatever channels it came over. Lives as long as its lead. Not part of a backup: '
  'what is put back sends nothing again.';
comment on column mail.outbox.recipient is 'Salted hash of the address of the sender.';
comment on column mail.outbox.next_attempt_at is 'While a worker is sending: when its lease ends.';
comment on column mail.outbox.is_refused is 'The address itself was refused for good: nothing more is sent to it.';
comment on column mail.outbox.message_id is 'Set at the first attempt, the same at each further one.';

create table mail.ceilings (
  per text not null check (per in ('address', 'everybody')),
  window_seconds integer not null check (window_seconds between 1 and 86400),
  most integer not null check (most >= 0),
  primary key (per, window_seconds)
);
comment on table mail.ceilings is
  'How many mails may go to senders within a window: to one address, where a further one is skipped, and to all together, where '
  'it waits. No row, no ceiling. The owner''s mails have none.';
insert into mail.ceilings (per, window_seconds, most) values ('address', 3600, 1), ('everybody', 3600, 60);

alter table mail.outbox enable row level security;
alter table mail.ceilings enable row level security;

-- Of one mailbox: "ada+anything@…" is ada's, too.
create function mail.recipient(email text) returns bytea
language sql stable set search_path = ''
as $$
  select sha256(convert_to(
    (select s.value from limits.salt s) || regexp_replace(lower(btrim(email)), '\+[^@]*@', '@'), 'UTF8'))
$$;

-- Only what is new: a row that is put back, from a backup or by restore_purged, brings the time along at which it was made.
-- The newsletter sends nothing to the sender: nobody has confirmed that the address is theirs.
create function mail.enqueue() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into mail.outbox (kind, table_name, submission_id, recipient)
  select wanted.kind, tg_table_name, lead.id, case wanted.kind when 'sender' then mail.recipient(lead.email) end
  from (
    select s.id, s.created_at, coalesce((content ->> 'spam')::boolean, false) as is_spam,
      coalesce(content ->> 'form_name', tg_table_name) as form,
      coalesce(content ->> 'email', content -> 'fields' ->> 'email') as email
    from stored s, lateral to_jsonb(s) content
  ) lead, unnest(array['owner', 'sender']) wanted (kind)
  where not lead.is_spam and lead.created_at = now()
    and (wanted.kind = 'owner' or (
      lead.form not in ('newsletter', 'newsletter_subscriptions') and coalesce(checks.is_email(btrim(lead.email)), false)))
  on conflict (submission_id, kind) do nothing;
  return null;
end
$$;

create function mail.forget() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from mail.outbox o using gone where o.submission_id = gone.id and o.table_name = tg_table_name;
  return null;
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array['contact_submissions', 'newsletter_subscriptions', 'form_submissions'] loop
    execute format(
      'create trigger enqueue_mails after insert on public.%I referencing new table as stored
       for each statement execute function mail.enqueue()', name);
    execute format(
      'create trigger forget_mails after delete on public.%I referencing old table as gone
       for each statement execute function mail.forget()', name);
  end loop;
end $$;

-- What stands in a lead, as it is told in a mail.
create function mail.fields(of_table text, of_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select case of_table
    when 'contact_submissions' then (
      select to_jsonb(t) - array['id', 'created_at', 'inserted_xact', 'keep_until', 'filling_seconds']
      from public.contact_submissions t where t.id = of_id)
    when 'newsletter_subscriptions' then (
      select jsonb_build_object('email', t.email) from public.newsletter_subscriptions t where t.id = of_id)
    else (select t.fields from public.form_submissions t where t.id = of_id)
  end
$$;

create function mail.form(of_table text, of_id uuid) returns text
language sql stable set search_path = ''
as $$
  select case of_table
    when 'contact_submissions' then 'contact'
    when 'newsletter_subscriptions' then 'newsletter'
    else (select t.form_name from public.form_submissions t where t.id = of_id)
  end
$$;

-- Why a mail to a sender does not go: for ever, or now.
create function mail.obstacle(one mail.outbox, out reason text, out is_final boolean)
language plpgsql stable set search_path = ''
as $$
declare
  ceiling mail.ceilings;
begin
  is_final := true;
  if one.attempts = 0 and one.next_attempt_at < now() - interval '1 day' then
    reason := 'It is more than a day late, and what it promises is no longer true.';
    return;
  end if;
  if exists (select from mail.outbox o where o.recipient = one.recipient and o.is_refused and o.id <> one.id) then
    reason := 'The address has refused a mail before.';
    return;
  end if;
  for ceiling in select * from mail.ceilings c order by c.per, c.window_seconds loop
    if ceiling.most <= (
      select count(*) from mail.outbox o
      where o.kind = 'sender' and o.id <> one.id and o.state <> 'skipped'
        and o.last_attempt_at > now() - make_interval(secs => ceiling.window_seconds)
        and (ceiling.per = 'everybody' or o.recipient = one.recipient)
    ) then
      is_final := ceiling.per = 'address';
      reason := format('No more than %s to one address within %s seconds.', ceiling.most, ceiling.window_seconds);
      return;
    end if;
  end loop;
end
$$;

-- Mails that are due, the owner's first. They are the caller's for the time of the lease; of two callers none gets what
-- the other has. One at a time decides, so that the ceilings hold among several workers.
create function public.claim_mails(most integer, lease_seconds integer, domain text)
returns table (
  id uuid, kind text, attempt integer, message_id text, created_at timestamptz,
  submission_id uuid, form_name text, fields jsonb
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
    if one.kind = 'sender' then
      obstacle := mail.obstacle(one);
      -- The ceiling of all together: the others wait, too.
      exit when obstacle.reason is not null and not obstacle.is_final;
      if obstacle.reason is not null then
        update mail.outbox o set state = 'skipped', last_error = obstacle.reason, settled_at = now() where o.id = one.id;
        continue;
      end if;
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
    claimed := claimed + 1;
    return next;
  end loop;
end
$$;
comment on function public.claim_mails(integer, integer, text) is 'For the worker that sends mails: what is due.';

-- outcome: sent; again, after wait_seconds; dead, which the owner may send again; skipped; refused, which is dead and leaves
-- the address alone. A worker whose lease has ended may only say that its mail was sent.
create function public.settle_mail(
  mail_id uuid, attempt integer, outcome text, reason text default null, wait_seconds integer default 0
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if outcome not in ('sent', 'again', 'dead', 'skipped', 'refused') then
    raise exception using errcode = '22023', message = format('No mail ends as %L.', outcome);
  end if;
  update mail.outbox o set
    state = case outcome when 'again' then 'waiting' when 'refused' then 'dead' else outcome end,
    is_refused = outcome = 'refused',
    last_error = left(reason, 1000),
    next_attempt_at = now() + make_interval(secs => wait_seconds),
    settled_at = case when outcome <> 'again' then now() end
  where o.id = mail_id and (outcome = 'sent' or (o.state = 'waiting' and o.attempts = attempt));
end
$$;
comment on function public.settle_mail(uuid, integer, text, text, integer) is 'For the worker that sends mails: what became of one.';

create function public.list_mails(since timestamptz, most integer default 100)
returns table (
  id uuid, kind text, state text, form_name text, submission_id uuid, attempts integer,
  created_at timestamptz, next_attempt_at timestamptz, settled_at timestamptz, last_error text
)
language sql stable security definer set search_path = ''
as $$
  select o.id, o.kind, o.state, mail.form(o.table_name, o.submission_id), o.submission_id, o.attempts,
    o.created_at, o.next_attempt_at, o.settled_at, o.last_error
  from mail.outbox o
  where o.state in ('waiting', 'dead') or o.settled_at >= list_mails.since
  order by o.created_at desc, o.kind limit most
$$;
comment on function public.list_mails(timestamptz, integer) is
  'For the owner: what waits, what is dead, and what was sent or skipped since a time.';

-- Counted and tried from the beginning. Without an id: all that are dead.
create function public.send_mails_again(mail_id uuid default null) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found integer;
begin
  update mail.outbox o set
    state = 'waiting', attempts = 0, next_attempt_at = now(), settled_at = null, is_refused = false
  where case when mail_id is null then o.state = 'dead' else o.id = mail_id and o.state <> 'sent' end;
  get diagnostics found = row_count;
  return found;
end
$$;
comment on function public.send_mails_again(uuid) is 'For the owner: dead mails wait again.';

-- Whoever keeps a copy of a mail keeps it no longer than its lead.
create function public.known_mails(ids uuid[]) returns table (id uuid)
language sql stable security definer set search_path = ''
as $$
  select o.id from mail.outbox o where o.id = any (ids)
$$;
comment on function public.known_mails(uuid[]) is 'Which of these mails still have their lead.';

revoke all on all functions in schema mail from public;
revoke all on function
  public.claim_mails(integer, integer, text), public.settle_mail(uuid, integer, text, text, integer),
  public.list_mails(timestamptz, integer), public.send_mails_again(uuid), public.known_mails(uuid[])
from public, anon, authenticated;
grant execute on function
  public.claim_mails(integer, integer, text), public.settle_mail(uuid, integer, text, text, integer),
  public.list_mails(timestamptz, integer), public.send_mails_again(uuid), public.known_mails(uuid[])
to service_role;
