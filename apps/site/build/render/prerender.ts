import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { RuntimeConfig } from '../../browser/runtime.ts';
import { webinar } from '../../content/webinar.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { wholeText } from '../content/parted.ts';
import { feedFile } from '../feed/feed.ts';
import { formSkeletons, formSkeletonsPage } from '../host/form-skeletons.ts';
import { type PagePolicies, redirectsFile, robotsFile, sitemapFile } from '../host/host-files.ts';
import { contentSecurityPolicy } from '../host/policy.ts';
import { identityFiles } from '../identity/identity.ts';
import type { SocialImage } from '../social/index.ts';
import { withPolicy } from './document.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { readStylesheet, stylesOf, writeLaterSheet } from './page-styles.ts';
import { definitionOf, type PublishedPage, pagesOf, patternsOf, writeBelow } from './pages.ts';
import {
  type RenderedPages,
  type RenderJob,
  renderPages,
  type ServerEntry,
  type StylesByPattern,
  serverEntry,
  type UsedByPattern,
  type WaitingPages,
} from './render-pages.ts';
import { nextMessage, startWorker } from './run-in-worker.ts';

/** What every page needs to be hydrated. */
const everywhere = ['hydrate.tsx'];
/** The feed has the full text of this many articles. */
const newestInFull = 20;

export interface Prerendered extends Pick<RenderedPages, 'pages'> {
  /** The social images to draw for the pages. */
  images: SocialImage[];
  brand: string;
  policies: PagePolicies;
}

/** Writes every page, and the files about pages, into a folder that holds the client's bundle. */
export async function prerender(
  config: RuntimeConfig,
  { server, articles, parts }: Bundle,
  folder: string,
): Promise<Prerendered> {
  const write = (file: string, text: string | Buffer) => writeBelow(folder, file, text);
  const template = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const manifest = readManifest(folder);
  const sheet = readStylesheet(folder, manifest.stylesheet);
  writeLaterSheet(folder, sheet);
  const entryScript = readFileSync(path.join(folder, manifest.entry), 'utf8');
  const entryFile = path.join(server, 'entry.server.js');
  const entry = await serverEntry({ entry: entryFile, articles, parts });
  const { routes, notFound, redirects, site } = entry;

  const pages = (await Promise.all(routes.map(pagesOf))).flat();
  const all: PublishedPage[] = [
    ...pages,
    { ...definitionOf(notFound), pattern: notFound.path, sources: [notFound.source] },
  ];
  const job = {
    config,
    entry: entryFile,
    articles,
    parts,
    folder,
    template,
    fonts: sheet.fonts,
    stylesheet: `/${sheet.file}`,
    pages: all.map((page) => ({ ...page, ...chunksFor(page, manifest) })),
  };
  let styles: StylesByPattern = new Map();
  const rendered = await renderAll(job, (used) => {
    styles = stylesOf(sheet, used, entryScript);
    return styles;
  });
  const policyWith = (styleTexts: readonly string[], scripts: readonly string[] = []) =>
    contentSecurityPolicy({ scripts, styles: styleTexts }, config.api, webinar);
  // Where unknown addresses are not sent on, the page for them has a policy of its own: theirs is not the pattern's.
  const addressesOf = (pattern: string) => {
    const isShared = routes.some(({ path: each, unknownMoves }) => each === pattern && unknownMoves);
    return isShared
      ? [pattern]
      : [...new Set(all.filter((page) => page.pattern === pattern).map(({ path }) => path))];
  };
  const policies: PagePolicies = {
    pages: [...styles].flatMap(([pattern, style]) =>
      addressesOf(pattern).map((address) => ({
        pattern: address,
        hasVariants: routes.some(({ path: each, variants }) => each === pattern && variants !== undefined),
        policy: policyWith([style], rendered.scripts),
      })),
    ),
    others: policyWith([]),
  };
  const unknown = path.join(folder, `${notFound.path}.html`);
  writeFileSync(
    unknown,
    withPolicy(
      readFileSync(unknown, 'utf8'),
      policyWith([styles.get(notFound.path) ?? ''], rendered.scripts),
    ),
  );
  write(formSkeletonsPage, formSkeletons());
  write('_redirects', redirectsFile(pages, { redirects, patterns: patternsOf(routes) }));
  write('sitemap.xml', sitemapFile(rendered.listed));
  write('robots.txt', robotsFile(config.site));
  write('feed.xml', await feed(entry, config.site));
  for (const { file, body } of identityFiles()) write(file, body);
  return { pages: rendered.pages, images: rendered.images, brand: site.brand, policies };
}

/** Of a page that sleeps, its own are apart from those of the frame. */
function chunksFor(
  { sleeps, sources, data }: PublishedPage,
  { chunksOf }: Manifest,
): Pick<RenderJob['pages'][number], 'chunks' | 'pageChunks'> {
  const all = [...chunksOf([...everywhere, ...sources]), ...(data === undefined ? [] : [data])];
  if (!sleeps) return { chunks: all, pageChunks: [] };
  const chunks = chunksOf(everywhere);
  return { chunks, pageChunks: all.filter((file) => !chunks.includes(file)) };
}

/** A worker pays off from this many pages, because it has to load the bundle again. */
const pagesPerWorker = 150;

/** Renders the first part here and every other part in a worker, and returns all pages in their order. */
async function renderAll(
  job: RenderJob,
  stylesFor: (used: readonly UsedByPattern[]) => StylesByPattern,
): Promise<RenderedPages> {
  const size = Math.ceil(
    job.pages.length / Math.min(availableParallelism(), Math.ceil(job.pages.length / pagesPerWorker)),
  );
  const [own, ...others] = Array.from({ length: Math.ceil(job.pages.length / size) }, (_, i) => ({
    ...job,
    pages: job.pages.slice(i * size, (i + 1) * size),
  }));
  if (own === undefined) throw new Error('There are no pages to render: routes.ts has no routes.');
  const inWorkers = others.map(renderInWorker);
  const waiting = await Promise.all([renderPages(own), ...inWorkers]);
  const styles = stylesFor(waiting.map(({ used }) => used));
  const parts = await Promise.all(waiting.map(({ write }) => write(styles)));
  return {
    pages: parts.flatMap(({ pages }) => pages),
    images: parts.flatMap(({ images }) => images),
    listed: parts.flatMap(({ listed }) => listed),
    scripts: [...new Set(parts.flatMap(({ scripts }) => scripts))],
  };
}

async function renderInWorker(job: RenderJob): Promise<WaitingPages> {
  const worker = startWorker(new URL('./render-worker.ts', import.meta.url), job);
  const used = await nextMessage<UsedByPattern>(worker);
  return {
    used,
    write(styles) {
      worker.postMessage(styles);
      return nextMessage<RenderedPages>(worker);
    },
  };
}

async function feed({ published, loadArticle, site, blog }: ServerEntry, origin: string): Promise<string> {
  const texts = new Map<string, string>();
  for (const { slug, href } of published.slice(0, newestInFull)) {
    const text = await loadArticle(slug);
    if (text !== undefined) texts.set(href, wholeText(text));
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
