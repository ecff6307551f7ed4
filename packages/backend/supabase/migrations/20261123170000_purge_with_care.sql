-- A clock that is wrong once must not delete what is not old. A purge that follows a jump of the clock, or that takes more
-- than a small share of a table, waits for the owner's word; what it takes lies here for another 30 days.
create schema retention;
comment on schema retention is 'What the purge remembers. Not exposed through the API.';

create table retention.clock (
  single_row boolean primary key default true check (single_row),
  purged_at timestamptz not null
);
comment on table retention.clock is 'When the last purge ran: what the database has seen of the time.';
-- The clock of the server that migrates may be wrong, too.
insert into retention.clock (purged_at)
select coalesce(
  (select max(seen) from (
    select max(created_at) as seen from public.contact_submissions
    union all select max(created_at) from public.form_submissions
    union all select max(created_at) from public.newsletter_subscriptions
    union all select max(created_at) from public.chat_conversations
    union all select max(created_at) from public.analytics_events
  ) newest),
  now()
);

create table retention.purged (
  table_name text not null,
  id uuid not null,
  content jsonb not null,
  purged_at timestamptz not null default now(),
  primary key (table_name, id)
);
create index purged_purged_at on retention.purged (purged_at);
comment on table retention.purged is 'What the purge has taken, for 30 days; at once gone when the person asks for deletion.';

alter table retention.clock enable row level security;
alter table retention.purged enable row level security;

-- The rows of one table that are too old today, as public.purge_expired deletes them.
create function retention.expired(table_name text) returns setof uuid
language plpgsql stable set search_path = ''
as $$
begin
  case expired.table_name
    when 'contact_submissions' then return query
      select t.id from public.contact_submissions t
      where t.created_at < now() - interval '12 months' and coalesce(t.keep_until, '-infinity') < current_date;
    when 'form_submissions' then return query
      select t.id from public.form_submissions t
      where case
          when t.spam then t.created_at < now() - interval '3 months'
          when t.form_name = 'newsletter' then false
          else t.created_at < now() - interval '12 months'
        end
        and coalesce(t.keep_until, '-infinity') < current_date;
    when 'newsletter_subscriptions' then return query
      select t.id from public.newsletter_subscriptions t where not t.is_active;
    when 'chat_conversations' then return query
      select t.id from public.chat_conversations t where t.created_at < now() - interval '12 months';
    when 'analytics_events' then return query
      select t.id from public.analytics_events t where t.created_at < now() - interval '12 months';
  end case;
end
$$;

-- Why the purge should wait for the owner, or null. A server that was off for a fortnight is asked about, too: nobody can
-- tell that from a clock that jumped. Twenty rows are no share to speak of.
create function retention.doubt() returns text
language plpgsql stable set search_path = ''
as $$
declare
  seen timestamptz := (select purged_at from retention.clock);
  name text;
  expired bigint;
  present bigint;
begin
  if now() > seen + interval '14 days' or now() < seen - interval '1 day' then
    return format(
      'the clock says %s, and the last purge was on %s',
      to_char(now(), 'YYYY-MM-DD'), to_char(seen, 'YYYY-MM-DD')
    );
  end if;
  foreach name in array array['contact_submissions', 'form_submissions', 'newsletter_subscriptions', 'chat_conversations', 'analytics_events'] loop
    select count(*) into expired from retention.expired(name);
    execute format('select count(*) from public.%I', name) into present;
    if expired > 20 and expired * 10 > present then
      return format('%s of %s rows of %s would go at once', expired, present, name);
    end if;
  end loop;
  return null;
end
$$;

drop function public.purge_expired();
create function public.purge_expired(confirmed boolean default false) returns table (table_name text, deleted bigint)
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
  delete from limits.counters c
  where c.started_at + make_interval(secs => c.window_seconds) <= now() or c.started_at > now();
  get diagnostics deleted = row_count;
  table_name := 'limits.counters';
  return next;
end
$$;
comment on function public.purge_expired(boolean) is
  'Keeps the promise of the privacy page. The embedded server calls it daily, hosted Supabase from pg_cron.';

-- After a purge that should not have been.
create function public.restore_purged() returns table (table_name text, restored bigint)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  columns text;
begin
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
comment on function public.restore_purged() is 'Puts back what the purges of the last 30 days have taken.';

revoke all on all functions in schema retention from public;
revoke all on function public.purge_expired(boolean), public.restore_purged() from public, anon, authenticated;
grant execute on function public.purge_expired(boolean), public.restore_purged() to service_role;

-- A counter that a wrong clock has started in the future counts for nothing.
create or replace function limits.enforce() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  visitor bytea := limits.visitor();
  rule limits.rules;
  counter limits.counters;
  wait integer := 0;
  stored boolean;
begin
  if visitor is null then return new; end if;
  for rule in select * from limits.rules r where r.table_name = tg_table_name order by r.window_seconds loop
    insert into limits.counters as c (address, table_name, window_seconds)
    values (visitor, rule.table_name, rule.window_seconds)
    on conflict (address, table_name, window_seconds) do update set
      hits = case when limits.is_over(c) then 1 else c.hits + 1 end,
      started_at = case when limits.is_over(c) then now() else c.started_at end
    returning * into counter;
    if counter.hits > rule.most then
      wait := greatest(wait, ceil(extract(epoch from
        counter.started_at + make_interval(secs => rule.window_seconds) - now()))::integer);
    end if;
  end loop;
  if wait > 0 then
    execute format('select exists (select from %I.%I where id = $1)', tg_table_schema, tg_table_name)
      into stored using new.id;
    -- Otherwise the primary key refuses it, which the client takes for success.
    if not stored then perform limits.refuse(wait); end if;
  end if;
  return new;
end
$$;

create function limits.is_over(counter limits.counters) returns boolean
language sql stable set search_path = ''
as $$
  select counter.started_at + make_interval(secs => counter.window_seconds) <= now() or counter.started_at > now()
$$;
revoke all on function limits.is_over(limits.counters) from public;

-- What a person may see, and what is deleted, includes what the purge has taken.
create function retention.purged_of(address text)
returns table (table_name text, id uuid, created_at timestamptz, own boolean, content jsonb)
language sql stable security definer set search_path = ''
as $$
  select 'retention.purged', p.id, (p.content ->> 'created_at')::timestamptz,
    p.table_name = 'chat_conversations'
      or coalesce(lower(btrim(coalesce(p.content ->> 'email', p.content -> 'fields' ->> 'email'))) = address, false),
    p.content
  from retention.purged p
  where case p.table_name
    when 'analytics_events' then false
    when 'chat_conversations' then p.content ->> 'session_id' in (
      select c.content ->> 'session_id' from retention.purged c
      where c.table_name = 'chat_conversations' and c.content ->> 'sender' = 'user'
        and checks.mentions(c.content ->> 'message', address))
    else checks.mentions(p.content::text, address)
  end
$$;

create function retention.delete_purged_of(address text) returns bigint
language sql volatile security definer set search_path = ''
as $$
  with gone as (
    delete from retention.purged p using retention.purged_of(address) own where own.own and own.id = p.id returning 1
  )
  select count(*) from gone
$$;

alter function public.find_person(text) set schema retention;
create function public.find_person(email text)
returns table (table_name text, id uuid, created_at timestamptz, own boolean, content jsonb)
language sql stable set search_path = ''
as $$
  select * from retention.find_person(email)
  union all
  select * from retention.purged_of(lower(btrim(email))) where checks.is_email(lower(btrim(email)))
  order by table_name, created_at, id
$$;
comment on function public.find_person(text) is 'Everything that is held under an e-mail address (Art. 15 and 20 GDPR).';

alter function public.delete_person(text) set schema retention;
create function public.delete_person(email text) returns table (table_name text, deleted bigint)
language sql volatile set search_path = ''
as $$
  select * from retention.delete_person(email)
  union all
  select 'retention.purged', retention.delete_purged_of(lower(btrim(email))) where checks.is_email(lower(btrim(email)))
$$;
comment on function public.delete_person(text) is 'Deletes what find_person calls own (Art. 17 GDPR).';

revoke all on function retention.purged_of(text), retention.delete_purged_of(text) from public;
revoke all on function public.find_person(text), public.delete_person(text) from public, anon, authenticated;
grant usage on schema retention to service_role;
grant execute on function retention.purged_of(text), retention.delete_purged_of(text) to service_role;
grant execute on function public.find_person(text), public.delete_person(text) to service_role;
