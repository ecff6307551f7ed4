import type { Duty } from '../embedded/duty.ts';
import { inShort } from '../mail/after-failure.ts';
import type { Client } from '../owner-client.ts';
import {
  type AlarmName,
  alarmNames,
  type LocalSigns,
  localAlarms,
  sharedAlarms,
  type Verdict,
} from './alarms.ts';
import { type Entry, openBook, readStoredSigns } from './book.ts';
import type { AlarmSettings } from './settings.ts';
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
    for (const alarm of alarmNames) {
      const where = alarm in localAlarms ? place : '';
      const verdict = judge(alarm, book.find(alarm, where)?.isOn ?? false);
      if (verdict) await note({ alarm, place: where, ...verdict }, at);
    }

    function judge(alarm: AlarmName, isOn: boolean): Verdict | undefined {
      const question = { now: at, settings, isOn };
      if (alarm === 'mail' || alarm === 'leads')
        return stored && sharedAlarms[alarm]({ ...question, signs: stored });
      return localAlarms[alarm]({ ...question, signs });
    }
  }

  async function note(seen: Omit<Entry, 'isTold' | 'began'>, at: Date): Promise<void> {
    const due = await book.note(seen, at);
    if (!due) return;
    console.error(due.isOn ? `Alarm: ${due.message}` : `The alarm is over: ${due.message}`);
    try {
      await tell(due, at, closing.signal);
    } catch (error) {
      if (!closing.signal.aborted)
        console.error(`The owner could not be told, the next attempt is in 15 minutes: ${inShort(error)}`);
      return;
    }
    await book.told(due, at);
  }

  let last: Promise<void> = Promise.resolve();
  const lookInTurn = () => {
    last = last.then(async () => {
      if (!closing.signal.aborted) await look();
    });
    last = last.catch((error: Error) => console.error(`The alarms could not be looked at: ${error.message}`));
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
