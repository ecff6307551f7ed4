import type { Database } from '@laliaflia/leads/database';
import { createClient } from '@supabase/supabase-js';
import { storageKey } from './storage-key.ts';

function setting(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="desk:${name}"]`)?.content ?? '';
}

/** Signed in with the owner's own token; what may be seen and changed is for the database to decide. */
export const client = createClient<Database>(setting('api'), setting('key'), {
  auth: { storageKey, detectSessionInUrl: false },
});
