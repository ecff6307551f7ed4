-- What Supabase Auth keeps, as far as migrations and signing in here use it: hosted Supabase has more of it, and all of this is
-- there before. Safe to run again.
create schema if not exists auth;

create table if not exists auth.users (
  id uuid primary key default gen_random_uuid(),
  email text unique,
  encrypted_password text,
  email_confirmed_at timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table if not exists auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now()
);
create index if not exists sessions_user_id_idx on auth.sessions (user_id);
create table if not exists auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  status text not null check (status in ('unverified', 'verified'))
);
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);

create schema if not exists sign_in;
comment on schema sign_in is 'Signing in without hosted Supabase. Not exposed through the API.';

create table if not exists sign_in.refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  used_at timestamptz
);
create index if not exists refresh_tokens_session_id on sign_in.refresh_tokens (session_id);

do $$
declare
  name text;
begin
  foreach name in array array['auth.users', 'auth.sessions', 'auth.mfa_factors', 'sign_in.refresh_tokens'] loop
    if not (select relrowsecurity from pg_class where oid = name::regclass) then
      execute format('alter table %s enable row level security', name);
    end if;
  end loop;
end $$;

create or replace function sign_in.new_token(of_session uuid) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into sign_in.refresh_tokens (hash, session_id) values (sha256(convert_to(token, 'UTF8')), of_session);
  return token;
end
$$;

create or replace function sign_in.told(of_session uuid, token text) returns table (session_id uuid, refresh_token text, account jsonb)
language sql stable set search_path = ''
as $$
  select s.id, token, to_jsonb(u) - 'encrypted_password' from auth.sessions s join auth.users u on u.id = s.user_id where s.id = of_session
$$;

create or replace function sign_in.begin(of_user uuid) returns table (session_id uuid, refresh_token text, account jsonb)
language plpgsql volatile set search_path = ''
as $$
declare
  session uuid;
begin
  delete from auth.sessions s
  where s.created_at < now() - interval '30 days' or s.refreshed_at < now() - interval '7 days';
  insert into auth.sessions (user_id) values (of_user) returning id into session;
  update auth.users u set last_sign_in_at = now() where u.id = of_user;
  return query select * from sign_in.told(session, sign_in.new_token(session));
end
$$;

-- Each token works once. Two tabs may ask at the same moment, so it does for ten seconds more; after that somebody else has a
-- copy, and the session ends for both.
create or replace function sign_in.refresh(token text) returns table (session_id uuid, refresh_token text, account jsonb)
language plpgsql volatile set search_path = ''
as $$
declare
  one sign_in.refresh_tokens;
begin
  select * into one from sign_in.refresh_tokens t where t.hash = sha256(convert_to(token, 'UTF8')) for update;
  if not found then return; end if;
  if one.used_at < now() - interval '10 seconds' or not exists (
    select from auth.sessions s where s.id = one.session_id
      and s.created_at > now() - interval '30 days' and s.refreshed_at > now() - interval '7 days'
  ) then
    delete from auth.sessions s where s.id = one.session_id;
    return;
  end if;
  update sign_in.refresh_tokens t set used_at = coalesce(t.used_at, now()) where t.hash = one.hash;
  update auth.sessions s set refreshed_at = now() where s.id = one.session_id;
  return query select * from sign_in.told(one.session_id, sign_in.new_token(one.session_id));
end
$$;

-- What a mail has brought, once and for a quarter of an hour.
create or replace function sign_in.take_link(token text) returns table (session_id uuid, refresh_token text, account jsonb)
language plpgsql volatile set search_path = ''
as $$
declare
  of_user uuid;
begin
  delete from desk.links l where l.created_at < now() - interval '15 minutes';
  delete from desk.links l where l.hash = sha256(convert_to(token, 'UTF8')) returning l.user_id into of_user;
  if exists (select from auth.users u where u.id = of_user) then
    return query select * from sign_in.begin(of_user);
  end if;
end
$$;

-- Of the session itself, of all of its user, or of all others of its user.
create or replace function sign_in.finish(of_session uuid, of_user uuid, scope text) returns void
language sql volatile set search_path = ''
as $$
  delete from auth.sessions s
  where s.user_id = of_user and case scope when 'global' then true when 'others' then s.id <> of_session else s.id = of_session end
$$;

revoke all on all functions in schema sign_in from public;
