import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { createRecent } from '../alarms/recent.ts';
import type { AlarmSettings } from '../alarms/settings.ts';
import { intoMailFolder, tellOwner } from '../alarms/tell.ts';
import { watchAlarms } from '../alarms/watch-alarms.ts';
import { fetchHandler } from '../http/fetch-handler.ts';
import { type Handler, type RunningServer, serve } from '../http/serve.ts';
import type { Proxies } from '../http/visitor-address.ts';
import { type Mails, startMails } from '../mail/start-mails.ts';
import type { MailOptions } from '../mail/work.ts';
import { connectDirectly } from '../owner-client.ts';
import { afterErasure } from './after-erasure.ts';
import { dailyBackups, defaultBackupDir, prepareBackupFolder } from './backup-folder.ts';
import { backUpDaily } from './daily-backup.ts';
import { defaultDataDir, takeFolder } from './data-folder.ts';
import { alone, type Duty, holdDuty, type Pace } from './duty.ts';
import { createFormStore, type StoreFormSubmission } from './form-store.ts';
import { refuseSecretThroughProxy } from './guards/secret-through-proxy.ts';
import { EMBEDDED_PUBLISHABLE_KEY } from './guards/secrets.ts';
import { createLinkPress, type PressLink } from './newsletter-links.ts';
import type { DatabaseOptions } from './open-database.ts';
import { purgeDaily } from './retention.ts';
import { anyRoom, roomForBackups } from './room/for-backups.ts';
import { requireRoom } from './room/steps.ts';
import { measure, type Room, watchRoom } from './room/watch-room.ts';
import { type KeptOpen, keepOpen } from './thread/keep-open.ts';
import { type Answering, type PlainRequest, plainRequest } from './thread/messages.ts';
import { type Patience, patience as usualPatience } from './thread/patience.ts';
import { waitAtMost } from './thread/pause.ts';
import { startThread } from './thread/start-thread.ts';
import { type CountViolation, createViolationCount } from './violations.ts';
import { noteServer } from './watching/note-server.ts';
import type { FailedPage } from './watching/observe.ts';
import { watch } from './watching/watch.ts';

export type BackendOptions = DatabaseOptions & {
  /** Where rows and secrets lie. Default: DATA_DIR, else `.data` at the root of the workspace. */
  dataDir?: string;
  /** Where the daily backups go. Default: BACKUP_DIR, else `backups` in the data folder. */
  backupDir?: string;
  /** 0 takes any free port. */
  port: number;
  /** Whose X-Forwarded-For counts. Default: nobody's. */
  proxies?: Proxies;
  /** With the database. Default: as it is documented there. */
  patience?: Partial<Patience>;
  /** Without it nobody sends the mails of the outbox, and nobody is told of alarms. */
  mail?: MailOptions;
  /** Without it there are no alarms. */
  alarms?: AlarmSettings | undefined;
  /** Among several servers on one database. Default: as it is documented there. */
  housekeeping?: Pace;
};

export type Backend = {
  url: string;
  publishableKey: string;
  secretKey: string;
  dataDir: string;
  storeFormSubmission: StoreFormSubmission;
  countViolation: CountViolation;
  /** Writes a failure of the site into the log for programs. */
  notePage(failed: FailedPage): void;
  pressNewsletterLink: PressLink;
  /** Puts `/health` and `/metrics` before the handler of another server. */
  withStatusPages(next: Handler): Handler;
  /** Finishes what is being answered, closes the database and frees the folder. */
  close(): Promise<void>;
};

export async function startBackend({ port, proxies, mail, ...options }: BackendOptions): Promise<Backend> {
  const dataDir = path.resolve(options.dataDir ?? defaultDataDir());
  const backupDir = path.resolve(options.backupDir ?? defaultBackupDir(dataDir));
  if (!options.databaseUrl) await requireRoomIn(dataDir); // Not even the lock could be taken.
  const { lock, secrets } = takeFolder(dataDir);
  const opening = Promise.withResolvers<Handler>();
  opening.promise.catch(() => {}); // Reported by this function; a request that waits for it may not exist.
  const storesHere = !options.databaseUrl;
  const room = watchRoom(dataDir, storesHere);
  const watching = watch(dataDir, room, storesHere);
  let server: RunningServer | undefined;
  let database: KeptOpen | undefined;
  let mails: Mails | undefined;
  let duty: Duty | undefined;
  try {
    prepareBackupFolder(backupDir);
    // The port first: a taken one is said at once. Early requests wait for the database.
    server = await serve(opening.promise, { port, variable: 'API_PORT' });
    database = await openDatabase(dataDir, secrets, options, room);
    const { answer: unguarded, close: closeDatabase } = database;
    const watched = watching.around(room.guard(unguarded));
    const through =
      (way: Answering, by: PlainRequest['by']) => async (request: Request, peer: string | null) =>
        way(await plainRequest(request, { peerAddress: peer, by }));
    const clientOf = (way: Answering, by: PlainRequest['by']) =>
      connectDirectly({ fetch: through(way, by) }, secrets.secretKey);
    mails = mail && startMails(mail, dataDir, clientOf(watched, 'owner'), { room });
    const answer = afterErasure(mails?.after(watched) ?? watched, {
      ...{ dataDir, backupDir },
      client: clientOf(watched, 'owner'),
    });
    const unobserved = clientOf(unguarded, 'visitor');
    const { before: withStatusPages, details } = watching.pages(secrets.healthToken, {
      owner: unobserved,
      database,
      backups: backupDir,
      alarms: () => alarms?.standing() ?? [],
      keepsHouse: () => duty?.wasOurs(),
    });
    const byOf = ({ headers }: Request) =>
      headers.get('apikey') === secrets.secretKey ? 'owner' : 'visitor';
    const api = fetchHandler(
      async (request, peer) =>
        refuseSecretThroughProxy(request, secrets.secretKey) ?? through(answer, byOf(request))(request, peer),
      proxies,
    );
    opening.resolve(withStatusPages(api));
    const url = `http://localhost:${server.port}`;
    lock.announce(url);
    const closeServer = server.close;
    let closing: Promise<void> | undefined;
    const owner = clientOf(answer, 'owner');
    const place = `${hostname()} ${dataDir}`;
    const held = storesHere ? alone : holdDuty(unobserved, place, options.housekeeping);
    duty = held;
    const backups = backUpDaily(owner, backupDir, {
      duty: held,
      room: storesHere ? roomForBackups(backupDir, dataDir, room) : anyRoom,
    });
    const { isOpen } = database;
    const recent = createRecent(watching.totals);
    const alarms =
      mail &&
      options.alarms &&
      watchAlarms({
        client: unobserved,
        isOpen,
        place,
        duty: held,
        local: async (now) => ({
          requests: recent(now),
          room: await room.free(),
          newestBackup: dailyBackups(backupDir)[0]?.time,
          backupFailure: backups.failure(),
        }),
        tell: tellOwner(mail, intoMailFolder(dataDir)),
        settings: options.alarms,
      });
    const noted = noteServer({ client: unobserved, place, isOpen, details });
    const stopPurging = purgeDaily(owner, backupDir, { duty: held });
    const close = async () => {
      stopPurging();
      // What keeps house may have asked a database that hangs, which answers when it is closed: it is waited for a while before,
      // and to its end after that.
      const kept = Promise.all([alarms?.close(), backups.stop()]);
      // The requests first: they may make mails.
      await Promise.all([noted.close(), closeServer(), waitAtMost(ending.house, kept)]);
      const left = Promise.all([mails?.close(), held.close()]);
      await waitAtMost(ending.mails, left);
      await closeDatabase();
      await Promise.all([kept, left]);
      await watching.close();
      room.stop();
      lock.release();
    };
    return {
      url,
      publishableKey: EMBEDDED_PUBLISHABLE_KEY,
      secretKey: secrets.secretKey,
      dataDir,
      withStatusPages,
      notePage: watching.notePage,
      storeFormSubmission: createFormStore(clientOf(answer, 'visitor')),
      countViolation: createViolationCount(clientOf(answer, 'visitor')),
      pressNewsletterLink: createLinkPress(clientOf(answer, 'visitor')),
      close: () => (closing ??= close()),
    };
  } catch (error) {
    opening.reject(error);
    await server?.close();
    await mails?.close();
    await duty?.close();
    await database?.close();
    room.stop();
    lock.release();
    throw error;
  }
}

/** In seconds: all of it ends within five, the database (`closing`) included. A mail has one to be sent, and one to be noted. */
const ending = { house: 1.5, mails: 2 };

/** Seconds between two attempts to reach a server, which costs it next to nothing. */
const serverPause = 5;

function openDatabase(
  dataDir: string,
  secrets: { jwtSecret: string; secretKey: string },
  {
    databaseUrl,
    rateLimit,
    patience: changed,
  }: Omit<BackendOptions, 'port' | 'mail' | 'alarms' | 'housekeeping'>,
  room: Room,
): Promise<KeptOpen> {
  const patience = { ...usualPatience, ...changed };
  const { jwtSecret, secretKey } = secrets;
  const data = {
    ...{ dataDir, jwtSecret, secretKey },
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(rateLimit !== undefined && { rateLimit }),
    // A little sooner than the main thread gives up: then it is certain that nothing was stored.
    longestStatement: 0.8 * patience.answer,
  };
  const open = (signal: AbortSignal) => startThread(data, patience, { signal });
  if (databaseUrl === undefined) return keepOpen(open, patience, room.enough);
  return keepOpen(open, { ...patience, longestPause: Math.min(patience.longestPause, serverPause) });
}

async function requireRoomIn(dataDir: string): Promise<void> {
  let place = dataDir;
  while (!existsSync(place)) place = path.dirname(place);
  requireRoom(await measure(place), dataDir, !existsSync(path.join(dataDir, 'postgres')));
}
