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
import { formSkeletons, formSkeletonsPage } from './form-skeletons.ts';
import { headersFile, pageFile, redirectsFile, robotsFile, sitemapFile } from './host-files.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { pagesOf, patternsOf } from './pages.ts';
import { cacheFolder, compressedCopies, publishedSite } from './paths.ts';
import { contentSecurityPolicy, securityHeaders } from './policy.ts';

/**
 * Up to this size, compressed, the stylesheet in the page costs less than asking for it would: with the page's own
 * 10 to 20 kB it stays within the 43 kB that a new connection carries in two round trips.
 */
const largestInlineStyle = 22 * 1024;

interface ServerEntry {
  routes: readonly PageRoute[];
  notFound: PageRoute;
  redirects: Readonly<Record<string, string>>;
  render: (url: string, config: RuntimeConfig) => Promise<string>;
}

/** Brings the published folder up to date: bundles what changed, prerenders every page for this installation. */
export async function publish(config: RuntimeConfig, folder = publishedSite): Promise<void> {
  const sources = await bundle();
  const stampFile = path.join(cacheFolder, `published-${hash(folder).slice(0, 16)}`);
  const stamp = hash(sources.stamp + JSON.stringify(config));
  if (existsSync(folder) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;

  const next = `${folder}.next`;
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  cpSync(sources.client, next, { recursive: true });
  await prerender(config, sources, next);
  await new CompressedCopies(compressedCopies).warm(new StaticSite(next).files.values());
  rmSync(stampFile, { force: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(next, folder);
  writeFileSync(stampFile, stamp);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function prerender(config: RuntimeConfig, { server }: Bundle, folder: string): Promise<void> {
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const template = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const manifest = readManifest(folder);
  const styles = takeStylesheet(folder, manifest);

  const entry = pathToFileURL(path.join(server, 'entry.server.js'));
  const { routes, notFound, redirects, render }: ServerEntry = await import(`${entry}`);

  const inline = { scripts: new Set<string>(), styles: new Set<string>() };
  const pages = (await Promise.all(routes.map(pagesOf))).flat();
  for (const { sources, ...route } of [...pages, { ...notFound, sources: [notFound.source] }]) {
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
      const blocks = inlineBlocks(page);
      for (const text of blocks.scripts) inline.scripts.add(text);
      for (const text of blocks.styles) inline.styles.add(text);
    }
  }
  const policy = contentSecurityPolicy(
    { scripts: [...inline.scripts], styles: [...inline.styles] },
    config.api,
  );
  write(formSkeletonsPage, formSkeletons());
  write('_headers', headersFile(securityHeaders(policy)));
  write('_redirects', redirectsFile(pages, { redirects, patterns: patternsOf(routes) }));
  write('sitemap.xml', sitemapFile(pages, config.site));
  write('robots.txt', robotsFile(config.site));
  for (const { href, body } of await madeDownloads(config.site)) write(href.slice(1), body);
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
