// The site's form handling and database in a separate process, for tests that kill it. Ends as `pnpm start` does.
import { startBackend } from '@laliaflia/backend/embedded';
import { serve } from '@laliaflia/backend/serve';
import { readProxies } from '@laliaflia/backend/visitor-address';
import { compressedCopies } from '../../build/paths.ts';
import { hostWords } from '../../delivery/host-words.ts';
import { createHost } from '../../host/server.ts';
import { run } from '../../scripts/running.ts';
import { shared, siteFolder } from '../support/installations.ts';
import { workerConfig } from './worker-config.ts';

// The parent process may have ended before this one is ready.
process.on('disconnect', () => process.exit());

const [worker = ''] = process.argv.slice(2);
const { dataDir, originApi, originSite } = workerConfig(Number(worker));
/** The proxies in front of it run on this machine. */
const proxies = readProxies('127.0.0.1');

await run(async (onStop) => {
  const backend = await startBackend({ dataDir, port: originApi, proxies });
  onStop(backend.close);
  const host = createHost({
    root: siteFolder(shared),
    compressed: compressedCopies,
    storeFormSubmission: backend.storeFormSubmission,
    countViolation: backend.countViolation,
    pressNewsletterLink: backend.pressNewsletterLink,
    words: hostWords,
    proxies,
  });
  const site = await serve(host, { port: originSite });
  onStop(site.close);
  process.send?.(backend.secretKey);
});
