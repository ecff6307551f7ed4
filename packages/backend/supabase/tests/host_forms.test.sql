begin;
select plan(11);

set local role anon;
select throws_ok(
  $$ select public.take_host_form('a', gen_random_uuid(), 'webinar', '{}', false) $$, '42501', null,
  'a visitor cannot claim to be the host'
);
select throws_ok('select * from host_forms.taken', '42501', null, 'nor see what the host had');
reset role;

set local role service_role;
select ok(
  public.take_host_form(
    'a1', '00000000-0000-4000-8000-000000000001', 'webinar',
    '{"email": "ada@example.com", "payment_status": "completed", "payment_verification": "verified"}', false),
  'a submission is stored'
);
select is(
  (select fields ->> 'payment_verification' from public.form_submissions where id = '00000000-0000-4000-8000-000000000001'),
  'self-declared', 'its words are a visitor''s'
);
select ok(
  not public.take_host_form('a1', '00000000-0000-4000-8000-000000000002', 'webinar', '{}', false),
  'the same of the host comes once'
);
select ok(
  not public.take_host_form('a2', '00000000-0000-4000-8000-000000000001', 'webinar', '{}', false),
  'the same of the sender, too'
);
reset role;

select is(
  (select array_agg(kind order by kind) from mail.outbox
   where submission_id = '00000000-0000-4000-8000-000000000001'),
  '{owner,sender}', 'and has made its mails'
);

delete from public.form_submissions where id = '00000000-0000-4000-8000-000000000001';
select ok(
  not public.take_host_form('a1', '00000000-0000-4000-8000-000000000001', 'webinar', '{}', false),
  'what was erased does not come back with the copy of the host'
);

set local role service_role;
select from public.delete_person('ada@example.com');
select ok(
  not public.take_host_form(
    'a4', '00000000-0000-4000-8000-000000000004', 'webinar', '{"email": "Ada@example.com"}', false, now() - interval '1 hour'),
  'nor does what somebody sent before they were erased'
);
select ok(
  public.take_host_form(
    'a5', '00000000-0000-4000-8000-000000000005', 'webinar', '{"email": "ada@example.com"}', false, now() + interval '1 hour'),
  'but what they send afterwards is stored'
);
reset role;

update host_forms.taken set taken_at = now() - interval '91 days';
select public.take_host_form('a3', gen_random_uuid(), 'newsletter', '{}', true);
select is((select array_agg(host_id) from host_forms.taken), '{a3}', 'ids are forgotten after 90 days');

select * from finish();
rollback;
