-- What the desk counts: page views and the questions of assessments, of whole days once, those of today as they are.
begin;
create extension if not exists pgtap;
select plan(13);

create function pg_temp.id(last text) returns uuid language sql as $$
  select ('00000000-0000-4000-8000-' || lpad(last, 12, '0'))::uuid
$$;
insert into auth.users (id, email) values (pg_temp.id('1'), 'ada@example.com'), (pg_temp.id('2'), 'eve@example.com');
insert into auth.sessions (id, user_id) values (pg_temp.id('a1'), pg_temp.id('1')), (pg_temp.id('a2'), pg_temp.id('2'));
select public.add_owner(pg_temp.id('1'), 'ada@example.com');
create function pg_temp.sign_in(who text) returns void language sql as $$
  select set_config('request.jwt.claims', jsonb_build_object(
    'role', 'authenticated', 'sub', pg_temp.id(who), 'session_id', pg_temp.id('a' || who))::text, true)
$$;

update desk.page_clock set counted_until = desk.day_of(now()) - 20;
insert into public.analytics_events (created_at, event_type, page_path, referrer) values
  (now() - interval '8 days', 'page_view', '/contact?topic=x', 'https://www.Search.example/?q=secret'),
  (now() - interval '8 days', 'form_submit_contact', '/contact', 'https://www.search.example/'),
  (now() - interval '8 days', 'form_submit_webinar', '/ai-webinar', 'https://www.search.example/'),
  (now() - interval '8 days', 'form_submit_workshop-booking', '/contact', ''),
  (now(), 'form_submit_newsletter', '/', ''),
  (now(), 'form_submit_assessment-report', '/', ''),
  (now(), 'form_submit_chat', '/', ''),
  (now() - interval '8 days', 'page_view', '/', ''),
  (now(), 'page_view', '/contact', ''),
  (now() - interval '2 years', 'page_view', '/old', ''),
  (now() - interval '8 days', 'assessment_step', '/ai-assessment?step=1', 'https://www.search.example/'),
  (now() - interval '8 days', 'assessment_step', '/ai-assessment?step=2', ''),
  (now(), 'assessment_step', '/ai-assessment?step=1', ''),
  (now(), 'assessment_step', '/ai-assessment?step=result', ''),
  (now(), 'assessment_step', '/ai-assessment?step=0', ''),
  (now(), 'assessment_step', '/ai-assessment?step=2&who=ada', ''),
  (now() - interval '2 years', 'assessment_step', '/ai-assessment?step=3', '');
insert into public.form_submissions (id, form_name, fields, spam) values
  (pg_temp.id('c1'), 'workshop-booking', '{"workshopType": "deep"}', false),
  (pg_temp.id('c2'), 'workshop-booking', '{"workshopType": "deep"}', true),
  (pg_temp.id('c3'), 'webinar', '{"name": "Bob"}', false);
insert into public.lead_payments (lead_id) values (pg_temp.id('c1'));

select pg_temp.sign_in('2');
set local role authenticated;
select is(public.desk_numbers(12), null, 'a stranger counts nothing');
select is(public.desk_seats(), null, 'nor who comes');
select is(public.desk_assessments(12), null, 'nor where assessments are left');
select pg_temp.sign_in('1');
select is(public.desk_numbers(12) -> 'pages',
  '[{"name": "/contact", "views": 2, "inquiries": 2}, {"name": "/", "views": 1, "inquiries": 2}, {"name": "/ai-webinar", "views": 0, "inquiries": 1}]',
  'pages without their queries, with those of today and leads of every kind');
select is(public.desk_numbers(12) -> 'referrers',
  '[{"name": "", "views": 2, "inquiries": 3}, {"name": "www.search.example", "views": 1, "inquiries": 2}]',
  'first referrers by their host alone');
select is(public.desk_assessments(12),
  '[{"path": "/ai-assessment", "step": "1", "reached": 2}, {"path": "/ai-assessment", "step": "2", "reached": 1},
    {"path": "/ai-assessment", "step": "result", "reached": 1}]',
  'how often each question was reached, and nothing that is none');
select is((select sum((v ->> 'count')::integer) from jsonb_array_elements(public.desk_numbers(12) -> 'views') v), 3::bigint, 'views of weeks');
select is((select sum((l ->> 'count')::integer) from jsonb_array_elements(public.desk_numbers(1) -> 'leads') l), 2::bigint, 'leads without spam');
select is(
  (select jsonb_agg(s - 'day' order by s ->> 'kind') from jsonb_array_elements(public.desk_seats()) s),
  '[{"kind": "webinar", "type": "", "state": "new", "paid": false, "count": 1},
    {"kind": "workshop-booking", "type": "deep", "state": "new", "paid": true, "count": 1}]',
  'seats by workshop, state and payment');
reset role;
select is((select sum(views) from desk.page_days), 2::numeric, 'a day is added up once, however often somebody looks');
select is((select sum(reached) from desk.assessment_days), 2::numeric, 'and so are its questions');
select is_empty($$select from desk.assessment_days where day < now() - interval '12 months'$$, 'none of them for more than twelve months');
select is((select counted_until from desk.page_clock), desk.day_of(now()), 'up to the present one');

select * from finish();
rollback;
