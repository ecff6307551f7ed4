-- Characters that show nothing are no words, and none may turn the direction of what stands beside them in the owner's list.
create function checks.can_be_seen(value text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value ~ '[^[:space:]\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0]'
    and value !~ '[\u202A-\u202E\u2066-\u2069]'
$$;

create or replace function checks.is_line(value text, longest integer) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select char_length(value) <= longest and checks.can_be_seen(value)
    and value !~ '[\u0001-\u001F\u007F-\u009F]'
$$;

create or replace function checks.is_text(value text, longest integer) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select char_length(value) <= longest and checks.can_be_seen(value)
    and value !~ '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]'
$$;

-- The form handling's rows keep to one line where their forms do. Rows that are there already stay as they are.
create function checks.has_lines(fields jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select not exists (
    select from jsonb_each_text(fields) field
    where field.key in ('name', 'email', 'company', 'role')
      and field.value ~ '[\u0001-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]'
  )
$$;
alter table public.form_submissions add constraint form_submissions_lines_check
  check (checks.has_lines(fields)) not valid;
