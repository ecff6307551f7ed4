import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { explainFolder, requireFolder } from './damage.ts';
import { type FolderLock, lockFolder } from './guards/folder-lock.ts';
import { loadSecrets, type Secrets } from './guards/secrets.ts';
import { type DatabaseOptions, type OpenDatabase, openDatabase } from './open-database.ts';

export function defaultDataDir(environment: NodeJS.ProcessEnv = process.env): string {
  return path.resolve(environment.DATA_DIR || path.join(import.meta.dirname, '../../../../.data'));
}

/** Makes the folder and takes it; whoever comes second is refused. */
export function takeFolder(dataDir: string): { lock: FolderLock; secrets: Secrets } {
  let lock: FolderLock | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    requireFolder(dataDir);
    lock = lockFolder(dataDir);
    return { lock, secrets: loadSecrets(dataDir) };
  } catch (error) {
    lock?.release();
    throw explainFolder(error, dataDir);
  }
}

/** An idle folder without a server: for whoever only wants to read it, or to put something back. */
export async function openFolder(
  dataDir: string,
  options: DatabaseOptions,
): Promise<Pick<OpenDatabase, 'owner' | 'close'>> {
  const { lock, secrets } = takeFolder(dataDir);
  try {
    const { owner, close } = await openDatabase(options, dataDir, secrets);
    return { owner, close: () => close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}
