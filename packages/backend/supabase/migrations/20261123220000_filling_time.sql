-- How long filling in a form took, where a script has measured it: for the owner to weigh, never a reason to refuse. What
-- cannot be a time is therefore stored as none.
alter table public.contact_submissions
  add column filling_seconds integer check (filling_seconds between 0 and 86400);
alter table public.newsletter_subscriptions
  add column filling_seconds integer check (filling_seconds between 0 and 86400);
grant insert (filling_seconds) on public.contact_submissions, public.newsletter_subscriptions to anon, authenticated;

create function checks.forget_unusable_time() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.filling_seconds not between 0 and 86400 then new.filling_seconds := null; end if;
  return new;
end;
$$;
create trigger a_forget_unusable_time before insert on public.contact_submissions
  for each row execute function checks.forget_unusable_time();
create trigger a_forget_unusable_time before insert on public.newsletter_subscriptions
  for each row execute function checks.forget_unusable_time();
