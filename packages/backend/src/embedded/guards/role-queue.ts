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

export function createRoleQueue(): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.then(aTurn, aTurn);
    return result;
  };
}

function aTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A real Postgres gives each transaction its own session: nothing to queue. */
export const unqueued: Exclusive = (task) => task();
