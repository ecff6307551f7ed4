-- What the same person sent, over whichever channel: the desk knows whose each lead is.
alter table desk.leads add column mailbox text;
comment on column desk.leads.mailbox is 'Of whoever sent it, where an e-mail address was given.';
create index leads_of_mailbox on desk.leads (mailbox, created_at desc, id desc) where mailbox is not null;

-- What is no address is nobody's, however long it is.
create function desk.mailbox(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case when checks.is_email(btrim(value)) then checks.mailbox(value) end
$$;
revoke all on function desk.mailbox(text) from public;

create or replace function desk.list_stored() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into desk.leads as l (id, created_at, kind, state, words, mailbox)
  select lead.id, lead.created_at, lead.kind,
    coalesce(
      (select s.state from public.lead_states s where s.lead_id = lead.id),
      case when lead.is_spam then 'spam' else 'new' end),
    desk.words(lead.text), desk.mailbox(lead.email)
  from (
    select s.id, s.created_at,
      case tg_table_name
        when 'contact_submissions' then 'contact'
        when 'newsletter_subscriptions' then 'newsletter'
        else content ->> 'form_name'
      end as kind,
      coalesce((content ->> 'spam')::boolean, false) as is_spam,
      case tg_table_name when 'form_submissions' then content -> 'fields' ->> 'email' else content ->> 'email' end as email,
      case tg_table_name
        when 'contact_submissions' then concat_ws(' ', content ->> 'name', content ->> 'email', content ->> 'company', content ->> 'message')
        when 'newsletter_subscriptions' then content ->> 'email'
        else coalesce(desk.text_of(content -> 'fields'), '')
      end as text
    from stored s, lateral to_jsonb(s) content
  ) lead
  on conflict (id) do update set
    words = desk.words(concat_ws(' ', l.words::text, excluded.words::text)),
    mailbox = coalesce(l.mailbox, excluded.mailbox);
  return null;
end
$$;

update desk.leads l set mailbox = sent.mailbox
from (
  select t.id, desk.mailbox(t.email) as mailbox from public.contact_submissions t
  union all
  select t.id, desk.mailbox(t.email) from public.newsletter_subscriptions t
  union all
  select t.id, desk.mailbox(t.fields ->> 'email') from public.form_submissions t
  where not exists (select from public.contact_submissions c where c.id = t.id)
    and not exists (select from public.newsletter_subscriptions n where n.id = t.id)
) sent
where sent.id = l.id;

-- Few messages hold an address: only these are looked through for one.
create index chat_conversations_addresses on public.chat_conversations (session_id)
  where sender = 'user' and strpos(message, '@') > 0;

create function public.desk_person(lead uuid, most integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted text;
  at_most integer := least(greatest(most, 1), 200);
  sent jsonb;
begin
  if not desk.is_owner() then return '[]'; end if;
  select l.mailbox into wanted from desk.leads l where l.id = lead;
  if wanted is null then return '[]'; end if;
  with chats as (
    select distinct c.session_id from public.chat_conversations c
    where c.sender = 'user' and strpos(c.message, '@') > 0 and checks.mentions(c.message, wanted)
  ),
  -- Which they are comes first: only what is shown is read whole.
  candidates as (
    (select l.id::text as id, l.created_at, l.kind, l.state
    from desk.leads l where l.mailbox = wanted
    order by l.created_at desc, l.id desc limit at_most)
    union all
    select s.session_id, (select min(c.created_at) from public.chat_conversations c where c.session_id = s.session_id), 'chat', null
    from chats s
  ),
  page as (
    select * from candidates order by created_at desc, id desc limit at_most
  )
  select coalesce(jsonb_agg(to_jsonb(p) || jsonb_build_object('summary',
    case when p.kind <> 'chat' then desk.summary(p.id::uuid) else (
      select jsonb_build_object('message', left(c.message, 200)) from public.chat_conversations c
      where c.session_id = p.id and c.sender = 'user' order by c.created_at, c.id limit 1) end
  ) order by p.created_at desc, p.id desc), '[]') into sent
  from page p;
  return sent;
end
$$;
comment on function public.desk_person(uuid, integer) is
  'For the desk: what was sent under the e-mail address of a lead, and chats in which it was given, newest first; nothing for anybody but an owner.';

create function public.desk_chat(of_session text, most integer) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at, m.id), '[]')
  from (
    select c.id, c.created_at, c.sender, c.message from public.chat_conversations c
    where c.session_id = of_session order by c.created_at, c.id limit least(greatest(most, 1), 1001)
  ) m
$$;
comment on function public.desk_chat(text, integer) is 'For the desk: a chat from its beginning. Row security decides who sees it.';

revoke all on function public.desk_person(uuid, integer), public.desk_chat(text, integer) from public, anon, authenticated;
grant execute on function public.desk_person(uuid, integer), public.desk_chat(text, integer) to authenticated;
