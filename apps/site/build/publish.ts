import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CompressedCopies } from '../host/encodings.ts';
import { StaticSite } from '../host/static-site.ts';
import type { RuntimeConfig } from '../lib/runtime.ts';
import { bundle } from './bundle.ts';
import { cacheFolder, compressedCopies, publishedSite } from './paths.ts';
import { prerender } from './prerender.ts';

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
