-- A restore is all or nothing: its rows are staged over several requests, and one call puts them where they belong.

-- A backup that is older than an erasure still holds the person. The ids say nothing about anybody; they say what stays away.
create table retention.erased (
  id uuid primary key,
  erased_at timestamptz not null default now()
);
alter table retention.erased enable row level security;
comment on table retention.erased is 'Ids of rows that were deleted because a person asked. No restore brings them back.';

-- Not written to the log: after a crash it is empty, as it should be.
create unlogged table backups.staged (
  id bigint generated always as identity primary key,
  restore_id uuid not null,
  table_name text not null,
  content jsonb not null,
  staged_at timestamptz not null default now()
);
create index staged_restore on backups.staged (restore_id, table_name);
alter table backups.staged enable row level security;
comment on table backups.staged is 'Rows of a restore that has not ended. Leftovers go with the next restore, purge or erasure.';

-- The rows are text, one a line, so that no number is rounded on the way, and because not every driver writes a jsonb alike.
create function public.stage_restore(restore uuid, of_table text, rows text) returns bigint
language plpgsql volatile security definer set search_path = ''
as $$
declare
  staged bigint;
  unknown text;
begin
  delete from backups.staged s where s.restore_id <> restore and s.staged_at not between now() - interval '1 hour' and now();
  if not exists (select from backups.tables() t where t.name = of_table) then
    unknown := of_table;
  else
    select format('%s.%s', of_table, k) into unknown
    from backups.tables() t, jsonb_object_keys(split_part(rows, E'\n', 1)::jsonb) k
    where t.name = of_table and k <> all (t.columns) limit 1;
  end if;
  if unknown is not null then
    raise exception using errcode = 'PT409',
      message = format('%s is in the backup, but not in this database: it is of an earlier version.', unknown);
  end if;
  insert into backups.staged (restore_id, table_name, content)
  select restore, of_table, line::jsonb from string_to_table(rows, E'\n') line;
  get diagnostics staged = row_count;
  return staged;
end
$$;
comment on function public.stage_restore(uuid, text, text) is 'Takes rows of a backup, which finish_restore puts back.';

-- What is there stays as it is, but rules become those of the backup. Columns that are newer than the backup get their defaults.
create function backups.put_back(source record, restore uuid, taken_at timestamptz) returns bigint
language plpgsql volatile set search_path = ''
as $$
declare
  columns text[] := array(
    select k from jsonb_object_keys((
      select s.content from backups.staged s where s.restore_id = restore and s.table_name = source.name order by s.id limit 1
    )) k
  );
  changing text[] := array(select c from unnest(columns) c where c <> all (source.key));
  put_back bigint;
begin
  if cardinality(columns) = 0 then return 0; end if;
  execute format(
    'insert into %1$s as t (%2$s)
     select %3$s from backups.staged s, lateral jsonb_populate_record(null::%1$s, s.content) r
     where s.restore_id = $1 and s.table_name = $2
       and not exists (select from retention.erased e where e.id::text = s.content ->> ''id'' and e.erased_at > $3)
     order by s.id
     on conflict %4$s',
    source.relation,
    (select string_agg(quote_ident(c), ', ') from unnest(columns) c),
    (select string_agg(format('r.%I', c), ', ') from unnest(columns) c),
    case when source.is_rule and cardinality(changing) > 0 then format(
      '(%s) do update set %s where (%s) is distinct from (%s)',
      (select string_agg(quote_ident(c), ', ') from unnest(source.key) c),
      (select string_agg(format('%1$I = excluded.%1$I', c), ', ') from unnest(changing) c),
      (select string_agg(format('t.%I', c), ', ') from unnest(changing) c),
      (select string_agg(format('excluded.%I', c), ', ') from unnest(changing) c)
    ) else 'do nothing' end
  ) using restore, source.name, coalesce(taken_at, '-infinity');
  get diagnostics put_back = row_count;
  return put_back;
end
$$;

-- Rows that an earlier version has accepted come back, whatever the rules of today: as rows that are there already do, they
-- stay beside a constraint that holds for new ones.
create function backups.put_back_in_spite_of_checks(source record, restore uuid, taken_at timestamptz) returns bigint
language plpgsql volatile set search_path = ''
as $$
declare
  checks jsonb := (
    select jsonb_object_agg(k.conname, pg_get_constraintdef(k.oid)) from pg_catalog.pg_constraint k
    where k.conrelid = source.relation and k.contype = 'c'
  );
  name text;
  definition text;
  put_back bigint;
begin
  for name in select jsonb_object_keys(checks) loop
    execute format('alter table %s drop constraint %I', source.relation, name);
  end loop;
  put_back := backups.put_back(source, restore, taken_at);
  for name, definition in select * from jsonb_each_text(checks) loop
    execute format(
      'alter table %s add constraint %I %s not valid', source.relation, name, regexp_replace(definition, ' NOT VALID$', '')
    );
  end loop;
  return put_back;
end
$$;

create function public.finish_restore(restore uuid, expected bigint, taken_at timestamptz default null)
returns table (table_name text, restored bigint)
language plpgsql volatile security definer set search_path = '' set statement_timeout = '10min'
as $$
declare
  source record;
begin
  if (select count(*) from backups.staged s where s.restore_id = restore) <> expected then
    raise exception using errcode = 'PT409', message = 'Rows went missing on the way to the database.';
  end if;
  for source in select * from backups.tables() loop
    table_name := source.name;
    begin
      restored := backups.put_back(source, restore, taken_at);
    exception when check_violation then
      restored := backups.put_back_in_spite_of_checks(source, restore, taken_at);
    end;
    return next;
  end loop;
  delete from backups.staged s where s.restore_id = restore;
  -- Page views do not wait for the disk, but a restore does.
  perform set_config('synchronous_commit', 'on', true);
end
$$;
comment on function public.finish_restore(uuid, bigint, timestamptz) is
  'Puts back what has been staged and is missing, all of it or nothing; how many rows of each table that were.';

create function public.cancel_restore(restore uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from backups.staged where restore_id = restore
$$;
comment on function public.cancel_restore(uuid) is 'Forgets what has been staged.';

-- For the comparison of a backup with a database that was made from it.
create function public.count_differing(of_table text, rows text) returns bigint
language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  source record;
  differing bigint;
begin
  select * into strict source from backups.tables() t where t.name = of_table;
  execute format(
    'select count(*) from string_to_table($1, E''\n'') line, lateral jsonb_populate_record(null::%1$s, line::jsonb) r
     where not exists (
       select from %1$s t where %2$s and to_jsonb(jsonb_populate_record(t, line::jsonb)) = to_jsonb(t)
     )',
    source.relation,
    (select string_agg(format('t.%1$I = r.%1$I', k), ' and ') from unnest(source.key) k)
  ) into differing using rows;
  return differing;
end
$$;
comment on function public.count_differing(text, text) is 'How many rows of a backup the table does not hold just so.';

-- Whoever is erased is erased from what a restore has staged, too.
create function retention.remember_erased(email text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into retention.erased (id)
  select distinct p.id from public.find_person(remember_erased.email) p where p.own
  on conflict on constraint erased_pkey do update set erased_at = now();
  delete from backups.staged;
end
$$;

create or replace function public.delete_person(email text) returns table (table_name text, deleted bigint)
language plpgsql volatile set search_path = ''
as $$
begin
  perform retention.remember_erased(delete_person.email);
  return query
    select * from retention.delete_person(delete_person.email)
    union all
    select 'retention.purged', retention.delete_purged_of(lower(btrim(delete_person.email)))
    where checks.is_email(lower(btrim(delete_person.email)));
end
$$;

create function backups.forget_leftovers() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from backups.staged s where s.staged_at not between now() - interval '1 hour' and now();
  return null;
end
$$;
create trigger forget_leftovers after update on retention.clock
  for each statement execute function backups.forget_leftovers();

revoke all on all functions in schema backups from public;
revoke all on function retention.remember_erased(text) from public;
grant execute on function retention.remember_erased(text) to service_role;
revoke all on function
  public.stage_restore(uuid, text, text), public.finish_restore(uuid, bigint, timestamptz), public.cancel_restore(uuid),
  public.count_differing(text, text)
from public, anon, authenticated;
grant execute on function
  public.stage_restore(uuid, text, text), public.finish_restore(uuid, bigint, timestamptz), public.cancel_restore(uuid),
  public.count_differing(text, text)
to service_role;
