-- The desk tells who was never asked to confirm from who was asked and has not.
create or replace function public.desk_newsletter() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not desk.is_owner() then return null; end if;
  return (
    select jsonb_build_object(
      'confirmed', count(*) filter (where s.is_active and s.confirmed_at is not null),
      'waiting', count(*) filter (where s.is_active and s.confirmed_at is null and s.asked_at is not null),
      'unasked', count(*) filter (where s.is_active and s.confirmed_at is null and s.asked_at is null),
      'left', count(*) filter (where not s.is_active),
      'newest', (
        select coalesce(jsonb_agg(to_jsonb(n)), '[]') from (
          select t.id, t.email, t.created_at, t.asked_at, t.confirmed_at, t.is_active from public.newsletter_subscriptions t
          order by t.created_at desc, t.id desc limit 50
        ) n))
    from public.newsletter_subscriptions s
  );
end
$$;
