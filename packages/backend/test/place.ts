import path from 'node:path';
import { afterAll, inject } from 'vitest';
import { type Database, openPglite, openPostgres } from '../src/embedded/connect.ts';
import { preparedFolder, temporaryFolder } from './temporary-folder.ts';

const server = inject('postgres');

/** Whether these tests run on a PostgreSQL server (`pnpm test:postgres`) or on the embedded engine. */
export const isPostgres = server !== undefined;

/** Where a backend of a test file lies: options of `startBackend`. */
export type Place = { dataDir: string; databaseUrl?: string };

/** With a migrated database of its own, without rows and without secrets. */
export async function preparedPlace(): Promise<Place> {
  if (server === undefined) return { dataDir: preparedFolder() };
  return { dataDir: temporaryFolder(), databaseUrl: await databaseOn(server, 'prepared') };
}

/** Opens the database without the server around it. */
export function openPlace({ dataDir, databaseUrl }: Place): Promise<Database> {
  return databaseUrl === undefined ? openPglite(path.join(dataDir, 'postgres')) : openPostgres(databaseUrl);
}

/** For `pnpm leads`. */
export function environmentOf({ dataDir, databaseUrl }: Place): NodeJS.ProcessEnv {
  return { DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
}

/** A database of this test file's own, dropped after its last test. */
export async function databaseOn(url: string, template = 'template0'): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await tell(url, `create database ${name} template ${template}`);
  afterAll(() => tell(url, `drop database ${name} with (force)`));
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

async function tell(url: string, statement: string): Promise<void> {
  const { run, connection } = await openPostgres(url);
  await run(statement);
  await connection.close();
}
