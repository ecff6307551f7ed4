import type { Database } from '@laliaflia/leads/database';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Api } from './embedded/api.ts';

export type Client = SupabaseClient<Database>;

/** The owner's way to the rows, of a hosted project or of a running embedded server: with the secret key. */
export function connect(url: string, secretKey: string, fetch?: typeof globalThis.fetch): Client {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(fetch && { global: { fetch } }),
  });
}

/** The same to an API in this process, without a server in between. */
export function connectDirectly(api: Pick<Api, 'fetch'>, secretKey: string): Client {
  return connect('http://localhost', secretKey, (input, init) => api.fetch(new Request(input, init), null));
}
