-- An erasure is remembered by hashes, of the mailbox and of the ids of what went, and done again wherever an older row comes
-- back: by a restore of any backup into any database, and when a purge is undone.

-- Of one mailbox: "Ada+anything@Example.com" is ada's, too.
create function checks.mailbox(email text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(lower(btrim(email)), '\+[^@]*@', '@')
$$;

create or replace function mail.recipient(email text) returns bytea
language sql stable set search_path = ''
as $$
  select sha256(convert_to((select s.value from limits.salt s) || checks.mailbox(email), 'UTF8'))
$$;

-- Whether a text names the mailbox, and not a longer address that contains it.
create or replace function checks.mentions(value text, email text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value ~* (
    '(?<![[:alnum:]._%+-])'
    || replace(
      regexp_replace(checks.mailbox(email), '([^[:alnum:]@])', '\\\1', 'g'),
      '@', '(\+[^@[:space:]<>()",:;]*)?@')
    || '(?![[:alnum:]-]|\.[[:alnum:]])'
  )
$$;

-- The conversations in which somebody gave the address, whether they are here or purged in part.
create function retention.sessions_of(email text) returns setof text
language sql stable security definer set search_path = ''
as $$
  select c.session_id from public.chat_conversations c where c.sender = 'user' and checks.mentions(c.message, email)
  union
  select p.content ->> 'session_id' from retention.purged p
  where p.table_name = 'chat_conversations' and p.content ->> 'sender' = 'user'
    and checks.mentions(p.content ->> 'message', email)
$$;

create or replace function retention.find_person(email text)
returns table (table_name text, id uuid, created_at timestamptz, own boolean, content jsonb)
language sql stable set search_path = ''
as $$
  with wanted as (select checks.mailbox(find_person.email) as mailbox),
  found as (
    select 'contact_submissions' as table_name, t.id, t.created_at, checks.mailbox(t.email) = mailbox as own,
      to_jsonb(t) - 'inserted_xact' as content
    from public.contact_submissions t, wanted
    where checks.mailbox(t.email) = mailbox or checks.mentions(concat_ws(' ', t.name, t.company, t.message), mailbox)
    union all
    select 'newsletter_subscriptions', t.id, t.created_at, true, to_jsonb(t) - 'inserted_xact'
    from public.newsletter_subscriptions t, wanted
    where checks.mailbox(t.email) = mailbox
    union all
    select 'form_submissions', t.id, t.created_at,
      coalesce(checks.mailbox(t.fields ->> 'email') = mailbox, false), to_jsonb(t)
    from public.form_submissions t, wanted
    where checks.mailbox(t.fields ->> 'email') = mailbox
      or exists (select from jsonb_each_text(t.fields) field where checks.mentions(field.value, mailbox))
    union all
    select 'chat_conversations', t.id, t.created_at, true, to_jsonb(t) - 'inserted_xact'
    from wanted, retention.sessions_of(mailbox) session
    join public.chat_conversations t on t.session_id = session
  )
  select found.table_name, found.id, found.created_at, found.own, found.content
  from found, wanted
  where checks.is_email(mailbox)
  order by found.table_name, found.created_at, found.id
$$;

create or replace function retention.purged_of(address text)
returns table (table_name text, id uuid, created_at timestamptz, own boolean, content jsonb)
language sql stable security definer set search_path = ''
as $$
  select 'retention.purged', p.id, (p.content ->> 'created_at')::timestamptz,
    p.table_name = 'chat_conversations'
      or coalesce(checks.mailbox(coalesce(p.content ->> 'email', p.content -> 'fields' ->> 'email')) = checks.mailbox(address), false),
    p.content
  from retention.purged p
  where case p.table_name
    when 'analytics_events' then false
    when 'chat_conversations' then p.content ->> 'session_id' in (select retention.sessions_of(address))
    else checks.mentions(p.content::text, address)
  end
$$;

drop function retention.delete_purged_of(text);
create function retention.delete_purged(ids uuid[]) returns bigint
language sql volatile security definer set search_path = ''
as $$
  with gone as (delete from retention.purged p where p.id = any (ids) returning 1)
  select count(*) from gone
$$;

-- One part of a conversation may be purged and the other not, and either may name the person: both are found before one goes.
create or replace function public.delete_person(email text) returns table (table_name text, deleted bigint)
language plpgsql volatile set search_path = ''
as $$
declare
  purged uuid[] := array(
    select p.id from public.find_person(delete_person.email) p where p.own and p.table_name = 'retention.purged'
  );
begin
  perform retention.remember_erased(delete_person.email);
  return query select * from retention.delete_person(delete_person.email);
  return query select 'retention.purged', retention.delete_purged(purged);
end
$$;

-- The key makes the hashes useless to whoever has them without it. A database that was put together from several has the
-- keys of all of them; it hashes with one and knows what was hashed with any.
create table retention.keys (
  id uuid primary key default gen_random_uuid(),
  value text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
alter table retention.keys enable row level security;
comment on table retention.keys is 'What the hashes of retention.erased are made with. Part of each backup, as these are.';
insert into retention.keys default values;

create function retention.hash(mark text, key text) returns bytea
language sql immutable set search_path = ''
as $$
  select sha256(convert_to(key || mark, 'UTF8'))
$$;

create function retention.hash(mark text) returns bytea
language sql stable set search_path = ''
as $$
  select retention.hash(mark, (select k.value from retention.keys k order by k.id limit 1))
$$;

alter table retention.erased rename to erased_ids;
alter table retention.erased_ids rename constraint erased_pkey to erased_ids_pkey;
create table retention.erased (
  hash bytea primary key,
  erased_at timestamptz not null default now()
);
alter table retention.erased enable row level security;
comment on table retention.erased is
  'Keyed hashes of the mailboxes, conversations and ids of which everything was deleted because a person asked. Nothing of '
  'them that is older comes back.';
insert into retention.erased (hash, erased_at)
select retention.hash('row ' || e.id), e.erased_at from retention.erased_ids e;
drop table retention.erased_ids;

-- What a row is known by. Of a visitor's words only addresses count, and only in a chat, where there is no field for one.
create function retention.marks(content jsonb) returns setof text
language sql stable set search_path = ''
as $$
  select 'row ' || (content ->> 'id')
  union all select 'session ' || (content ->> 'session_id')
  union all select 'mailbox ' || checks.mailbox(content ->> 'email')
  union all select 'mailbox ' || checks.mailbox(content -> 'fields' ->> 'email')
  union all
  select 'mailbox ' || checks.mailbox(found[1])
  from regexp_matches(content ->> 'message', '[[:alnum:]._%+''-]+@[[:alnum:]-]+(?:\.[[:alnum:]-]+)+', 'g') found
  where content ->> 'sender' = 'user'
$$;

-- Whether it was erased since a time.
create function retention.was_erased(content jsonb, since timestamptz) returns boolean
language sql stable cost 1000 set search_path = ''
as $$
  select exists (
    select from retention.marks(content) mark cross join retention.keys k
    join retention.erased e on e.hash = retention.hash(mark, k.value)
    where e.erased_at > since
  )
$$;

create or replace function retention.remember_erased(email text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not checks.is_email(btrim(remember_erased.email)) then return; end if;
  insert into retention.erased (hash)
  select distinct retention.hash(mark)
  from (
    select 'mailbox ' || checks.mailbox(remember_erased.email) as mark
    union all
    select m from public.find_person(remember_erased.email) p, retention.marks(p.content) m
    where p.own and m not like 'mailbox %'
  ) marks
  on conflict on constraint erased_pkey do update set erased_at = now();
  delete from backups.staged;
end
$$;

-- Of what was erased, everything older goes again: what a restore has brought that knew nothing of it.
create function retention.erase_again() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  name text;
begin
  foreach name in array array['contact_submissions', 'form_submissions', 'newsletter_subscriptions', 'chat_conversations'] loop
    execute format('delete from public.%I t where retention.was_erased(to_jsonb(t), t.created_at)', name);
  end loop;
  delete from retention.purged p where retention.was_erased(p.content, p.purged_at);
end
$$;

-- In backups of before 24 November 2026 the ids of erased rows stand as they are.
create function backups.as_of_today(of_table text, content jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when of_table = 'retention.erased' and content ? 'id' then jsonb_build_object(
      'hash', retention.hash('row ' || (content ->> 'id')), 'erased_at', content -> 'erased_at')
    else content
  end
$$;

create or replace function public.stage_restore(restore uuid, of_table text, rows text) returns bigint
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
    from backups.tables() t, jsonb_object_keys(backups.as_of_today(of_table, split_part(rows, E'\n', 1)::jsonb)) k
    where t.name = of_table and k <> all (t.columns) limit 1;
  end if;
  if unknown is not null then
    raise exception using errcode = 'PT409',
      message = format('%s is in the backup, but not in this database: it is of an earlier version.', unknown);
  end if;
  insert into backups.staged (restore_id, table_name, content)
  select restore, of_table, backups.as_of_today(of_table, line::jsonb) from string_to_table(rows, E'\n') line;
  get diagnostics staged = row_count;
  return staged;
end
$$;

-- What is there stays as it is, but rules become those of the backup, and of two erasures the later one counts. Columns that
-- are newer than the backup get their defaults.
drop function backups.put_back(record, uuid, timestamptz);
create function backups.put_back(source record, restore uuid) returns bigint
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
     order by s.id
     on conflict %4$s',
    source.relation,
    (select string_agg(quote_ident(c), ', ') from unnest(columns) c),
    (select string_agg(format('r.%I', c), ', ') from unnest(columns) c),
    case when source.is_rule and cardinality(changing) > 0 then format(
      '(%s) do update set %s where (%s) %s (%s)',
      (select string_agg(quote_ident(c), ', ') from unnest(source.key) c),
      (select string_agg(format('%1$I = excluded.%1$I', c), ', ') from unnest(changing) c),
      (select string_agg(format('t.%I', c), ', ') from unnest(changing) c),
      case source.name when 'retention.erased' then '<' else 'is distinct from' end,
      (select string_agg(format('excluded.%I', c), ', ') from unnest(changing) c)
    ) else 'do nothing' end
  ) using restore, source.name;
  get diagnostics put_back = row_count;
  return put_back;
end
$$;

drop function backups.put_back_in_spite_of_checks(record, uuid, timestamptz);
create function backups.put_back_in_spite_of_checks(source record, restore uuid) returns bigint
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
  put_back := backups.put_back(source, restore);
  for name, definition in select * from jsonb_each_text(checks) loop
    execute format(
      'alter table %s add constraint %I %s not valid', source.relation, name, regexp_replace(definition, ' NOT VALID$', '')
    );
  end loop;
  return put_back;
end
$$;

-- Takes out of what is staged who was erased after the backup was made; of a conversation everything.
create function backups.leave_erased(restore uuid, taken_at timestamptz) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  sessions text[];
begin
  if not exists (select from retention.erased) then return; end if;
  with gone as (
    delete from backups.staged s
    where s.restore_id = restore and s.table_name not in (select t.name from backups.tables() t where t.is_rule)
      and s.table_name <> 'analytics_events'
      and retention.was_erased(
        s.content, coalesce(taken_at, (s.content ->> 'created_at')::timestamptz, '-infinity'))
    returning s.table_name, s.content
  )
  select array_agg(distinct g.content ->> 'session_id') into sessions from gone g where g.table_name = 'chat_conversations';
  delete from backups.staged s
  where s.restore_id = restore and s.table_name = 'chat_conversations' and s.content ->> 'session_id' = any (sessions);
end
$$;

create or replace function public.finish_restore(restore uuid, expected bigint, taken_at timestamptz default null)
returns table (table_name text, restored bigint)
language plpgsql volatile security definer set search_path = '' set statement_timeout = '10min'
as $$
declare
  source record;
  rules_are_there boolean := false;
  erasures bigint := 0;
begin
  if (select count(*) from backups.staged s where s.restore_id = restore) <> expected then
    raise exception using errcode = 'PT409', message = 'Rows went missing on the way to the database.';
  end if;
  for source in select * from backups.tables() loop
    if not source.is_rule and not rules_are_there then
      perform backups.leave_erased(restore, taken_at);
      rules_are_there := true;
    end if;
    table_name := source.name;
    begin
      restored := backups.put_back(source, restore);
    exception when check_violation then
      restored := backups.put_back_in_spite_of_checks(source, restore);
    end;
    if source.name = 'retention.erased' then erasures := restored; end if;
    return next;
  end loop;
  if erasures > 0 then perform retention.erase_again(); end if;
  delete from backups.staged s where s.restore_id = restore;
  -- Page views do not wait for the disk, but a restore does.
  perform set_config('synchronous_commit', 'on', true);
end
$$;

-- A row that was erased is not missing.
create or replace function public.count_differing(of_table text, rows text) returns bigint
language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  source record;
  differing bigint;
begin
  select * into strict source from backups.tables() t where t.name = of_table;
  execute format(
    'select count(*)
     from string_to_table($1, E''\n'') line, lateral backups.as_of_today($2, line::jsonb) content,
       lateral jsonb_populate_record(null::%1$s, content) r
     where not exists (
       select from %1$s t where %2$s and to_jsonb(jsonb_populate_record(t, content)) = to_jsonb(t)
     ) and not retention.was_erased(content, ''-infinity'')',
    source.relation,
    (select string_agg(format('t.%1$I = r.%1$I', k), ' and ') from unnest(source.key) k)
  ) into differing using rows, of_table;
  return differing;
end
$$;

-- Nor does what was erased since the purge has taken it.
create or replace function public.restore_purged() returns table (table_name text, restored bigint)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  columns text;
begin
  delete from retention.purged p where retention.was_erased(p.content, p.purged_at);
  for table_name in select distinct p.table_name from retention.purged p order by 1 loop
    -- The number of a transaction is given anew.
    select string_agg(format('%I', c.column_name), ', ') into columns
    from information_schema.columns c
    where c.table_schema = 'public' and c.table_name = restore_purged.table_name and c.column_name <> 'inserted_xact';
    execute format(
      'insert into public.%1$I (%2$s)
       select %2$s from (
         select content as purged_row from retention.purged where table_name = %1$L
       ) p, lateral jsonb_populate_record(null::public.%1$I, purged_row) r
       on conflict do nothing',
      table_name, columns
    );
    get diagnostics restored = row_count;
    return next;
  end loop;
  delete from retention.purged;
end
$$;

revoke all on all functions in schema retention from public;
revoke all on all functions in schema backups from public;
grant execute on function retention.sessions_of(text), retention.delete_purged(uuid[]) to service_role;
