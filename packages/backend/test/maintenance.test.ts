import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Database, openPglite } from '../src/embedded/connect.ts';
import { createRoleQueue } from '../src/embedded/guards/role-queue.ts';
import { maintain } from '../src/embedded/maintenance.ts';
import { preparedDatabase } from './temporary-folder.ts';

let database: Database;
const statements: string[] = [];

beforeAll(async () => {
  database = await openPglite(preparedDatabase());
  await database.run(
    'create table "A table" as select i from generate_series(1, 500) i; create table other ()',
  );
});
afterAll(() => database.connection.close());

const session = {
  query: <Row>(statement: string) => database.query<Row>(statement),
  run: (statement: string) => {
    statements.push(statement);
    return database.run(statement);
  },
};
const never = 2 ** 30;
const one = async <Value>(statement: string) => (await database.query<{ value: Value }>(statement))[0]?.value;

it('checkpoints regularly', async () => {
  const lastCheckpoint = () =>
    one<string>('select checkpoint_lsn::text as value from pg_control_checkpoint()');
  const before = await lastCheckpoint();
  const stop = maintain(session, createRoleQueue(), { checkpoint: 10, vacuum: never });
  await vi.waitFor(async () => expect(await lastCheckpoint()).not.toBe(before));
  await stop();
});

it('vacuums each table in a turn of its own, so that visitors come between', async () => {
  const exclusive = createRoleQueue();
  let visitor: Promise<number> | undefined;
  const stop = maintain(
    {
      ...session,
      run(statement) {
        visitor ??= exclusive(async () => statements.length);
        return session.run(statement);
      },
    },
    exclusive,
    { checkpoint: never, vacuum: 10 },
  );
  statements.length = 0;
  const rows = () => one<number>(`select reltuples::int as value from pg_class where relname = 'A table'`);
  await vi.waitFor(async () => expect(await rows()).toBe(500), 20_000);
  await stop();
  expect(statements).toContain('vacuum analyze public."A table"');
  expect(statements).toContain('vacuum analyze pg_catalog.pg_class');
  expect(await visitor).toBe(1);
  const done = statements.length;
  await exclusive(async () => {});
  expect(statements.length).toBe(done);
});
