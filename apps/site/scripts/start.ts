import { startBackend } from '@laliaflia/backend/embedded';
import { type Handler, serve } from '@laliaflia/backend/serve';
import { compressedCopies, publishedSite } from '../build/paths.ts';
import { publish } from '../build/publish.ts';
import { hostWords } from '../delivery/host-words.ts';
import { createHost } from '../host/server.ts';
import { installation } from './installation.ts';
import { printAddresses, run } from './running.ts';

await run(async (onStop) => {
  const { port, apiPort, database, proxies, config } = installation();
  const host = Promise.withResolvers<Handler>();
  // Opens both ports at once, so that a used port is reported before the build; early visitors wait for the page.
  const site = await serve(host.promise, { port, variable: 'PORT' });
  const published = publish(config);
  published.catch(() => {}); // If the backend does not start, that error is reported first.
  const backend = await startBackend({ port: apiPort, proxies, ...database });
  onStop(backend.close);
  onStop(site.close); // Closed before the backend, which running form posts still need.
  await published;
  host.resolve(
    createHost({
      root: publishedSite,
      compressed: compressedCopies,
      storeFormSubmission: backend.storeFormSubmission,
      countViolation: backend.countViolation,
      words: hostWords,
      proxies,
    }),
  );
  printAddresses({ port, backend });
});
