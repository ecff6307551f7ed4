import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { webinar } from '../content/webinar.ts';
import { canonicalOf, socialImageOf } from '../lib/addresses.ts';
import type { RouteDefinition } from '../lib/pages.ts';
import { type RuntimeConfig, runtimeMeta } from '../lib/runtime.ts';
import type { Bundle } from './bundle.ts';
import { assemblePage, inlineBlocks } from './document.ts';
import { feedFile } from './feed.ts';
import { formSkeletons, formSkeletonsPage } from './form-skeletons.ts';
import {
  headersFile,
  pageFile,
  redirectsFile,
  robotsFile,
  type SitemapPage,
  sitemapFile,
} from './host-files.ts';
import { identityFiles } from './identity.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { type PublishedPage, pagesOf, patternsOf } from './pages.ts';
import { contentSecurityPolicy, securityHeaders } from './policy.ts';
import { cardOf } from './social/card-of.ts';
import type { SocialImage } from './social/index.ts';

type ServerEntry = typeof import('../entry.server.tsx');

/**
 * Up to this size, compressed, the stylesheet in the page costs less than asking for it would: with the page's own
 * 10 to 20 kB it stays within the 43 kB that a new connection carries in two round trips.
 */
const largestInlineStyle = 22 * 1024;
/** So many articles stand in the feed with their text. */
const newestInFull = 20;

export interface Prerendered {
  pages: { file: string; oneOfMany: boolean }[];
  /** What is to be drawn for them. */
  images: SocialImage[];
  brand: string;
}

/** Every page, and the files about pages, into a folder that holds the client's bundle. */
export async function prerender(
  config: RuntimeConfig,
  { server }: Bundle,
  folder: string,
): Promise<Prerendered> {
  const write = (file: string, text: string | Buffer) => writeBelow(folder, file, text);
  const template = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const manifest = readManifest(folder);
  const styles = takeStylesheet(folder, manifest);
  const entry: ServerEntry = await import(`${pathToFileURL(path.join(server, 'entry.server.js'))}`);
  const { routes, notFound, redirects, render, describePage, structuredData, modifiedOn, site } = entry;

  const inline = { scripts: new Set<string>(), styles: new Set<string>() };
  const written: Prerendered['pages'] = [];
  const images: SocialImage[] = [];
  const listed: SitemapPage[] = [];
  const pages = (await Promise.all(routes.map(pagesOf))).flat();
  const all: PublishedPage[] = [...pages, { ...notFound, sources: [notFound.source] }];
  for (const { sources, oneOfMany = false, ...route } of all) {
    const isUnknown = route.path === notFound.path;
    for (const variant of route.variants ?? [undefined]) {
      const address = addressOf(route, variant);
      const facts = await describePage(address, config);
      const page = assemblePage({
        template,
        app: await render(address, config),
        chunks: manifest.chunksOf(sources),
        meta: runtimeMeta(config),
        fonts: styles.fonts,
        inlineStyle: styles.inline,
        structuredData: isUnknown ? undefined : structuredData(facts),
      });
      write(pageFile(route, variant), page);
      written.push({ file: pageFile(route, variant), oneOfMany });
      images.push({
        file: socialImageOf(canonicalOf(route, variant)),
        card: cardOf(facts, { accent: route.accent, brand: site.brand }),
      });
      if (!isUnknown && !route.unlisted) listed.push({ url: facts.url, modified: modifiedOn(facts) });
      const blocks = inlineBlocks(page);
      for (const text of blocks.scripts) inline.scripts.add(text);
      for (const text of blocks.styles) inline.styles.add(text);
    }
  }
  const policy = contentSecurityPolicy(
    { scripts: [...inline.scripts], styles: [...inline.styles] },
    config.api,
    webinar,
  );
  write(formSkeletonsPage, formSkeletons());
  write('_headers', headersFile(securityHeaders(policy)));
  write('_redirects', redirectsFile(pages, { redirects, patterns: patternsOf(routes) }));
  write('sitemap.xml', sitemapFile(listed));
  write('robots.txt', robotsFile(config.site));
  write('feed.xml', await feed(entry, config.site));
  for (const { file, body } of identityFiles()) write(file, body);
  return { pages: written, images, brand: site.brand };
}

export function writeBelow(folder: string, file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

function addressOf({ path: pathname }: RouteDefinition, variant: string | undefined): string {
  return variant === undefined ? pathname : `${pathname}?type=${variant}`;
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
