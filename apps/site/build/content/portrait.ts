import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FigurePortrait } from '@laliaflia/ui';
import sharp from 'sharp';
import { contentFolder } from './library.ts';

/** Pixels per row: half as many again as the inner part of the hero's figure has cells across. */
const size = 42;

const names = ['jpg', 'jpeg', 'png', 'webp', 'avif'].map((ending) => `portrait.${ending}`);

/** The file of the portrait in the content, in any format. */
export function portraitFile(folder = contentFolder): string | undefined {
  return names.map((name) => path.join(folder, name)).find((file) => existsSync(file));
}

/** A picture as tones: cropped to a square, with more contrast, because few cells have to show it. */
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

/** The portrait in the hero's figure; null without a file, when the figure is shown alone. */
export async function portrait(folder = contentFolder): Promise<FigurePortrait | null> {
  const file = portraitFile(folder);
  return file === undefined ? null : tonesOf(file);
}
