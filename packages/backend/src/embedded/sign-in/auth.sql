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
alter table auth.sessions add column if not exists aal text not null default 'aal1' check (aal in ('aal1', 'aal2'));
alter table auth.mfa_factors
  add column if not exists friendly_name text not null default '',
  add column if not exists factor_type text not null default 'totp',
  add column if not exists secret text,
  add column if not exists last_step bigint not null default 0,
  add column if not exists created_at timestamptz not null default now(),
  add column if not exists updated_at timestamptz not null default now();
create table if not exists auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index if not exists mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);

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
  foreach name in array array['auth.users', 'auth.sessions', 'auth.mfa_factors', 'auth.mfa_challenges', 'sign_in.refresh_tokens'] loop
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

create or replace function sign_in.factors(of_user uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    jsonb_agg(to_jsonb(f) - array['user_id', 'secret', 'last_step'] order by f.created_at, f.id), '[]')
  from auth.mfa_factors f where f.user_id = of_user
$$;

create or replace function sign_in.told(of_session uuid, token text) returns table (session_id uuid, refresh_token text, account jsonb)
language sql stable set search_path = ''
as $$
  select s.id, token, to_jsonb(u) - 'encrypted_password' || jsonb_build_object('aal', s.aal, 'factors', sign_in.factors(u.id))
  from auth.sessions s join auth.users u on u.id = s.user_id where s.id = of_session
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

-- Nobody who sends something waits until a session is on the disk: whoever loses one in a crash signs in again.
create or replace function sign_in.by_password(of_user uuid) returns table (session_id uuid, refresh_token text, account jsonb)
language plpgsql volatile set search_path = ''
as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  return query select * from sign_in.begin(of_user);
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

-- Whoever has stolen a password adds no factor of their own beside that of the owner, and takes none away.
create or replace function sign_in.may_change_factors(of_session uuid, of_user uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from auth.sessions s where s.id = of_session and s.user_id = of_user and (
      s.aal = 'aal2' or not exists (select from auth.mfa_factors f where f.user_id = of_user and f.status = 'verified')))
$$;

-- One that nobody has verified asks for nothing, and the next one takes its place.
create or replace function sign_in.enrol(of_session uuid, of_user uuid, name text, new_secret text) returns uuid
language plpgsql volatile set search_path = ''
as $$
declare
  added uuid;
begin
  if not sign_in.may_change_factors(of_session, of_user) then return null; end if;
  delete from auth.mfa_factors f where f.user_id = of_user and f.status = 'unverified';
  insert into auth.mfa_factors (user_id, status, friendly_name, secret) values (of_user, 'unverified', name, new_secret)
  returning id into added;
  return added;
end
$$;

create or replace function sign_in.challenge(of_session uuid, of_user uuid, of_factor uuid) returns uuid
language plpgsql volatile set search_path = ''
as $$
declare
  asked uuid;
begin
  delete from auth.mfa_challenges c where c.created_at < now() - interval '5 minutes' or c.factor_id = of_factor;
  insert into auth.mfa_challenges (factor_id)
  select f.id from auth.mfa_factors f join auth.sessions s on s.user_id = f.user_id
  where f.id = of_factor and f.user_id = of_user and s.id = of_session
  returning id into asked;
  return asked;
end
$$;

create or replace function sign_in.secret_of(of_session uuid, of_user uuid, of_factor uuid, asked uuid) returns text
language sql stable set search_path = ''
as $$
  select f.secret from auth.mfa_factors f
  join auth.mfa_challenges c on c.factor_id = f.id
  join auth.sessions s on s.user_id = f.user_id
  where f.id = of_factor and f.user_id = of_user and s.id = of_session and c.id = asked
    and c.created_at > now() - interval '5 minutes'
$$;

-- Each code counts once. Whoever is signed in with the password alone is out as soon as there is a factor.
create or replace function sign_in.pass(of_session uuid, of_user uuid, of_factor uuid, step bigint)
returns table (session_id uuid, refresh_token text, account jsonb)
language plpgsql volatile set search_path = ''
as $$
begin
  update auth.mfa_factors f set last_step = step, status = 'verified', updated_at = now()
  where f.id = of_factor and f.user_id = of_user and f.last_step < step
    and (f.status = 'verified' or sign_in.may_change_factors(of_session, of_user));
  if not found then return; end if;
  delete from auth.mfa_challenges c where c.factor_id = of_factor;
  update auth.sessions s set aal = 'aal2' where s.id = of_session and s.user_id = of_user;
  delete from auth.sessions s where s.user_id = of_user and s.aal <> 'aal2';
  return query select * from sign_in.told(of_session, sign_in.new_token(of_session));
end
$$;

create or replace function sign_in.unenrol(of_session uuid, of_user uuid, of_factor uuid) returns text
language plpgsql volatile set search_path = ''
as $$
begin
  if not sign_in.may_change_factors(of_session, of_user) then return 'too low'; end if;
  delete from auth.mfa_factors f where f.id = of_factor and f.user_id = of_user;
  if not found then return 'unknown'; end if;
  update auth.sessions s set aal = 'aal1'
  where s.user_id = of_user and not exists (select from auth.mfa_factors f where f.user_id = of_user and f.status = 'verified');
  return 'done';
end
$$;

revoke all on all functions in schema sign_in from public;
