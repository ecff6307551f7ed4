import path from 'node:path';
import type { Entry } from '../../alarms/book.ts';
import type { Handler } from '../../http/serve.ts';
import type { Client } from '../../owner-client.ts';
import { dailyBackups } from '../backup-folder.ts';
import { leastForJournal } from '../room/steps.ts';
import type { Room } from '../room/watch-room.ts';
import type { KeptOpen } from '../thread/keep-open.ts';
import { openJournal } from './journal.ts';
import type { Metric } from './metrics.ts';
import { type Observer, observe } from './observe.ts';
import { databaseState, readVersion } from './state.ts';
import { statusPages } from './status-pages.ts';

/** What `/health` says to whoever has the token, and the desk to an owner. */
export type Details = {
  database: 'ok' | 'down';
  takes_leads: boolean;
  room_bytes: number;
  last_backup: string | null;
  newest_lead_age_seconds: number | null;
  started_at: string;
  restarts: number;
  keeps_house: boolean | null;
  alarms: { alarm: string; since: string; message: string }[];
  version: string;
};

export type Watching = Pick<Observer, 'around' | 'notePage'> & {
  /** `/health` and `/metrics` before a handler, and what they say; `owner` asks the database, unobserved. */
  pages(
    token: string,
    parts: {
      owner: Client;
      database: Pick<KeptOpen, 'isOpen' | 'restarts'>;
      backups: string;
      /** Those that stand. */
      alarms: () => readonly Entry[];
      /** Whether this server does what only one of them does; undefined while nobody has asked. */
      keepsHouse: () => boolean | undefined;
    },
  ): { before(next: Handler): Handler; details(): Promise<Details> };
  /** Requests so far, and those that failed. */
  totals: Observer['totals'];
  /** Writes what is still to be written. */
  close(): Promise<void>;
};

/** @param storesHere False where the rows lie on another machine, whose disk is that one's business. */
export function watch(dataDir: string, room: Room, storesHere: boolean): Watching {
  const journal = openJournal(
    path.join(dataDir, 'log'),
    async () => !storesHere || (await room.free()) >= leastForJournal,
  );
  const observer = observe(journal);
  const startedAt = new Date().toISOString();
  let known: Promise<string> | undefined;
  const version = () => {
    known ??= readVersion();
    return known;
  };

  return {
    around: observer.around,
    notePage: observer.notePage,
    totals: observer.totals,
    pages(token, { owner, database, backups, alarms, keepsHouse }) {
      const state = databaseState(owner);
      const ask = async () => (database.isOpen() ? state() : { ok: false, newestLead: null });
      const isWell = async () => (!storesHere || (await room.takes('lead'))) && (await ask()).ok;

      async function details(): Promise<Details> {
        const [{ ok, newestLead }, free] = await Promise.all([ask(), room.free()]);
        const [newestBackup] = dailyBackups(backups);
        return {
          database: ok ? 'ok' : 'down',
          takes_leads: await isWell(),
          room_bytes: free,
          last_backup: newestBackup?.time.toISOString() ?? null,
          newest_lead_age_seconds: newestLead && Math.round((Date.now() - newestLead.getTime()) / 1000),
          started_at: startedAt,
          restarts: database.restarts(),
          keeps_house: keepsHouse() ?? null,
          alarms: alarms().map(({ alarm, began, message }) => ({
            alarm,
            since: began.toISOString(),
            message,
          })),
          version: await version(),
        };
      }

      async function metrics(): Promise<Metric[]> {
        const [{ ok, newestLead }, free] = await Promise.all([ask(), room.free()]);
        const gauge = (name: string, help: string, value: number | undefined): Metric => ({
          ...{ name, help, type: 'gauge' },
          values: value === undefined ? [] : [{ value }],
        });
        return [
          ...observer.metrics(),
          gauge('laliaflia_database_up', 'Whether the database answers.', Number(ok)),
          {
            name: 'laliaflia_database_restarts_total',
            help: 'How often the database was opened again because it hung or died.',
            type: 'counter',
            values: [{ value: database.restarts() }],
          },
          gauge('laliaflia_disk_room_bytes', 'Room on the disk of the data folder.', free),
          gauge(
            'laliaflia_keeps_house',
            'Whether this server makes the backups and purges, among several on the database.',
            keepsHouse() === undefined ? undefined : Number(keepsHouse()),
          ),
          gauge(
            'laliaflia_newest_lead_timestamp_seconds',
            'When the newest lead was stored.',
            newestLead ? newestLead.getTime() / 1000 : undefined,
          ),
        ];
      }

      return { before: statusPages(token, { isWell, details, metrics }), details };
    },
    close: journal.flush,
  };
}
