-- What hosted Supabase has before the first migration, and a plain Postgres lacks. Safe to run again.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
  -- A superuser may take any role; any other login needs to be a member. One that already is may not grant it to itself.
  if not (
    pg_has_role('anon', 'member') and pg_has_role('authenticated', 'member') and pg_has_role('service_role', 'member')
  ) then
    execute format('grant anon, authenticated, service_role to %I', current_user);
  end if;
end $$;

grant usage on schema public to anon, authenticated, service_role;

-- The history table of the Supabase CLI, so that "supabase db push" knows what is there.
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
