import type { Client } from '../owner-client.ts';
import type { AlarmName, StoredSigns } from './alarms.ts';

/** The state of an alarm in one place: the database's (''), or this machine's. */
export type Entry = {
  alarm: AlarmName;
  place: string;
  isOn: boolean;
  message: string;
  began: Date;
  isTold: boolean;
};

export type Seen = Omit<Entry, 'isTold' | 'began'>;

export type Book = {
  /** What the database remembers, so that restarts and other servers are known. */
  load(): Promise<void>;
  find(alarm: AlarmName, place: string): Entry | undefined;
  all(): Entry[];
  /** Takes in what is seen without writing it down; nothing where it is known, and the owner told. */
  see(seen: Seen, at: Date): Entry | undefined;
  /** Writes down what is seen; whether this server should tell the owner now. */
  note(seen: Seen, at: Date): Promise<Entry | undefined>;
  /** The owner was told of it. */
  told(entry: Entry, at: Date): Promise<void>;
};

/** Milliseconds until what could not be told is tried again, as in the database. */
const lease = 15 * 60_000;

/**
 * What is wrong and whether the owner knows. It lies in the database, for restarts and other servers; while that does not answer,
 * what this process remembers is enough to tell each alarm once, and is written down when it is back.
 */
export function openBook(client: Client): Book {
  const entries = new Map<string, Entry>();
  const unwritten = new Set<string>();
  const tried = new Map<string, number>();
  const keyOf = ({ alarm, place }: Pick<Entry, 'alarm' | 'place'>) => `${alarm} ${place}`;

  async function write(entry: Entry, at: Date): Promise<boolean> {
    const { data, error } = await client.rpc('note_alarm', {
      of_alarm: entry.alarm,
      of_place: entry.place,
      now_on: entry.isOn,
      words: entry.message,
      at: at.toISOString(),
      began: entry.began.toISOString(),
      told: entry.isTold,
    });
    if (error) throw new Error(error.message);
    return data as boolean;
  }

  function isDueHere(key: string, { isTold }: Entry, at: Date): boolean {
    if (isTold || at.getTime() < (tried.get(key) ?? Number.NEGATIVE_INFINITY) + lease) return false;
    tried.set(key, at.getTime());
    return true;
  }

  function see(seen: Seen, at: Date): Entry | undefined {
    const key = keyOf(seen);
    const before = entries.get(key);
    if (before === undefined && !seen.isOn) return undefined;
    const isNew = before?.isOn !== seen.isOn;
    if (!isNew && before.isTold && !unwritten.has(key)) return undefined;
    const began = before === undefined || (isNew && seen.isOn) ? at : before.began;
    const entry: Entry = { ...seen, began, isTold: !isNew && before.isTold };
    if (isNew) tried.delete(key);
    entries.set(key, entry);
    return entry;
  }

  return {
    async load() {
      const { data, error } = await client.rpc('list_alarms');
      if (error) throw new Error(error.message);
      for (const { alarm, place, is_on, message, began_at, is_told } of data) {
        const entry = { place, message, isOn: is_on, isTold: is_told, began: new Date(began_at) };
        const key = keyOf({ alarm: alarm as AlarmName, place });
        if (!unwritten.has(key)) entries.set(key, { alarm: alarm as AlarmName, ...entry });
      }
    },
    find: (alarm, place) => entries.get(keyOf({ alarm, place })),
    all: () => [...entries.values()],
    see,

    async note(seen, at) {
      const key = keyOf(seen);
      const before = entries.get(key);
      const entry = see(seen, at);
      if (!entry) return undefined;
      try {
        // The beginning, of which the database does not know yet.
        if (before && before.isOn !== entry.isOn && unwritten.has(key)) await write(before, at);
        const isDue = await write(entry, at);
        unwritten.delete(key);
        return isDue ? entry : undefined;
      } catch {
        unwritten.add(key);
        return isDueHere(key, entry, at) ? entry : undefined;
      }
    },

    async told(entry, at) {
      const key = keyOf(entry);
      const told = { ...entry, isTold: true };
      entries.set(key, told);
      await write(told, at).catch(() => unwritten.add(key));
    },
  };
}

/** @throws Where the database does not answer. */
export async function readStoredSigns(client: Client, now: Date, quietDays: number): Promise<StoredSigns> {
  const { data, error } = await client
    .rpc('alarm_signs', { at: now.toISOString(), quiet_days: quietDays })
    .single();
  if (error) throw new Error(error.message);
  const time = (value: string | null) => (value === null ? undefined : new Date(value));
  return {
    newestLead: time(data.newest_lead),
    firstView: time(data.first_view),
    views: data.views,
    deadMails: data.dead_mails,
    lateMails: data.late_mails,
  };
}
