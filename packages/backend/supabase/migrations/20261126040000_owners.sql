-- Who works at the desk: signed in, and named here. Being signed in alone gives no right, and what somebody says of themselves
-- (user_metadata) is never asked.
create schema desk;
comment on schema desk is 'The owner''s desk. Not exposed through the API.';

create table desk.owners (
  user_id uuid primary key,
  email text not null unique check (checks.is_email(email)),
  added_at timestamptz not null default now()
);
comment on table desk.owners is 'Users of Supabase Auth who are owners. Not part of a backup, since the users are not.';

create table desk.links (
  hash bytea primary key,
  user_id uuid not null references desk.owners (user_id) on delete cascade,
  created_at timestamptz not null default now()
);
create index links_user_id on desk.links (user_id);
comment on table desk.links is 'Hashes of the tokens in mails that sign an owner in.';

alter table desk.owners enable row level security;
alter table desk.links enable row level security;

create function desk.claims() returns jsonb
language sql stable set search_path = ''
as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;

-- A second factor that is there has to be used.
create function desk.is_assured() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(desk.claims() ->> 'aal', 'aal1') = 'aal2' or not exists (
    select from auth.mfa_factors f
    where f.user_id = (desk.claims() ->> 'sub')::uuid and f.status::text = 'verified'
  )
$$;
comment on function desk.is_assured() is 'Whether the token of the request has the assurance level that its user can reach.';

-- The session is looked for, so that signing out works at once and not when the token runs out.
create function desk.is_owner() returns boolean
language sql stable security definer set search_path = ''
as $$
  select desk.is_assured()
    and exists (select from desk.owners o where o.user_id = (desk.claims() ->> 'sub')::uuid)
    and exists (
      select from auth.sessions s
      where s.id = (desk.claims() ->> 'session_id')::uuid and s.user_id = (desk.claims() ->> 'sub')::uuid
    )
$$;
comment on function desk.is_owner() is 'Whether an owner asks, signed in with the assurance level that is needed.';

revoke all on function desk.claims(), desk.is_assured(), desk.is_owner() from public;
grant usage on schema desk to authenticated;
grant execute on function desk.is_assured(), desk.is_owner() to authenticated;

-- Owners read what people sent.
grant select on public.form_submissions to authenticated;
do $$
declare
  name text;
begin
  foreach name in array array[
    'contact_submissions', 'newsletter_subscriptions', 'form_submissions', 'chat_conversations'
  ] loop
    execute format(
      'create policy "owners read" on public.%I for select to authenticated using ((select desk.is_owner()))', name);
  end loop;
end $$;

-- On every table that the API shows, whatever else its policies allow. A migration that adds a table calls it again.
create function desk.require_assurance() returns void
language plpgsql volatile set search_path = ''
as $$
declare
  one regclass;
begin
  for one in
    select c.oid::regclass from pg_catalog.pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_catalog.pg_policy p where p.polrelid = c.oid and p.polname = 'assurance')
      and not exists (select from pg_catalog.pg_depend d where d.objid = c.oid and d.deptype = 'e')
  loop
    execute format(
      'create policy assurance on %s as restrictive for all to authenticated '
      'using ((select desk.is_assured())) with check ((select desk.is_assured()))', one);
  end loop;
end
$$;
revoke all on function desk.require_assurance() from public;
select desk.require_assurance();

-- For pnpm owner.
create function public.add_owner(of_user uuid, of_email text) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into desk.owners (user_id, email) values (of_user, lower(btrim(of_email)))
  on conflict (email) do update set user_id = excluded.user_id
$$;
create function public.list_owners() returns table (user_id uuid, email text, added_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select o.user_id, o.email, o.added_at from desk.owners o order by o.added_at, o.email
$$;
create function public.remove_owner(of_user uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from desk.owners o where o.user_id = of_user
$$;
comment on function public.add_owner(uuid, text) is 'For pnpm owner: makes a user an owner.';
comment on function public.list_owners() is 'For pnpm owner: who is an owner.';
comment on function public.remove_owner(uuid) is 'For pnpm owner: takes the rights away.';

-- A link by mail, where our own server signs in; hosted Supabase sends its own. It names the owner, and the token is made when
-- the mail is sent.
alter table mail.outbox
  drop constraint outbox_kind_check, drop constraint outbox_recipient_check, drop constraint outbox_table_name_check;
alter table mail.outbox
  add constraint outbox_kind_check check (kind in ('owner', 'sender', 'subscriber', 'sign-in')),
  add constraint outbox_recipient_check check ((kind not in ('owner', 'sign-in')) = (recipient is not null)),
  add constraint outbox_table_name_check check (
    table_name in ('contact_submissions', 'newsletter_subscriptions', 'form_submissions', 'owners')
  );

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
    else (select t.form_name from public.form_submissions t where t.id = of_id)
  end
$$;

create function desk.forget_mails() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from mail.outbox o where o.submission_id = old.user_id and o.table_name = 'owners';
  return null;
end
$$;
create trigger forget_mails after delete on desk.owners for each row execute function desk.forget_mails();

create function desk.new_link(of_user uuid) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into desk.links (hash, user_id) values (sha256(convert_to(token, 'UTF8')), of_user);
  return token;
end
$$;

create function desk.ask_sign_in(of_email text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  of_user uuid := (select o.user_id from desk.owners o where o.email = lower(btrim(of_email)));
begin
  if of_user is null or exists (
    select from mail.outbox o where o.submission_id = of_user and o.kind = 'sign-in' and o.created_at > now() - interval '1 minute'
  ) then return; end if;
  delete from mail.outbox o where o.submission_id = of_user and o.kind = 'sign-in';
  insert into mail.outbox (kind, table_name, submission_id) values ('sign-in', 'owners', of_user);
end
$$;
comment on function desk.ask_sign_in(text) is
  'Mails an owner a link, once a minute at the most. Says nothing, and does nothing for anybody else.';

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
    if one.kind not in ('owner', 'sign-in') then
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

revoke all on function desk.forget_mails(), desk.new_link(uuid), desk.ask_sign_in(text) from public;
revoke all on function public.add_owner(uuid, text), public.list_owners(), public.remove_owner(uuid)
from public, anon, authenticated;
grant execute on function public.add_owner(uuid, text), public.list_owners(), public.remove_owner(uuid) to service_role;
