import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { houseFonts } from '../fonts.ts';
import { repositoryRoot, siteRoot } from '../paths.ts';
import { hashFiles, sourcesBelow } from '../stamp.ts';
import { type Card, compose, type Faces } from './card.ts';
import { Face } from './face.ts';
import { drawLayer, type Layer } from './layer.ts';
import { encodePng } from './png.ts';

export interface SocialImage {
  /** Below the published folder. */
  file: string;
  card: Card;
}

export interface SocialImageOptions {
  folder: string;
  /** Keeps each picture until nothing needs it, so that an unchanged one is never drawn again. */
  cache: string;
  brand: string;
}

/** Puts the picture of each page into the folder. Tells how many had to be drawn. */
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

/** Those with the same figure after one another: the layer is drawn once and let go. */
async function draw(cards: ReadonlyMap<string, Card>, cache: string, brand: string): Promise<void> {
  const fonts = await houseFonts(latin, 96);
  const faces: Faces = { title: new Face(fonts.display), lead: new Face(fonts.text) };
  const byLayer = Map.groupBy(cards, ([, { surface, figure }]) => JSON.stringify([surface, figure]));
  for (const group of byLayer.values()) {
    const first = group[0]?.[1];
    if (first === undefined) continue;
    const layer = drawLayer({ ...first, brand, face: faces.title });
    for (let from = 0; from < group.length; from += atOnce) {
      const few = group.slice(from, from + atOnce);
      await Promise.all(few.map(([name, card]) => save(path.join(cache, name), card, layer, faces)));
    }
  }
}

/** Pictures that wait for the compression at a time; each holds 750 kB. */
const atOnce = 16;

async function save(file: string, card: Card, layer: Layer, faces: Faces): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, await encodePng(compose(card, layer, faces)));
  await rename(unfinished, file);
}

/** Changes with whatever a picture is drawn with; the words are hashed with each card. */
function drawnFrom(): string {
  const ui = path.join(repositoryRoot, 'packages/ui/src');
  return hashFiles([
    ...['figure-paint', 'fonts', 'mark', 'palette'].map((name) => path.join(siteRoot, `build/${name}.ts`)),
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

/** What the faces hold of it is cut out; a title may use all of that. */
const latin = String.fromCodePoint(
  ...Array.from({ length: 0x24f - 0x20 + 1 }, (_, i) => 0x20 + i),
  ...Array.from({ length: 0x206f - 0x2010 + 1 }, (_, i) => 0x2010 + i),
  ...[0x20ac, 0x2122, 0x2190, 0x2192, 0x2212, 0x1e9e],
);
