// The API and the form handling in a process of their own, so that their memory is theirs alone. The parent is told the
// addresses once and the memory every second.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startBackend } from '@laliaflia/backend/embedded';
import { serve } from '@laliaflia/backend/serve';
import { hostWords } from '../../delivery/host-words.ts';
import { createHost } from '../../host/server.ts';

export type FromServer =
  | { api: string; site: string; publishableKey: string; secretKey: string }
  /** Bytes in memory, and milliseconds of processor time since the start; of all threads. */
  | { rss: number; processor: number };

const [folder = '', databaseUrl = ''] = process.argv.slice(2);
const root = path.join(folder, 'site');
mkdirSync(root, { recursive: true });
writeFileSync(path.join(root, 'index.html'), '<!doctype html><title>Bench</title>');

const backend = await startBackend({
  dataDir: path.join(folder, 'data'),
  ...(databaseUrl && { databaseUrl }),
  port: 0,
  rateLimit: false,
});
const host = createHost({
  root,
  compressed: path.join(folder, 'compressed'),
  storeFormSubmission: backend.storeFormSubmission,
  countViolation: backend.countViolation,
  notePage: backend.notePage,
  pressNewsletterLink: backend.pressNewsletterLink,
  words: hostWords,
});
const { port } = await serve(host, { port: 0 });
send({
  api: backend.url.replace('localhost', '127.0.0.1'),
  site: `http://127.0.0.1:${port}`,
  publishableKey: backend.publishableKey,
  secretKey: backend.secretKey,
});
setInterval(() => send({ rss: process.memoryUsage().rss, processor: processorTime() }), 1000);
process.on('disconnect', () => process.exit());

function send(message: FromServer): void {
  process.send?.(message);
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
