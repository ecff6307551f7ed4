/** Loaded when it is needed: the form to sign in shows before it is there. */
export async function database() {
  return (await import('./create-client.ts')).client;
}
