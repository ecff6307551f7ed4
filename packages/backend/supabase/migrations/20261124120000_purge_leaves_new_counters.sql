-- A purge that waits for the one of another server took the counters that visitors had begun meanwhile: to its own now() they
-- are from the future, and whoever had sent ten could send ten more. What is over is said in one place now.
create or replace function public.purge_expired(confirmed boolean default false) returns table (table_name text, deleted bigint)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  doubt text := retention.doubt();
begin
  if doubt is not null and not confirmed then
    raise exception using
      errcode = 'PT409',
      message = format('The purge waits for the owner: %s.', doubt),
      hint = 'Check the clock of the server. If it is right: pnpm leads --purge --yes, or select public.purge_expired(true).';
  end if;
  update retention.clock set purged_at = now();
  delete from retention.purged p where p.purged_at < now() - interval '30 days';
  foreach table_name in array array['contact_submissions', 'form_submissions', 'newsletter_subscriptions', 'chat_conversations', 'analytics_events'] loop
    execute format(
      'with gone as (
         delete from public.%1$I t where t.id in (select retention.expired(%1$L)) returning t.id, to_jsonb(t) as content
       )
       insert into retention.purged (table_name, id, content) select %1$L, id, content - ''inserted_xact'' from gone
       on conflict on constraint purged_pkey do update set content = excluded.content, purged_at = now()',
      table_name
    );
    get diagnostics deleted = row_count;
    return next;
  end loop;
  delete from limits.counters c where limits.is_over(c);
  get diagnostics deleted = row_count;
  table_name := 'limits.counters';
  return next;
end
$$;
