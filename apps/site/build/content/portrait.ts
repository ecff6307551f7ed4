import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FigurePortrait } from '@laliaflia/ui';
import sharp from 'sharp';
import { contentFolder } from './library.ts';

/** As many places in a row as the living part of the hero's figure has cells across, and half as many again. */
const size = 42;

const names = ['jpg', 'jpeg', 'png', 'webp', 'avif'].map((ending) => `portrait.${ending}`);

/** The portrait that lies in the content, whatever its format. */
export function portraitFile(folder = contentFolder): string | undefined {
  return names.map((name) => path.join(folder, name)).find((file) => existsSync(file));
}

/** A picture as tones: its middle, square, with the contrast drawn out so that few cells can tell it. */
export async function tonesOf(file: string): Promise<FigurePortrait> {
  const pixels = await sharp(file)
    .rotate()
    .resize({ width: size, height: size, fit: 'cover', position: 'attention', kernel: 'lanczos3' })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .normalise({ lower: 2, upper: 98 })
    .raw()
    .toBuffer();
  const tones = Array.from(pixels, (value) => String(Math.round((value / 255) * 9))).join('');
  return { size, tones };
}

/** What the hero's figure shows; null where there is no portrait, and the figure stands alone. */
export async function portrait(folder = contentFolder): Promise<FigurePortrait | null> {
  const file = portraitFile(folder);
  return file === undefined ? null : tonesOf(file);
}
