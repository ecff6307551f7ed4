-- A backup is one snapshot of every table, read over the API in pages. The first call counts the rows and names the snapshot;
-- each page shows only rows that were visible in it. A row that is deleted or changed before its page is read is then missing
-- there: the reader sees it in the count and begins again. So a file that keeps the counts is exactly the snapshot.
create schema backups;
comment on schema backups is 'What backups and restores need. Not exposed through the API.';

-- The catalog says what is in a backup, so that a table to come is in it by itself. Not in it are the counters and their
-- salt (hashed addresses, promised to be gone after two days) and what the purge has taken: its time is over.
-- Rules stand before rows: what a restore must know (retention.erased) comes first.
create function backups.tables()
returns table (name text, relation regclass, is_rule boolean, key text[], columns text[])
language sql stable set search_path = ''
as $$
  select
    case when n.nspname = 'public' then c.relname else n.nspname || '.' || c.relname end,
    c.oid::regclass,
    n.nspname <> 'public',
    array(
      select a.attname::text from pg_catalog.unnest(i.indkey::smallint[]) with ordinality k (attnum, place)
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum order by k.place
    ),
    -- The number of a transaction means nothing in another database, which gives its own.
    array(
      select a.attname::text from pg_catalog.pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.atttypid <> 'xid8'::regtype
      order by a.attnum
    )
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  join pg_catalog.pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relkind = 'r'
    and n.nspname in ('public', 'limits', 'retention')
    and (n.nspname, c.relname) not in (('limits', 'counters'), ('limits', 'salt'), ('retention', 'purged'))
    and not exists (select from pg_catalog.pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by n.nspname = 'public', n.nspname, c.relname
$$;

-- Stable, so that all counts are of one snapshot.
create function public.begin_backup() returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  source record;
  count bigint;
  tables jsonb := '[]';
begin
  for source in select * from backups.tables() loop
    execute format('select count(*) from %s', source.relation) into count;
    tables := tables || jsonb_build_object('name', source.name, 'rows', count);
  end loop;
  return jsonb_build_object('snapshot', pg_current_snapshot(), 'taken_at', now(), 'tables', tables);
end
$$;
comment on function public.begin_backup() is 'The snapshot of a backup, and how many rows each table has in it.';

-- Half a megabyte of rows at the most, so that no visitor waits for long, each as the text that goes into the file. What
-- goes in is JSON as text, because not every driver writes a jsonb alike.
create function public.read_backup(snapshot text, of_table text, after text default null) returns json
language plpgsql stable security definer set search_path = '' set timezone = 'UTC'
as $$
declare
  source record;
  taken pg_snapshot := snapshot;
  -- A row carries the lower half of its transaction's number; the upper half is that of the snapshot, or one less.
  newest bigint := pg_snapshot_xmax(taken)::text::bigint;
  era bigint := newest - newest % 4294967296;
  key text;
  -- Left out of each row.
  others text[];
  content jsonb;
  line text;
  rows text[] := '{}';
  room integer := 524288;
begin
  select * into strict source from backups.tables() t where t.name = of_table;
  others := array(
    select a.attname::text from pg_catalog.pg_attribute a
    where a.attrelid = source.relation and a.attnum > 0 and a.attname::text <> all (source.columns)
  );
  key := (select string_agg(format('t.%I', k), ', ') from unnest(source.key) k);
  for content in execute format(
    'select to_jsonb(t) - $5 from %s t
     where pg_visible_in_snapshot(greatest(3, case
         when $2 + t.xmin::text::bigint < $3 + 2147483648 then $2 + t.xmin::text::bigint
         else $2 + t.xmin::text::bigint - 4294967296
       end)::text::xid8, $1)
       and %s
     order by %s limit 2000',
    source.relation,
    case when after is null then 'true' else format(
      '(%s) > (%s)', key,
      (select string_agg(format('(jsonb_populate_record(null::%s, $4)).%I', source.relation, k), ', ') from unnest(source.key) k)
    ) end,
    key
  ) using taken, era, newest, after::jsonb, others loop
    line := content::text;
    rows := rows || line;
    room := room - octet_length(line);
    exit when room <= 0;
  end loop;
  return json_build_object(
    'rows', rows,
    'next', (select jsonb_object_agg(k, content -> k) from unnest(source.key) k where cardinality(rows) > 0)
  );
end
$$;
comment on function public.read_backup(text, text, text) is
  'The next rows of a table that were there in the snapshot, in the order of the primary key.';

revoke all on all functions in schema backups from public;
revoke all on function public.begin_backup(), public.read_backup(text, text, text) from public, anon, authenticated;
grant execute on function public.begin_backup(), public.read_backup(text, text, text) to service_role;
