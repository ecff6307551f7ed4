import type { Database } from '@laliaflia/leads/database';
import { createClient } from '@supabase/supabase-js';
import { setting } from './setting.ts';
import { storageKey } from './storage-key.ts';

/** Signed in with the owner's own token; what may be seen and changed is for the database to decide. */
export const client = createClient<Database>(setting('api'), setting('key'), {
  auth: { storageKey: storageKey(), detectSessionInUrl: false },
  // With the last channel goes the socket, at once.
  realtime: { disconnectOnEmptyChannelsAfterMs: 0 },
});
