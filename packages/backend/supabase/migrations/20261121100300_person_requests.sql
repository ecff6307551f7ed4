-- What a person may ask for by law: to see everything that is held under an e-mail address, and to have it deleted.

-- Whether a text names the address as a whole, and not a longer one that contains it.
create function checks.mentions(value text, email text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value ~* (
    '(?<![[:alnum:]._%+-])' || regexp_replace(email, '([^[:alnum:]])', '\\\1', 'g') || '(?![[:alnum:]-]|\.[[:alnum:]])'
  )
$$;

-- own: sent by that person, or a chat in which the address was given. Otherwise somebody else's row that mentions it,
-- about which a human being must decide.
create function public.find_person(email text)
returns table (table_name text, id uuid, created_at timestamptz, own boolean, content jsonb)
language sql stable set search_path = ''
as $$
  with wanted as (select lower(btrim(find_person.email)) as address),
  found as (
    select 'contact_submissions' as table_name, t.id, t.created_at, lower(t.email) = address as own,
      to_jsonb(t) - 'inserted_xact' as content
    from public.contact_submissions t, wanted
    where lower(t.email) = address or checks.mentions(t.message, address)
    union all
    select 'newsletter_subscriptions', t.id, t.created_at, true, to_jsonb(t) - 'inserted_xact'
    from public.newsletter_subscriptions t, wanted
    where lower(t.email) = address
    union all
    select 'form_submissions', t.id, t.created_at, coalesce(lower(btrim(t.fields ->> 'email')) = address, false), to_jsonb(t)
    from public.form_submissions t, wanted
    where lower(btrim(t.fields ->> 'email')) = address
      or exists (select from jsonb_each_text(t.fields) field where checks.mentions(field.value, address))
    union all
    select 'chat_conversations', t.id, t.created_at, true, to_jsonb(t) - 'inserted_xact'
    from public.chat_conversations t, wanted
    where t.session_id in (
      select c.session_id from public.chat_conversations c where c.sender = 'user' and checks.mentions(c.message, address)
    )
  )
  select found.table_name, found.id, found.created_at, found.own, found.content
  from found, wanted
  where checks.is_email(address)
  order by found.table_name, found.created_at, found.id
$$;
comment on function public.find_person(text) is 'Everything that is held under an e-mail address (Art. 15 and 20 GDPR).';

-- All tables or none.
create function public.delete_person(email text) returns table (table_name text, deleted bigint)
language sql volatile set search_path = ''
as $$
  with own as materialized (
    select p.table_name, p.id from public.find_person(delete_person.email) p where p.own
  ),
  inquiries as (
    delete from public.contact_submissions t using own
    where own.table_name = 'contact_submissions' and t.id = own.id returning 1
  ),
  subscriptions as (
    delete from public.newsletter_subscriptions t using own
    where own.table_name = 'newsletter_subscriptions' and t.id = own.id returning 1
  ),
  forms as (
    delete from public.form_submissions t using own
    where own.table_name = 'form_submissions' and t.id = own.id returning 1
  ),
  chats as (
    delete from public.chat_conversations t using own
    where own.table_name = 'chat_conversations' and t.id = own.id returning 1
  )
  select 'contact_submissions', count(*) from inquiries
  union all select 'newsletter_subscriptions', count(*) from subscriptions
  union all select 'form_submissions', count(*) from forms
  union all select 'chat_conversations', count(*) from chats
$$;
comment on function public.delete_person(text) is 'Deletes what find_person calls own (Art. 17 GDPR).';

revoke all on function public.find_person(text), public.delete_person(text) from public, anon, authenticated;
grant execute on function public.find_person(text), public.delete_person(text) to service_role;
