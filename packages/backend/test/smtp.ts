import { type MailServer, startMailServer } from '@laliaflia/tooling/mail-server/mail-server.ts';
import { afterAll } from 'vitest';

export { answer } from '@laliaflia/tooling/mail-server/mail-server.ts';

/** A mail server that ends with the test file. */
export async function startSmtp(...options: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...options);
  afterAll(() => server.close());
  return server;
}
