import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brandFonts } from '../identity/fonts.ts';
import { type Card, compose, type Faces } from './card.ts';
import { Face } from './face.ts';
import { drawLayer, type Layer } from './layer.ts';
import { encodePng } from './png.ts';

/** A part of the images, as it is sent to a worker. */
export interface DrawJob {
  cache: string;
  brand: string;
  /** Grouped by surface and figure, each with its name in the cache. */
  groups: (readonly [name: string, card: Card])[][];
}

/** Draws the images of each group together: their layer is drawn once and then freed. */
export async function drawCards({ cache, brand, groups }: DrawJob): Promise<void> {
  const fonts = await brandFonts(latin, 96);
  const faces: Faces = { title: new Face(fonts.display), lead: new Face(fonts.text) };
  for (const group of groups) {
    const first = group[0]?.[1];
    if (first === undefined) continue;
    const layer = drawLayer({ ...first, brand, face: faces.title });
    for (let from = 0; from < group.length; from += atOnce) {
      const few = group.slice(from, from + atOnce);
      await Promise.all(few.map(([name, card]) => save(path.join(cache, name), card, layer, faces)));
    }
  }
}

/** How many images are compressed at the same time; each holds 750 kB. */
const atOnce = 16;

async function save(file: string, card: Card, layer: Layer, faces: Faces): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, await encodePng(compose(card, layer, faces)));
  await rename(unfinished, file);
}

/** The characters that a title may use, as far as the fonts have them. */
const latin = String.fromCodePoint(
  ...Array.from({ length: 0x24f - 0x20 + 1 }, (_, i) => 0x20 + i),
  ...Array.from({ length: 0x206f - 0x2010 + 1 }, (_, i) => 0x2010 + i),
  ...[0x20ac, 0x2122, 0x2190, 0x2192, 0x2212, 0x1e9e],
);
