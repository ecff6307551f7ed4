-- What the same person sent over every channel, and chats: for an owner, signed in as well as can be asked, and nobody else.
begin;
create extension if not exists pgtap;
select plan(18);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-000000000001', 'ada@example.com'), ('00000000-0000-4000-8000-000000000002', 'eve@example.com');
insert into auth.sessions (id, user_id) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-000000000001'),
  ('00000000-0000-4000-8000-0000000000a2', '00000000-0000-4000-8000-000000000002');
select public.add_owner('00000000-0000-4000-8000-000000000001', 'ada@example.com');

insert into public.contact_submissions (id, created_at, name, email, company, role, message, inserted_xact) values
  ('00000000-0000-4000-8000-0000000000c1', '2026-11-01', 'Bob Brandt', 'bob@northwind.example', 'Northwind', 'ceo', 'A redesign', '3'),
  ('00000000-0000-4000-8000-0000000000c4', '2026-11-02', 'Cleo', 'cleo@example.com', 'Own', 'ceo', 'Ask bob@northwind.example', '3');
insert into public.form_submissions (id, created_at, form_name, fields, spam) values
  ('00000000-0000-4000-8000-0000000000c2', '2026-11-03', 'workshop-booking',
    '{"name": "Bob", "email": " Bob+summer@Northwind.example", "message": "Three days"}', false),
  ('00000000-0000-4000-8000-0000000000c5', '2026-11-03', 'contact', jsonb_build_object('email', repeat('long', 5000)), true);
insert into public.newsletter_subscriptions (id, created_at, email, inserted_xact) values
  ('00000000-0000-4000-8000-0000000000c3', '2026-11-04', 'bob@northwind.example', '3');
insert into public.chat_conversations (session_id, created_at, sender, message, inserted_xact) values
  ('s-1', '2026-11-05 09:00', 'user', 'What does it cost?', '3'),
  ('s-1', '2026-11-05 09:01', 'bot', 'That depends', '3'),
  ('s-1', '2026-11-05 09:02', 'user', 'Write to bob@northwind.example, please', '3'),
  ('s-2', '2026-11-05 10:00', 'user', 'Write to notbob@northwind.example', '3'),
  ('s-3', '2026-11-05 11:00', 'bot', 'Write to bob@northwind.example', '3');

create function pg_temp.sign_in(sub text, session text, claims jsonb default '{}') returns void language sql as $$
  select set_config('request.jwt.claims', (jsonb_build_object('role', 'authenticated', 'sub', sub, 'session_id', session) || claims)::text, true)
$$;
create function pg_temp.sent(lead text, most integer) returns table (kind text, id text) language sql as $$
  select line ->> 'kind', line ->> 'id'
  from jsonb_array_elements(public.desk_person(('00000000-0000-4000-8000-0000000000' || lead)::uuid, most)) line
$$;

create temporary table everything (kind text, id text);
grant select on everything to authenticated;
insert into everything values
  ('chat', 's-1'), ('newsletter', '00000000-0000-4000-8000-0000000000c3'),
  ('workshop-booking', '00000000-0000-4000-8000-0000000000c2'), ('contact', '00000000-0000-4000-8000-0000000000c1');

-- A stranger who is signed in, and says of herself what she likes.
select pg_temp.sign_in(
  '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-0000000000a2', '{"user_metadata": {"role": "owner"}, "aal": "aal2"}');
set local role authenticated;
select is_empty($$select * from pg_temp.sent('c1', 50)$$, 'a stranger sees nothing of a person');
select is(public.desk_chat('s-1', 50), '[]', 'and no chat');
reset role;
set local role anon;
select throws_ok($$select public.desk_person('00000000-0000-4000-8000-0000000000c1', 50)$$, '42501', null, 'a visitor does not even ask');
select throws_ok($$select public.desk_chat('s-1', 50)$$, '42501', null, 'nor for a chat');
reset role;

-- The owner.
select pg_temp.sign_in('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-0000000000a1', '{"aal": "aal1"}');
set local role authenticated;
select results_eq($$select * from pg_temp.sent('c1', 50)$$, 'select * from everything', 'an owner sees every channel, newest first');
select results_eq($$select * from pg_temp.sent('c2', 50)$$, 'select * from everything', 'from whichever lead, over one mailbox');
select results_eq(
  $$select * from pg_temp.sent('c1', 2)$$, 'select * from everything limit 2', 'no more than was asked for, the newest of them');
select is(jsonb_array_length(public.desk_person('00000000-0000-4000-8000-0000000000c1', 0)), 1, 'nor less than one');
select results_eq(
  $$select * from pg_temp.sent('c4', 50)$$, $$values ('contact', '00000000-0000-4000-8000-0000000000c4')$$,
  'whoever names an address in a letter did not send what that one did');
select is_empty($$select * from pg_temp.sent('c5', 50)$$, 'what is no address is nobody''s');
select is_empty($$select * from pg_temp.sent('c9', 50)$$, 'nor is what is not there');
select is(
  public.desk_person('00000000-0000-4000-8000-0000000000c1', 50) -> 0 -> 'summary' ->> 'message', 'What does it cost?',
  'a chat shows how the visitor began');
select is(
  public.desk_person('00000000-0000-4000-8000-0000000000c1', 50) -> 2 -> 'summary' ->> 'message', 'Three days', 'a lead what it says');
select results_eq(
  $$select m ->> 'sender', m ->> 'message' from jsonb_array_elements(public.desk_chat('s-1', 50)) m$$,
  $$values ('user', 'What does it cost?'), ('bot', 'That depends'), ('user', 'Write to bob@northwind.example, please')$$,
  'a chat is read in its order');
select is(jsonb_array_length(public.desk_chat('s-1', 2)), 2, 'no further than was asked for');
reset role;

-- With a second factor, the first alone is not enough.
insert into auth.mfa_factors (user_id, status) values ('00000000-0000-4000-8000-000000000001', 'verified');
set local role authenticated;
select is_empty($$select * from pg_temp.sent('c1', 50)$$, 'an owner below the assurance level sees nothing of a person');
select is(public.desk_chat('s-1', 50), '[]', 'and no chat');
reset role;

delete from auth.mfa_factors;
select public.delete_person('bob@northwind.example');
select is_empty(
  $$select id::text from desk.leads where mailbox = 'bob@northwind.example'
    union all select session_id from public.chat_conversations where session_id = 's-1'$$,
  'nothing of it outlives an erasure');

select * from finish();
rollback;
