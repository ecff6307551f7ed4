import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RuntimeConfig } from '../../browser/runtime.ts';
import { webinar } from '../../content/webinar.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { feedFile } from '../feed/feed.ts';
import { formSkeletons, formSkeletonsPage } from '../host/form-skeletons.ts';
import { headersFile, redirectsFile, robotsFile, sitemapFile } from '../host/host-files.ts';
import { contentSecurityPolicy, securityHeaders } from '../host/policy.ts';
import { identityFiles } from '../identity/identity.ts';
import type { SocialImage } from '../social/index.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { definitionOf, type PublishedPage, pagesOf, patternsOf, writeBelow } from './pages.ts';
import {
  type RenderedPages,
  type RenderJob,
  renderPages,
  type ServerEntry,
  serverEntry,
} from './render-pages.ts';
import { runInWorker } from './run-in-worker.ts';

/**
 * Up to this size, compressed, an inline stylesheet is faster than a separate request: together with the page's own
 * 10 to 20 kB it fits the 43 kB that a new connection carries in two round trips.
 */
const largestInlineStyle = 22 * 1024;
/** What every page needs to be hydrated. */
const everywhere = ['hydrate.tsx'];
/** The feed has the full text of this many articles. */
const newestInFull = 20;

export interface Prerendered extends Pick<RenderedPages, 'pages'> {
  /** The social images to draw for the pages. */
  images: SocialImage[];
  brand: string;
}

/** Writes every page, and the files about pages, into a folder that holds the client's bundle. */
export async function prerender(
  config: RuntimeConfig,
  { server, articles }: Bundle,
  folder: string,
): Promise<Prerendered> {
  const write = (file: string, text: string | Buffer) => writeBelow(folder, file, text);
  const template = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const manifest = readManifest(folder);
  const styles = takeStylesheet(folder, manifest);
  const entryFile = path.join(server, 'entry.server.js');
  const entry = await serverEntry({ entry: entryFile, articles });
  const { routes, notFound, redirects, site } = entry;

  const pages = (await Promise.all(routes.map(pagesOf))).flat();
  const all: PublishedPage[] = [...pages, { ...definitionOf(notFound), sources: [notFound.source] }];
  const rendered = await renderAll({
    config,
    entry: entryFile,
    articles,
    folder,
    template,
    fonts: styles.fonts,
    inlineStyle: styles.inline,
    pages: all.map((page) => ({ ...page, chunks: manifest.chunksOf([...everywhere, ...page.sources]) })),
  });
  const policy = contentSecurityPolicy(
    { scripts: [...new Set(rendered.scripts)], styles: [...new Set(rendered.styles)] },
    config.api,
    webinar,
  );
  write(formSkeletonsPage, formSkeletons());
  write('_headers', headersFile(securityHeaders(policy)));
  write('_redirects', redirectsFile(pages, { redirects, patterns: patternsOf(routes) }));
  write('sitemap.xml', sitemapFile(rendered.listed));
  write('robots.txt', robotsFile(config.site));
  write('feed.xml', await feed(entry, config.site));
  for (const { file, body } of identityFiles()) write(file, body);
  return { pages: rendered.pages, images: rendered.images, brand: site.brand };
}

/** A worker pays off from this many pages, because it has to load the bundle again. */
const pagesPerWorker = 150;

/** Renders the first part here and every other part in a worker, and returns all pages in their order. */
async function renderAll(job: RenderJob): Promise<RenderedPages> {
  const size = Math.ceil(
    job.pages.length / Math.min(availableParallelism(), Math.ceil(job.pages.length / pagesPerWorker)),
  );
  const [own, ...others] = Array.from({ length: Math.ceil(job.pages.length / size) }, (_, i) => ({
    ...job,
    pages: job.pages.slice(i * size, (i + 1) * size),
  }));
  if (own === undefined) throw new Error('There are no pages to render: routes.ts has no routes.');
  const worker = new URL('./render-worker.ts', import.meta.url);
  const parts = await Promise.all([
    ...others.map((part) => runInWorker<RenderedPages>(worker, part)),
    renderPages(own),
  ]);
  const inOrder = [...parts.slice(-1), ...parts.slice(0, -1)];
  return {
    pages: inOrder.flatMap(({ pages }) => pages),
    images: inOrder.flatMap(({ images }) => images),
    listed: inOrder.flatMap(({ listed }) => listed),
    scripts: inOrder.flatMap(({ scripts }) => scripts),
    styles: inOrder.flatMap((part) => part.styles),
  };
}

async function feed({ published, loadArticle, site, blog }: ServerEntry, origin: string): Promise<string> {
  const texts = new Map<string, string>();
  for (const { slug, href } of published.slice(0, newestInFull)) {
    const text = await loadArticle(slug);
    if (text !== undefined) texts.set(href, text.html);
  }
  return feedFile({
    origin,
    title: site.brand,
    description: blog.description,
    language: site.language,
    email: site.email,
    articles: published,
    textOf: (href) => texts.get(href),
  });
}

/** The one stylesheet: its text if it is small enough for the page, and the fonts that the first view needs. */
function takeStylesheet(folder: string, manifest: Manifest): { inline: string | undefined; fonts: string[] } {
  const text = readFileSync(path.join(folder, manifest.stylesheet), 'utf8').trim();
  const fonts = [
    ...text.matchAll(/url\(["']?(\/assets\/(?:bricolage-grotesque|hanken-grotesk)-[\w-]{8}\.woff2)/g),
  ];
  const inline = brotliCompressSync(text).length <= largestInlineStyle;
  if (inline) rmSync(path.join(folder, manifest.stylesheet));
  return {
    inline: inline ? text : undefined,
    fonts: [...new Set(fonts.flatMap(([, href]) => href ?? []))],
  };
}
