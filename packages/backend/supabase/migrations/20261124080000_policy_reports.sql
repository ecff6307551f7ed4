-- What browsers report against the content security policy: counted by day, page, directive and source, so that neither a
-- page full of violations nor a flood of invented ones fills the disk. Nothing in it belongs to a person.
create schema reports;
comment on schema reports is 'What browsers report. Not exposed through the API.';

create table reports.policy_violations (
  day date not null,
  page text not null check (length(page) <= 200),
  directive text not null check (length(directive) <= 60),
  blocked text not null check (length(blocked) <= 200),
  reports bigint not null default 1,
  last_at timestamptz not null default now(),
  primary key (day, page, directive, blocked)
);
alter table reports.policy_violations enable row level security;

-- A day has room for a hundred different violations; what comes beyond them is counted together.
create function public.count_violation(page text, directive text, blocked text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today date := (now() at time zone 'utc')::date;
begin
  delete from reports.policy_violations v where v.day < today - 30;
  if not exists (
      select from reports.policy_violations v
      where v.day = today and v.page = count_violation.page
        and v.directive = count_violation.directive and v.blocked = count_violation.blocked)
    and (select count(*) from reports.policy_violations v where v.day = today) >= 100
  then
    page := '(others)';
    directive := '(others)';
    blocked := '(others)';
  end if;
  insert into reports.policy_violations as v (day, page, directive, blocked)
  values (today, page, directive, blocked)
  on conflict on constraint policy_violations_pkey do update set reports = v.reports + 1, last_at = now();
end
$$;
comment on function public.count_violation(text, text, text) is 'For the host, which receives the reports of browsers.';

create function public.list_violations()
returns table (page text, directive text, blocked text, reports bigint, last_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select v.page, v.directive, v.blocked, sum(v.reports)::bigint, max(v.last_at)
  from reports.policy_violations v group by 1, 2, 3 order by 4 desc, 5 desc, 1, 2, 3
$$;
comment on function public.list_violations() is 'The violations of the last 30 days, the most frequent first.';

revoke all on function public.count_violation(text, text, text), public.list_violations() from public, anon, authenticated;
grant execute on function public.count_violation(text, text, text), public.list_violations() to service_role;
