import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from './connect.ts';

export const migrationsDir = path.join(import.meta.dirname, '../../supabase/migrations');
const bootstrap = path.join(import.meta.dirname, 'bootstrap.sql');

/** Brings the database to the newest migration; returns the names of those it applied. */
export async function migrate(database: Database, folder = migrationsDir): Promise<string[]> {
  await database.run(readFileSync(bootstrap, 'utf8'));
  const history = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const known = new Set(history.map((row) => row.version));
  const applied: string[] = [];
  for (const file of readdirSync(folder).sort()) {
    const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(file) ?? [];
    if (!version || !name) throw new Error(`${file} is not named like a migration (14 digits, _, name.sql)`);
    if (known.has(version)) continue;
    const statements = readFileSync(path.join(folder, file), 'utf8');
    await apply(database, file, `${statements}\n;${recordInHistory(version, name)}`);
    applied.push(file);
  }
  return applied;
}

function recordInHistory(version: string, name: string): string {
  return `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}')`;
}

async function apply(database: Database, file: string, statements: string): Promise<void> {
  try {
    await database.run(statements);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The migration ${file} failed, and nothing of it was applied: ${reason}`, {
      cause: error,
    });
  }
}
