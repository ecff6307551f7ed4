-- A payment is what the person says it is: nothing here can verify it. Whatever a visitor's post claims is put right
-- before it is stored, because refusing it would lose a registration. The owner's own rows are left alone: a restored
-- backup, or what a provider that verifies payments has found out.
create function checks.declare_payment() returns trigger
language plpgsql set search_path = ''
as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '');
begin
  -- Only the form handling, which writes for a visitor, sends this header; visitors themselves cannot write here.
  if not coalesce(headers ? 'x-visitor-address', false) then return new; end if;
  if new.form_name = 'webinar' and jsonb_typeof(new.fields) = 'object' then
    new.fields := new.fields || jsonb_build_object(
      'payment_status',
      case when new.fields ->> 'payment_status' = 'completed' then 'completed' else 'pending' end,
      'payment_verification',
      'self-declared'
    );
  end if;
  return new;
end
$$;

create trigger declare_payment before insert on public.form_submissions
  for each row execute function checks.declare_payment();
