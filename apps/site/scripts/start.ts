import { startBackend } from '@laliaflia/backend/embedded';
import { type Handler, serve } from '@laliaflia/backend/serve';
import { compressedCopies, publishedSite } from '../build/paths.ts';
import { hostWords } from '../delivery/host-words.ts';
import { createHost } from '../host/server.ts';
import { createLetters } from '../mail/letters.ts';
import { installation } from './installation.ts';
import { publishApart } from './publish-apart.ts';
import { printAddresses, run } from './running.ts';

await run(async (onStop) => {
  const { port, apiPort, database, proxies, mail, config } = installation();
  const host = Promise.withResolvers<Handler>();
  // Opens both ports at once, so that a used port is reported before the build; early visitors wait for the page.
  const site = await serve(host.promise, { port, variable: 'PORT' });
  const { published, stop } = publishApart();
  onStop(stop);
  published.catch(() => {}); // If the backend does not start, that error is reported first.
  const backend = await startBackend({
    port: apiPort,
    proxies,
    mail: { settings: mail, letters: createLetters(config.site) },
    ...database,
  });
  onStop(backend.close);
  onStop(site.close); // Closed before the backend, which running form posts still need.
  await published;
  const pages = createHost({
    root: publishedSite,
    compressed: compressedCopies,
    storeFormSubmission: backend.storeFormSubmission,
    countViolation: backend.countViolation,
    notePage: backend.notePage,
    pressNewsletterLink: backend.pressNewsletterLink,
    words: hostWords,
    proxies,
  });
  host.resolve(backend.withStatusPages(pages));
  printAddresses({ port, backend, mail, config });
});
