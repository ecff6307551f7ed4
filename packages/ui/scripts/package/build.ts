import { copyFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildModules } from './build-modules.ts';
import { buildStyles } from './build-styles.ts';
import { type Entry, findEntries } from './entries.ts';
import { publishedManifest, readManifest } from './manifest.ts';
import { dist, packageRoot } from './paths.ts';
import { readPublisher } from './publisher.ts';

/** What whoever opens the package reads first. */
const texts = ['README.md', 'CHANGELOG.md', 'LICENSE'];

/** Builds the folder that is published, and returns its entries. */
export async function buildPackage(): Promise<Entry[]> {
  const entries = findEntries();
  await rm(dist, { recursive: true, force: true });
  await buildModules(entries);
  await buildStyles();
  for (const text of texts) await copyFile(path.join(packageRoot, text), path.join(dist, text));
  const manifest = publishedManifest(readManifest(), entries, readPublisher());
  await writeFile(path.join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return entries;
}
