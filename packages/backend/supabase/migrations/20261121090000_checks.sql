-- What every text column of a visitor's row must satisfy. The numbers and shapes are those of packages/leads
-- (forms/definitions.ts, email.ts, text.ts); a test compares the two sides.
create schema checks;
comment on schema checks is 'Immutable helpers for CHECK constraints. Not exposed through the API.';
-- Constraints run with the rights of whoever inserts.
grant usage on schema checks to anon, authenticated, service_role;

-- One line: not blank, not too long, no control characters.
create function checks.is_line(value text, longest integer) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select char_length(value) <= longest and value ~ '[^[:space:]]'
    and value !~ '[\u0001-\u001F\u007F-\u009F]'
$$;

-- Several lines: the same, but tabs and line breaks are welcome.
create function checks.is_text(value text, longest integer) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select char_length(value) <= longest and value ~ '[^[:space:]]'
    and value !~ '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]'
$$;

create function checks.is_email(value text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select checks.is_line(value, 254)
    and value ~ '^[^@[:space:]]+@[^@.[:space:]]+(\.[^@.[:space:]]+)+$'
$$;
