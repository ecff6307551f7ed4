-- The desk: only an owner who is signed in, as well as can be asked, sees and changes anything.
begin;
create extension if not exists pgtap;
select plan(50);

select is_empty(
  $$select c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      and not exists (
        select from pg_policy p
        where p.polrelid = c.oid and not p.polpermissive and p.polcmd = '*'
          and p.polroles = array['authenticated'::regrole::oid]
          and pg_get_expr(p.polqual, p.polrelid) like '%desk.is_assured()%'
          and pg_get_expr(p.polwithcheck, p.polrelid) like '%desk.is_assured()%')$$,
  'every table of the API asks whoever is signed in for the assurance level');
select is_empty(
  $$select t.table_schema, t.table_name from information_schema.role_table_grants t
    where t.grantee in ('authenticated', 'anon', 'PUBLIC') and t.table_schema in ('desk', 'auth', 'sign_in', 'mail', 'limits', 'retention')$$,
  'nobody from outside has a right to what is behind the API');

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-000000000001', 'ada@example.com'), ('00000000-0000-4000-8000-000000000002', 'eve@example.com');
insert into auth.sessions (id, user_id) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000001'),
  ('00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-000000000002');
select public.add_owner('00000000-0000-4000-8000-000000000001', 'Ada@example.com');
insert into public.contact_submissions (id, name, email, company, role, message, inserted_xact) values
  ('00000000-0000-4000-8000-0000000000c1', 'Bob Brandt', 'bob@northwind.example', 'Northwind', 'ceo', 'A redesign of our shop', '3');
insert into public.form_submissions (id, form_name, fields, spam) values
  ('00000000-0000-4000-8000-0000000000c2', 'workshop-booking', '{"name": "Cleo", "email": "cleo@example.com", "message": "Three days"}', false),
  ('00000000-0000-4000-8000-0000000000c3', 'contact', '{"name": "Shop", "message": "Buy"}', true);
insert into public.newsletter_subscriptions (email, inserted_xact) values ('dan@example.com', '3');

select results_eq(
  'select kind, state from desk.leads order by kind, state',
  $$values ('contact', 'new'), ('contact', 'spam'), ('newsletter', 'new'), ('workshop-booking', 'new')$$,
  'every kind of lead is in the list once, and what the bot field caught is spam');

create function pg_temp.sign_in(sub text, session text, claims jsonb default '{}') returns void language sql as $$
  select set_config('request.jwt.claims', (jsonb_build_object('role', 'authenticated', 'sub', sub, 'session_id', session) || claims)::text, true)
$$;

-- A stranger who is signed in, and says of herself what she likes.
select pg_temp.sign_in(
  '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-0000000000a2',
  '{"user_metadata": {"role": "owner"}, "app_metadata": {"role": "owner"}, "email": "ada@example.com", "aal": "aal2"}');
set local role authenticated;
select is_empty(format('select from public.%I', t), t || ': a stranger sees nothing')
from unnest(array[
  'contact_submissions', 'form_submissions', 'newsletter_subscriptions', 'chat_conversations', 'lead_states', 'lead_notes',
  'lead_answers', 'lead_payments'
]) t;
select is(public.desk_leads(20), '[]', 'a stranger has an empty list');
select is(public.desk_counts(), '{}', 'a stranger counts nothing');
select is(
  public.desk_lead('00000000-0000-4000-8000-0000000000c1'),
  '{"inquiry": null, "form": null, "subscription": null, "state": null, "payment": null, "answers": [], "notes": []}', 'a stranger reads no lead');
select throws_ok(
  $$select public.set_lead_state('00000000-0000-4000-8000-0000000000c1', 'new', 'won')$$, 'PT404', null, 'a stranger changes nothing');
select throws_ok(
  $$insert into public.lead_states (lead_id, state) values ('00000000-0000-4000-8000-0000000000c1', 'won')$$,
  '42501', null, 'a stranger decides nothing');
select throws_ok(
  $$insert into public.lead_notes (lead_id, body) values ('00000000-0000-4000-8000-0000000000c1', 'x')$$,
  '42501', null, 'a stranger notes nothing');
select throws_ok('select from desk.owners', '42501', null, 'nobody reads who the owners are');
select throws_ok($$select public.add_owner('00000000-0000-4000-8000-000000000002', 'eve@example.com')$$, '42501', null,
  'nobody makes an owner from outside');
reset role;

-- The owner.
select pg_temp.sign_in(
  '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000a1', '{"email": "ada@example.com", "aal": "aal1"}');
set local role authenticated;
select is(jsonb_array_length(public.desk_leads(20)), 4, 'the owner sees all');
select is(public.desk_leads(20, search => 'north RED') -> 0 -> 'summary' ->> 'name', 'Bob Brandt', 'and finds by the beginnings of words');
select is(
  public.desk_leads(20, search => 'ceo redesign') -> 0 -> 'summary' ->> 'name', 'Bob Brandt', 'and by the role that was chosen');
select is(jsonb_array_length(public.desk_leads(20, search => 'north cleo')), 0, 'of which every one has to be there');
select is(jsonb_array_length(public.desk_leads(20, search => '''; & | ! :* <-> ')), 4, 'signs are no words');
select is(jsonb_array_length(public.desk_leads(20, of_kind => 'contact', of_state => 'new')), 1, 'and filters');
select lives_ok($$select public.set_lead_state('00000000-0000-4000-8000-0000000000c1', 'new', 'won')$$, 'the owner changes a state');
select results_eq('select state, changed_by from public.lead_states', $$values ('won', 'ada@example.com')$$, 'with who');
select is(public.desk_leads(20, of_state => 'won') -> 0 ->> 'kind', 'contact', 'the list follows');
select throws_ok($$select public.set_lead_state('00000000-0000-4000-8000-0000000000c1', 'new', 'lost')$$, 'PT409', null,
  'who sees an old state overrules nobody');
select lives_ok(
  $$insert into public.lead_notes (lead_id, body) values ('00000000-0000-4000-8000-0000000000c1', 'Calls on Monday')$$, 'the owner notes');
select throws_ok(
  $$insert into public.lead_notes (lead_id, body, author) values ('00000000-0000-4000-8000-0000000000c1', 'x', 'bob@example.com')$$,
  '42501', null, 'under no other name');
select throws_ok($$delete from public.contact_submissions$$, '42501', null, 'and deletes no lead');
reset role;

-- With a second factor, the first alone is not enough.
insert into auth.mfa_factors (user_id, status) values ('00000000-0000-4000-8000-000000000001', 'unverified');
set local role authenticated;
select isnt(public.desk_leads(20), '[]', 'a factor that is not verified asks for nothing');
reset role;
update auth.mfa_factors set status = 'verified';
set local role authenticated;
select is_empty('select from public.contact_submissions', 'one that is verified has to be used');
reset role;

-- Everything that is known of a lead goes with it.
select is(
  (select count(*) from public.find_person('bob@northwind.example') p where p.table_name in ('lead_notes', 'lead_states')), 2::bigint,
  'what was noted of a person is told, too');
select public.delete_person('bob@northwind.example');
select is_empty(
  $$select id from desk.leads where id = '00000000-0000-4000-8000-0000000000c1'
    union all select id from public.lead_notes union all select lead_id from public.lead_states$$,
  'and goes with the person');

-- Signing in without hosted Supabase. A refresh token works once, and for ten seconds more for a second tab.
create temporary table taken as select * from sign_in.begin('00000000-0000-4000-8000-000000000001');
create temporary table refreshed as select * from sign_in.refresh((select refresh_token from taken));
select is((select session_id from refreshed), (select session_id from taken), 'a refreshed session is the same one');
select isnt_empty('select from sign_in.refresh((select refresh_token from taken))', 'a second tab may ask at the same moment');
update sign_in.refresh_tokens set used_at = now() - interval '11 seconds' where used_at is not null;
select is_empty('select from sign_in.refresh((select refresh_token from taken))', 'whoever comes later with a used token gets nothing');
select is_empty('select from sign_in.refresh((select refresh_token from refreshed))', 'and the session is over for whoever stole it, too');
select is_empty('select from auth.sessions s join taken t on t.session_id = s.id', 'it is gone');
create temporary table idle as select * from sign_in.begin('00000000-0000-4000-8000-000000000001');
update auth.sessions s set refreshed_at = now() - interval '8 days' from idle where s.id = idle.session_id;
select is_empty('select from sign_in.refresh((select refresh_token from idle))', 'a session that nobody used for a week is over');
create temporary table old as select * from sign_in.begin('00000000-0000-4000-8000-000000000001');
update auth.sessions s set created_at = now() - interval '31 days' from old where s.id = old.session_id;
select is_empty('select from sign_in.refresh((select refresh_token from old))', 'and one that is older than a month, however often it is used');

select public.add_owner('00000000-0000-4000-8000-000000000001', 'ada@example.com');
create temporary table link as select desk.new_link('00000000-0000-4000-8000-000000000001') as token;
select isnt_empty('select from sign_in.take_link((select token from link))', 'a link signs in');
select is_empty('select from sign_in.take_link((select token from link))', 'once');
create temporary table late as select desk.new_link('00000000-0000-4000-8000-000000000001') as token;
update desk.links set created_at = now() - interval '16 minutes';
select is_empty('select from sign_in.take_link((select token from late))', 'and not after a quarter of an hour');

create temporary table entering as
  select b.session_id, f.user_id, f.id as factor_id, sign_in.challenge(b.session_id, f.user_id, f.id) as asked
  from auth.mfa_factors f, sign_in.begin(f.user_id) b;
update auth.mfa_factors set secret = 'ABC';
select is((select sign_in.secret_of(session_id, user_id, factor_id, asked) from entering), 'ABC', 'a code may be entered when it was asked for');
update auth.mfa_challenges set created_at = now() - interval '6 minutes';
select is((select sign_in.secret_of(session_id, user_id, factor_id, asked) from entering), null, 'and not later than five minutes');

select ok(desk.words('Marta 1234e5f6') @@ desk.wanted('1234e5f marta'), 'what PostgreSQL takes for a number and a word is found');
select ok(not desk.words('Marta 1234e5f6') @@ desk.wanted('1234e5g'), 'and nothing else for it');

select * from finish();
rollback;
