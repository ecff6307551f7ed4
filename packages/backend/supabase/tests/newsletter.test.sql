-- Double opt-in: who is asked, how often, what a link can do, and what becomes of who does not answer.
begin;
create extension if not exists pgtap;
select plan(66);

create function pg_temp.id(last integer) returns uuid language sql as $$
  select format('00000000-0000-4000-8000-%s', lpad(last::text, 12, '0'))::uuid
$$;
create function pg_temp.subscribe(last integer, address text) returns void language sql as $$
  insert into public.newsletter_subscriptions (id, email) values (pg_temp.id(last), address)
$$;
create function pg_temp.post(last integer, address text, is_spam boolean default false) returns void language sql as $$
  insert into public.form_submissions (id, form_name, fields, spam)
  values (pg_temp.id(last), 'newsletter', jsonb_build_object('email', address), is_spam)
$$;
create function pg_temp.mails(last integer) returns text language sql as $$
  select string_agg(format('%s %s', o.kind, o.state), ', ' order by o.kind) from mail.outbox o
  where o.submission_id = pg_temp.id(last)
$$;
-- What the mails of a claim carry, by the last digits of the subscription.
create temporary table sent (last integer, token text);
create function pg_temp.send() returns text language sql as $$
  with claimed as (select * from public.claim_mails(100, 60, 'example.com')),
  kept as (
    insert into sent select right(c.submission_id::text, 3)::integer, c.token from claimed c where c.kind = 'subscriber' returning last
  )
  select string_agg(last::text, ', ' order by last) from kept
$$;
create function pg_temp.token(of_last integer) returns text language sql as $$
  select s.token from sent s where s.last = of_last order by s.ctid desc limit 1
$$;
create function pg_temp.state(of_last integer) returns text language sql as $$
  select concat_ws(', ', case when s.is_active then 'here' else 'left' end,
    case when s.confirmed_at is not null then 'confirmed' end, s.wording)
  from public.newsletter_subscriptions s where s.id = pg_temp.id(of_last)
$$;
create function pg_temp.a_day_later() returns void language sql as $$
  update mail.outbox o set created_at = o.created_at - interval '25 hours', last_attempt_at = o.last_attempt_at - interval '25 hours'
$$;

-- Rights.
select schema_privs_are('newsletter', r, '{}') from unnest(array['anon', 'authenticated', 'service_role']) r;
select ok(has_function_privilege('anon', f, 'execute') and not has_function_privilege('authenticated', f, 'execute'), f)
from unnest(array['public.confirm_newsletter(text, text)', 'public.leave_newsletter(text)', 'public.ask_newsletter_again(text)']) f;
select column_privs_are('public', 'newsletter_subscriptions', c, 'anon', array['SELECT'], 'anon may not fill ' || c)
from unnest(array['asked_at', 'confirmed_at', 'wording', 'links']) c;

-- Who is asked.
set local role anon;
select lives_ok(
  $$insert into public.newsletter_subscriptions (id, email, is_active)
    values ('00000000-0000-4000-8000-000000000001', 'Ada@example.com', true)$$, 'a visitor subscribes');
reset role;
select is(pg_temp.mails(1), 'owner waiting, subscriber waiting', 'the owner is told, the subscriber asked');
select is((select s.asked_at from public.newsletter_subscriptions s where s.id = pg_temp.id(1)), now(), 'the time is noted');
insert into public.newsletter_subscriptions (id, email, created_at) values (pg_temp.id(2), 'old@example.com', '2020-01-01');
select is(pg_temp.mails(2), null, 'what is put back is not asked');
select is((select s.asked_at from public.newsletter_subscriptions s where s.id = pg_temp.id(2)), null, 'and was not, if it was not');
select pg_temp.post(3, ' bob@example.com ');
select results_eq(
  $$select s.email from public.newsletter_subscriptions s where s.id = pg_temp.id(3)$$,
  array['bob@example.com'], 'a form is a subscription, too');
select is(pg_temp.mails(3), 'owner waiting, subscriber waiting', 'with the same mails, once');
select pg_temp.post(4, 'spam@example.com', true);
select pg_temp.post(5, 'no address');
select is((select count(*) from public.newsletter_subscriptions s where s.id in (pg_temp.id(4), pg_temp.id(5))), 0::bigint,
  'but neither spam nor what is no address');
insert into public.form_submissions (id, form_name, fields, created_at)
values (pg_temp.id(6), 'newsletter', '{"email":"restored@example.com"}', '2020-01-01');
select is(pg_temp.state(6), null, 'nor what is put back');

-- The token.
select is(pg_temp.send(), '1, 3', 'mails to subscribers carry one');
select isnt(pg_temp.token(1), pg_temp.token(3), 'each its own');
select matches(pg_temp.token(1), '^[0-9a-f]{64}$', 'of 244 random bits');
select is(
  (select count(*) from public.newsletter_subscriptions s where to_jsonb(s)::text like '%' || pg_temp.token(1) || '%'), 0::bigint,
  'which nobody can read in the table');
select is((select s.links from public.newsletter_subscriptions s where s.id = pg_temp.id(1)),
  array[sha256(convert_to(pg_temp.token(1), 'UTF8'))], 'but for its hash');
update mail.outbox set next_attempt_at = now();
select is(pg_temp.send(), '1, 3', 'another attempt');
select is((select count(distinct s.token) from sent s where s.last = 1), 2::bigint, 'has another one');

-- Confirming, by whoever has a token: the first one works, too.
set local role anon;
select throws_ok($$select public.confirm_newsletter('x', ' ')$$, '22023', null, 'nobody confirms nothing');
select is(public.confirm_newsletter('x', 'I want it'), 'stale', 'a token that never was');
select is(public.confirm_newsletter(null, 'I want it'), 'stale', 'none at all');
reset role;
select is(pg_temp.state(1), 'here', 'until then nothing is confirmed');
select is(public.confirm_newsletter((select s.token from sent s where s.last = 1 limit 1), 'I want it'), 'confirmed', 'a press confirms');
select is(pg_temp.state(1), 'here, confirmed, I want it', 'with the words');
select is((select s.confirmed_at from public.newsletter_subscriptions s where s.id = pg_temp.id(1)), now(), 'and the time');
select is(public.confirm_newsletter(pg_temp.token(1), 'Other words'), 'known', 'once');
select is(pg_temp.state(1), 'here, confirmed, I want it', 'in the words of the first time');
select is(pg_temp.state(3), 'here', 'and nobody else');
update public.newsletter_subscriptions set asked_at = now() - interval '15 days' where id = pg_temp.id(3);
select is(public.confirm_newsletter(pg_temp.token(3), 'I want it'), 'stale', 'after 14 days a link is stale');
update public.newsletter_subscriptions set asked_at = now() - interval '13 days' where id = pg_temp.id(3);
update mail.outbox set state = 'waiting', next_attempt_at = now() where submission_id in (pg_temp.id(1), pg_temp.id(3));
select is(pg_temp.send(), '3', 'who has confirmed is asked no more');

-- Asking again.
update mail.outbox set state = 'sent';
select lives_ok(format('select public.ask_newsletter_again(%L)', a), 'asking again says nothing')
from unnest(array['ada@example.com', 'bob@example.com', 'nobody@example.com']) a;
select is(pg_temp.send(), null, 'within a day nobody is asked again');
select pg_temp.a_day_later();
select public.ask_newsletter_again(a) from unnest(array['ada@example.com', ' BOB@example.com', 'nobody@example.com']) a;
select public.ask_newsletter_again('bob@example.com');
select is(pg_temp.send(), '3', 'then who has not confirmed is, once');
select is((select s.asked_at from public.newsletter_subscriptions s where s.id = pg_temp.id(3)), now(), 'and has 14 days anew');
update mail.outbox set state = 'dead', is_refused = true where submission_id = pg_temp.id(3) and kind = 'subscriber';
select pg_temp.a_day_later();
select public.ask_newsletter_again('bob@example.com');
select is(pg_temp.mails(3), 'owner sent, subscriber dead', 'an address that refuses mail is left alone');
select pg_temp.post(7, 'old@example.com');
select is(pg_temp.mails(2) || '; ' || pg_temp.mails(7), 'subscriber waiting; owner waiting', 'a form asks again, too: under the first id');
select is(pg_temp.send(), '2', 'also one of before there was a confirmation');

-- Leaving.
set local role anon;
select is(public.leave_newsletter('x'), 'stale', 'nobody leaves without a token');
reset role;
select is(public.leave_newsletter(pg_temp.token(1)), 'left', 'a press leaves');
select is(public.leave_newsletter(pg_temp.token(1)), 'left', 'twice does no harm');
select is(pg_temp.state(1), 'left, confirmed, I want it', 'it is noted');
select is(public.confirm_newsletter(pg_temp.token(1), 'I want it'), 'stale', 'an old link brings nobody back');
select public.ask_newsletter_again('ada@example.com');
select is(pg_temp.state(1), 'here', 'asking does, unconfirmed');
select is(pg_temp.send(), '1', 'and asks');
select is(public.confirm_newsletter(pg_temp.token(1), 'Again'), 'confirmed', 'who is confirmed anew');

-- Letters: everybody who has confirmed, and nobody else, each with a link of their own.
select results_eq(
  $$select right(r.id::text, 3)::integer, r.email from public.newsletter_recipients() r$$,
  $$select right(s.id::text, 3)::integer, s.email from public.newsletter_subscriptions s
    where s.confirmed_at is not null and s.is_active order by s.id$$, 'letters go to who has confirmed');
select ok(
  (select count(*) from public.newsletter_subscriptions s where s.confirmed_at is null or not s.is_active) > 0,
  'though others are there');
select is_empty(
  $$select from public.newsletter_recipients((select max(s.id::text)::uuid from public.newsletter_subscriptions s))$$,
  'a page goes on behind the one before');
set local role anon;
select throws_ok('select public.newsletter_recipients()', '42501', null, 'no visitor reads the list');
reset role;
savepoint letter;
select is(public.leave_newsletter((select r.token from public.newsletter_recipients() r limit 1)), 'left', 'the link of a letter leaves');
rollback to savepoint letter;

-- The purge.
select pg_temp.subscribe(8, 'late@example.com');
select pg_temp.subscribe(9, 'early@example.com');
select pg_temp.post(10, 'gone@example.com');
update public.newsletter_subscriptions set asked_at = now() - interval '14 days 1 minute' where id = pg_temp.id(8);
update public.newsletter_subscriptions set asked_at = now() - interval '13 days' where id = pg_temp.id(9);
update public.newsletter_subscriptions set asked_at = now() - interval '9 years' where id = pg_temp.id(1);
update public.newsletter_subscriptions set asked_at = null where id = pg_temp.id(2);
update public.newsletter_subscriptions set is_active = false where id = pg_temp.id(10);
select public.purge_expired(true);
select results_eq(
  $$select right(s.id::text, 3)::integer from public.newsletter_subscriptions s order by 1$$, array[1, 2, 3, 9],
  'takes who has not confirmed within 14 days, and who has left');
select is((select count(*) from public.form_submissions f where f.id = pg_temp.id(10)), 0::bigint, 'with the form it came by');
select is(pg_temp.mails(8), null, 'and the mail');

-- The list of who may be asked is no list of who is known, and has limits.
set local request.headers to '{"x-forwarded-for": "203.0.113.9"}';
update limits.rules set most = 2 where table_name = 'newsletter_links';
set local role anon;
select public.leave_newsletter('x'), public.confirm_newsletter('x', 'x');
select throws_ok($$select public.ask_newsletter_again('x@example.com')$$, 'PGRST', null, 'too many are refused');
reset role;
set local request.headers to '';

select results_eq(
  $$select table_name from public.find_person('bob@example.com') order by 1$$,
  array['form_submissions', 'newsletter_subscriptions'], 'a person is found');
select public.delete_person('bob@example.com');
select is(
  (select count(*) from public.newsletter_subscriptions s, sent t
   where t.last = 3 and s.links @> array[newsletter.hash(t.token)]), 0::bigint,
  'and deleted with the links');

select * from finish();
rollback;
