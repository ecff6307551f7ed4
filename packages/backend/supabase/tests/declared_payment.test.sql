-- Nobody can claim from outside that a payment was verified, and no registration is lost over it.
begin;
create extension if not exists pgtap;
select plan(7);

create function pg_temp.register(form text, claimed jsonb) returns text language sql as $$
  insert into public.form_submissions (form_name, fields) values (form, claimed)
  returning concat_ws(', ', fields ->> 'payment_status', fields ->> 'payment_verification', fields ->> 'name')
$$;
set local role service_role;
select set_config('request.headers', '{"x-visitor-address":"203.0.113.9"}', true);

select is(pg_temp.register('webinar', '{"payment_status":"completed","payment_verification":"self-declared"}'), 'completed, self-declared');
select is(pg_temp.register('webinar', '{"payment_status":"completed","payment_verification":"verified","name":"Ada"}'), 'completed, self-declared, Ada');
select is(pg_temp.register('webinar', '{"payment_status":"pending"}'), 'pending, self-declared');
select is(pg_temp.register('webinar', '{"payment_status":"refunded","name":"Ada"}'), 'pending, self-declared, Ada');
select is(pg_temp.register('contact', '{"name":"Ada"}'), 'Ada', 'other forms are left alone');
select throws_ok($$select pg_temp.register('webinar', '["payment_status"]')$$, '23514', null, 'a list is no form');

select set_config('request.headers', '{}', true);
select is(pg_temp.register('webinar', '{"payment_status":"completed","payment_verification":"verified"}'), 'completed, verified', 'the owner knows better');

select * from finish();
rollback;
