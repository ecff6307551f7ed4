import { startBackend } from '@laliaflia/backend/embedded';
import { PortError } from '@laliaflia/backend/serve';
import { createServer, type Plugin } from 'vite';
import { type RuntimeConfig, runtimeMeta } from '../browser/runtime.ts';
import { identityFiles } from '../build/identity/identity.ts';
import { siteRoot } from '../build/paths.ts';
import { hostWords } from '../delivery/host-words.ts';
import { createFormHandler } from '../host/form-handler.ts';
import type { StoreForm } from '../host/forms.ts';
import { redirect, sendText } from '../host/responses.ts';
import { contentType } from '../host/static-site.ts';
import { createLetters } from '../mail/letters.ts';
import { installation } from './installation.ts';
import { printAddresses, run } from './running.ts';

await run(async (onStop) => {
  const { port, apiPort, database, mail, config } = installation();
  const backend = await startBackend({
    port: apiPort,
    mail: { settings: mail, letters: createLetters(config.site) },
    ...database,
  });
  onStop(backend.close);
  const vite = await createServer({
    root: siteRoot,
    server: { port, strictPort: true, host: '127.0.0.1' },
    plugins: [asInProduction(config, backend.storeFormSubmission)],
  });
  onStop(() => vite.close());
  try {
    await vite.listen();
  } catch (error) {
    throw error instanceof Error && error.message.includes('already in use')
      ? new PortError(port, 'PORT', error)
      : error;
  }
  printAddresses({ port, backend, mail, config });
});

/** The tags that the prerender and the host add to a page. */
function asInProduction(config: RuntimeConfig, storeFormSubmission: StoreForm): Plugin {
  const handleForm = createFormHandler(storeFormSubmission, hostWords);
  const identity = new Map(identityFiles().map(({ file, body }) => [`/${file}`, body]));
  return {
    name: 'as-in-production',
    transformIndexHtml: () => runtimeMeta(config).map((attrs) => ({ tag: 'meta', attrs, injectTo: 'head' })),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const action = request.url ?? '/';
        const file = identity.get(action);
        if (file !== undefined) return response.setHeader('content-type', contentType(action)).end(file);
        if (request.method !== 'POST') return next();
        handleForm(request, response, action).then((outcome) => {
          if (outcome === 'page') redirect(response, 303, action);
          if (outcome === 'missing') sendText(response, 404, hostWords.refusals.noSuchPage);
        }, next);
      });
    },
  };
}
