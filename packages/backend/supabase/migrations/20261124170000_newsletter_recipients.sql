-- Whom a letter may go to. Each address gets a link of its own, since only the hashes of earlier ones are kept.
create function public.newsletter_recipients(after_id uuid default null, most integer default 1000)
returns table (id uuid, email text, confirmed_at timestamptz, token text)
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return query
  with page as materialized (
    select s.id, s.email, s.confirmed_at from public.newsletter_subscriptions s
    where s.is_active and s.confirmed_at is not null and (after_id is null or s.id > after_id)
    order by s.id limit greatest(1, least(most, 1000)) for update
  )
  select p.id, p.email, p.confirmed_at, newsletter.new_link(p.id) from page p order by p.id;
end
$$;
comment on function public.newsletter_recipients(uuid, integer) is
  'For the owner: the confirmed addresses by id, each with a new token that unsubscribes it. Page by page: after_id is the last of '
  'the page before.';
revoke all on function public.newsletter_recipients(uuid, integer) from public, anon, authenticated;
grant execute on function public.newsletter_recipients(uuid, integer) to service_role;
