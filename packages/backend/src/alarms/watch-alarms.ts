import type { Duty } from '../embedded/duty.ts';
import type { Client } from '../owner-client.ts';
import { type LocalSigns, localAlarms } from './alarms.ts';
import { announce } from './announce.ts';
import { type Entry, openBook, readStoredSigns, type Seen } from './book.ts';
import type { AlarmSettings } from './settings.ts';
import { judgeStored } from './stored.ts';
import type { Tell } from './tell.ts';

/** What the server knows without asking the database. */
export type LocalLook = (now: Date) => Promise<Omit<LocalSigns, 'startedAt' | 'downSince' | 'backsUp'>>;

export type Watched = {
  client: Client;
  /** False while it is being opened, and nothing need be asked. */
  isOpen(): boolean;
  /** Names the machine and the data folder, among others that work on the same database. */
  place: string;
  /** What the database shows, and the backups, are watched by whoever has it. */
  duty: Pick<Duty, 'isOurs'>;
  local: LocalLook;
  tell: Tell;
  settings: AlarmSettings;
};

type Clock = {
  /** Milliseconds between two looks. */
  every?: number;
  now?: () => Date;
};

export type AlarmWatch = {
  /** Looks now, and tells what there is to tell. */
  look(): Promise<void>;
  /** What is wrong with this machine and with the database. */
  standing(): Entry[];
  close(): Promise<void>;
};

const localOnes = Object.entries(localAlarms) as [keyof typeof localAlarms, typeof localAlarms.disk][];

/** Looks each minute at what is wrong. Each alarm is told once when it begins and once when it is over. */
export function watchAlarms(
  { client, isOpen, place, duty, local, tell, settings }: Watched,
  { every = 60_000, now = () => new Date() }: Clock = {},
): AlarmWatch {
  const closing = new AbortController();
  const book = openBook(client);
  const startedAt = now();
  let downSince: Date | undefined;
  let backsUp = true;

  /** Undefined while the database does not answer, and where another server watches it. */
  async function askDatabase(at: Date) {
    try {
      if (!isOpen()) throw new Error('It is being opened.');
      await book.load();
      backsUp = await duty.isOurs();
      const signs = backsUp ? await readStoredSigns(client, at, settings.quietDays) : undefined;
      downSince = undefined;
      return signs;
    } catch {
      downSince ??= at;
      return undefined;
    }
  }

  async function look(): Promise<void> {
    const at = now();
    const stored = await askDatabase(at);
    const signs: LocalSigns = { startedAt, downSince, backsUp, ...(await local(at)) };
    const seen: Seen[] = [];
    for (const [alarm, judge] of localOnes) {
      const isOn = book.find(alarm, place)?.isOn ?? false;
      seen.push({ alarm, place, ...judge({ signs, now: at, settings, isOn }) });
    }
    if (stored) seen.push(...judgeStored(book, { signs: stored, settings, now: at }));
    for (const each of seen) await announce({ book, tell, signal: closing.signal }, each, at);
  }

  let last: Promise<void> = Promise.resolve();
  const lookInTurn = () => {
    last = last.then(async () => {
      if (!closing.signal.aborted) await look();
    });
    last = last.catch((error: Error) => {
      if (!closing.signal.aborted) console.error(`The alarms could not be looked at: ${error.message}`);
    });
    return last;
  };
  const timer = setInterval(lookInTurn, every).unref();
  return {
    look: lookInTurn,
    standing: () => book.all().filter((entry) => entry.isOn && (entry.place === '' || entry.place === place)),
    close() {
      clearInterval(timer);
      closing.abort();
      return last;
    },
  };
}
