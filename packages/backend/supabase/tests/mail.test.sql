-- The outbox: which mails a lead makes, who gets them to send, and that they go with their lead.
begin;
create extension if not exists pgtap;
select plan(53);

create function pg_temp.id(last integer) returns uuid language sql as $$
  select format('00000000-0000-4000-8000-%s', lpad(last::text, 12, '0'))::uuid
$$;
create function pg_temp.inquiry(last integer, address text) returns void language sql as $$
  insert into public.contact_submissions (id, name, email, company, role, message)
  values (pg_temp.id(last), 'Ada', address, 'E', 'ceo', 'Hello')
$$;
create function pg_temp.mails(last integer) returns text language sql as $$
  select string_agg(format('%s %s', o.kind, o.state), ', ' order by o.kind) from mail.outbox o
  where o.submission_id = pg_temp.id(last)
$$;
-- What a worker gets, as kinds and the last digits of the leads; with the rights of the owner of the tables, so that the
-- tests can look at the table between two calls.
create function pg_temp.claimed(most integer default 10) returns text language sql as $$
  select string_agg(format('%s %s', c.kind, right(c.submission_id::text, 3)::integer), ', ' order by c.kind, c.submission_id)
  from public.claim_mails(most, 60, 'example.com') c
$$;

select table_privs_are('mail', t, r, '{}', format('%s: nothing for %s', t, r))
from unnest(array['outbox', 'ceilings']) t, unnest(array['anon', 'authenticated', 'service_role']) r;
select schema_privs_are('mail', r, '{}') from unnest(array['anon', 'authenticated', 'service_role']) r;
select ok(has_function_privilege('service_role', f, 'execute') and not has_function_privilege('anon', f, 'execute'), f)
from unnest(array['public.claim_mails(integer, integer, text)', 'public.settle_mail(uuid, integer, text, text, integer)',
  'public.list_mails(timestamptz, integer, text[])', 'public.send_mails_again(uuid)', 'public.known_mails(uuid[])']) f;

-- What makes mails.
set local role anon;
select lives_ok(
  $$insert into public.contact_submissions (id, name, email, company, role, message)
    values ('00000000-0000-4000-8000-000000000001', 'Ada', 'ada@example.com', 'E', 'ceo', 'Hello')$$,
  'a visitor without any right to the outbox makes a mail');
reset role;
select is(pg_temp.mails(1), 'owner waiting, sender waiting', 'an inquiry makes two');
insert into public.form_submissions (id, form_name, fields, spam) values
  (pg_temp.id(1), 'contact', '{"email":"ada@example.com"}', false),
  (pg_temp.id(2), 'webinar', '{"email":" bob@example.com "}', false),
  (pg_temp.id(3), 'webinar', '{"email":"eve@example.com"}', true),
  (pg_temp.id(4), 'assessment-report', '{"q1":"1"}', false),
  (pg_temp.id(5), 'assessment-report', '{"email":"no address"}', false),
  (pg_temp.id(6), 'newsletter', '{"email":"nia@example.com"}', false);
insert into public.newsletter_subscriptions (id, email) values (pg_temp.id(7), 'nora@example.com');
select is((select count(*) from mail.outbox o where o.submission_id = pg_temp.id(1)), 2::bigint,
  'the same lead over another channel makes none');
select is(pg_temp.mails(2), 'owner waiting, sender waiting', 'a form makes two');
select is(pg_temp.mails(3), null, 'spam makes none');
select is(pg_temp.mails(n), 'owner waiting', format('%s: the owner alone', n)) from generate_series(4, 5) n;
select is(pg_temp.mails(n), 'owner waiting, subscriber waiting', format('%s: whoever subscribes is asked', n)) from generate_series(6, 7) n;
insert into public.contact_submissions (id, name, email, company, role, message, created_at)
values (pg_temp.id(8), 'Ada', 'old@example.com', 'E', 'ceo', 'Hello', now() - interval '1 second');
select is(pg_temp.mails(8), null, 'what is put back makes none');
select pg_temp.inquiry(3, 'eve@example.com');
select is(pg_temp.mails(3), 'owner waiting, sender waiting', 'what the hidden field caught may come in another way');
savepoint lead;
select pg_temp.inquiry(9, 'rolled@example.com');
rollback to lead;
select is(pg_temp.mails(9), null, 'a lead that is not stored makes none');

-- Who gets them.
select is(pg_temp.claimed(7), 'owner 1, owner 2, owner 3, owner 4, owner 5, owner 6, owner 7',
  'the owner''s first, no more than asked for');
select is(pg_temp.claimed(), 'sender 1, sender 2, sender 3, subscriber 6, subscriber 7', 'then the others');
select is(pg_temp.claimed(), null, 'nobody gets what another has');
update mail.outbox o set next_attempt_at = now() where o.submission_id = pg_temp.id(1) and o.kind = 'owner';
select results_eq(
  $$select c.attempt, c.message_id = format('<%s@example.com>', c.id), c.form_name,
      c.fields @> '{"name":"Ada","email":"ada@example.com","company":"E","role":"ceo","message":"Hello"}',
      c.fields ?| array['id', 'created_at', 'inserted_xact', 'keep_until', 'filling_seconds']
    from public.claim_mails(1, 60, 'another.example') c$$,
  $$values (2, true, 'contact', true, false)$$,
  'when the lease is over it is given again, under the same Message-ID');

-- What became of them.
create function pg_temp.settle(last integer, of_kind text, attempt integer, outcome text, wait integer default 0) returns text
language sql as $$
  select public.settle_mail(o.id, attempt, outcome, 'why', wait) from mail.outbox o
  where o.submission_id = pg_temp.id(last) and o.kind = of_kind;
  select o.state from mail.outbox o where o.submission_id = pg_temp.id(last) and o.kind = of_kind;
$$;
select is(pg_temp.settle(1, 'owner', 1, 'dead'), 'waiting', 'whose lease is over cannot say that it failed');
select is(pg_temp.settle(1, 'owner', 1, 'sent'), 'sent', 'but that it was sent');
select is(pg_temp.settle(1, 'owner', 2, 'again'), 'sent', 'which nobody takes back');
select is(pg_temp.settle(2, 'owner', 1, 'again', 3600), 'waiting', 'again');
select is(pg_temp.claimed(), null, 'after the pause');
select is(pg_temp.settle(2, 'sender', 1, 'refused'), 'dead', 'refused is dead');
select throws_ok($$select pg_temp.settle(3, 'sender', 1, 'lost')$$, '22023', null, 'nothing else');
select is(public.send_mails_again(), 1, 'the dead go again');
select is(pg_temp.mails(2), 'owner waiting, sender waiting', 'and wait');

-- The ceilings.
savepoint usual;
truncate mail.outbox;
select pg_temp.inquiry(n, format('crowd-%s@example.com', n)) from generate_series(100, 160) n;
select results_eq(
  $$select c.kind, count(*) from public.claim_mails(200, 60, 'example.com') c group by 1 order by 1$$,
  $$values ('owner', 61::bigint), ('sender', 60)$$,
  'sixty an hour to strangers, and to the owner as many as there are');
select is(pg_temp.mails(160), 'owner waiting, sender waiting', 'the one above them waits');
select pg_temp.inquiry(161, 'crowd-161@example.com');
select is(pg_temp.claimed(), 'owner 161', 'while the owner hears at once');
rollback to usual;
delete from mail.ceilings c where c.per = 'everybody';
select pg_temp.inquiry(11, 'ADA+another@example.com');
select is(pg_temp.claimed(), 'owner 11, sender 2', 'the second mail to a mailbox within the hour');
select is(pg_temp.mails(11), 'owner waiting, sender skipped', 'is skipped');
update mail.outbox o set last_attempt_at = now() - interval '61 minutes' where o.submission_id = pg_temp.id(1);
select pg_temp.inquiry(12, 'ada@example.com');
select is(pg_temp.claimed(), 'owner 12, sender 12', 'after the hour it goes');
select pg_temp.settle(12, 'sender', 1, 'refused');
update mail.outbox o set last_attempt_at = now() - interval '61 minutes';
select pg_temp.inquiry(13, 'ada@example.com');
select is(pg_temp.claimed(), 'owner 13', 'an address that refused a mail is left alone');
insert into mail.ceilings (per, window_seconds, most) values ('everybody', 3600, 2);
select pg_temp.inquiry(n, format('visitor-%s@example.com', n)) from generate_series(20, 23) n;
select is(pg_temp.claimed(), 'owner 20, owner 21, owner 22, owner 23, sender 20, sender 21', 'strangers have a ceiling together');
select is(pg_temp.mails(22), 'owner waiting, sender waiting', 'the others wait');
update mail.outbox o set next_attempt_at = now() - interval '25 hours' where o.submission_id = pg_temp.id(22) and o.kind = 'sender';
update mail.outbox o set last_attempt_at = now() - interval '61 minutes';
select is(pg_temp.claimed(), 'sender 23', 'later');
select is(pg_temp.mails(22), 'owner waiting, sender skipped', 'but not a day late');

-- They go with their lead, whatever takes it.
update public.contact_submissions t set created_at = now() - interval '13 months' where t.id = pg_temp.id(21);
select public.purge_expired(true);
select is(pg_temp.mails(21), null, 'with the purge');
select public.restore_purged();
select is(pg_temp.mails(21), null, 'which does not send again when it is undone');
select public.delete_person('visitor-20@example.com');
select is(pg_temp.mails(20), null, 'with the person');

select * from finish();
rollback;
