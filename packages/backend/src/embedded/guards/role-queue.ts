/**
 * Danger: PGlite is one session for everybody and @supabase/lite does not keep its transactions apart. An
 * anonymous read that runs beside a service-role request takes over that role and sees every row.
 *
 * Guard: one request at a time.
 */
export type Exclusive = <T>(task: () => Promise<T>) => Promise<T>;

export function createRoleQueue(): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  };
}

/** A real Postgres gives each transaction its own session: nothing to queue. */
export const unqueued: Exclusive = (task) => task();
