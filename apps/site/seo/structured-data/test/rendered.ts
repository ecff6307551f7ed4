import { articlesOf } from '../../../build/content/articles.ts';
import { readLibrary } from '../../../build/content/library.ts';
import { authors, facts } from '../../../build/content/quotable.ts';
import { pagesOf } from '../../../build/render/pages.ts';
import { describePage, render, routes, structuredData, takeArticles } from '../../../entry.server.tsx';

/* Run through Vite by the test. All of it while the module loads: afterwards nothing more can be imported. */

const config = { api: 'http://localhost:54321', key: 'k', site: 'https://a.example' };

interface RenderedPage {
  url: string;
  page: string;
  html: string;
  /** As it arrives: what is no JSON is gone. */
  graph: unknown;
}

async function renderAll(): Promise<RenderedPage[]> {
  takeArticles(articlesOf(readLibrary({ authors, facts }).articleIndex));
  const found: RenderedPage[] = [];
  for (const { path, variants } of (await Promise.all(routes.map(pagesOf))).flat()) {
    for (const variant of variants ?? [undefined]) {
      const address = variant === undefined ? path : `${path}?type=${variant}`;
      const html = await render(address, config);
      const page = await describePage(address, config);
      const graph = JSON.parse(JSON.stringify(structuredData(page)));
      found.push({ url: page.url, page: page.page, html, graph });
    }
  }
  return found;
}

export const rendered = await renderAll();
