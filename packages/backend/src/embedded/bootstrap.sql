-- What hosted Supabase has before the first migration, and a plain Postgres lacks. Safe to run again.
do $$
declare
  name text;
begin
  foreach name in array array['anon', 'authenticated', 'service_role'] loop
    -- Roles belong to all databases of a server: the start on another one may make them at the same moment.
    if not exists (select from pg_roles where rolname = name) then
      begin
        execute format(
          'create role %I nologin noinherit %s', name, case name when 'service_role' then 'bypassrls' else '' end);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    -- A superuser may take any role; any other login needs to be a member.
    if not pg_has_role(current_user, name, 'member') then
      execute format('grant %I to %I', name, current_user);
    end if;
  end loop;
end $$;

grant usage on schema public to anon, authenticated, service_role;

-- The history table of the Supabase CLI, so that "supabase db push" knows what is there.
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
