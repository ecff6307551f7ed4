import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { CompressedCopies } from '../host/encodings.ts';
import { StaticSite } from '../host/static-site.ts';
import type { PageRoute } from '../lib/pages.ts';
import { type RuntimeConfig, runtimeMeta } from '../lib/runtime.ts';
import { type Bundle, bundle } from './bundle.ts';
import { assemblePage, inlineBlocks } from './document.ts';
import { madeDownloads } from './downloads/index.ts';
import { headersFile, pageFile, redirectsFile, robotsFile, sitemapFile } from './host-files.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { type PublishedPage, pagesOf, patternsOf } from './pages.ts';
import { cacheFolder, compressedCopies, publishedSite } from './paths.ts';
import { contentSecurityPolicy, securityHeaders } from './policy.ts';

/**
 * Up to this size, compressed, the stylesheet in the page costs less than asking for it would: with the page's own
 * 10 to 20 kB it stays within the 43 kB that a new connection carries in two round trips.
 */
const largestInlineStyle = 22 * 1024;

/** So many subjects of a route get the best compressed copies, which take longer than the page: the newest articles. */
const mostCompressed = 50;

interface ServerEntry {
  routes: readonly PageRoute[];
  notFound: PageRoute;
  redirects: Readonly<Record<string, string>>;
  render: (url: string, config: RuntimeConfig) => Promise<string>;
}

/** How long each part took, in seconds. */
export interface PublishTimes {
  pages: number;
  bundle: number;
  prerender: number;
  downloads: number;
  compress: number;
}

/**
 * Brings the published folder up to date: bundles what changed, prerenders every page for this installation. Answers
 * with the times, or undefined when there was nothing to do.
 */
export async function publish(
  config: RuntimeConfig,
  folder = publishedSite,
): Promise<PublishTimes | undefined> {
  const lap = stopwatch();
  const sources = await bundle();
  const stampFile = path.join(cacheFolder, `published-${hash(folder).slice(0, 16)}`);
  const stamp = hash(sources.stamp + JSON.stringify(config));
  if (existsSync(folder) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp)
    return undefined;

  const next = `${folder}.next`;
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  cpSync(sources.client, next, { recursive: true });
  const bundled = lap();
  const pages = await prerender(config, sources, next);
  const prerendered = lap();
  for (const { href, body } of await madeDownloads(config.site)) writeBelow(next, href.slice(1), body);
  const downloads = lap();
  const subjects = pages.filter(({ oneOfMany }) => oneOfMany);
  const many = new Set(subjects.slice(mostCompressed).map(({ file }) => `/${file}`));
  const files = [...new StaticSite(next).files.values()].filter(({ path: address }) => !many.has(address));
  await new CompressedCopies(compressedCopies).warm(files);
  rmSync(stampFile, { force: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(next, folder);
  writeFileSync(stampFile, stamp);
  return { pages: pages.length, bundle: bundled, prerender: prerendered, downloads, compress: lap() };
}

/** Answers with the seconds since it was asked last. */
function stopwatch(): () => number {
  let since = performance.now();
  return () => {
    const begin = since;
    since = performance.now();
    return (since - begin) / 1000;
  };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

interface WrittenPage {
  file: string;
  oneOfMany: boolean;
}

/** Answers with the files it has written, in the order of the route table. */
async function prerender(config: RuntimeConfig, { server }: Bundle, folder: string): Promise<WrittenPage[]> {
  const written: WrittenPage[] = [];
  const write = (file: string, text: string) => writeBelow(folder, file, text);
  const template = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const manifest = readManifest(folder);
  const styles = takeStylesheet(folder, manifest);

  const entry = pathToFileURL(path.join(server, 'entry.server.js'));
  const { routes, notFound, redirects, render }: ServerEntry = await import(`${entry}`);

  const inline = { scripts: new Set<string>(), styles: new Set<string>() };
  const pages = (await Promise.all(routes.map(pagesOf))).flat();
  const all: PublishedPage[] = [...pages, { ...notFound, sources: [notFound.source] }];
  for (const { sources, ...route } of all) {
    for (const variant of route.variants ?? [undefined]) {
      const page = assemblePage({
        template,
        app: await render(variant === undefined ? route.path : `${route.path}?type=${variant}`, config),
        chunks: manifest.chunksOf(sources),
        meta: runtimeMeta(config),
        fonts: styles.fonts,
        inlineStyle: styles.inline,
      });
      write(pageFile(route, variant), page);
      written.push({ file: pageFile(route, variant), oneOfMany: route.oneOfMany === true });
      const blocks = inlineBlocks(page);
      for (const text of blocks.scripts) inline.scripts.add(text);
      for (const text of blocks.styles) inline.styles.add(text);
    }
  }
  const policy = contentSecurityPolicy(
    { scripts: [...inline.scripts], styles: [...inline.styles] },
    config.api,
  );
  write('_headers', headersFile(securityHeaders(policy)));
  write('_redirects', redirectsFile(pages, { redirects, patterns: patternsOf(routes) }));
  write('sitemap.xml', sitemapFile(pages, config.site));
  write('robots.txt', robotsFile(config.site));
  return written;
}

function writeBelow(folder: string, file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

/** The one stylesheet: its text if it is small enough to stand in the page, and the fonts that the first view needs. */
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
