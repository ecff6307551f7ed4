import { startPostgres, type ThrowawayPostgres } from '@laliaflia/tooling/postgres.ts';
import { afterAll } from 'vitest';

/** A PostgreSQL server of a test file's own, which may be killed. */
export async function ownServer(): Promise<ThrowawayPostgres> {
  const server = await startPostgres();
  if (server === undefined) throw new Error('PostgreSQL is not installed.');
  afterAll(() => server.stop());
  return server;
}
