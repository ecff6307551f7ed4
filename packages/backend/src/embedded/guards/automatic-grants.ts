import { internals, type LiteConnection } from '../lite-connection.ts';

/**
 * Danger: at its first request @supabase/lite grants everything on all tables to anon, and makes that the
 * default for tables to come.
 *
 * Guard: tell it that this has been seen to. Our migrations grant what is needed, column by column.
 */
export function refuseAutomaticGrants(connection: LiteConnection): void {
  internals(connection, 'rlsState').rlsState = 'active';
}
