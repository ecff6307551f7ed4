-- What the desk knows of leads beyond what people sent: how each stands, what was noted, and a list of all kinds together that
-- is quick to page, to filter and to search.

create table public.lead_states (
  lead_id uuid primary key,
  state text not null check (state in ('new', 'answered', 'won', 'lost', 'spam')),
  changed_at timestamptz not null default now(),
  changed_by text not null default coalesce(desk.claims() ->> 'email', '')
);
comment on table public.lead_states is 'How a lead stands, once an owner has said so. Goes with its lead.';

create table public.lead_notes (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null,
  created_at timestamptz not null default now(),
  author text not null default coalesce(desk.claims() ->> 'email', ''),
  body text not null check (checks.is_text(body, 5000))
);
create index lead_notes_lead on public.lead_notes (lead_id, created_at);
comment on table public.lead_notes is 'What owners note about a lead. Goes with its lead.';

revoke all on public.lead_states, public.lead_notes from public, anon, authenticated;
alter table public.lead_states enable row level security;
alter table public.lead_notes enable row level security;
-- Who and when are the database's to say.
grant select, insert (lead_id, state), update (state) on public.lead_states to authenticated;
grant select, insert (id, lead_id, body), delete on public.lead_notes to authenticated;
grant select, insert, update, delete on public.lead_states, public.lead_notes to service_role;
create policy "owners decide" on public.lead_states for all to authenticated
  using ((select desk.is_owner())) with check ((select desk.is_owner()));
create policy "owners note" on public.lead_notes for all to authenticated
  using ((select desk.is_owner())) with check ((select desk.is_owner()));
select desk.require_assurance();

-- Made of the others by triggers, in whatever order those are filled, and so not part of a backup. A lead that came over two
-- channels is in it once.
create table desk.leads (
  id uuid primary key,
  created_at timestamptz not null,
  kind text not null,
  state text not null,
  words tsvector not null
);
create index leads_newest on desk.leads (created_at desc, id desc);
create index leads_of_state on desk.leads (state, created_at desc, id desc);
create index leads_of_kind on desk.leads (kind, created_at desc, id desc);
create index leads_of_kind_and_state on desk.leads (kind, state, created_at desc, id desc);
create index leads_words on desk.leads using gin (words);
alter table desk.leads enable row level security;
comment on table desk.leads is 'Every lead once, with what is needed to find it. Derived from the tables of the API.';

-- Addresses and the like are cut into their words, so that each part of them is found. Of a long text the beginning counts.
create function desk.plain(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(lower(left(value, 50000)), '[^[:alnum:]]+', ' ', 'g')
$$;

create function desk.words(value text) returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  select strip(to_tsvector('pg_catalog.simple', desk.plain(value)))
$$;

-- Every word has to be there, each at least with its beginning.
create function desk.wanted(search text) returns tsquery
language sql immutable parallel safe set search_path = ''
as $$
  select to_tsquery('pg_catalog.simple', string_agg('''' || word || ''':*', ' & '))
  from regexp_split_to_table(btrim(desk.plain(left(search, 200))), ' ') word where word <> ''
$$;

create function desk.text_of(fields jsonb) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select string_agg(value, ' ') from jsonb_each_text(fields)
$$;

create function desk.list_stored() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into desk.leads as l (id, created_at, kind, state, words)
  select lead.id, lead.created_at, lead.kind,
    coalesce(
      (select s.state from public.lead_states s where s.lead_id = lead.id),
      case when lead.is_spam then 'spam' else 'new' end),
    desk.words(lead.text)
  from (
    select s.id, s.created_at,
      case tg_table_name
        when 'contact_submissions' then 'contact'
        when 'newsletter_subscriptions' then 'newsletter'
        else content ->> 'form_name'
      end as kind,
      coalesce((content ->> 'spam')::boolean, false) as is_spam,
      case tg_table_name
        when 'contact_submissions' then concat_ws(' ', content ->> 'name', content ->> 'email', content ->> 'company', content ->> 'message')
        when 'newsletter_subscriptions' then content ->> 'email'
        else coalesce(desk.text_of(content -> 'fields'), '')
      end as text
    from stored s, lateral to_jsonb(s) content
  ) lead
  on conflict (id) do update set words = desk.words(concat_ws(' ', l.words::text, excluded.words::text));
  return null;
end
$$;

-- What is said of a lead goes with the last of its rows.
create function desk.forget_gone() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from desk.leads l using gone
  where l.id = gone.id
    and not exists (select from public.contact_submissions t where t.id = gone.id)
    and not exists (select from public.newsletter_subscriptions t where t.id = gone.id)
    and not exists (select from public.form_submissions t where t.id = gone.id);
  delete from public.lead_notes n using gone
  where n.lead_id = gone.id and not exists (select from desk.leads l where l.id = gone.id);
  delete from public.lead_states s using gone
  where s.lead_id = gone.id and not exists (select from desk.leads l where l.id = gone.id);
  return null;
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array['contact_submissions', 'newsletter_subscriptions', 'form_submissions'] loop
    execute format(
      'create trigger list_for_desk after insert on public.%I referencing new table as stored
       for each statement execute function desk.list_stored()', name);
    execute format(
      'create trigger forget_at_desk after delete on public.%I referencing old table as gone
       for each statement execute function desk.forget_gone()', name);
  end loop;
end $$;

insert into desk.leads (id, created_at, kind, state, words)
select t.id, t.created_at, 'contact', 'new', desk.words(concat_ws(' ', t.name, t.email, t.company, t.message))
from public.contact_submissions t;
insert into desk.leads (id, created_at, kind, state, words)
select t.id, t.created_at, 'newsletter', 'new', desk.words(t.email) from public.newsletter_subscriptions t
on conflict (id) do nothing;
insert into desk.leads (id, created_at, kind, state, words)
select t.id, t.created_at, t.form_name, case when t.spam then 'spam' else 'new' end, desk.words(coalesce(desk.text_of(t.fields), ''))
from public.form_submissions t
on conflict (id) do nothing;

create function desk.stamp_state() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.changed_at := now();
  new.changed_by := coalesce(desk.claims() ->> 'email', new.changed_by);
  return new;
end
$$;
create trigger stamp before update on public.lead_states for each row execute function desk.stamp_state();

create function desk.follow_state() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update desk.leads l set state = new.state where l.id = new.lead_id;
  return null;
end
$$;
create trigger follow_state after insert or update on public.lead_states
  for each row execute function desk.follow_state();

-- A page of the list. Each condition is written down only where it is asked for, so that an index knows it.
create function public.desk_leads(
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
  wanted tsquery := desk.wanted(search);
  page jsonb;
begin
  if not desk.is_owner() then return '[]'; end if;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(p) order by p.created_at desc, p.id desc), ''[]'') from (
       select l.id, l.created_at, l.kind, l.state, desk.summary(l.id) as summary from desk.leads l
       where true %s %s %s %s
       order by l.created_at desc, l.id desc limit %s
     ) p',
    case when of_kind is not null then 'and l.kind = $1' end,
    case when of_state is not null then 'and l.state = $2' end,
    case when wanted is not null then 'and l.words @@ $3' end,
    case when before_time is not null then 'and (l.created_at, l.id) < ($4, $5)' end,
    least(greatest(most, 1), 200)
  ) into page using of_kind, of_state, wanted, before_time, before_id;
  return page;
end
$$;
comment on function public.desk_leads(integer, text, text, text, timestamptz, uuid) is
  'For the desk: a page of the leads, newest first; nothing for anybody but an owner.';

-- What a line of the list shows.
create function desk.summary(of_lead uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'name', content ->> 'name', 'email', content ->> 'email', 'company', content ->> 'company',
    'message', left(content ->> 'message', 200))
  from (
    select coalesce(
      (select to_jsonb(t) from public.contact_submissions t where t.id = of_lead),
      (select t.fields from public.form_submissions t where t.id = of_lead),
      (select jsonb_build_object('email', t.email) from public.newsletter_subscriptions t where t.id = of_lead)
    ) as content
  ) found
$$;

-- How many there are of each state, counted up to a thousand.
create function public.desk_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not desk.is_owner() then return '{}'; end if;
  return (
    select jsonb_object_agg(s.state, (
      select count(*) from (select from desk.leads l where l.state = s.state limit 1000) counted))
    from unnest(array['new', 'answered', 'won', 'lost', 'spam']) s (state)
  );
end
$$;
comment on function public.desk_counts() is 'For the desk: leads by state, no further than a thousand; nothing for anybody but an owner.';

-- Everything of one lead, with the rights of whoever asks.
create function public.desk_lead(lead uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'inquiry', (select to_jsonb(t) - 'inserted_xact' from public.contact_submissions t where t.id = lead),
    'form', (select to_jsonb(t) from public.form_submissions t where t.id = lead),
    'subscription', (
      select to_jsonb(t) - array['inserted_xact', 'links'] from public.newsletter_subscriptions t where t.id = lead),
    'state', (select to_jsonb(s) from public.lead_states s where s.lead_id = lead),
    'notes', (
      select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at, n.id), '[]') from public.lead_notes n where n.lead_id = lead)
  )
$$;
comment on function public.desk_lead(uuid) is 'For the desk: everything of a lead. Row security decides who sees it.';

-- from_state is what the owner sees: who was quicker at another desk is not overruled unseen.
create function public.set_lead_state(lead uuid, from_state text, to_state text) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  present text;
begin
  perform pg_advisory_xact_lock(hashtextextended(lead::text, 1));
  select coalesce(
    (select s.state from public.lead_states s where s.lead_id = lead),
    (select case when t.spam then 'spam' else 'new' end from public.form_submissions t where t.id = lead
     and not exists (select from public.contact_submissions c where c.id = lead)),
    (select 'new' from public.contact_submissions t where t.id = lead),
    (select 'new' from public.newsletter_subscriptions t where t.id = lead)
  ) into present;
  if present is null then
    raise exception using errcode = 'PT404', message = 'There is no such lead.';
  end if;
  if present <> from_state then
    raise exception using errcode = 'PT409', message = 'Its state was changed meanwhile.', detail = present;
  end if;
  insert into public.lead_states (lead_id, state) values (lead, to_state)
  on conflict (lead_id) do update set state = excluded.state;
end
$$;
comment on function public.set_lead_state(uuid, text, text) is
  'For the desk: changes the state of a lead that still has the one which is shown.';

-- What was noted of an erased lead is known by the lead.
create or replace function retention.marks(content jsonb) returns setof text
language sql stable set search_path = ''
as $$
  select 'row ' || (content ->> 'id')
  union all select 'row ' || (content ->> 'lead_id')
  union all select 'session ' || (content ->> 'session_id')
  union all select 'mailbox ' || checks.mailbox(content ->> 'email')
  union all select 'mailbox ' || checks.mailbox(content -> 'fields' ->> 'email')
  union all
  select 'mailbox ' || checks.mailbox(found[1])
  from regexp_matches(content ->> 'message', '[[:alnum:]._%+''-]+@[[:alnum:]-]+(?:\.[[:alnum:]-]+)+', 'g') found
  where content ->> 'sender' = 'user'
$$;

-- A person may ask what was noted, too.
create or replace function public.find_person(email text)
returns table (table_name text, id uuid, created_at timestamptz, own boolean, content jsonb)
language sql stable set search_path = ''
as $$
  with sent as materialized (select * from retention.find_person(email))
  select * from sent
  union all
  select * from retention.purged_of(lower(btrim(email))) where checks.is_email(lower(btrim(email)))
  union all
  select 'lead_notes', n.id, n.created_at, true, to_jsonb(n) from public.lead_notes n
  where n.lead_id in (select s.id from sent s where s.own)
  union all
  select 'lead_states', t.lead_id, t.changed_at, true, to_jsonb(t) from public.lead_states t
  where t.lead_id in (select s.id from sent s where s.own)
  order by table_name, created_at, id
$$;

revoke all on all functions in schema desk from public;
-- Defaults of columns are made with the rights of whoever inserts.
grant usage on schema desk to service_role;
grant execute on function desk.claims() to service_role;
grant execute on function desk.claims(), desk.is_assured(), desk.is_owner() to authenticated;
revoke all on function
  public.desk_leads(integer, text, text, text, timestamptz, uuid), public.desk_counts(), public.desk_lead(uuid),
  public.set_lead_state(uuid, text, text)
from public, anon, authenticated;
grant execute on function
  public.desk_leads(integer, text, text, text, timestamptz, uuid), public.desk_counts(), public.desk_lead(uuid),
  public.set_lead_state(uuid, text, text)
to authenticated;
