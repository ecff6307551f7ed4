import type { Client } from '../owner-client.ts';
import { readPages } from './pages.ts';

export type PersonalRow = {
  table_name: string;
  id: string;
  created_at: string;
  /** False where somebody else's row mentions the address. */
  own: boolean;
  content: Record<string, unknown>;
};

/** Everything that is held under an e-mail address. */
export function findPerson(client: Client, email: string): Promise<PersonalRow[]> {
  return readPages<PersonalRow>('What is held about a person', (from, to) =>
    client.rpc('find_person', { email }).range(from, to),
  );
}

/** In all tables or none; how many rows of each. */
export async function deletePerson(client: Client, email: string): Promise<Record<string, number>> {
  const { data, error } = await client.rpc('delete_person', { email });
  if (error) throw new Error(`Nothing was deleted: ${error.message}`);
  return Object.fromEntries(data.map(({ table_name, deleted }) => [table_name, deleted]));
}
