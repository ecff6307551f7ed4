-- Two more ways of hiding something: a name of tag characters shows nothing, and Unicode has line breaks beside those of
-- ASCII. The invisible characters are now all that Unicode calls ignorable, as in packages/leads.
create or replace function checks.can_be_seen(value text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value ~ '[^[:space:]\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
    and value !~ '[\u202A-\u202E\u2066-\u2069]'
$$;

create or replace function checks.is_line(value text, longest integer) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select char_length(value) <= longest and checks.can_be_seen(value)
    and value !~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029]'
$$;

create or replace function checks.has_lines(fields jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select not exists (
    select from jsonb_each_text(fields) field
    where field.key in ('name', 'email', 'company', 'role')
      and field.value ~ '[\u0001-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]'
  )
$$;
