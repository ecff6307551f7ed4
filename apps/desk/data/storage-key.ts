import { setting } from './setting.ts';

/** Where the browser keeps the session: under the first part of the host name of the API, as supabase-js does by itself. */
export function storageKey(): string {
  return `sb-${new URL(setting('api')).hostname.split('.')[0]}-auth-token`;
}

/** Whether somebody may be signed in; that it is so is for the database to say. */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(storageKey()) !== null;
  } catch {
    return false;
  }
}
