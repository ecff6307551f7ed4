-- Reports of browsers are counted, not collected.
begin;
create extension if not exists pgtap;
select plan(7);

set local role service_role;
select lives_ok($$select public.count_violation('/contact', 'script-src-elem', 'inline') from generate_series(1, 3)$$, 'the host counts');
select results_eq(
  $$select page, directive, blocked, reports from public.list_violations()$$,
  $$values ('/contact', 'script-src-elem', 'inline', 3::bigint)$$,
  'the same violation three times is one row');
select lives_ok(
  $$select public.count_violation('/', 'img-src', 'https://' || n || '.example') from generate_series(1, 300) n$$,
  'a flood of different ones is taken');
select throws_ok('select * from reports.policy_violations', '42501', null, 'the table is reached through the functions alone');
reset role;
select is((select count(*) from reports.policy_violations), 101::bigint, 'and fills no more than its day');
select is(
  (select reports from reports.policy_violations where page = '(others)'), 201::bigint,
  'what is beyond that is counted together');

update reports.policy_violations set day = day - 31;
select public.count_violation('/contact', 'script-src-elem', 'inline');
select is((select count(*) from reports.policy_violations), 1::bigint, 'after 30 days they are gone');

select * from finish();
rollback;
