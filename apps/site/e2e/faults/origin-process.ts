// The site's form handling and database in a separate process, for tests that kill it.
import { startBackend } from '@laliaflia/backend/embedded';
import { serve } from '@laliaflia/backend/serve';
import { compressedCopies } from '../../build/paths.ts';
import { hostWords } from '../../delivery/host-words.ts';
import { createHost } from '../../host/server.ts';
import { shared, siteFolder } from '../support/installations.ts';
import { workerConfig } from './worker-config.ts';

// The parent process may have ended before this one is ready.
process.on('disconnect', () => process.exit());

const [worker = ''] = process.argv.slice(2);
const { dataDir, originApi, originSite } = workerConfig(Number(worker));
const backend = await startBackend({ dataDir, port: originApi, rateLimit: false });
const host = createHost({
  root: siteFolder(shared),
  compressed: compressedCopies,
  storeFormSubmission: backend.storeFormSubmission,
  countViolation: backend.countViolation,
  words: hostWords,
});
await serve(host, { port: originSite });
process.send?.(backend.secretKey);
