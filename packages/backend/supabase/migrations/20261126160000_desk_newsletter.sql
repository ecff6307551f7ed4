-- The newsletter at the desk: how many stand how, and the file for a letter. And what the database knows of its own health.
create function public.desk_newsletter() returns jsonb
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
          select t.id, t.email, t.created_at, t.confirmed_at, t.is_active from public.newsletter_subscriptions t
          order by t.created_at desc, t.id desc limit 50
        ) n))
    from public.newsletter_subscriptions s
  );
end
$$;
comment on function public.desk_newsletter() is 'For the desk: how many have confirmed, wait or have left, and the newest fifty.';

create function public.desk_recipients(after_id uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not desk.is_owner() then return null; end if;
  return (select coalesce(jsonb_agg(to_jsonb(r) order by r.id), '[]') from public.newsletter_recipients(after_id, 1000) r);
end
$$;
comment on function public.desk_recipients(uuid) is
  'For the desk: a thousand confirmed addresses by id, each with a new token that unsubscribes it.';

create function public.desk_health() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not desk.is_owner() then return null; end if;
  return jsonb_build_object(
    'alarms', (select coalesce(jsonb_agg(to_jsonb(a)), '[]') from (select * from public.list_alarms() limit 20) a),
    'waiting', (select count(*) from mail.outbox o where o.state = 'waiting' and o.attempts > 0),
    'dead', (select count(*) from mail.outbox o where o.state = 'dead'),
    'mails', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at desc), '[]')
      from (
        select l.id, l.kind, l.state, l.form_name, l.submission_id, l.attempts, l.created_at, l.next_attempt_at, l.last_error
        from public.list_mails(now(), 200, array['dead', 'waiting']) l
        where l.state = 'dead' or l.attempts > 0 limit 20
      ) m),
    'backup', (select b.made_at from duties.backups b),
    'purge', (select c.purged_at from retention.clock c)
  );
end
$$;
comment on function public.desk_health() is
  'For the desk: alarms, mails that stick, the newest backup by command, and the last purge.';

revoke all on function public.desk_newsletter(), public.desk_recipients(uuid), public.desk_health() from public, anon, authenticated;
grant execute on function public.desk_newsletter(), public.desk_recipients(uuid), public.desk_health() to authenticated;
