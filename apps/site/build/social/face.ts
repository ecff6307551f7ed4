import { create, type Font, type Glyph } from 'fontkit';
import type { Indexed } from './indexed.ts';
import { gap, type Measure, type Word } from './lines.ts';
import { rasterise } from './raster.ts';

/** Size in pixels; tracking as a share of the size. */
export interface Type {
  size: number;
  tracking: number;
}

/** Indexes in the palette: `first` is the palest step of a ramp, `first + steps - 1` the full colour. */
export interface Ink {
  first: number;
  steps: number;
}

interface TextPosition {
  x: number;
  baseline: number;
  type: Type;
  ink: Ink;
}

/** How much of each pixel a letter covers, 0 to 255. */
interface Bitmap {
  left: number;
  top: number;
  width: number;
  height: number;
  coverage: Uint8Array;
}

/**
 * A typeface that rasterises each letter once for each size and then copies the bitmap. This is much faster than to
 * rasterise the outlines of every title again.
 */
export class Face {
  readonly #font: Font;
  readonly #shaped = new Map<string, { glyph: Glyph; advance: number }[]>();
  readonly #bitmaps = new Map<string, Bitmap | undefined>();

  constructor(file: Buffer) {
    this.#font = create(file) as Font;
  }

  measure({ size, tracking }: Type): Measure {
    const scale = size / this.#font.unitsPerEm;
    return {
      space: this.#shape(' ').reduce((sum, { advance }) => sum + advance, 0) * scale + tracking * size,
      word: (text) => {
        const glyphs = this.#shape(text);
        return glyphs.reduce((sum, { advance }) => sum + advance * scale + tracking * size, -tracking * size);
      },
    };
  }

  /** Outlines of a word that starts at 0, 0. */
  outline(text: string, { size, tracking }: Type): string {
    const scale = size / this.#font.unitsPerEm;
    let pen = 0;
    return this.#shape(text)
      .map(({ glyph, advance }) => {
        const path = `<path transform="translate(${pen.toFixed(2)} 0) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
        pen += advance * scale + tracking * size;
        return path;
      })
      .join('');
  }

  /** Writes a line with its letters on whole pixels. */
  write(target: Indexed, line: readonly Word[], { x, baseline, type, ink }: TextPosition): void {
    const { space } = this.measure(type);
    const scale = type.size / this.#font.unitsPerEm;
    let start = x;
    for (const [i, word] of line.entries()) {
      if (i > 0) start += gap(word, space);
      let pen = start;
      for (const { glyph, advance } of this.#shape(word.text)) {
        const bitmap = this.#bitmapOf(glyph, type.size);
        if (bitmap !== undefined) blend(target, bitmap, Math.round(pen), Math.round(baseline), ink);
        pen += advance * scale + type.tracking * type.size;
      }
      start += word.width;
    }
  }

  #shape(text: string): { glyph: Glyph; advance: number }[] {
    const known = this.#shaped.get(text);
    if (known !== undefined) return known;
    const { glyphs, positions } = this.#font.layout(text);
    const shaped = glyphs
      .map((glyph, i) => ({ glyph, advance: positions[i]?.xAdvance ?? 0 }))
      // A letter that the font does not have is left out; the box for a missing glyph would look worse.
      .filter(({ glyph }) => glyph.id !== 0);
    this.#shaped.set(text, shaped);
    return shaped;
  }

  #bitmapOf(glyph: Glyph, size: number): Bitmap | undefined {
    const key = `${glyph.id} ${size}`;
    if (!this.#bitmaps.has(key)) this.#bitmaps.set(key, bitmapOf(glyph, size / this.#font.unitsPerEm));
    return this.#bitmaps.get(key);
  }
}

function bitmapOf(glyph: Glyph, scale: number): Bitmap | undefined {
  const { minX, minY, maxX, maxY } = glyph.bbox;
  const outline = glyph.path.toSVG();
  if (outline === '' || maxX <= minX || maxY <= minY) return undefined;
  const left = Math.floor(minX * scale) - 1;
  const top = Math.floor(-maxY * scale) - 1;
  const width = Math.ceil(maxX * scale) + 1 - left;
  const height = Math.ceil(-minY * scale) + 1 - top;
  const { pixels } = rasterise(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path transform="translate(${-left} ${-top}) scale(${scale} ${-scale})" d="${outline}"/></svg>`,
  );
  const coverage = new Uint8Array(width * height);
  for (let at = 0; at < coverage.length; at++) coverage[at] = pixels[at * 4 + 3] as number;
  return { left, top, width, height, coverage };
}

function blend({ width, height, pixels }: Indexed, bitmap: Bitmap, x: number, y: number, ink: Ink): void {
  for (let row = 0; row < bitmap.height; row++) {
    const to = y + bitmap.top + row;
    if (to < 0 || to >= height) continue;
    for (let column = 0; column < bitmap.width; column++) {
      const covered = bitmap.coverage[row * bitmap.width + column] as number;
      if (covered === 0) continue;
      const at = x + bitmap.left + column;
      const step = Math.round((covered * ink.steps) / 255);
      if (step === 0 || at < 0 || at >= width) continue;
      const index = ink.first + step - 1;
      // Where two letters overlap, the stronger colour wins.
      const here = to * width + at;
      if ((pixels[here] as number) < index) pixels[here] = index;
    }
  }
}
