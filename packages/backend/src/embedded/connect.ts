import type { Extensions, PGlite } from '@electric-sql/pglite';
import type { createPgliteConnection } from '@supabase/lite/pglite';
import type { DurableFiles } from './guards/durable-files.ts';
import { type OnPanic, tellOfPanic } from './guards/panic.ts';
import type { LiteConnection } from './lite-connection.ts';

type PgliteConnectionOptions = NonNullable<Parameters<typeof createPgliteConnection>[0]>;

export type Database = {
  connection: LiteConnection;
  /** Several statements at once, all or none of them. */
  run(statements: string): Promise<void>;
  query<Row>(statement: string): Promise<Row[]>;
  /** True where all requests share one session. */
  singleSession: boolean;
};

const timestamptz = 1184;
const isoTimestamps = {
  to: timestamptz,
  from: [timestamptz],
  serialize: (value: string) => value,
  parse: toIsoTime,
};

/** As PostgREST writes it: 2026-11-21T09:00:00.123456+00:00. Safari reads no other spelling. */
function toIsoTime(value: string): string {
  return value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

type PgliteOptions = {
  extensions?: Extensions;
  /** The files of the folder, as the engine sees them. */
  files?: DurableFiles;
  onPanic?: OnPanic | undefined;
};

/** The Postgres inside this process, kept in a folder; without one it is in memory. */
export async function openPglite(
  folder?: string,
  { extensions, files, onPanic }: PgliteOptions = {},
): Promise<Database> {
  if (folder === undefined) return openEngine({ pgliteOptions: extensions ? { extensions } : {} });
  const { DurableFiles, durableStart, makeFolder, requireSyncing } = await import(
    './guards/durable-files.ts'
  );
  await makeFolder(folder);
  const fs = files ?? new DurableFiles(folder);
  const database = await openEngine({
    url: folder,
    pgliteOptions: { fs, startParams: durableStart, ...(extensions ? { extensions } : {}) },
  });
  if (onPanic) tellOfPanic(database.driver, onPanic);
  try {
    await requireSyncing(database, fs);
    return database;
  } catch (error) {
    await database.connection.close();
    throw error;
  }
}

async function openEngine({
  pgliteOptions,
  ...options
}: PgliteConnectionOptions): Promise<Database & { driver: PGlite }> {
  const { createPgliteConnection } = await import('@supabase/lite/pglite');
  const connection = await createPgliteConnection({
    ...options,
    pgliteOptions: { ...pgliteOptions, parsers: { [timestamptz]: toIsoTime } },
  });
  const { driver } = connection;
  await driver.waitReady;
  return {
    driver,
    connection,
    run: async (statements) => void (await driver.exec(statements)),
    query: async <Row>(statement: string) => (await driver.query<Row>(statement)).rows,
    singleSession: true,
  };
}

/** A Postgres server somewhere else. */
export async function openPostgres(url: string): Promise<Database> {
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
  const connection = createPostgresConnection({
    url,
    postgresOptions: { onnotice: () => {}, types: { timestamptz: isoTimestamps } },
  });
  const { driver } = connection;
  return {
    connection,
    run: async (statements) => void (await driver.unsafe(statements).simple()),
    query: async <Row>(statement: string) => (await driver.unsafe(statement)) as unknown as Row[],
    singleSession: false,
  };
}
