-- How many rows one address may send. Whoever sends more is answered with 429, told in words how long to wait, and
-- loses nothing: the form keeps its values, and a repeat of a row that is already stored is never refused.
create schema limits;
comment on schema limits is 'Rate limits by address. Not exposed through the API.';

create table limits.rules (
  table_name text not null,
  window_seconds integer not null check (window_seconds between 1 and 86400),
  most integer not null check (most > 0),
  primary key (table_name, window_seconds)
);
comment on table limits.rules is
  'The one place where limits are set: at most so many rows of a table from one address within a window. No row, no limit.';

-- An office, a hotel or a mobile network is one address, hence the room.
insert into limits.rules (table_name, window_seconds, most) values
  ('contact_submissions', 600, 10),
  ('contact_submissions', 86400, 50),
  ('newsletter_subscriptions', 600, 20),
  ('newsletter_subscriptions', 86400, 100),
  ('chat_conversations', 60, 60),
  ('chat_conversations', 3600, 600),
  ('analytics_events', 60, 240),
  ('analytics_events', 3600, 3000),
  ('form_submissions', 600, 20),
  ('form_submissions', 86400, 100);

create table limits.salt (
  single_row boolean primary key default true check (single_row),
  value text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
comment on table limits.salt is 'Makes the hashes of this database useless anywhere else.';
insert into limits.salt default values;

create table limits.counters (
  address bytea not null,
  table_name text not null,
  window_seconds integer not null,
  started_at timestamptz not null default now(),
  hits integer not null default 1,
  primary key (address, table_name, window_seconds)
);
create index counters_started_at on limits.counters (started_at);
comment on table limits.counters is
  'Salted hashes of addresses, never an address. Purged daily once its window is over, so after two days at the latest.';

alter table limits.rules enable row level security;
alter table limits.salt enable row level security;
alter table limits.counters enable row level security;

-- What is counted as one visitor: an IPv4 address, or the network of an IPv6 one, within which a provider lets
-- everybody choose freely. Null means that nobody is to be counted.
create function limits.visitor() returns bytea
language plpgsql stable set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '');
  address text;
  network inet;
begin
  -- Set by the embedded server for RATE_LIMIT=off; no request can set it.
  if headers is null or current_setting('limits.switch', true) = 'off' then return null; end if;
  if current_setting('role', true) in ('anon', 'authenticated') then
    -- The first is written by the proxy of hosted Supabase, whatever the client sent. The embedded server drops it
    -- and writes the second.
    address := coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1));
  else
    -- The form handling writes with the secret key and names the visitor for whom it does.
    address := headers ->> 'x-visitor-address';
  end if;
  address := lower(btrim(address));
  if address is null or address = '' then return null; end if;
  begin
    network := regexp_replace(address, '^::ffff:(\d+\.\d+\.\d+\.\d+)$', '\1')::inet;
    address := host(case when family(network) = 6 then network(set_masklen(network, 64)) else network end);
  exception when invalid_text_representation then
    address := left(address, 64);
  end;
  return sha256(convert_to((select value from limits.salt) || address, 'UTF8'));
end
$$;

-- In the form in which PostgREST answers with a header of ours as well. Scripts of another origin see the header only
-- if it is exposed; where a proxy hides it, the number stands in details too.
create function limits.refuse(wait integer) returns void
language plpgsql set search_path = ''
as $$
declare
  minutes integer := ceil(wait / 60.0);
  pause text := case
    when wait < 60 then format('%s seconds', wait)
    when minutes = 1 then '1 minute'
    when minutes < 120 then format('%s minutes', minutes)
    else format('%s hours', ceil(minutes / 60.0))
  end;
begin
  raise sqlstate 'PGRST' using
    message = json_build_object(
      'code', 'PT429',
      'message', format('Too many messages came from your network. Please wait %s, then send it again.', pause),
      'details', format('retry after %s seconds', wait),
      'hint', 'Nothing was stored. The same message can be sent again under the same id.'
    )::text,
    detail = json_build_object(
      'status', 429,
      'headers', json_build_object(
        'Retry-After', wait::text,
        'Access-Control-Expose-Headers', 'Retry-After'
      )
    )::text;
end
$$;

-- The owner's rights, because visitors may neither see nor touch what is counted. A refusal rolls its own count back:
-- who goes on trying does not wait longer.
create function limits.enforce() returns trigger
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
      hits = case when c.started_at + make_interval(secs => c.window_seconds) <= now() then 1 else c.hits + 1 end,
      started_at = case when c.started_at + make_interval(secs => c.window_seconds) <= now() then now() else c.started_at end
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

create trigger rate_limit before insert on public.newsletter_subscriptions
  for each row execute function limits.enforce();
create trigger rate_limit before insert on public.contact_submissions
  for each row execute function limits.enforce();
create trigger rate_limit before insert on public.chat_conversations
  for each row execute function limits.enforce();
create trigger rate_limit before insert on public.analytics_events
  for each row execute function limits.enforce();
create trigger rate_limit before insert on public.form_submissions
  for each row execute function limits.enforce();

revoke all on function limits.visitor(), limits.refuse(integer), limits.enforce() from public;

-- For the purge.
grant usage on schema limits to service_role;
grant select, delete on limits.counters to service_role;
