-- A search of words is quick whether they are frequent or rare. Of words that begin like the wanted ones the planner knows
-- little, and takes them for frequent: a rare one made it read a million leads from the newest on. Now the newest are looked
-- through; where those have too few, the words are not frequent, and their index finds them.
create or replace function public.desk_leads(
  most integer,
  of_kind text default null,
  of_state text default null,
  search text default null,
  before_time timestamptz default null,
  before_id uuid default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  looked_through constant integer := 10000;
  wanted tsquery := desk.wanted(search);
  page_size integer := least(greatest(most, 1), 200);
  -- Each is written down only where it is asked for, so that an index knows it.
  conditions text := concat_ws(' ', 'true',
    case when of_kind is not null then 'and l.kind = $1' end,
    case when of_state is not null then 'and l.state = $2' end,
    case when before_time is not null then 'and (l.created_at, l.id) < ($4, $5)' end);
  newest constant text := ' order by l.created_at desc, l.id desc limit ';
  ways text[] := case when wanted is null then array[
    'select l.* from desk.leads l where ' || conditions || newest || page_size
  ] else array[
    'select l.* from (select l.* from desk.leads l where ' || conditions || newest || looked_through || ') l where l.words @@ $3'
      || newest || page_size,
    'with matching as materialized (
       select l.id, l.created_at, l.kind, l.state from desk.leads l where l.words @@ $3 and ' || conditions || '
     ) select l.* from matching l' || newest || page_size
  ] end;
  way text;
  page jsonb;
begin
  if not desk.is_owner() then return '[]'; end if;
  foreach way in array ways loop
    execute 'select coalesce(jsonb_agg(to_jsonb(p) order by p.created_at desc, p.id desc), ''[]'') from (
      select l.id, l.created_at, l.kind, l.state, desk.summary(l.id) as summary from (' || way || ') l
    ) p' into page using of_kind, of_state, wanted, before_time, before_id;
    exit when jsonb_array_length(page) = page_size;
  end loop;
  return page;
end
$$;
