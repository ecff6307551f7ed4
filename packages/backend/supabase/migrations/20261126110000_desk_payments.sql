-- Who has paid, by the owner's own look at the account: what a form says of a payment is only what the person says.
create table public.lead_payments (
  lead_id uuid primary key,
  verified_at timestamptz not null default now(),
  verified_by text not null default coalesce(desk.claims() ->> 'email', '')
);
comment on table public.lead_payments is 'Bookings and registrations of which an owner has seen the payment. Goes with its lead.';

revoke all on public.lead_payments from public, anon, authenticated;
alter table public.lead_payments enable row level security;
grant select, insert (lead_id), delete on public.lead_payments to authenticated;
grant select, insert, update, delete on public.lead_payments to service_role;
-- Nothing but a booking or a registration is paid for.
create policy "owners verify" on public.lead_payments for all to authenticated
  using ((select desk.is_owner()))
  with check ((select desk.is_owner()) and exists (
    select from public.form_submissions t where t.id = lead_id and t.form_name in ('workshop-booking', 'webinar')));
select desk.require_assurance();

-- Where the form has said who verified the payment, it says so from now on, too: `pnpm leads` reads it there.
create function desk.follow_payment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.form_submissions t
  set fields = t.fields || jsonb_build_object(
    'payment_verification', case tg_op when 'INSERT' then 'owner' else 'self-declared' end)
  where t.id = case tg_op when 'INSERT' then new.lead_id else old.lead_id end and t.fields ? 'payment_verification';
  return null;
end
$$;
create trigger follow_payment after insert or delete on public.lead_payments
  for each row execute function desk.follow_payment();
revoke all on function desk.follow_payment() from public;

-- What a line of the list shows.
create or replace function desk.summary(of_lead uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'name', content ->> 'name', 'email', content ->> 'email', 'company', content ->> 'company',
    'message', left(content ->> 'message', 200), 'paid', paid)
  from (
    select coalesce(
      (select to_jsonb(t) from public.contact_submissions t where t.id = of_lead),
      (select t.fields from public.form_submissions t where t.id = of_lead),
      (select jsonb_build_object('email', t.email) from public.newsletter_subscriptions t where t.id = of_lead)
    ) as content,
    (select to_jsonb(p) - 'lead_id' from public.lead_payments p where p.lead_id = of_lead) as paid
  ) found
$$;
