import { App } from '@supabase/lite';
import { comeAgain } from './come-again.ts';
import type { Database } from './connect.ts';
import { refuseAutomaticGrants } from './guards/automatic-grants.ts';
import { rememberDatabaseErrors, restoreErrorCode } from './guards/error-codes.ts';
import type { OnPanic } from './guards/panic.ts';
import { answerPreflight } from './guards/preflight.ts';
import { guardAgainstProbing } from './guards/probing.ts';
import { provideRequestHeaders } from './guards/request-headers.ts';
import { createRoleQueue, type Exclusive } from './guards/role-queue.ts';
import { EMBEDDED_PUBLISHABLE_KEY, type Secrets } from './guards/secrets.ts';
import { knowUsers } from './guards/signed-in.ts';
import { refuseUnreadable } from './guards/unreadable-requests.ts';
import { requestContext } from './request-context.ts';
import { createSignIn } from './sign-in/sign-in.ts';

export type Api = {
  /**
   * @param signal Aborted before its turn, the request is not done. The request's own signal would not do: in Node it no longer
   *   follows once the request that it was made from has been collected as garbage.
   */
  fetch(request: Request, peerAddress: string | null, signal?: AbortSignal): Promise<Response>;
  /** Runs a task between two requests. */
  exclusive: Exclusive;
  /** Resolves when no request is being served. */
  idle(): Promise<void>;
  /** The same, and from now on each request is told to come again. */
  close(): Promise<void>;
};

export type ApiOptions = {
  /** Whether the limits of the database hold. Default: true. */
  rateLimit?: boolean | undefined;
  /** Seconds after which a visitor's statement is broken off; those of the owner have no limit. Default: none has. */
  longestStatement?: number | undefined;
  /** When the connection to a server is lost. */
  onLost?: OnPanic | undefined;
};

/** The Supabase-compatible API over a database, with every guard in place. */
export function createApi(
  database: Database,
  secrets: Pick<Secrets, 'jwtSecret' | 'secretKey'>,
  { rateLimit = true, longestStatement = 0, onLost }: ApiOptions = {},
): Api {
  const { connection } = database;
  refuseAutomaticGrants(connection);
  rememberDatabaseErrors(connection, onLost);
  provideRequestHeaders(connection);
  const exclusive = createRoleQueue(database.sessions);
  const running = new Set<Promise<unknown>>();
  const idle = async () => void (await Promise.all(running));
  let closing = false;

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

  async function ask(request: Request, peerAddress: string | null = null): Promise<Response> {
    const headers = JSON.stringify(Object.fromEntries(request.headers));
    const longest = isVisitors(request, secrets.secretKey) ? longestStatement : 0;
    return requestContext.run({ method: request.method, headers, rateLimit, longest }, async () => {
      const response = await app.fetch(request, { peerAddress });
      // The body is read here, inside the queue: a stream would still be using the session afterwards.
      const body = await response.arrayBuffer();
      const hasBody = ![101, 204, 205, 304].includes(response.status);
      return exposeRetryAfter(await restoreErrorCode(new Response(hasBody ? body : null, response)));
    });
  }

  const signIn = createSignIn(database, exclusive, secrets);
  const probing = guardAgainstProbing(secrets.secretKey, ask);

  async function serve(request: Request, peerAddress: string | null): Promise<Response> {
    const asked = request.clone();
    const response =
      (await refuseUnreadable(request)) ??
      answerPreflight(request) ??
      (await probing.refuse(request)) ??
      (await ask(request, peerAddress));
    await probing.count(asked, response, peerAddress);
    return response;
  }

  return {
    fetch(original, peerAddress, signal) {
      if (closing) return Promise.resolve(comeAgain('The server is closing.'));
      const request = withPeerAddress(original, peerAddress);
      const inQueue = () =>
        exclusive(() => {
          signal?.throwIfAborted();
          return serve(request, peerAddress);
        });
      const result = signIn(request, peerAddress).then((answered) => answered ?? inQueue());
      const settled = result.catch(() => {}).finally(() => running.delete(settled));
      running.add(settled);
      return result;
    },
    exclusive,
    idle,
    close: () => {
      closing = true;
      return idle();
    },
  };
}

/** The form handling has the secret key, and names the visitor for whom it writes. */
function isVisitors({ headers }: Request, secretKey: string): boolean {
  return headers.get('apikey') !== secretKey || headers.has('x-visitor-address');
}

/** Scripts of another origin, which the pages are, see a header only where it is named. */
function exposeRetryAfter(response: Response): Response {
  if (response.headers.has('retry-after')) {
    response.headers.append('access-control-expose-headers', 'Retry-After');
  }
  return response;
}

const forwardingHeaders = ['forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'];

/** Clients may write any address into these headers, and rate limits count by address. */
function withPeerAddress(request: Request, peerAddress: string | null): Request {
  const headers = new Headers(request.headers);
  for (const name of forwardingHeaders) headers.delete(name);
  headers.set('x-forwarded-for', peerAddress ?? '');
  return new Request(request, { headers });
}
