import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { houseFonts } from '../identity/fonts.ts';
import { type Card, compose, type Faces } from './card.ts';
import { Face } from './face.ts';
import { drawLayer, type Layer } from './layer.ts';
import { encodePng } from './png.ts';

/** A part of the pictures; it travels to another thread. */
export interface DrawJob {
  cache: string;
  brand: string;
  /** By their names in the cache, those with the same surface and figure together. */
  groups: (readonly [name: string, card: Card])[][];
}

/** Those with the same figure after one another: the layer is drawn once and let go. */
export async function drawCards({ cache, brand, groups }: DrawJob): Promise<void> {
  const fonts = await houseFonts(latin, 96);
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

/** Pictures that wait for the compression at a time; each holds 750 kB. */
const atOnce = 16;

async function save(file: string, card: Card, layer: Layer, faces: Faces): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, await encodePng(compose(card, layer, faces)));
  await rename(unfinished, file);
}

/** What the faces hold of it is cut out; a title may use all of that. */
const latin = String.fromCodePoint(
  ...Array.from({ length: 0x24f - 0x20 + 1 }, (_, i) => 0x20 + i),
  ...Array.from({ length: 0x206f - 0x2010 + 1 }, (_, i) => 0x2010 + i),
  ...[0x20ac, 0x2122, 0x2190, 0x2192, 0x2212, 0x1e9e],
);
