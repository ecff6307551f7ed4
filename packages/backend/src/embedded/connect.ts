import type { Extensions, PGlite } from '@electric-sql/pglite';
import type { createPgliteConnection } from '@supabase/lite/pglite';
import type { Sql } from 'postgres';
import type { DurableFiles } from './guards/durable-files.ts';
import { type OnPanic, tellOfPanic } from './guards/panic.ts';
import type { LiteConnection } from './lite-connection.ts';
import { makeDatabase } from './make-database.ts';

type PgliteConnectionOptions = NonNullable<Parameters<typeof createPgliteConnection>[0]>;

export type Session = {
  /** Several statements at once, all or none of them. */
  run(statements: string): Promise<void>;
  /** One statement; its parameters are $1, $2 and so on. */
  query<Row>(statement: string, parameters?: string[]): Promise<Row[]>;
};

export type Database = Session & {
  connection: LiteConnection;
  /** In one session, all or nothing. */
  transaction<Result>(task: (session: Session) => Promise<Result>): Promise<Result>;
  /** How many requests are answered at the same time. */
  sessions: number;
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
  /** Whether it is thrown away at the end: nothing waits for the disk. */
  scratch?: boolean | undefined;
  onPanic?: OnPanic | undefined;
  /** Called while the engine computes, whenever it reads or writes a file. */
  onWork?: (() => void) | undefined;
};

/** The Postgres inside this process, kept in a folder; without one it is in memory. */
export async function openPglite(
  folder?: string,
  { extensions, files, scratch, onPanic, onWork }: PgliteOptions = {},
): Promise<Database> {
  const added = extensions ? { extensions } : {};
  if (folder === undefined) return openEngine({ pgliteOptions: added });
  await makeDatabase(folder, { scratch });
  const { DurableFiles, durableStart, requireSyncing, scratchStart } = await import(
    './guards/durable-files.ts'
  );
  if (scratch) return openEngine({ url: folder, pgliteOptions: { startParams: scratchStart, ...added } });
  const fs = files ?? new DurableFiles(folder, onWork);
  const database = await openEngine({
    url: folder,
    pgliteOptions: { fs, startParams: durableStart, ...added },
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
    ...sessionOf(driver),
    transaction: (task) => driver.transaction((transaction) => task(sessionOf(transaction))),
    sessions: 1,
  };
}

function sessionOf(engine: Pick<PGlite, 'exec' | 'query'>): Session {
  return {
    run: async (statements) => void (await engine.exec(statements)),
    query: async <Row>(statement: string, parameters: string[] = []) =>
      (await engine.query<Row>(statement, parameters)).rows,
  };
}

/**
 * Requests that one server answers at the same time. The library asks the catalog on a connection of its own: two more. Of all
 * servers together PostgreSQL takes a hundred connections unless it is told otherwise.
 */
const sessions = 8;

/** Seconds. Whoever comes while the database is away hears of it at once, so that it may be asked often. */
const connecting = { connect_timeout: 10, backoff: (failures: number) => Math.min(0.1 * 2 ** failures, 2) };

/**
 * A Postgres server somewhere else.
 *
 * @param patience Seconds until it has to have answered.
 * @throws Where it does not.
 */
export async function openPostgres(
  url: string,
  patience: number = connecting.connect_timeout,
): Promise<Database> {
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      ...connecting,
      max: sessions + 2,
      // Otherwise the driver ends each connection when it is 30 to 60 minutes old, and a request that comes at that moment is
      // now and then never sent: it waits for ever.
      max_lifetime: null,
      onnotice: () => {},
      types: { timestamptz: isoTimestamps },
    },
  });
  const { driver } = connection;
  await requireAnswer(driver, patience);
  return {
    connection,
    ...serverSessionOf(driver),
    transaction: async <Result>(task: (session: Session) => Promise<Result>) =>
      (await driver.begin((transaction) => task(serverSessionOf(transaction)))) as Result,
    sessions,
  };
}

/**
 * A connection that is accepted and closed at once, as a proxy without its server does, makes the library connect again and
 * again, and whoever asks waits for ever.
 */
async function requireAnswer(driver: Sql, seconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`it has not answered within ${seconds} seconds`)),
      seconds * 1000,
    );
  });
  try {
    await Promise.race([driver.unsafe('select 1'), late]);
  } catch (error) {
    await driver.end({ timeout: 0 });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function serverSessionOf(driver: Pick<Sql, 'unsafe'>): Session {
  return {
    run: async (statements) => void (await driver.unsafe(statements).simple()),
    query: async <Row>(statement: string, parameters: string[] = []) =>
      (await driver.unsafe(statement, parameters)) as unknown as Row[],
  };
}
