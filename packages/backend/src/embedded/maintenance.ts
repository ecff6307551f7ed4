import type { Database } from './connect.ts';
import type { Exclusive } from './guards/role-queue.ts';

/** Times in milliseconds. */
const schedule = {
  /** As PostgreSQL's own checkpoint_timeout. */
  checkpoint: 5 * 60 * 1000,
  vacuum: 24 * 60 * 60 * 1000,
};

const tables = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm') and c.relpersistence <> 't' order by 1`;

/**
 * What background processes do for a Postgres server, and nobody for the one inside this process: without checkpoints its
 * log grows for ever, without vacuum its tables do. Between two requests, so that no visitor's role is in the session; of a
 * vacuum a visitor waits for one table, not for all.
 *
 * @returns Ends it, and resolves when nothing of it is running.
 */
export function maintain(
  { run, query }: Pick<Database, 'run' | 'query'>,
  exclusive: Exclusive,
  { checkpoint, vacuum } = schedule,
): () => Promise<void> {
  let isStopped = false;
  let last = Promise.resolve();

  const inTurn = (statement: string) => exclusive(async () => (isStopped ? undefined : run(statement)));

  async function vacuumAll(): Promise<void> {
    const all = await exclusive(async () => (isStopped ? [] : query<{ name: string }>(tables)));
    for (const { name } of all) await inTurn(`vacuum analyze ${name}`);
  }

  const regularly = (what: string, task: () => Promise<void>, every: number) =>
    setInterval(() => {
      last = last
        .then(task)
        .catch((error: unknown) => console.error(`The database could not do its ${what}:`, error));
    }, every).unref();
  const timers = [
    regularly('checkpoint', () => inTurn('checkpoint'), checkpoint),
    regularly('vacuum', vacuumAll, vacuum),
  ];
  return async () => {
    isStopped = true;
    timers.forEach(clearInterval);
    await last;
  };
}
