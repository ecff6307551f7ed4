import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database, Session } from './connect.ts';
import { OwnerError } from './owner-error.ts';

export const migrationsDir = path.join(import.meta.dirname, '../../supabase/migrations');
/** What hosted Supabase has by itself. Safe to run again. */
const groundwork = ['bootstrap.sql', 'sign-in/auth.sql'].map((file) => path.join(import.meta.dirname, file));

type Migration = { file: string; version: string; name: string };

/** Seconds to wait: for another server that migrates, and for whoever uses a table that is to be changed. */
const usualPatience = { another: 120, table: 30 };

/**
 * Brings the database to the newest migration, in one transaction; returns the names of those it applied. Of several servers
 * that start at the same time one migrates, and the others wait for it.
 */
export async function migrate(
  database: Database,
  folder = migrationsDir,
  patience = usualPatience,
): Promise<string[]> {
  const all = migrationsIn(folder);
  return database.transaction(async (session) => {
    await takeTurn(session, patience.another);
    await session.run(`set local lock_timeout = '${patience.table}s'`);
    for (const file of groundwork) await session.run(readFileSync(file, 'utf8'));
    const missing = await missingOf(session, all);
    for (const { file, version, name } of missing) {
      const statements = readFileSync(path.join(folder, file), 'utf8');
      await apply(session, file, `${statements}\n;${recordInHistory(version, name)}`);
    }
    return missing.map(({ file }) => file);
  });
}

/** Whether nothing of ours was ever made in it. */
export async function isUntouched(database: Database): Promise<boolean> {
  const [found] = await database.query<{ has_history: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as has_history",
  );
  return !found?.has_history;
}

/** Fails in a sentence where a migration is missing; changes nothing. */
export async function requireMigrated(database: Database): Promise<void> {
  if (await isUntouched(database))
    throw new OwnerError('The database is empty: start the site once, which makes the tables.');
  const missing = await missingOf(database, migrationsIn(migrationsDir));
  if (missing.length === 0) return;
  throw new OwnerError(
    `The database is of an earlier version: it lacks the last ${missing.length} migrations. Start the site once, which ` +
      'brings it up to date; this command changes no table.',
  );
}

function migrationsIn(folder: string): Migration[] {
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(file) ?? [];
      if (version && name) return { file, version, name };
      throw new Error(`${file} is not named like a migration (14 digits, _, name.sql)`);
    });
}

async function missingOf(session: Session, all: readonly Migration[]): Promise<Migration[]> {
  const history = await session.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const known = new Set(history.map(({ version }) => version));
  return all.filter(({ version }) => !known.has(version));
}

/** The lock is the transaction's, so that it ends with it, however that ends. */
async function takeTurn(session: Session, seconds: number): Promise<void> {
  try {
    await session.run(`
      set local lock_timeout = '${seconds}s';
      select pg_advisory_xact_lock(hashtextextended('migrations', 0))`);
  } catch (error) {
    if ((error as { code?: string }).code !== '55P03') throw error;
    throw new OwnerError(
      `Another server has been migrating this database for ${seconds} seconds. Start again when it is done; if there is no ` +
        "other server, end its session: select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'.",
      { cause: error },
    );
  }
}

function recordInHistory(version: string, name: string): string {
  return `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}')`;
}

async function apply(session: Session, file: string, statements: string): Promise<void> {
  try {
    await session.run(statements);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The migration ${file} failed, and nothing of it was applied: ${reason}`, {
      cause: error,
    });
  }
}
