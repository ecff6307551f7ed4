import path from 'node:path';
import type { Client } from '../owner-client.ts';
import type { Api } from './api.ts';
import type { Database } from './connect.ts';
import { explainFolder, requireDatabase } from './damage.ts';
import type { OnPanic } from './guards/panic.ts';
import type { Secrets } from './guards/secrets.ts';
import { OwnerError } from './owner-error.ts';

export type DatabaseOptions = {
  /** postgres://… to use a server instead of the Postgres inside this process. */
  databaseUrl?: string;
  /** Whether the limits by address hold (table limits.rules). Default: true. */
  rateLimit?: boolean;
  /** Whether it is thrown away at the end: then nothing waits for the disk, and a power cut may damage it. */
  scratch?: boolean;
  /** Seconds that a visitor's statement may take. Default: as long as it wants. */
  longestStatement?: number;
  /** Whether missing migrations are applied, applied to an empty database only, or refused in a sentence. Default: applied. */
  migrations?: 'apply' | 'make' | 'require';
  /** Default: nothing, for whoever ends soon. */
  onPanic?: OnPanic;
  /** Called while the engine computes, whenever it reads or writes a file. */
  onWork?: () => void;
};

export type OpenDatabase = {
  api: Api;
  /** With the secret key, within this process. */
  owner: Client;
  /** Resolves when it gives a sign of life. */
  check(): Promise<void>;
  /** Finishes what is being answered. */
  close(): Promise<void>;
};

/**
 * Opens the database of a folder and puts the API around it. Whoever calls holds the folder's lock. Imported here and
 * not above, so that naming the publishable key at build time does not load an engine.
 */
export async function openDatabase(
  options: DatabaseOptions,
  dataDir: string,
  secrets: Pick<Secrets, 'jwtSecret' | 'secretKey'>,
): Promise<OpenDatabase> {
  const {
    databaseUrl: url,
    rateLimit,
    scratch,
    longestStatement,
    migrations = 'apply',
    onPanic,
    onWork,
  } = options;
  const [
    { openPglite, openPostgres },
    { migrate, isUntouched, requireMigrated },
    { createApi },
    { maintain },
    { connectDirectly },
  ] = await Promise.all([
    import('./connect.ts'),
    import('./migrate.ts'),
    import('./api.ts'),
    import('./maintenance.ts'),
    import('../owner-client.ts'),
  ]);
  let opened: Database | undefined;
  try {
    if (!url) requireDatabase(dataDir);
    const database = url
      ? await openPostgres(url)
      : await openPglite(path.join(dataDir, 'postgres'), { scratch, onPanic, onWork });
    opened = database;
    const migrates = migrations === 'apply' || (migrations === 'make' && (await isUntouched(database)));
    await (migrates ? migrate(database) : requireMigrated(database));
    const { connection } = database;
    const api = createApi(database, secrets, { rateLimit, longestStatement, onLost: onPanic });
    const stopMaintaining = url ? async () => {} : maintain(database, api.exclusive);
    const close = async () => {
      await stopMaintaining();
      await api.close();
      await connection.close();
    };
    // Whoever computes in this very thread is alive when the thread is.
    const check = url ? () => database.run('select 1') : async () => {};
    return { api, owner: connectDirectly(api, secrets.secretKey), check, close };
  } catch (error) {
    await opened?.connection.close();
    throw url ? explainServer(error) : explainFolder(error, dataDir);
  }
}

/** Without the address, which carries a password. */
function explainServer(error: unknown): Error {
  if (error instanceof OwnerError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new OwnerError(
    `The Postgres server of DATABASE_URL cannot be used: ${reason}. Check that it runs, that the database ` +
      'exists, and that the login may create schemas and roles in it.',
    { cause: error },
  );
}
