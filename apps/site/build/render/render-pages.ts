import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type RuntimeConfig, runtimeMeta } from '../../browser/runtime.ts';
import type * as server from '../../entry.server.tsx';
import { canonicalOf, socialImageOf } from '../../routing/addresses.ts';
import type { RouteDefinition } from '../../routing/pages.ts';
import { pageFile, type SitemapPage } from '../host/host-files.ts';
import { cardOf } from '../social/card-of.ts';
import type { SocialImage } from '../social/index.ts';
import { assemblePage, inlineBlocks, withStyle } from './document.ts';
import { type PublishedPage, readArticles, writeBelow } from './pages.ts';
import { addNames, noNames, type UsedNames } from './used-styles.ts';

/** What the bundle of the server exports. */
export type ServerEntry = typeof server;

/** A part of the pages and what they need, as it is sent to a worker. */
export interface RenderJob {
  config: RuntimeConfig;
  /** Paths of the server bundle, and of the files with all articles and with the ids of the static parts. */
  entry: string;
  articles: string;
  parts: string;
  folder: string;
  template: string;
  fonts: readonly string[];
  stylesheet: string;
  pages: readonly (PublishedPage & { chunks: readonly string[]; pageChunks: readonly string[] })[];
}

/** The names that pages use, by their pattern. */
export type UsedByPattern = Map<string, UsedNames>;

/** The styles of the pages, by their pattern. */
export type StylesByPattern = ReadonlyMap<string, string>;

export interface RenderedPages {
  pages: { file: string; data?: string | undefined }[];
  images: SocialImage[];
  listed: SitemapPage[];
  /** Texts of the inline scripts, whose hashes the content security policy lists. */
  scripts: string[];
}

/** Rendered pages that wait for their styles, which depend on all pages with the same pattern. */
export interface WaitingPages {
  used: UsedByPattern;
  write: (styles: StylesByPattern) => Promise<RenderedPages> | RenderedPages;
}

/** Loads the server bundle and all articles, and says which parts are static once that is known. */
export async function serverEntry({
  entry,
  articles,
  parts,
}: Pick<RenderJob, 'entry' | 'articles'> & Partial<Pick<RenderJob, 'parts'>>): Promise<ServerEntry> {
  const bundle: ServerEntry = await import(`${pathToFileURL(entry)}`);
  bundle.takeArticles(readArticles(articles));
  if (parts !== undefined) bundle.takeParts(JSON.parse(readFileSync(parts, 'utf8')));
  return bundle;
}

export async function renderPages(job: RenderJob): Promise<WaitingPages> {
  const { config, folder, template, fonts, stylesheet } = job;
  const { notFound, render, describePage, structuredData, modifiedOn, site } = await serverEntry(job);
  const scripts = new Set<string>();
  const used: UsedByPattern = new Map();
  const waiting: { file: string; page: string; pattern: string }[] = [];
  const done: Omit<RenderedPages, 'scripts'> = { pages: [], images: [], listed: [] };
  for (const { chunks, pageChunks, sources, data, pattern, ...route } of job.pages) {
    const isUnknown = route.path === notFound.path;
    const names = used.get(pattern) ?? noNames();
    used.set(pattern, names);
    for (const variant of route.variants ?? [undefined]) {
      const address = addressOf(route, variant);
      const facts = await describePage(address, config);
      const page = assemblePage({
        template,
        app: await render(address, config),
        chunks,
        pageChunks,
        meta: runtimeMeta(config),
        fonts,
        stylesheet,
        structuredData: isUnknown ? undefined : structuredData(facts),
      });
      const file = pageFile(route, variant);
      addNames(names, page);
      waiting.push({ file, page, pattern });
      if (data !== undefined) writeBelow(folder, data.slice(1), JSON.stringify(facts.subject));
      done.pages.push({ file, data });
      done.images.push({
        file: socialImageOf(canonicalOf(route, variant)),
        card: cardOf(facts, { accent: route.accent, brand: site.brand }),
      });
      if (!isUnknown && !route.unlisted) done.listed.push({ url: facts.url, modified: modifiedOn(facts) });
      for (const text of inlineBlocks(page).scripts) scripts.add(text);
    }
  }
  return {
    used,
    write(styles) {
      for (const { file, page, pattern } of waiting)
        writeBelow(folder, file, withStyle(page, styles.get(pattern) ?? ''));
      return { ...done, scripts: [...scripts] };
    },
  };
}

function addressOf({ path: pathname }: RouteDefinition, variant: string | undefined): string {
  return variant === undefined ? pathname : `${pathname}?type=${variant}`;
}
