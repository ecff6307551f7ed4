-- A refused row rolls its own count back, so a list of addresses could be asked without end: 409 for a known one. The server
-- before the database counts each refusal of a visitor's row here, in a transaction of its own.
create function public.count_refusal(refused_table text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  visitor bytea := limits.visitor();
begin
  if visitor is null then return; end if;
  insert into limits.counters as c (address, table_name, window_seconds)
  select visitor, r.table_name, r.window_seconds from limits.rules r where r.table_name = refused_table
  on conflict (address, table_name, window_seconds) do update set
    hits = case when limits.is_over(c) then 1 else c.hits + 1 end,
    started_at = case when limits.is_over(c) then now() else c.started_at end;
end
$$;
comment on function public.count_refusal(text) is
  'For the server before the database: a refused row counts towards the limits of the visitor whose words it was.';
revoke all on function public.count_refusal(text) from public, anon, authenticated;
grant execute on function public.count_refusal(text) to service_role;
