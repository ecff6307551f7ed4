-- Where Supabase Realtime is, desks hear that something of the leads is new, and ask for it as ever: the message says nothing
-- else. Only an owner joins the channel, with the assurance level that is needed.
create function desk.tell_desks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.send('{}'::jsonb, 'leads', 'desk', true);
  return null;
exception when others then
  -- Whoever sends a form does not wait for a desk, nor fail with it.
  return null;
end
$$;
comment on function desk.tell_desks() is 'Tells the desks that leads have changed. Without what has changed.';
revoke all on function desk.tell_desks() from public;

create function desk.use_realtime() returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  if to_regprocedure('realtime.send(jsonb, text, text, boolean)') is null then return false; end if;
  create trigger tell_desks after insert or update or delete on desk.leads
    for each statement execute function desk.tell_desks();
  create policy "owners hear of leads" on realtime.messages for select to authenticated
    using ((select realtime.topic()) = 'desk' and (select desk.is_owner()));
  return true;
exception when insufficient_privilege then
  -- The tables are Supabase's. Desks then ask every 20 seconds, as elsewhere.
  raise warning 'Desks will not hear of leads at once: %', sqlerrm;
  return false;
end
$$;
comment on function desk.use_realtime() is 'Lets desks hear of leads at once, where there is Realtime.';
revoke all on function desk.use_realtime() from public;
select desk.use_realtime();
