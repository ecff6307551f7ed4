import { startPostgres } from '@laliaflia/tooling/postgres.ts';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../src/embedded/connect.ts';
import { migrate } from '../../src/embedded/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server with the migrated database `prepared`. Not there where the embedded engine is tested. */
    postgres?: string;
  }
}

/** A PostgreSQL server for all test files, each of which has a database of its own on it. */
export default async function provideServer({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  if (server === undefined)
    throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql postgresql-15-pgtap).');
  console.log(server.version);
  const first = await openPostgres(server.url);
  await first.run('create database prepared');
  await first.connection.close();
  const prepared = await openPostgres(Object.assign(new URL(server.url), { pathname: '/prepared' }).href);
  await migrate(prepared);
  await prepared.connection.close();
  provide('postgres', server.url);
  return server.stop;
}
