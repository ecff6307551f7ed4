// The API and the form handling in a process of their own, so that their memory is theirs alone. The parent is told the
// addresses once and the memory every second.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { patience, startBackend } from '@laliaflia/backend/embedded';
import { createHost } from '../../host/server.ts';

export type FromServer =
  | { api: string; site: string; publishableKey: string; secretKey: string }
  | { rss: number };

const [folder = ''] = process.argv.slice(2);
const root = path.join(folder, 'site');
mkdirSync(root, { recursive: true });
writeFileSync(path.join(root, 'index.html'), '<!doctype html><title>Bench</title>');

const backend = await startBackend({ dataDir: path.join(folder, 'data'), port: 0, rateLimit: false });
const site = createServer(
  patience,
  createHost({
    root,
    compressed: path.join(folder, 'compressed'),
    storeFormSubmission: backend.storeFormSubmission,
  }),
);
site.listen(0, '127.0.0.1', () => {
  const { port } = site.address() as AddressInfo;
  tell({
    api: backend.url.replace('localhost', '127.0.0.1'),
    site: `http://127.0.0.1:${port}`,
    publishableKey: backend.publishableKey,
    secretKey: backend.secretKey,
  });
});
setInterval(() => tell({ rss: process.memoryUsage().rss }), 1000);
process.on('disconnect', () => process.exit());

function tell(message: FromServer): void {
  process.send?.(message);
}
