import type { Client } from '../../owner-client.ts';

/** For the desk's page on health, and the alarms of hosted Supabase. The backup itself is made, and does not fail with this. */
export async function noteBackup(client: Client, complain: (sentence: string) => void): Promise<void> {
  const { error } = await client.rpc('note_backup');
  if (error) complain(`The database could not note that there is a backup: ${error.message}`);
}
