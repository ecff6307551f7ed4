import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { type RuntimeConfig, setRuntimeConfig } from './browser/runtime.ts';
import { dataOfPages, shownFigures, staticMarkup } from './build/parts/render-alone.tsx';
import { published } from './content/articles.ts';
import { defaultHead } from './content/head.ts';
import { loadArticle, takeArticles } from './features/blog/article.ts';
import { takeParts } from './parts/mark.ts';
import { redirects } from './routes.ts';
import { canonicalOf, socialImageOf } from './routing/addresses.ts';
import { pathsAbove, routeAt, variantOf } from './routing/pages.ts';
import { type DescribedPage, structuredData } from './seo/structured-data/index.ts';
import { table } from './table.ts';

const { routes, notFound } = table;

export { head as blog } from './content/pages/blog.ts';
export { site } from './content/site.ts';
export { modifiedOn } from './seo/structured-data/dates.ts';
export {
  dataOfPages,
  loadArticle,
  notFound,
  published,
  redirects,
  routes,
  shownFigures,
  staticMarkup,
  structuredData,
  takeArticles,
  takeParts,
};

/** The structured data of one address. */
export async function describePage(url: string, { site: origin }: RuntimeConfig): Promise<DescribedPage> {
  const { pathname, search } = new URL(url, 'http://site');
  const route = routeAt(table, pathname);
  const { module, subject } = await route.load(pathname);
  const variant = variantOf(route, search);
  const canonical = canonicalOf({ ...route, path: pathname }, variant);
  const { head = defaultHead } = module;
  return {
    page: route.page,
    path: pathname,
    above: pathsAbove(routes, route),
    variant,
    subject,
    origin,
    url: origin + canonical,
    head: typeof head === 'function' ? head(variant ?? '', subject) : head,
    image: origin + socialImageOf(canonical),
  };
}

/** The markup of one address, with the content of its head first. */
export async function render(url: string, config: RuntimeConfig): Promise<string> {
  setRuntimeConfig(config);
  const { pathname } = new URL(url, 'http://site');
  await routeAt(table, pathname).load(pathname);
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={url}>
      <App />
    </StaticRouter>,
    {
      // A page is never streamed: a boundary that is cut out comes back by an inline script, which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
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
