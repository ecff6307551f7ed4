import path from 'node:path';
import type { Api } from './api.ts';
import { defaultDataDir, takeFolder } from './data-folder.ts';
import { createFormStore, type StoreFormSubmission } from './form-store.ts';
import { EMBEDDED_PUBLISHABLE_KEY } from './guards/secrets.ts';
import { type HttpServer, listen } from './http-server.ts';
import { type DatabaseOptions, type OpenDatabase, openDatabase } from './open-database.ts';
import { purgeDaily } from './retention.ts';

export type BackendOptions = DatabaseOptions & {
  /** Where rows and secrets lie. Default: DATA_DIR, else `.data` at the root of the workspace. */
  dataDir?: string;
  /** 0 takes any free port. */
  port: number;
  host?: '127.0.0.1';
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

export async function startBackend(options: BackendOptions): Promise<Backend> {
  const dataDir = path.resolve(options.dataDir ?? defaultDataDir());
  const { lock, secrets } = takeFolder(dataDir);
  const opening = Promise.withResolvers<Api>();
  opening.promise.catch(() => {}); // Reported by this function; a request that waits for it may not exist.
  let server: HttpServer | undefined;
  let database: OpenDatabase | undefined;
  try {
    // The port first: a taken one is said at once. Early requests wait for the database.
    server = await listen(options.port, options.host ?? '127.0.0.1', async (request, peerAddress) =>
      (await opening.promise).fetch(request, peerAddress),
    );
    database = await openDatabase(options, dataDir, secrets);
    const { api, owner, close: closeDatabase } = database;
    opening.resolve(api);
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
