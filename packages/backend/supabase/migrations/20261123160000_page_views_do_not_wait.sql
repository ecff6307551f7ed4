-- Each commit waits until it is on the disk, but for page views: nobody misses the last ones before a power cut, and there
-- are many. They reach the disk with the next commit that waits, or with the next checkpoint.
create function limits.commit_without_waiting() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  return null;
end
$$;
revoke all on function limits.commit_without_waiting() from public;

create trigger commit_without_waiting after insert on public.analytics_events
  for each statement execute function limits.commit_without_waiting();
