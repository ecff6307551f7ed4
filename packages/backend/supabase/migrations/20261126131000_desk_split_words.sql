-- What looks like a number with an exponent is two words to PostgreSQL: "1234e5f6" is "1234e5" and "f6". As a phrase they were not
-- found, since the list keeps no places of words; now each of them has to be there.
create or replace function desk.wanted(search text) returns tsquery
language sql immutable parallel safe set search_path = ''
as $$
  select replace(to_tsquery('pg_catalog.simple', string_agg('''' || word || ''':*', ' & '))::text, '<->', '&')::tsquery
  from regexp_split_to_table(btrim(desk.plain(left(search, 200))), ' ') word where word <> ''
$$;
