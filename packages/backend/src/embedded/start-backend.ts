import { existsSync } from 'node:fs';
import path from 'node:path';
import { fetchHandler } from '../http/fetch-handler.ts';
import { type Handler, type RunningServer, serve } from '../http/serve.ts';
import type { Proxies } from '../http/visitor-address.ts';
import { connectDirectly } from '../owner-client.ts';
import { defaultDataDir, takeFolder } from './data-folder.ts';
import { createFormStore, type StoreFormSubmission } from './form-store.ts';
import { EMBEDDED_PUBLISHABLE_KEY } from './guards/secrets.ts';
import type { DatabaseOptions } from './open-database.ts';
import { purgeDaily } from './retention.ts';
import { requireRoom } from './room/steps.ts';
import { type Room, watchRoom } from './room/watch-room.ts';
import { type KeptOpen, keepOpen } from './thread/keep-open.ts';
import { plainRequest } from './thread/messages.ts';
import { type Patience, patience as usualPatience } from './thread/patience.ts';
import { startThread } from './thread/start-thread.ts';
import { type CountViolation, createViolationCount } from './violations.ts';

export type BackendOptions = DatabaseOptions & {
  /** Where rows and secrets lie. Default: DATA_DIR, else `.data` at the root of the workspace. */
  dataDir?: string;
  /** 0 takes any free port. */
  port: number;
  /** Whose X-Forwarded-For counts. Default: nobody's. */
  proxies?: Proxies;
  /** With the database. Default: as it is documented there. */
  patience?: Partial<Patience>;
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

export async function startBackend({ port, proxies, ...options }: BackendOptions): Promise<Backend> {
  const dataDir = path.resolve(options.dataDir ?? defaultDataDir());
  const { lock, secrets } = takeFolder(dataDir);
  const opening = Promise.withResolvers<Handler>();
  opening.promise.catch(() => {}); // Reported by this function; a request that waits for it may not exist.
  const room = watchRoom(dataDir);
  let server: RunningServer | undefined;
  let database: KeptOpen | undefined;
  try {
    // The port first: a taken one is said at once. Early requests wait for the database.
    server = await serve(opening.promise, { port, variable: 'API_PORT' });
    database = await openDatabase(dataDir, secrets, options, room);
    const { answer: answerAlways, close: closeDatabase } = database;
    // Another machine's disk is that one's business.
    const answer = options.databaseUrl ? answerAlways : room.guard(answerAlways);
    const fetchBy = (by: 'visitor' | 'owner') => async (request: Request, peerAddress: string | null) =>
      answer(await plainRequest(request, { peerAddress, by }));
    const isOwners = ({ headers }: Request) => headers.get('apikey') === secrets.secretKey;
    opening.resolve(
      fetchHandler(
        (request, peer) => fetchBy(isOwners(request) ? 'owner' : 'visitor')(request, peer),
        proxies,
      ),
    );
    const url = `http://localhost:${server.port}`;
    lock.announce(url);
    const closeServer = server.close;
    let closing: Promise<void> | undefined;
    const stopPurging = purgeDaily(connectDirectly({ fetch: fetchBy('owner') }, secrets.secretKey));
    const close = async () => {
      stopPurging();
      await closeServer();
      await closeDatabase();
      room.stop();
      lock.release();
    };
    return {
      url,
      publishableKey: EMBEDDED_PUBLISHABLE_KEY,
      secretKey: secrets.secretKey,
      dataDir,
      storeFormSubmission: createFormStore(connectDirectly({ fetch: fetchBy('visitor') }, secrets.secretKey)),
      countViolation: createViolationCount(connectDirectly({ fetch: fetchBy('visitor') }, secrets.secretKey)),
      close: () => (closing ??= close()),
    };
  } catch (error) {
    opening.reject(error);
    await server?.close();
    await database?.close();
    room.stop();
    lock.release();
    throw error;
  }
}

function openDatabase(
  dataDir: string,
  secrets: { jwtSecret: string; secretKey: string },
  { databaseUrl, rateLimit, patience: changed }: Omit<BackendOptions, 'port'>,
  room: Room,
): Promise<KeptOpen> {
  const patience = { ...usualPatience, ...changed };
  const { jwtSecret, secretKey } = secrets;
  const data = {
    ...{ dataDir, jwtSecret, secretKey },
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(rateLimit !== undefined && { rateLimit }),
  };
  if (databaseUrl) return keepOpen((signal) => startThread(data, patience, { signal }), patience);
  return keepOpen(
    async (signal) => {
      requireRoom(await room.free(), dataDir, !existsSync(path.join(dataDir, 'postgres')));
      return startThread(data, patience, { signal });
    },
    patience,
    room.enough,
  );
}
