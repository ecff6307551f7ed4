import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { type Database, openPostgres } from '../../src/embedded/connect.ts';
import { migrate, migrationsDir } from '../../src/embedded/migrate.ts';
import { leads } from '../command-line.ts';
import { databaseOn } from '../place.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const server = inject('postgres') ?? '';
const all = readdirSync(migrationsDir).sort();

async function withTwo(url: string, act: (one: Database, other: Database) => Promise<void>): Promise<void> {
  const both = await Promise.all([openPostgres(url), openPostgres(url)] as const);
  try {
    await act(...both);
  } finally {
    for (const { connection } of both) await connection.close();
  }
}

it('of two servers that start at once on a fresh database one migrates, and the other waits for it', async () => {
  await withTwo(await databaseOn(server), async (one, other) => {
    const applied = await Promise.all([migrate(one), migrate(other), migrate(one)]);
    expect(applied.map((files) => files.length).sort((a, b) => b - a)).toEqual([all.length, 0, 0]);
    const history = await other.query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations order by 1',
    );
    expect(history.map(({ version }) => version)).toEqual(all.map((file) => file.slice(0, 14)));
  });
});

it('who waits too long for another one says so, and has changed nothing', async () => {
  await withTwo(await databaseOn(server), async (one, other) => {
    const release = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const holding = one.transaction(async ({ query }) => {
      await query("select pg_advisory_xact_lock(hashtextextended('migrations', 0))");
      held.resolve();
      await release.promise;
    });
    await held.promise;
    await expect(migrate(other, migrationsDir, { another: 1, table: 1 })).rejects.toThrow(
      'Another server has been migrating this database for 1 seconds. Start again when it is done',
    );
    expect(await other.query("select from pg_namespace where nspname = 'limits'")).toEqual([]);
    release.resolve();
    await holding;
    expect(await migrate(other)).toEqual(all);
  });
});

it('a migration does not wait for ever behind who uses its table, with all visitors behind it', async () => {
  const url = await databaseOn(server, 'prepared');
  await withTwo(url, async (one, other) => {
    await other.run("delete from supabase_migrations.schema_migrations where version = '20261123220000'");
    const release = Promise.withResolvers<void>();
    const read = Promise.withResolvers<void>();
    const reading = one.transaction(async ({ query }) => {
      await query('select from public.contact_submissions');
      read.resolve();
      await release.promise;
    });
    await read.promise;
    await expect(migrate(other, migrationsDir, { another: 1, table: 1 })).rejects.toThrow(
      /^The migration 20261123220000_filling_time.sql failed, and nothing of it was applied: .*lock timeout/,
    );
    release.resolve();
    await reading;
  });
});

it('pnpm leads never migrates', async () => {
  const url = await databaseOn(server);
  const env = { DATA_DIR: temporaryFolder(), DATABASE_URL: url };
  expect(await leads([], env)).toMatchObject({
    code: 1,
    complaint: 'The database is empty: start the site once, which makes the tables.\n',
  });
  await withTwo(url, async (one) => {
    expect(await one.query("select from pg_namespace where nspname = 'supabase_migrations'")).toEqual([]);
    await migrate(one);
    await one.run("delete from supabase_migrations.schema_migrations where version > '20261124'");
    const { code, complaint } = await leads([], env);
    expect([code, complaint]).toEqual([
      1,
      expect.stringMatching(/^The database is of an earlier version: it lacks/),
    ]);
    const newest = await one.query(
      "select from supabase_migrations.schema_migrations where version > '20261124'",
    );
    expect(newest).toEqual([]);
  });
});

it('a restore makes the tables of an empty database, and changes none of another version', async () => {
  const [full, empty] = [await databaseOn(server, 'prepared'), await databaseOn(server)];
  const file = path.join(temporaryFolder(), 'leads.jsonl.gz');
  const run = (url: string, ...args: string[]) =>
    leads(args, { DATA_DIR: temporaryFolder(), DATABASE_URL: url });
  expect(await run(full, '--backup', file)).toMatchObject({ code: 0 });
  expect(await run(empty, '--restore', file)).toMatchObject({ code: 0 });
  expect(await run(empty)).toMatchObject({ code: 0 });
  await withTwo(empty, (one) =>
    one.run("delete from supabase_migrations.schema_migrations where version > '20261124'"),
  );
  expect(await run(empty, '--restore', file)).toMatchObject({
    code: 1,
    complaint: expect.stringMatching(/^The database is of an earlier version/),
  });
}, 90_000);

it('a login that is no superuser needs the three roles and a database of its own', async () => {
  const owner = await openPostgres(server);
  await owner.run('create role site login');
  await owner.run('grant anon, authenticated, service_role to site');
  const url = new URL(await databaseOn(server));
  await owner.run(`alter database ${url.pathname.slice(1)} owner to site`);
  await owner.connection.close();
  url.username = 'site';
  const site = await openPostgres(url.href);
  expect(await migrate(site)).toEqual(all);
  expect(await migrate(site)).toEqual([]);
  await site.connection.close();
});

it('a server that is not there is said in a sentence, without its password', async () => {
  const env = { DATA_DIR: temporaryFolder(), DATABASE_URL: 'postgres://site:secret@127.0.0.1:1/site' };
  const { code, complaint } = await leads([], env);
  expect(code).toBe(1);
  expect(complaint).toMatch(/^The Postgres server of DATABASE_URL cannot be used: .*ECONNREFUSED.*\n$/);
  expect(complaint).not.toContain('secret');
});

it('no connection ends by its age, which would leave who waits for it waiting', async () => {
  const { connection } = await openPostgres(server);
  expect(connection.driver).toHaveProperty('options.max_lifetime', null);
  await connection.close();
});
