import { lastPurge, purge } from '../leads/keep.ts';
import type { Client } from '../owner-client.ts';
import { removeAgedBackups } from './backup-folder.ts';
import { alone, type Duty } from './duty.ts';

const aDay = 24 * 60 * 60 * 1000;

type Options = {
  /** Milliseconds between two purges. */
  every?: number;
  /** Another server purges where it is not ours. Default: there is no other. */
  duty?: Duty;
};

/**
 * Keeps the promise of the privacy page: deletes what is older than it allows, backups too, now and then daily. On hosted Supabase
 * pg_cron calls the same function. A purge that fails, or that waits for the owner because the clock has jumped, is said in one
 * sentence and tried again the next day; no visitor waits for it.
 */
export function purgeDaily(
  owner: Client,
  backupDir: string,
  { every = aDay, duty = alone }: Options = {},
): () => void {
  const purgeHere = async () => {
    if (await duty.isOurs()) await purge(owner);
    else if (!isRecent(await lastPurge(owner))) return;
    removeAgedBackups(backupDir);
  };
  const purgeNow = () => {
    purgeHere().catch((error: Error) => console.error(`What is too old stays: ${error.message}`));
  };
  purgeNow();
  duty.onTaken(purgeNow);
  const timer = setInterval(purgeNow, every).unref();
  return () => clearInterval(timer);
}

/** Where another server has purged lately, our clock is right, too. */
function isRecent(time: Date | undefined): boolean {
  return time !== undefined && Math.abs(Date.now() - time.getTime()) < 2 * aDay;
}
