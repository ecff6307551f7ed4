import { purge } from '../leads/keep.ts';
import type { Client } from '../owner-client.ts';
import { removeAgedBackups } from './backup-folder.ts';

const aDay = 24 * 60 * 60 * 1000;

/**
 * Keeps the promise of the privacy page: deletes what is older than it allows, backups too, now and then daily. On hosted Supabase
 * pg_cron calls the same function. A purge that fails, or that waits for the owner because the clock has jumped, is said in one
 * sentence and tried again the next day; no visitor waits for it.
 */
export function purgeDaily(owner: Client, backupDir: string, every = aDay): () => void {
  const purgeNow = () => {
    purge(owner)
      .then(() => removeAgedBackups(backupDir))
      .catch((error: Error) => console.error(`What is too old stays: ${error.message}`));
  };
  purgeNow();
  const timer = setInterval(purgeNow, every).unref();
  return () => clearInterval(timer);
}
