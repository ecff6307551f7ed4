-- What owners answer by mail. Text, state and mail are one transaction; the mail waits for a moment in which it can be taken back.
create table public.lead_answers (
  id uuid primary key,
  lead_id uuid not null,
  created_at timestamptz not null default now(),
  author text not null default coalesce(desk.claims() ->> 'email', ''),
  subject text not null check (checks.is_line(subject, 150)),
  body text not null check (checks.is_text(body, 10000)),
  state_before text check (state_before in ('new', 'answered', 'won', 'lost', 'spam')),
  outcome text check (outcome in ('sent', 'refused', 'failed')),
  settled_at timestamptz,
  reason text
);
create index lead_answers_lead on public.lead_answers (lead_id, created_at);
comment on table public.lead_answers is 'What owners have answered by mail, and what became of the mail. Goes with its lead.';
comment on column public.lead_answers.state_before is 'Of the lead, where answering has changed it.';
comment on column public.lead_answers.outcome is 'Of the mail; null as long as it waits.';

revoke all on public.lead_answers from public, anon, authenticated;
alter table public.lead_answers enable row level security;
grant select on public.lead_answers to authenticated;
grant select, insert, update, delete on public.lead_answers to service_role;
create policy "owners read" on public.lead_answers for select to authenticated using ((select desk.is_owner()));
select desk.require_assurance();

alter table mail.outbox
  drop constraint outbox_kind_check, drop constraint outbox_table_name_check;
alter table mail.outbox
  add constraint outbox_kind_check check (kind in ('owner', 'sender', 'subscriber', 'sign-in', 'answer')),
  add constraint outbox_table_name_check check (
    table_name in ('contact_submissions', 'newsletter_subscriptions', 'form_submissions', 'owners', 'lead_answers')
  );
create trigger forget_mails after delete on public.lead_answers referencing old table as gone
  for each statement execute function mail.forget();

-- What became of the mail stays known where the outbox is not: in backups.
create function desk.follow_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.lead_answers a set
    outcome = case when new.state = 'waiting' then null when new.state = 'sent' then 'sent' when new.is_refused then 'refused' else 'failed' end,
    settled_at = case when new.state <> 'waiting' then new.settled_at end,
    reason = case when new.state <> 'sent' then new.last_error end
  where a.id = new.submission_id;
  return null;
end
$$;
create trigger follow_answer after update on mail.outbox
  for each row when (new.kind = 'answer') execute function desk.follow_answer();

-- Of whoever sent the lead. A subscription asks nothing, and its address may be anybody's.
create function desk.address_of(lead uuid) returns text
language sql stable set search_path = ''
as $$
  select btrim(coalesce(
    (select t.email from public.contact_submissions t where t.id = lead),
    (select t.fields ->> 'email' from public.form_submissions t where t.id = lead and t.form_name <> 'newsletter')
  ))
$$;

-- known: how many answers the owner sees. Whoever was quicker at another desk is not answered after unseen. The same id again
-- is the same answer, which goes once.
create function public.answer_lead(answer uuid, lead uuid, known integer, subject text, body text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  present text;
  address text;
begin
  perform pg_advisory_xact_lock(hashtextextended(lead::text, 1));
  select l.state into present from desk.leads l where l.id = lead and desk.is_owner();
  if present is null then
    raise exception using errcode = 'PT404', message = 'There is no such lead.';
  end if;
  if exists (select from public.lead_answers a where a.id = answer) then return; end if;
  if known <> (select count(*) from public.lead_answers a where a.lead_id = lead) then
    raise exception using errcode = 'PT409', message = 'It was answered meanwhile.';
  end if;
  address := desk.address_of(lead);
  if present = 'spam' or not coalesce(checks.is_email(address), false) then
    raise exception using errcode = 'PT422', message = 'Spam, and what has no address, cannot be answered.';
  end if;
  insert into public.lead_answers (id, lead_id, subject, body, state_before)
  values (answer, lead, subject, body, case when present = 'new' then present end);
  insert into mail.outbox (kind, table_name, submission_id, recipient, next_attempt_at)
  values ('answer', 'lead_answers', answer, mail.recipient(address), now() + interval '10 seconds');
  if present = 'new' then
    insert into public.lead_states (lead_id, state) values (lead, 'answered')
    on conflict (lead_id) do update set state = excluded.state;
  end if;
end
$$;
comment on function public.answer_lead(uuid, uuid, integer, text, text) is
  'For the desk: answers a lead by mail, which waits for ten seconds; a new lead is answered with it.';

-- Nobody can take back what somebody is sending.
create function public.take_back_answer(answer uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  one public.lead_answers;
begin
  select * into one from public.lead_answers a where a.id = answer and desk.is_owner();
  if one.id is null then
    raise exception using errcode = 'PT404', message = 'There is no such answer.';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(one.lead_id::text, 1));
  delete from mail.outbox o where o.submission_id = answer and o.kind = 'answer' and o.state = 'waiting' and o.attempts = 0;
  if not found then
    raise exception using errcode = 'PT409', message = 'It is on its way.';
  end if;
  delete from public.lead_answers a where a.id = answer;
  update public.lead_states s set state = one.state_before
  where s.lead_id = one.lead_id and s.state = 'answered' and one.state_before is not null;
end
$$;
comment on function public.take_back_answer(uuid) is 'For the desk: takes back an answer whose mail still waits for its first attempt.';

create function desk.answers_of(lead uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(
    to_jsonb(a) - 'lead_id'
    || jsonb_build_object('attempts', o.attempts, 'next_attempt_at', o.next_attempt_at, 'reason', coalesce(a.reason, o.last_error))
    order by a.created_at, a.id
  ), '[]')
  from public.lead_answers a left join mail.outbox o on o.submission_id = a.id and o.kind = 'answer'
  where a.lead_id = lead and desk.is_owner()
$$;

create or replace function public.desk_lead(lead uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'inquiry', (select to_jsonb(t) - 'inserted_xact' from public.contact_submissions t where t.id = lead),
    'form', (select to_jsonb(t) from public.form_submissions t where t.id = lead),
    'subscription', (
      select to_jsonb(t) - array['inserted_xact', 'links'] from public.newsletter_subscriptions t where t.id = lead),
    'state', (select to_jsonb(s) from public.lead_states s where s.lead_id = lead),
    'payment', (select to_jsonb(p) - 'lead_id' from public.lead_payments p where p.lead_id = lead),
    'answers', desk.answers_of(lead),
    'notes', (
      select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at, n.id), '[]') from public.lead_notes n where n.lead_id = lead)
  )
$$;

create or replace function desk.forget_gone() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from desk.leads l using gone
  where l.id = gone.id
    and not exists (select from public.contact_submissions t where t.id = gone.id)
    and not exists (select from public.newsletter_subscriptions t where t.id = gone.id)
    and not exists (select from public.form_submissions t where t.id = gone.id);
  delete from public.lead_notes n using gone
  where n.lead_id = gone.id and not exists (select from desk.leads l where l.id = gone.id);
  delete from public.lead_answers a using gone
  where a.lead_id = gone.id and not exists (select from desk.leads l where l.id = gone.id);
  delete from public.lead_payments p using gone
  where p.lead_id = gone.id and not exists (select from desk.leads l where l.id = gone.id);
  delete from public.lead_states s using gone
  where s.lead_id = gone.id and not exists (select from desk.leads l where l.id = gone.id);
  return null;
end
$$;

create or replace function public.find_person(email text)
returns table (table_name text, id uuid, created_at timestamptz, own boolean, content jsonb)
language sql stable set search_path = ''
as $$
  with sent as materialized (select * from retention.find_person(email))
  select * from sent
  union all
  select * from retention.purged_of(lower(btrim(email))) where checks.is_email(lower(btrim(email)))
  union all
  select 'lead_answers', a.id, a.created_at, true, to_jsonb(a) from public.lead_answers a
  where a.lead_id in (select s.id from sent s where s.own)
  union all
  select 'lead_notes', n.id, n.created_at, true, to_jsonb(n) from public.lead_notes n
  where n.lead_id in (select s.id from sent s where s.own)
  union all
  select 'lead_payments', p.lead_id, p.verified_at, true, to_jsonb(p) from public.lead_payments p
  where p.lead_id in (select s.id from sent s where s.own)
  union all
  select 'lead_states', t.lead_id, t.changed_at, true, to_jsonb(t) from public.lead_states t
  where t.lead_id in (select s.id from sent s where s.own)
  order by table_name, created_at, id
$$;

-- The mail of an answer goes to whoever sent the lead.
create or replace function mail.fields(of_table text, of_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select case of_table
    when 'contact_submissions' then (
      select to_jsonb(t) - array['id', 'created_at', 'inserted_xact', 'keep_until', 'filling_seconds']
      from public.contact_submissions t where t.id = of_id)
    when 'newsletter_subscriptions' then (
      select jsonb_build_object('email', t.email) from public.newsletter_subscriptions t where t.id = of_id)
    when 'owners' then (select jsonb_build_object('email', o.email) from desk.owners o where o.user_id = of_id)
    when 'lead_answers' then (
      select jsonb_build_object('email', desk.address_of(a.lead_id), 'subject', a.subject, 'message', a.body)
      from public.lead_answers a where a.id = of_id)
    else (select t.fields from public.form_submissions t where t.id = of_id)
  end
$$;

create or replace function mail.form(of_table text, of_id uuid) returns text
language sql stable set search_path = ''
as $$
  select case of_table
    when 'contact_submissions' then 'contact'
    when 'newsletter_subscriptions' then 'newsletter'
    when 'owners' then 'sign-in'
    when 'lead_answers' then 'answer'
    else (select t.form_name from public.form_submissions t where t.id = of_id)
  end
$$;

-- An owner's answers have no ceiling, and do not count for those of others.
create or replace function mail.obstacle(one mail.outbox, out reason text, out verdict text)
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
      where o.kind not in ('owner', 'answer') and o.id <> one.id and o.state <> 'skipped'
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

create or replace function public.claim_mails(most integer, lease_seconds integer, domain text)
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
    order by o.kind <> 'sign-in', o.kind, o.next_attempt_at for update skip locked
  loop
    exit when claimed >= most;
    if one.kind = 'sign-in' and one.created_at < now() - interval '15 minutes' then
      update mail.outbox o set state = 'skipped', last_error = 'It is too late to sign in with it.', settled_at = now()
      where o.id = one.id;
      continue;
    end if;
    if one.kind not in ('owner', 'sign-in', 'answer') then
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
    token := case one.kind
      when 'subscriber' then newsletter.new_link(one.submission_id)
      when 'sign-in' then desk.new_link(one.submission_id)
    end;
    claimed := claimed + 1;
    return next;
  end loop;
end
$$;

-- Of an answer it names the lead.
create or replace function public.list_mails(since timestamptz, most integer default 100, states text[] default null)
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
  select s.id, s.kind, s.state, mail.form(s.table_name, s.submission_id),
    coalesce((select a.lead_id from public.lead_answers a where a.id = s.submission_id), s.submission_id), s.attempts,
    s.created_at, s.next_attempt_at, s.settled_at, s.last_error
  from shown s order by s.created_at desc, s.kind
$$;

revoke all on function desk.follow_answer(), desk.address_of(uuid), desk.answers_of(uuid) from public;
grant execute on function desk.answers_of(uuid) to authenticated;
revoke all on function public.answer_lead(uuid, uuid, integer, text, text), public.take_back_answer(uuid) from public, anon, authenticated;
grant execute on function public.answer_lead(uuid, uuid, integer, text, text), public.take_back_answer(uuid) to authenticated;
