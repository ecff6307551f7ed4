import type { client as Client } from './create-client.ts';

let arrive: (client: typeof Client) => void;
/** The client, once something has asked for it and has it. */
export const databaseInUse = new Promise<typeof Client>((resolve) => {
  arrive = resolve;
});

/** Loaded when it is needed: the form to sign in shows without it. */
export async function database() {
  const { client } = await import('./create-client.ts');
  arrive(client);
  return client;
}
