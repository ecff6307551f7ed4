-- A request of a person reads every row. Most of them hold neither part of the address, which a plain search sees far
-- faster than the exact comparison: whatever that one finds holds both parts as they are. A case says what comes first.
create or replace function retention.find_person(email text)
returns table (table_name text, id uuid, created_at timestamptz, own boolean, content jsonb)
language sql stable set search_path = ''
as $$
  with wanted as materialized (
    select m.mailbox, split_part(m.mailbox, '@', 1) as local, '@' || split_part(m.mailbox, '@', 2) as domain
    from (select checks.mailbox(find_person.email) as mailbox) m
    where checks.is_email(m.mailbox)
  ),
  found as (
    select 'contact_submissions' as table_name, t.id, t.created_at, checks.mailbox(t.email) = mailbox as own,
      to_jsonb(t) - 'inserted_xact' as content
    from public.contact_submissions t, wanted
    where case when strpos(lower(concat_ws(' ', t.email, t.name, t.company, t.message)), local) > 0
        and strpos(lower(concat_ws(' ', t.email, t.name, t.company, t.message)), domain) > 0
      then checks.mailbox(t.email) = mailbox or checks.mentions(concat_ws(' ', t.name, t.company, t.message), mailbox)
      else false end
    union all
    select 'newsletter_subscriptions', t.id, t.created_at, true, to_jsonb(t) - 'inserted_xact'
    from public.newsletter_subscriptions t, wanted
    where case when strpos(lower(t.email), local) > 0 and strpos(lower(t.email), domain) > 0
      then checks.mailbox(t.email) = mailbox
      else false end
    union all
    select 'form_submissions', t.id, t.created_at,
      coalesce(checks.mailbox(t.fields ->> 'email') = mailbox, false), to_jsonb(t)
    from public.form_submissions t, wanted
    where exists (
      select from jsonb_each_text(t.fields) field
      where case when strpos(lower(field.value), local) > 0 and strpos(lower(field.value), domain) > 0
        then checks.mentions(field.value, mailbox) or (field.key = 'email' and checks.mailbox(field.value) = mailbox)
        else false end
    )
    union all
    select 'chat_conversations', t.id, t.created_at, true, to_jsonb(t) - 'inserted_xact'
    from wanted, retention.sessions_of(mailbox) session
    join public.chat_conversations t on t.session_id = session
  )
  select found.table_name, found.id, found.created_at, found.own, found.content
  from found
  order by found.table_name, found.created_at, found.id
$$;

create or replace function retention.sessions_of(email text) returns setof text
language sql stable security definer set search_path = ''
as $$
  with wanted as materialized (
    select split_part(m.mailbox, '@', 1) as local, '@' || split_part(m.mailbox, '@', 2) as domain
    from (select checks.mailbox(sessions_of.email) as mailbox) m
  )
  select c.session_id from public.chat_conversations c, wanted
  where c.sender = 'user' and case when strpos(lower(c.message), local) > 0 and strpos(lower(c.message), domain) > 0
    then checks.mentions(c.message, sessions_of.email)
    else false end
  union
  select p.content ->> 'session_id' from retention.purged p
  where p.table_name = 'chat_conversations' and p.content ->> 'sender' = 'user'
    and checks.mentions(p.content ->> 'message', sessions_of.email)
$$;
