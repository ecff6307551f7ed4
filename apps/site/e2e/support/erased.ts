import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Database, openPglite, openPostgres } from '@laliaflia/backend/connect';
import { shared } from './installations.ts';

const file = `${shared.data}.erased`;

/** A PostgreSQL server instead of the embedded engine, for all servers and commands of a run. */
export const databaseUrl = process.env.DATABASE_URL;

export function openShared(folder = shared.data): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openPglite(path.join(folder, 'postgres'));
}

/** When the site has stopped, no table of its database may hold this address. */
export function noteErased(email: string): void {
  appendFileSync(file, `${email}\n`);
}

export function forgetErased(): void {
  rmSync(file, { force: true });
}

/** Fails where a table holds an address that was erased. */
export async function expectErased(): Promise<void> {
  if (!existsSync(file)) return;
  const addresses = readFileSync(file, 'utf8').trim().split('\n');
  const database = await openShared();
  const holding = await tablesWith(database, (row) => addresses.some((address) => row.includes(address)));
  await database.connection.close();
  if (holding.length > 0) throw new Error(`Erased at the desk, and still in ${holding.join(', ')}.`);
}

/** Every table of the catalog with such a row. */
export async function tablesWith({ query }: Database, isIt: (row: string) => boolean): Promise<string[]> {
  const tables = await query<{ name: string }>(`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema')`);
  const holding: string[] = [];
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(`select t::text as row from ${name} t`);
    if (rows.some(({ row }) => isIt(row))) holding.push(name);
  }
  return holding;
}
