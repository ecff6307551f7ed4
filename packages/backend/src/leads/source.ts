import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { defaultBackupDir } from '../embedded/backup-folder.ts';
import { loadSecrets } from '../embedded/guards/secrets.ts';
import { defaultDataDir, FolderInUseError, openFolder } from '../embedded/index.ts';
import { type Client, connect } from '../owner-client.ts';

export type LeadSource = {
  client: Client;
  name: string;
  /** Where it lies on this machine. */
  dataDir?: string;
  /** Where its daily backups lie on this machine. */
  backupDir?: string;
  close(): Promise<void>;
};

/**
 * Where the leads are: a hosted project when the environment names one, else the embedded server that is
 * running on the data folder, else the folder itself. `null` when nothing has ever been stored.
 */
export async function openLeadSource(
  environment: NodeJS.ProcessEnv,
  { create = false } = {},
): Promise<LeadSource | null> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key, DATABASE_URL: databaseUrl } = environment;
  if (url && key) return overNetwork(url, key);
  if (url || key) {
    throw new Error(
      `${url ? 'SUPABASE_URL is set, but SUPABASE_SECRET_KEY is not' : 'SUPABASE_SECRET_KEY is set, but SUPABASE_URL is not'}. ` +
        'Set both for a hosted project, or neither for the embedded database.',
    );
  }
  const dataDir = defaultDataDir(environment);
  const backupDir = defaultBackupDir(dataDir, environment);
  const isNew = !databaseUrl && isEmpty(dataDir);
  if (isNew && !create) return null;
  try {
    // Only a server that starts changes the tables of a database that is there: others may be using it. A restore makes those of
    // an empty one.
    const { owner, close } = await openFolder(dataDir, {
      migrations: create ? 'make' : 'require',
      ...(databaseUrl && { databaseUrl }),
    });
    return { client: owner, name: dataDir, dataDir, backupDir, close };
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    if (!error.holder?.url) {
      throw new Error('The embedded server is just starting: try again in a moment.', { cause: error });
    }
    return { ...overNetwork(error.holder.url, loadSecrets(dataDir).secretKey), dataDir, backupDir };
  }
}

function overNetwork(url: string, key: string): LeadSource {
  return { client: connect(url, key), name: url, close: async () => {} };
}

/** A file in the folder's place is for openFolder to explain. */
function isEmpty(dataDir: string): boolean {
  if (!existsSync(dataDir)) return true;
  return statSync(dataDir).isDirectory() && !existsSync(path.join(dataDir, 'postgres'));
}
