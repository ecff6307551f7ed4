-- The search at the desk finds an inquiry by the role that was chosen, too: of everything else that people send with a form every
-- word was found.
create or replace function desk.list_stored() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into desk.leads as l (id, created_at, kind, state, words, mailbox, workshop)
  select lead.id, lead.created_at, lead.kind,
    coalesce(
      (select s.state from public.lead_states s where s.lead_id = lead.id),
      case when lead.is_spam then 'spam' else 'new' end),
    desk.words(lead.text), desk.mailbox(lead.email),
    case when lead.kind = 'workshop-booking' then coalesce(lead.workshop, '') end
  from (
    select s.id, s.created_at,
      case tg_table_name
        when 'contact_submissions' then 'contact'
        when 'newsletter_subscriptions' then 'newsletter'
        else content ->> 'form_name'
      end as kind,
      coalesce((content ->> 'spam')::boolean, false) as is_spam,
      content -> 'fields' ->> 'workshopType' as workshop,
      case tg_table_name when 'form_submissions' then content -> 'fields' ->> 'email' else content ->> 'email' end as email,
      case tg_table_name
        when 'contact_submissions' then concat_ws(' ', content ->> 'name', content ->> 'email', content ->> 'company', content ->> 'role', content ->> 'message')
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

update desk.leads l set words = l.words || desk.words(t.role) from public.contact_submissions t where t.id = l.id;
