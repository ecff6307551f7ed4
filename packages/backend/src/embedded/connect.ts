import type { LiteConnection } from './lite-connection.ts';

export type Database = {
  connection: LiteConnection;
  /** Several statements at once, all or none of them. */
  run(statements: string): Promise<void>;
  query<Row>(statement: string): Promise<Row[]>;
  /** True where all requests share one session. */
  singleSession: boolean;
};

/** The Postgres inside this process, kept in a folder (or in memory, without one). */
export async function openPglite(folder?: string): Promise<Database> {
  const { createPgliteConnection } = await import('@supabase/lite/pglite');
  const connection = await createPgliteConnection(folder ? { url: folder } : {});
  const { driver } = connection;
  await driver.waitReady;
  return {
    connection,
    run: async (statements) => void (await driver.exec(statements)),
    query: async <Row>(statement: string) => (await driver.query<Row>(statement)).rows,
    singleSession: true,
  };
}

/** A Postgres server somewhere else. */
export async function openPostgres(url: string): Promise<Database> {
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
  const connection = createPostgresConnection({ url, postgresOptions: { onnotice: () => {} } });
  const { driver } = connection;
  return {
    connection,
    run: async (statements) => void (await driver.unsafe(statements).simple()),
    query: async <Row>(statement: string) => (await driver.unsafe(statement)) as unknown as Row[],
    singleSession: false,
  };
}
