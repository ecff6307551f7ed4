import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFolder } from '../../embedded/index.ts';
import type { Client } from '../../owner-client.ts';
import type { RowCounts } from './back-up.ts';
import { learnErased } from './erased.ts';
import { BackupError } from './format.ts';
import { asArguments, ask, batches, putBack } from './put-back.ts';
import { type BackupFile, type Contents, checkBackup } from './read-backup.ts';

/**
 * Puts back what is missing; how many rows of each table. All of it or nothing: the file is checked, then restored into a
 * throwaway database and compared, then sent; one call at the end puts everything in its place. Who has been erased since, as
 * the database knows or a file beside the backup, does not come back.
 */
export async function restore(client: Client, backup: BackupFile): Promise<RowCounts> {
  try {
    const contents = await verified(backup);
    await learnErased(client, path.dirname(backup.file));
    return await putBack(client, backup, contents);
  } catch (error) {
    throw new Error(`${(error as Error).message} Nothing was put back.`, { cause: error });
  }
}

/** Whether a backup could be restored; how many rows of each table it has. */
export async function verify(backup: BackupFile): Promise<RowCounts> {
  return (await verified(backup)).rows;
}

async function verified(backup: BackupFile): Promise<Contents> {
  const contents = await checkBackup(backup);
  const folder = await mkdtemp(path.join(tmpdir(), 'laliaflia-verify-'));
  try {
    const { owner, close } = await openFolder(folder, { scratch: true });
    try {
      await putBack(owner, backup, contents);
      await compare(owner, backup);
    } finally {
      await close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return contents;
}

/** With a database that was made from this backup alone. */
async function compare(client: Client, backup: BackupFile): Promise<void> {
  for await (const batch of batches(backup)) {
    const differing = await ask<number>(client, 'count_differing', asArguments(batch));
    if (differing > 0) {
      throw new BackupError(
        `${backup.file} cannot be restored as it is: ${differing} rows of ${batch.of_table} come out different.`,
      );
    }
  }
}
