-- Of two requests at once, the one that began first may meet a counter that the other has started since: to its own now() that
-- is the future, and the counter began again at one. Thirty at once could store eighteen where ten may. What is in the
-- future is told by the clock as it is, not as it was when the transaction began.
create or replace function limits.is_over(counter limits.counters) returns boolean
language sql volatile set search_path = ''
as $$
  select counter.started_at + make_interval(secs => counter.window_seconds) <= now()
    or counter.started_at > clock_timestamp()
$$;
