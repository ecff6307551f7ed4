import { startBackend } from '@laliaflia/backend/embedded';
import { type Handler, serve } from '@laliaflia/backend/serve';
import { compressedCopies, publishedSite } from '../build/paths.ts';
import { publish } from '../build/publish.ts';
import { hostWords } from '../delivery/host-words.ts';
import { createHost } from '../host/server.ts';
import { installation } from './installation.ts';
import { printAddresses, run } from './running.ts';

await run(async (onStop) => {
  const { port, apiPort, database, config } = installation();
  const host = Promise.withResolvers<Handler>();
  // Both ports at once, so that a taken one is said before anything is built; early visitors wait for the page.
  const site = await serve(host.promise, { port, variable: 'PORT' });
  const published = publish(config);
  published.catch(() => {}); // A backend that does not start is the first thing to report.
  const backend = await startBackend({ port: apiPort, ...database });
  onStop(backend.close);
  onStop(site.close); // Before the backend, which a form that is being sent still needs.
  await published;
  host.resolve(
    createHost({
      root: publishedSite,
      compressed: compressedCopies,
      storeFormSubmission: backend.storeFormSubmission,
      words: hostWords,
    }),
  );
  printAddresses({ port, backend });
});
