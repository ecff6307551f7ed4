import path from 'node:path';
import { fetchHandler } from '../http/fetch-handler.ts';
import { type Handler, type RunningServer, serve } from '../http/serve.ts';
import type { Proxies } from '../http/visitor-address.ts';
import { defaultDataDir, takeFolder } from './data-folder.ts';
import { createFormStore, type StoreFormSubmission } from './form-store.ts';
import { EMBEDDED_PUBLISHABLE_KEY } from './guards/secrets.ts';
import { type DatabaseOptions, type OpenDatabase, openDatabase } from './open-database.ts';
import { purgeDaily } from './retention.ts';
import { type CountViolation, createViolationCount } from './violations.ts';

export type BackendOptions = DatabaseOptions & {
  /** Where rows and secrets lie. Default: DATA_DIR, else `.data` at the root of the workspace. */
  dataDir?: string;
  /** 0 takes any free port. */
  port: number;
  /** Whose X-Forwarded-For counts. Default: nobody's. */
  proxies?: Proxies;
};

export type Backend = {
  url: string;
  publishableKey: string;
  secretKey: string;
  dataDir: string;
  storeFormSubmission: StoreFormSubmission;
  countViolation: CountViolation;
  /** Finishes what is being answered, closes the database and frees the folder. */
  close(): Promise<void>;
};

export async function startBackend(options: BackendOptions): Promise<Backend> {
  const dataDir = path.resolve(options.dataDir ?? defaultDataDir());
  const { lock, secrets } = takeFolder(dataDir);
  const opening = Promise.withResolvers<Handler>();
  opening.promise.catch(() => {}); // Reported by this function; a request that waits for it may not exist.
  let server: RunningServer | undefined;
  let database: OpenDatabase | undefined;
  try {
    // The port first: a taken one is said at once. Early requests wait for the database.
    server = await serve(opening.promise, { port: options.port, variable: 'API_PORT' });
    database = await openDatabase(options, dataDir, secrets);
    const { api, owner, close: closeDatabase } = database;
    opening.resolve(fetchHandler(api.fetch, options.proxies));
    const url = `http://localhost:${server.port}`;
    lock.announce(url);
    const closeServer = server.close;
    let closing: Promise<void> | undefined;
    const stopPurging = purgeDaily(owner);
    const close = async () => {
      stopPurging();
      await closeServer();
      await closeDatabase();
      lock.release();
    };
    return {
      url,
      publishableKey: EMBEDDED_PUBLISHABLE_KEY,
      secretKey: secrets.secretKey,
      dataDir,
      storeFormSubmission: createFormStore(owner),
      countViolation: createViolationCount(owner),
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
