import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openPglite, openPostgres } from '../src/embedded/connect.ts';
import { preparedPlace } from './place.ts';

// The same files as "supabase test db" runs, on the Postgres inside this process.
const folder = path.join(import.meta.dirname, '../supabase/tests');
const files = readdirSync(folder).filter((file) => file.endsWith('.test.sql'));

const place = await preparedPlace();
let database: Database;

beforeAll(async () => {
  const { dataDir, databaseUrl } = place;
  database = databaseUrl
    ? await openPostgres(databaseUrl)
    : await openPglite(path.join(dataDir, 'postgres'), { extensions: { pgtap } });
  await database.run('create extension pgtap');
});
afterAll(() => database?.connection.close());

type Rows = Record<string, unknown>[];

/** Of each statement in a file, which is one transaction and rolls itself back. */
async function rowsOf(statements: string): Promise<Rows[]> {
  const { driver } = database.connection;
  if ('reserve' in driver) {
    const session = await driver.reserve();
    try {
      return (await session.unsafe(statements).simple()) as unknown as Rows[];
    } finally {
      // A file that breaks off leaves its transaction to the next one.
      await session.unsafe('rollback').finally(() => session.release());
    }
  }
  const results = await driver.exec(statements).finally(() => driver.exec('rollback'));
  return results.map(({ rows }) => rows as Rows);
}

/** The lines of the Test Anything Protocol, which pgTAP gives as rows of one column. */
async function runTap(statements: string): Promise<string[]> {
  return (await rowsOf(statements))
    .flatMap((rows) => rows.map((row) => Object.values(row)[0]))
    .filter((value) => typeof value === 'string')
    .flatMap((value) => value.split('\n'));
}

describe('pgTAP', () => {
  it('has files', () => expect(files.length).toBeGreaterThan(0));

  it.each(files)(
    '%s',
    async (file) => {
      const lines = await runTap(readFileSync(path.join(folder, file), 'utf8'));
      const [plan] = lines.filter((line) => /^1\.\.\d+$/.test(line));
      const passed = lines.filter((line) => line.startsWith('ok '));
      // With what pgTAP says about each failure, and about a plan that was not kept.
      expect(lines.filter((line) => /^(not ok|#)/.test(line))).toEqual([]);
      expect(plan).toBe(`1..${passed.length}`);
    },
    60_000,
  );

  it('shows a failure when there is one', async () => {
    const lines = await runTap(
      'begin; select plan(1); select ok(false, $$x$$); select * from finish(); rollback;',
    );
    expect(lines.join('\n')).toMatch(/^not ok 1 - x$/m);
  });
});
