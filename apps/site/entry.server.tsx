import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { findRoute } from './lib/pages.ts';
import { type RuntimeConfig, setRuntimeConfig } from './lib/runtime.ts';
import { notFound, redirects, routes } from './routes.tsx';

export { notFound, redirects, routes };

/** The markup of one address, with what belongs into the head before it. */
export async function render(url: string, config: RuntimeConfig): Promise<string> {
  setRuntimeConfig(config);
  const { pathname } = new URL(url, 'http://site');
  await (findRoute(routes, pathname) ?? notFound).load(pathname);
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={url}>
      <App />
    </StaticRouter>,
    {
      onError(error) {
        failure ??= error;
      },
    },
  );
  let html = '';
  for await (const chunk of prelude) html += chunk;
  if (failure !== undefined) throw failure;
  return html;
}
