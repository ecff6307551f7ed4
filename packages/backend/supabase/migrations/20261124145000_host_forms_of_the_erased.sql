-- The static host may hand over a form after its sender was erased here: it is taken, and not stored.
drop function public.take_host_form(text, uuid, text, jsonb, boolean);
create function public.take_host_form(
  host_id text, id uuid, form_name text, fields jsonb, spam boolean, sent_at timestamptz default now()
) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from host_forms.taken t where t.taken_at < now() - interval '90 days';
  insert into host_forms.taken (host_id) values (take_host_form.host_id) on conflict do nothing;
  if not found then return false; end if;
  if retention.was_erased(
    jsonb_build_object('id', take_host_form.id, 'fields', take_host_form.fields), take_host_form.sent_at
  ) then return false; end if;
  -- These are a visitor's words, about a payment for instance. No address: the host has taken them, so a limit would only delay.
  perform set_config('request.headers', '{"x-visitor-address": ""}', true);
  insert into public.form_submissions (id, form_name, fields, spam)
  values (take_host_form.id, take_host_form.form_name, take_host_form.fields, take_host_form.spam)
  on conflict do nothing;
  return found;
end
$$;
comment on function public.take_host_form(text, uuid, text, jsonb, boolean, timestamptz) is
  'For the functions of the static host: stores a form, unless it was taken before or its sender was erased since.';
revoke all on function public.take_host_form(text, uuid, text, jsonb, boolean, timestamptz) from public, anon, authenticated;
grant execute on function public.take_host_form(text, uuid, text, jsonb, boolean, timestamptz) to service_role;
