import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { hashFiles, sourcesBelow } from '../bundle/source-hash.ts';
import { repositoryRoot, siteRoot } from '../paths.ts';
import { runInWorker } from '../render/run-in-worker.ts';
import type { Card } from './card.ts';
import { type DrawJob, drawCards } from './draw.ts';

export interface SocialImage {
  /** Below the published folder. */
  file: string;
  card: Card;
}

export interface SocialImageOptions {
  folder: string;
  /** Keeps each image as long as a page needs it, so that an unchanged one is never drawn again. */
  cache: string;
  brand: string;
}

/** Puts the image of each page into the folder. Returns how many had to be drawn. */
export async function publishSocialImages(
  images: readonly SocialImage[],
  { folder, cache, brand }: SocialImageOptions,
): Promise<number> {
  await mkdir(cache, { recursive: true });
  const known = new Set(await readdir(cache));
  const style = drawnFrom();
  const named = images.map((image) => ({
    ...image,
    name: `${hash(JSON.stringify([style, brand, image.card]))}.png`,
  }));
  const missing = new Map(
    named.filter(({ name }) => !known.has(name)).map(({ name, card }) => [name, card] as const),
  );
  if (missing.size > 0) await draw(missing, cache, brand);

  const needed = new Set(named.map(({ name }) => name));
  const superfluous = [...known].filter((name) => !needed.has(name));
  await Promise.all(superfluous.map((name) => rm(path.join(cache, name))));
  const folders = new Set(named.map(({ file }) => path.dirname(path.join(folder, file))));
  await Promise.all([...folders].map((each) => mkdir(each, { recursive: true })));
  await Promise.all(named.map(({ name, file }) => copyFile(path.join(cache, name), path.join(folder, file))));
  return missing.size;
}

/** A worker pays off from this many layers, because it has to subset the fonts again. */
const layersPerWorker = 12;

/** Images with the same figure go to the same worker, so that their layer is drawn once. Largest groups first. */
async function draw(cards: ReadonlyMap<string, Card>, cache: string, brand: string): Promise<void> {
  const byLayer = Map.groupBy(cards, ([, { surface, figure }]) => JSON.stringify([surface, figure]));
  const groups = [...byLayer.values()].sort((a, b) => b.length - a.length);
  const workers = Math.min(availableParallelism(), Math.ceil(groups.length / layersPerWorker));
  const jobs: (DrawJob & { weight: number })[] = Array.from({ length: workers }, () => ({
    cache,
    brand,
    groups: [],
    weight: 0,
  }));
  for (const group of groups) {
    const lightest = jobs.reduce((least, job) => (job.weight < least.weight ? job : least));
    lightest.groups.push(group);
    lightest.weight += layerWeight + group.length;
  }
  const [own, ...others] = jobs;
  const worker = new URL('./draw-worker.ts', import.meta.url);
  await Promise.all([...others.map((job) => runInWorker<null>(worker, job)), own && drawCards(own)]);
}

/** Drawing a layer takes as long as this many images. */
const layerWeight = 10;

/** Hash of all sources that the drawing depends on; the text is hashed with each card. */
function drawnFrom(): string {
  const ui = path.join(repositoryRoot, 'packages/ui/src');
  return hashFiles([
    ...['figure-paint', 'fonts', 'mark', 'palette'].map((name) =>
      path.join(siteRoot, `build/identity/${name}.ts`),
    ),
    path.join(repositoryRoot, 'pnpm-lock.yaml'),
    ...['media/living-figure', 'media/logo-mark', 'tokens/generated'].flatMap((each) =>
      sourcesBelow(path.join(ui, each)),
    ),
    ...['bricolage-grotesque', 'hanken-grotesk'].map((name) => path.join(ui, `fonts/${name}.woff2`)),
    ...sourcesBelow(path.join(siteRoot, 'build/social')),
  ]);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
