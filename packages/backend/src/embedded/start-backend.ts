import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fetchHandler } from '../http/fetch-handler.ts';
import { type Handler, type RunningServer, serve } from '../http/serve.ts';
import type { Api } from './api.ts';
import type { Database } from './connect.ts';
import { createFormStore, type StoreFormSubmission } from './form-store.ts';
import { lockFolder } from './guards/folder-lock.ts';
import { EMBEDDED_PUBLISHABLE_KEY, loadSecrets, type Secrets } from './guards/secrets.ts';
import { purgeDaily } from './retention.ts';

export type BackendOptions = {
  /** Where rows and secrets lie. Default: DATA_DIR, else `.data` at the root of the workspace. */
  dataDir?: string;
  /** postgres://… to use a server instead of the Postgres inside this process. */
  databaseUrl?: string;
  /** 0 takes any free port. */
  port: number;
  /** Whether the limits by address hold (table limits.rules). Default: true. */
  rateLimit?: boolean;
  /** Whether what is too old is deleted now and daily. Default: true; a look at the leads deletes nothing. */
  purge?: boolean;
};

export type Backend = {
  url: string;
  publishableKey: string;
  secretKey: string;
  dataDir: string;
  storeFormSubmission: StoreFormSubmission;
  /** Finishes what is being answered, closes the database and frees the folder. */
  close(): Promise<void>;
};

export function defaultDataDir(environment: NodeJS.ProcessEnv = process.env): string {
  return path.resolve(environment.DATA_DIR || path.join(import.meta.dirname, '../../../../.data'));
}

export async function startBackend(options: BackendOptions): Promise<Backend> {
  const dataDir = path.resolve(options.dataDir ?? defaultDataDir());
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockFolder(dataDir);
  const opening = Promise.withResolvers<Handler>();
  opening.promise.catch(() => {}); // Reported by this function; a request that waits for it may not exist.
  let server: RunningServer | undefined;
  let database: OpenDatabase | undefined;
  try {
    const secrets = loadSecrets(dataDir);
    // The port first: a taken one is said at once. Early requests wait for the database.
    server = await serve(opening.promise, { port: options.port, variable: 'API_PORT' });
    database = await openDatabase(options, dataDir, secrets);
    const { api, close: closeDatabase } = database;
    opening.resolve(fetchHandler(api.fetch));
    const url = `http://localhost:${server.port}`;
    lock.announce(url);
    const closeServer = server.close;
    let closing: Promise<void> | undefined;
    const stopPurging = options.purge === false ? () => {} : purgeDaily(api, secrets.secretKey);
    const close = async () => {
      stopPurging();
      await closeServer();
      await api.idle();
      await closeDatabase();
      lock.release();
    };
    return {
      url,
      publishableKey: EMBEDDED_PUBLISHABLE_KEY,
      secretKey: secrets.secretKey,
      dataDir,
      storeFormSubmission: createFormStore(api, secrets.secretKey),
      close: () => (closing ??= close()),
    };
  } catch (error) {
    opening.reject(error);
    await server?.close();
    await database?.close();
    lock.release();
    throw error;
  }
}

type OpenDatabase = { api: Api; close(): Promise<void> };

/** Imported here and not above, so that naming the publishable key at build time does not load an engine. */
async function openDatabase(
  { databaseUrl: url, rateLimit }: BackendOptions,
  dataDir: string,
  secrets: Secrets,
): Promise<OpenDatabase> {
  const [{ openPglite, openPostgres }, { migrate }, { createApi }] = await Promise.all([
    import('./connect.ts'),
    import('./migrate.ts'),
    import('./api.ts'),
  ]);
  let database: Database | undefined;
  try {
    database = url ? await openPostgres(url) : await openPglite(path.join(dataDir, 'postgres'));
    await migrate(database);
    const { connection } = database;
    return { api: createApi(database, secrets, { rateLimit }), close: () => connection.close() };
  } catch (error) {
    await database?.connection.close();
    throw url ? explainServer(error) : error;
  }
}

/** Without the address, which carries a password. */
function explainServer(error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(
    `The Postgres server of DATABASE_URL cannot be used: ${reason}. Check that it runs, that the database ` +
      'exists, and that the login may create schemas and roles in it.',
    { cause: error },
  );
}
