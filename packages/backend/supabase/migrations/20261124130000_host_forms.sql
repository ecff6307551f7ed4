-- What the static host's form handling has taken. Stored once by the id that the host gave it, and once by the id that its sender
-- gave it, whichever comes again: a second delivery, or the host's copy after the person was erased here.
create schema host_forms;
comment on schema host_forms is 'Which submissions of the static host were taken. Not exposed through the API.';

create table host_forms.taken (
  host_id text primary key check (char_length(host_id) between 1 and 64),
  taken_at timestamptz not null default now()
);
create index taken_at on host_forms.taken (taken_at);
alter table host_forms.taken enable row level security;
comment on table host_forms.taken is
  'The host''s ids, which say nothing about anybody. Kept for 90 days; the host''s own copies are gone within hours.';

create function public.take_host_form(host_id text, id uuid, form_name text, fields jsonb, spam boolean) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from host_forms.taken t where t.taken_at < now() - interval '90 days';
  insert into host_forms.taken (host_id) values (take_host_form.host_id) on conflict do nothing;
  if not found then return false; end if;
  -- These are a visitor's words, about a payment for instance. No address: the host has taken them, so a limit would only delay.
  perform set_config('request.headers', '{"x-visitor-address": ""}', true);
  insert into public.form_submissions (id, form_name, fields, spam)
  values (take_host_form.id, take_host_form.form_name, take_host_form.fields, take_host_form.spam)
  on conflict do nothing;
  return found;
end
$$;
comment on function public.take_host_form(text, uuid, text, jsonb, boolean) is
  'For the functions of the static host: stores a form, unless it was taken before.';
revoke all on function public.take_host_form(text, uuid, text, jsonb, boolean) from public, anon, authenticated;
grant execute on function public.take_host_form(text, uuid, text, jsonb, boolean) to service_role;
