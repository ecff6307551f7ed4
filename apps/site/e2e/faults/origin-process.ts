// The form handling and the database of the site in a process of their own, for tests that kill it.
import { createServer } from 'node:http';
import { startBackend } from '@laliaflia/backend/embedded';
import { compressedCopies, publishedSite } from '../../build/paths.ts';
import { createHost } from '../../host/server.ts';
import { placeOf } from './places.ts';

// Whoever has started it may be gone before it is up.
process.on('disconnect', () => process.exit());

const [worker = ''] = process.argv.slice(2);
const { dataDir, originApi, originSite } = placeOf(Number(worker));
const backend = await startBackend({ dataDir, port: originApi, rateLimit: false });
const host = createHost({
  root: publishedSite,
  compressed: compressedCopies,
  storeFormSubmission: backend.storeFormSubmission,
});
createServer(host).listen(originSite, '127.0.0.1', () => process.send?.(backend.secretKey));
