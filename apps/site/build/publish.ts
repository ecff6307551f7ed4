import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { RuntimeConfig } from '../browser/runtime.ts';
import { CompressedCopies } from '../host/encodings.ts';
import { StaticSite } from '../host/static-site.ts';
import { bundle } from './bundle/bundle.ts';
import { madeDownloads } from './downloads/index.ts';
import { headersFile } from './host/host-files.ts';
import { securityHeaders } from './host/policy.ts';
import { cacheFolder, compressedCopies, publishedSite } from './paths.ts';
import { writeBelow } from './render/pages.ts';
import { prerender } from './render/prerender.ts';
import { publishSocialImages } from './social/index.ts';

/**
 * This many subjects of a route get the best compressed copies, which take longer than rendering: the newest
 * articles.
 */
const mostCompressed = 20;

/** The duration of each part, in seconds. */
export interface PublishTimes {
  pages: number;
  bundle: number;
  prerender: number;
  /** Processor time of the same parts, which does not depend much on a busy machine. */
  prerenderProcessor: number;
  downloads: number;
  images: number;
  compress: number;
}

/**
 * Updates the published folder: bundles changed sources and prerenders every page for this installation. Returns the
 * times, or undefined if there was nothing to do.
 */
export async function publish(
  config: RuntimeConfig,
  folder = publishedSite,
): Promise<PublishTimes | undefined> {
  const lap = stopwatch();
  const sources = await bundle();
  const sourceHashFile = path.join(cacheFolder, `published-${hash(folder).slice(0, 16)}`);
  const sourceHash = hash(sources.sourceHash + JSON.stringify(config));
  if (existsSync(folder) && existsSync(sourceHashFile) && readFileSync(sourceHashFile, 'utf8') === sourceHash)
    return undefined;

  const next = `${folder}.next`;
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  cpSync(sources.client, next, { recursive: true });
  const bundled = lap();
  const processor = process.cpuUsage();
  const { pages, images, brand, policies } = await prerender(config, sources, next);
  const { user, system } = process.cpuUsage(processor);
  const prerendered = lap();
  for (const { href, body } of await madeDownloads(config.site)) writeBelow(next, href.slice(1), body);
  const downloads = lap();
  await publishSocialImages(images, { folder: next, cache: path.join(cacheFolder, 'social'), brand });
  writeBelow(next, '_headers', headersFile(securityHeaders(), policies, withoutPages(next)));
  const drawn = lap();
  const subjects = pages.filter(({ data }) => data !== undefined);
  const many = new Set(subjects.slice(mostCompressed).flatMap(({ file, data = '' }) => [`/${file}`, data]));
  const files = [...new StaticSite(next).files.values()].filter(({ path: address }) => !many.has(address));
  await new CompressedCopies(compressedCopies).warm(files);
  rmSync(sourceHashFile, { force: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(next, folder);
  writeFileSync(sourceHashFile, sourceHash);
  return {
    pages: pages.length,
    bundle: bundled,
    prerender: prerendered,
    prerenderProcessor: (user + system) / 1_000_000,
    downloads,
    images: drawn,
    compress: lap(),
  };
}

/** The entries of the folder that hold no page, as patterns of their addresses. */
function withoutPages(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) =>
      entry.isDirectory()
        ? !readdirSync(path.join(folder, entry.name), { recursive: true }).some(isPage)
        : !isPage(entry.name) && !entry.name.startsWith('_'),
    )
    .map((entry) => (entry.isDirectory() ? `${entry.name}/*` : entry.name));
}

function isPage(file: string | Buffer): boolean {
  return String(file).endsWith('.html');
}

/** Returns the seconds since its last call. */
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
