import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '@laliaflia/leads/database';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { loadSecrets } from '../embedded/guards/secrets.ts';
import { defaultDataDir, FolderInUseError, startBackend } from '../embedded/index.ts';

export type LeadSource = { client: SupabaseClient<Database>; name: string; close(): Promise<void> };

/**
 * Where the leads are: a hosted project when the environment names one, else the embedded server that is
 * running on the data folder, else the folder itself. `null` when nothing has ever been stored.
 */
export async function openLeadSource(
  environment: NodeJS.ProcessEnv,
  { create = false } = {},
): Promise<LeadSource | null> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key, DATABASE_URL: databaseUrl } = environment;
  if (url && key) return connect(url, key, url);
  if (url || key) {
    throw new Error(
      `${url ? 'SUPABASE_URL is set, but SUPABASE_SECRET_KEY is not' : 'SUPABASE_SECRET_KEY is set, but SUPABASE_URL is not'}. ` +
        'Set both for a hosted project, or neither for the embedded database.',
    );
  }
  const dataDir = defaultDataDir(environment);
  if (!create && !databaseUrl && !existsSync(path.join(dataDir, 'postgres'))) return null;
  try {
    const backend = await startBackend({
      dataDir,
      port: 0,
      purge: false,
      ...(databaseUrl ? { databaseUrl } : {}),
    });
    return { ...connect(backend.url, backend.secretKey, dataDir), close: backend.close };
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    if (!error.holder?.url) {
      throw new Error('The embedded server is just starting: try again in a moment.', { cause: error });
    }
    return connect(error.holder.url, loadSecrets(dataDir).secretKey, error.holder.url);
  }
}

function connect(url: string, key: string, name: string): LeadSource {
  const client = createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  return { client, name, close: async () => {} };
}
