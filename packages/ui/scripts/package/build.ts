import { globSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { assistantFiles } from '../docs/assistants.ts';
import { componentPages } from '../docs/component-docs.ts';
import { buildModules } from './build-modules.ts';
import { buildStyles } from './build-styles.ts';
import { type Entry, findEntries } from './entries.ts';
import { publishedManifest, readManifest } from './manifest.ts';
import { dist, packageRoot, source } from './paths.ts';
import { readPublisher } from './publisher.ts';

/** What whoever opens the package reads first. */
const texts = ['README.md', 'CHANGELOG.md', 'LICENSE'];

/** The tokens as DTCG files, and the documentation of the components for people and for assistants. */
async function buildDocs(): Promise<void> {
  for (const file of globSync('tokens/*.json', { cwd: source }))
    await copyFile(path.join(source, file), path.join(dist, file));
  await mkdir(path.join(dist, 'docs'));
  for (const [file, text] of Object.entries(assistantFiles(componentPages(), readManifest().version)))
    await writeFile(path.join(dist, file), text);
  for (const text of texts) await copyFile(path.join(packageRoot, text), path.join(dist, text));
}

/** Programs that change callers' sources when a name changes. They need nothing but Node. */
async function buildCodemods(): Promise<void> {
  const folder = path.join(packageRoot, 'scripts/codemods');
  const target = path.join(dist, 'codemods');
  await mkdir(target);
  for (const file of globSync('*.ts', { cwd: folder, exclude: ['*.test.ts'] })) {
    const source = await readFile(path.join(folder, file), 'utf8');
    const script = stripTypeScriptTypes(source).replace(/(from '\.\/[\w-]+\.)ts'/g, "$1js'");
    await writeFile(path.join(target, file.replace(/ts$/, 'js')), script);
  }
}

/** Builds the folder that is published, and returns its entries. */
export async function buildPackage(): Promise<Entry[]> {
  const entries = findEntries();
  await rm(dist, { recursive: true, force: true });
  await buildModules(entries);
  const sheets = await buildStyles(entries);
  await buildDocs();
  await buildCodemods();
  const manifest = publishedManifest(readManifest(), entries, readPublisher(), sheets);
  await writeFile(path.join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return entries;
}
