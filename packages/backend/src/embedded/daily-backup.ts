import path from 'node:path';
import { backUp } from '../leads/backup/back-up.ts';
import { shareErased } from '../leads/backup/erased.ts';
import type { Client } from '../owner-client.ts';
import { dailyBackups, nameAt, removeOldBackups } from './backup-folder.ts';

const anHour = 60 * 60 * 1000;
const aDay = 24 * anHour;

type Clock = {
  /** Milliseconds between two looks whether a backup is due. */
  every?: number;
  now?: () => Date;
};

export type DailyBackups = {
  /** Why the last attempt has failed, until one succeeds. */
  failure(): string | undefined;
  /** Resolves when the look that is under way has ended. */
  idle(): Promise<void>;
  /** Breaks off a backup that is being made, without a trace of it. */
  stop(): Promise<void>;
};

/**
 * Makes a backup now and then whenever the newest is older than a day, and writes down beside them who was erased. One that
 * fails is said in one sentence and tried again at the next look, within the hour.
 */
export function backUpDaily(
  owner: Client,
  folder: string,
  { every = anHour / 2, now = () => new Date() }: Clock = {},
): DailyBackups {
  const stopping = new AbortController();
  const { signal } = stopping;
  let failure: string | undefined;
  const look = async () => {
    const time = now();
    if (signal.aborted) return;
    await shareErased(owner, folder).catch((error: Error) =>
      console.error(`Who was erased is not known beside the backups: ${error.message}`),
    );
    if (signal.aborted) return;
    if (isFresh(folder, time)) {
      failure = undefined;
      return;
    }
    try {
      removeOldBackups(folder);
      await backUp(owner, path.join(folder, nameAt(time)), { signal });
      removeOldBackups(folder);
      failure = undefined;
    } catch (error) {
      if (signal.aborted) return;
      failure = (error as Error).message;
      console.error(`No backup was made today, the next attempt is within the hour: ${failure}`);
    }
  };
  let last = look();
  const timer = setInterval(() => {
    last = last.then(look);
  }, every).unref();
  return {
    failure: () => failure,
    idle: () => last,
    stop: () => {
      clearInterval(timer);
      stopping.abort();
      return last;
    },
  };
}

/** A backup from the future, which a wrong clock has made, is none of today. */
function isFresh(folder: string, time: Date): boolean {
  return dailyBackups(folder).some((backup) => {
    const age = time.getTime() - backup.time.getTime();
    return age < aDay && age > -anHour;
  });
}
