/**
 * Danger: PGlite is one session for everybody and @supabase/lite does not keep its transactions apart. An
 * anonymous read that runs beside a service-role request takes over that role and sees every row.
 *
 * Guard: one request at a time.
 *
 * Between two of them the event loop gets a turn. The engine computes in this very thread and never waits for input or
 * output, so that a queue which is never empty kept the loop from turning; and Node accepts one connection with each turn.
 * With fifty visitors at once some were let in after a minute, when the others had gone.
 */
export type Exclusive = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * A server gives each transaction a session of its own, but of those there are only so many. Who waits here and not in the
 * driver can still give up, and is then not done.
 *
 * @param sessions How many tasks run at the same time.
 */
export function createRoleQueue(sessions = 1): Exclusive {
  const waiting: (() => void)[] = [];
  let free = sessions;
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      setImmediate(leave);
    }
  };
}
