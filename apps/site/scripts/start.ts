import { startBackend } from '@laliaflia/backend/embedded';
import { type Handler, serve } from '@laliaflia/backend/serve';
import { compressedCopies, publishedDesk, publishedSite } from '../build/paths.ts';
import { hostWords } from '../delivery/host-words.ts';
import { beside } from '../host/desk.ts';
import { createHost } from '../host/server.ts';
import { createLetters } from '../mail/letters.ts';
import { installation } from './installation.ts';
import { publishApart } from './publish-apart.ts';
import { printAddresses, run } from './running.ts';

await run(async (onStop) => {
  const { port, apiPort, database, proxies, mail, alarms, config } = installation();
  const host = Promise.withResolvers<Handler>();
  // Opens both ports at once, so that a used port is reported before the build; early visitors wait for the page.
  const site = await serve(host.promise, { port, variable: 'PORT' });
  const { published, stop } = publishApart();
  onStop(stop);
  published.catch(() => {}); // If the backend does not start, that error is reported first.
  const backend = await startBackend({
    port: apiPort,
    proxies,
    alarms,
    mail: { settings: mail, letters: createLetters(config.site) },
    ...database,
  });
  onStop(backend.close);
  onStop(site.close); // Closed before the backend, which running form posts still need.
  await published;
  const shared = {
    compressed: compressedCopies,
    storeFormSubmission: backend.storeFormSubmission,
    countViolation: backend.countViolation,
    notePage: backend.notePage,
    pressNewsletterLink: backend.pressNewsletterLink,
    words: hostWords,
    proxies,
  };
  const pages = createHost({ root: publishedSite, ...shared });
  const desk = createHost({ root: publishedDesk, ...shared });
  host.resolve(backend.withStatusPages(beside(pages, desk)));
  printAddresses({ port, backend, mail, config });
});
