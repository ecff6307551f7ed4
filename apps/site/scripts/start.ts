import { startBackend } from '@laliaflia/backend/embedded';
import { compressedCopies, publishedSite } from '../build/paths.ts';
import { publish } from '../build/publish.ts';
import { createHost } from '../host/server.ts';
import { installation } from './installation.ts';
import { run, servePort, tell } from './running.ts';

await run(async (onStop) => {
  const { port, apiPort, database, config } = installation();
  // Both ports at once, so that a taken one is said before anything is built; early visitors wait for the page.
  const serve = await servePort(port, 'PORT', onStop);
  const published = publish(config);
  published.catch(() => {}); // A backend that does not start is the first thing to report.
  const backend = await startBackend({ port: apiPort, ...database });
  onStop(backend.close);
  await published;
  serve(
    createHost({
      root: publishedSite,
      compressed: compressedCopies,
      storeFormSubmission: backend.storeFormSubmission,
    }),
  );
  tell({ port, backend });
});
