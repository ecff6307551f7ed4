import { App } from '@supabase/lite';
import { createApi } from '../../src/embedded/api.ts';
import { type Database, openPglite, openPostgres } from '../../src/embedded/connect.ts';
import { refuseAutomaticGrants } from '../../src/embedded/guards/automatic-grants.ts';
import { rememberDatabaseErrors, restoreErrorCode } from '../../src/embedded/guards/error-codes.ts';
import { provideRequestHeaders } from '../../src/embedded/guards/request-headers.ts';
import { EMBEDDED_PUBLISHABLE_KEY } from '../../src/embedded/guards/secrets.ts';
import { knowUsers } from '../../src/embedded/guards/signed-in.ts';
import { migrate } from '../../src/embedded/migrate.ts';
import { requestContext } from '../../src/embedded/request-context.ts';
import { fetchHandler } from '../../src/http/fetch-handler.ts';
import { serve } from '../../src/http/serve.ts';
import { readProxies } from '../../src/http/visitor-address.ts';
import { plant } from './canaries.ts';

export const secrets = {
  jwtSecret: 'a-jwt-secret-that-nobody-can-guess',
  secretKey: 'sb_secret_that_nobody_can_guess',
};

export interface Ground {
  database: Database;
  port: number;
  close(): Promise<void>;
}

type Fetch = (request: Request, visitor: string | null) => Promise<Response>;

/** The Postgres inside this process, behind the server with all its guards. */
export async function embedded(folder: string): Promise<Ground> {
  const database = await openPglite(folder);
  return ground(database, guarded(database));
}

/** PostgreSQL, in a database of its own that goes with it, behind the same server. */
export async function server(url: string): Promise<Ground> {
  const { database, drop } = await ownDatabase(url);
  return ground(database, guarded(database), drop);
}

/**
 * The same without any guard of ours before the database, as it stands on hosted Supabase: what PostgREST does is done, and
 * nothing else.
 */
export async function databaseAlone(url: string): Promise<Ground> {
  const { database, drop } = await ownDatabase(url);
  return ground(database, unguarded(database), drop);
}

/** The suite stands before it as a trusted proxy, and so gives each attack a visitor of its own. */
async function ground(database: Database, fetch: Fetch, drop = async () => {}): Promise<Ground> {
  await plant(database);
  const { port, close } = await serve(fetchHandler(fetch, readProxies('127.0.0.1')), { port: 0 });
  return {
    database,
    port,
    close: async () => {
      await close();
      await database.connection.close();
      await drop();
    },
  };
}

function guarded(database: Database): Fetch {
  return createApi(database, secrets).fetch;
}

function unguarded({ connection }: Database): Fetch {
  refuseAutomaticGrants(connection);
  rememberDatabaseErrors(connection);
  provideRequestHeaders(connection);
  const app = new App({
    connection,
    auth: {
      enabled: false,
      jwt_secret: secrets.jwtSecret,
      publishable_key: EMBEDDED_PUBLISHABLE_KEY,
      secret_key: secrets.secretKey,
    },
    options: { server: { disableStudio: true, admin: false, middlewares: [knowUsers] } },
  });
  return (original, visitor) => {
    const request = new Request(original);
    // The gateway of hosted Supabase writes it, whatever the client sent.
    request.headers.set('cf-connecting-ip', visitor ?? '');
    const headers = JSON.stringify(Object.fromEntries(request.headers));
    return requestContext.run({ method: request.method, headers, rateLimit: true, longest: 0 }, async () =>
      restoreErrorCode(await app.fetch(request, { peerAddress: visitor })),
    );
  };
}

async function ownDatabase(url: string): Promise<{ database: Database; drop: () => Promise<void> }> {
  const name = `abuse_${crypto.randomUUID().replaceAll('-', '')}`;
  await onServer(url, `create database ${name}`);
  const database = await openPostgres(Object.assign(new URL(url), { pathname: `/${name}` }).href);
  await migrate(database);
  return { database, drop: () => onServer(url, `drop database ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const { run, connection } = await openPostgres(url);
  await run(statement);
  await connection.close();
}
