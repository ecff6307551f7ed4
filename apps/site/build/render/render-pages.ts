import { pathToFileURL } from 'node:url';
import { type RuntimeConfig, runtimeMeta } from '../../browser/runtime.ts';
import type * as server from '../../entry.server.tsx';
import { canonicalOf, socialImageOf } from '../../routing/addresses.ts';
import type { RouteDefinition } from '../../routing/pages.ts';
import { pageFile, type SitemapPage } from '../host/host-files.ts';
import { cardOf } from '../social/card-of.ts';
import type { SocialImage } from '../social/index.ts';
import { assemblePage, inlineBlocks } from './document.ts';
import { type PublishedPage, readArticles, writeBelow } from './pages.ts';

/** What the bundle of the server exports. */
export type ServerEntry = typeof server;

/** A part of the pages and what they need, as it is sent to a worker. */
export interface RenderJob {
  config: RuntimeConfig;
  /** Paths of the server bundle and of the file with all articles. */
  entry: string;
  articles: string;
  folder: string;
  template: string;
  fonts: readonly string[];
  inlineStyle: string | undefined;
  pages: readonly (PublishedPage & { chunks: readonly string[] })[];
}

export interface RenderedPages {
  pages: { file: string; data?: string | undefined }[];
  images: SocialImage[];
  listed: SitemapPage[];
  /** Texts of the inline blocks, whose hashes the content security policy lists. */
  scripts: string[];
  styles: string[];
}

/** Loads the server bundle and all articles. */
export async function serverEntry({
  entry,
  articles,
}: Pick<RenderJob, 'entry' | 'articles'>): Promise<ServerEntry> {
  const bundle: ServerEntry = await import(`${pathToFileURL(entry)}`);
  bundle.takeArticles(readArticles(articles));
  return bundle;
}

export async function renderPages(job: RenderJob): Promise<RenderedPages> {
  const { config, folder, template, fonts, inlineStyle } = job;
  const { notFound, render, describePage, structuredData, modifiedOn, site } = await serverEntry(job);
  const inline = { scripts: new Set<string>(), styles: new Set<string>() };
  const done: Omit<RenderedPages, 'scripts' | 'styles'> = { pages: [], images: [], listed: [] };
  for (const { chunks, sources, data, ...route } of job.pages) {
    const isUnknown = route.path === notFound.path;
    for (const variant of route.variants ?? [undefined]) {
      const address = addressOf(route, variant);
      const facts = await describePage(address, config);
      const page = assemblePage({
        template,
        app: await render(address, config),
        chunks: data === undefined ? chunks : [...chunks, data],
        meta: runtimeMeta(config),
        fonts,
        inlineStyle,
        structuredData: isUnknown ? undefined : structuredData(facts),
      });
      const file = pageFile(route, variant);
      writeBelow(folder, file, page);
      if (data !== undefined) writeBelow(folder, data.slice(1), JSON.stringify(facts.subject));
      done.pages.push({ file, data });
      done.images.push({
        file: socialImageOf(canonicalOf(route, variant)),
        card: cardOf(facts, { accent: route.accent, brand: site.brand }),
      });
      if (!isUnknown && !route.unlisted) done.listed.push({ url: facts.url, modified: modifiedOn(facts) });
      const blocks = inlineBlocks(page);
      for (const text of blocks.scripts) inline.scripts.add(text);
      for (const text of blocks.styles) inline.styles.add(text);
    }
  }
  return { ...done, scripts: [...inline.scripts], styles: [...inline.styles] };
}

function addressOf({ path: pathname }: RouteDefinition, variant: string | undefined): string {
  return variant === undefined ? pathname : `${pathname}?type=${variant}`;
}
