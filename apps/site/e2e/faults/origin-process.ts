// The form handling and the database of the site in a process of their own, for tests that kill it.
import { startBackend } from '@laliaflia/backend/embedded';
import { serve } from '@laliaflia/backend/serve';
import { compressedCopies } from '../../build/paths.ts';
import { hostWords } from '../../delivery/host-words.ts';
import { createHost } from '../../host/server.ts';
import { shared, siteFolder } from '../support/installations.ts';
import { placeOf } from './places.ts';

// Whoever has started it may be gone before it is up.
process.on('disconnect', () => process.exit());

const [worker = ''] = process.argv.slice(2);
const { dataDir, originApi, originSite } = placeOf(Number(worker));
const backend = await startBackend({ dataDir, port: originApi, rateLimit: false });
const host = createHost({
  root: siteFolder(shared),
  compressed: compressedCopies,
  storeFormSubmission: backend.storeFormSubmission,
  words: hostWords,
});
await serve(host, { port: originSite });
process.send?.(backend.secretKey);
