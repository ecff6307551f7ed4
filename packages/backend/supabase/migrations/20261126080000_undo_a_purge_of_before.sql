-- Undoing a purge gives columns that are newer than the purge their defaults, as a restore does.
create or replace function public.restore_purged() returns table (table_name text, restored bigint)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  columns text;
  defaults text;
begin
  delete from retention.purged p where retention.was_erased(p.content, p.purged_at);
  for table_name in select distinct p.table_name from retention.purged p order by 1 loop
    -- The number of a transaction is given anew.
    select
      string_agg(format('%I', c.column_name), ', '),
      string_agg(format('%L, %s', c.column_name, c.column_default), ', ') filter (where c.column_default is not null)
    into columns, defaults
    from information_schema.columns c
    where c.table_schema = 'public' and c.table_name = restore_purged.table_name and c.column_name <> 'inserted_xact';
    execute format(
      'insert into public.%1$I (%2$s)
       select %2$s from (
         select jsonb_build_object(%3$s) || content as purged_row from retention.purged where table_name = %1$L
       ) p, lateral jsonb_populate_record(null::public.%1$I, purged_row) r
       on conflict do nothing',
      table_name, columns, defaults
    );
    get diagnostics restored = row_count;
    return next;
  end loop;
  delete from retention.purged;
end
$$;
