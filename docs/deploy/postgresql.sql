-- Once, as the superuser of PostgreSQL. The server itself needs no more rights than these.
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role laliaflia login;
grant anon, authenticated, service_role to laliaflia;
create database laliaflia owner laliaflia;
