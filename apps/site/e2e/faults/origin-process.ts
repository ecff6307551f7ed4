// The site's form handling and database in a separate process, for tests that kill it. Ends as `pnpm start` does.
import { startBackend } from '@laliaflia/backend/embedded';
import { readMailSettings } from '@laliaflia/backend/mail';
import { serve } from '@laliaflia/backend/serve';
import { readProxies } from '@laliaflia/backend/visitor-address';
import { compressedCopies } from '../../build/paths.ts';
import { site as contentOfSite } from '../../content/site.ts';
import { hostWords } from '../../delivery/host-words.ts';
import { beside } from '../../host/desk.ts';
import { createHost } from '../../host/server.ts';
import { createLetters } from '../../mail/letters.ts';
import { run } from '../../scripts/running.ts';
import { shared } from '../support/installations.ts';
import { workerConfig } from './worker-config.ts';

// The parent process may have ended before this one is ready.
process.on('disconnect', () => process.exit());

const [worker = '', databaseUrl = ''] = process.argv.slice(2);
const { dataDir, originApi, originSite, smtp } = workerConfig(Number(worker));
const mail = {
  settings: readMailSettings(
    { SMTP_URL: `smtp://localhost:${smtp}`, MAIL_FROM: 'site@example.com', MAIL_TO: 'owner@example.com' },
    { name: contentOfSite.brand, address: contentOfSite.email },
  ),
  letters: createLetters(shared.url),
};
/** The proxies in front of it run on this machine. */
const proxies = readProxies('127.0.0.1');

await run(async (onStop) => {
  const backend = await startBackend({
    ...{ dataDir, port: originApi, proxies, mail },
    ...(databaseUrl && { databaseUrl }),
  });
  onStop(backend.close);
  const both = {
    compressed: compressedCopies,
    storeFormSubmission: backend.storeFormSubmission,
    countViolation: backend.countViolation,
    pressNewsletterLink: backend.pressNewsletterLink,
    words: hostWords,
    proxies,
  };
  const pages = createHost({ root: shared.pages, ...both });
  const desk = createHost({ root: shared.desk, ...both });
  const site = await serve(beside(pages, desk), { port: originSite });
  onStop(site.close);
  process.send?.(backend.secretKey);
});
