import type { Database } from './connect.ts';
import type { Exclusive } from './guards/role-queue.ts';

/** Times in milliseconds. */
const schedule = {
  /** As PostgreSQL's own checkpoint_timeout. */
  checkpoint: 5 * 60 * 1000,
  vacuum: 24 * 60 * 60 * 1000,
};

/**
 * What background processes do for a Postgres server, and nobody for the one inside this process: without checkpoints its
 * log grows for ever, without vacuum its tables do. Between two requests, so that no visitor's role is in the session.
 */
export function maintain(
  { run }: Pick<Database, 'run'>,
  exclusive: Exclusive,
  { checkpoint, vacuum } = schedule,
): () => void {
  const regularly = (statement: string, every: number) =>
    setInterval(() => {
      exclusive(() => run(statement)).catch((error: unknown) =>
        console.error(`The database could not do its ${statement}:`, error),
      );
    }, every).unref();
  const timers = [regularly('checkpoint', checkpoint), regularly('vacuum analyze', vacuum)];
  return () => timers.forEach(clearInterval);
}
