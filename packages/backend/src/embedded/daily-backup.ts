import { statSync } from 'node:fs';
import path from 'node:path';
import { backUp } from '../leads/backup/back-up.ts';
import { shareErased } from '../leads/backup/erased.ts';
import { noteBackup } from '../leads/backup/note-backup.ts';
import type { Client } from '../owner-client.ts';
import { dailyBackups, nameAt, removeOldBackups } from './backup-folder.ts';
import { alone, type Duty } from './duty.ts';
import { anyRoom, type BackupRoom } from './room/for-backups.ts';

const anHour = 60 * 60 * 1000;
const aDay = 24 * anHour;

type Clock = {
  /** Milliseconds between two looks whether a backup is due. */
  every?: number;
  now?: () => Date;
};

type Options = Clock & {
  /** Another server makes them where it is not ours. Default: there is no other. */
  duty?: Duty;
  /** Default: as much as there is. */
  room?: BackupRoom;
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
 * fails is said in one sentence and tried again at the next look, within the hour. Each server has a folder of its own, in which
 * erasures are always written down, since older backups may lie there.
 */
export function backUpDaily(
  owner: Client,
  folder: string,
  { every = anHour / 2, now = () => new Date(), duty = alone, room = anyRoom }: Options = {},
): DailyBackups {
  const stopping = new AbortController();
  const { signal } = stopping;
  let failure: string | undefined;
  // At the end the database goes away.
  const complain = (message: string) => {
    if (!signal.aborted) console.error(message);
  };
  const look = async () => {
    const time = now();
    if (signal.aborted) return;
    await shareErased(owner, folder).catch((error: Error) =>
      complain(`Who was erased is not known beside the backups: ${error.message}`),
    );
    if (signal.aborted) return;
    try {
      if (isFresh(folder, time) || !(await duty.isOurs())) {
        failure = undefined;
        return;
      }
      removeOldBackups(folder);
      // As large as the last one, more or less.
      const [last] = dailyBackups(folder);
      const bytes = last === undefined ? 0 : statSync(last.file).size;
      const file = path.join(folder, nameAt(time));
      await room.spend(bytes, signal, (signal) => backUp(owner, file, { signal }));
      await noteBackup(owner, complain);
      removeOldBackups(folder);
      failure = undefined;
    } catch (error) {
      if (signal.aborted) return;
      failure = (error as Error).message;
      console.error(`No backup was made today, the next attempt is within the hour: ${failure}`);
    }
  };
  let last = look();
  const lookAgain = () => {
    last = last.then(look);
  };
  duty.onTaken(lookAgain);
  const timer = setInterval(lookAgain, every).unref();
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
