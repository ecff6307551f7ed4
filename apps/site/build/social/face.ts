import { create, type Font, type Glyph } from 'fontkit';
import type { Indexed } from './indexed.ts';
import { gap, type Measure, type Word } from './lines.ts';
import { rasterise } from './raster.ts';

/** Size in pixels, and tracking in parts of it. */
export interface Type {
  size: number;
  tracking: number;
}

/** Places in the palette: `first` is the palest step of a ramp, `first + steps - 1` the colour itself. */
export interface Ink {
  first: number;
  steps: number;
}

interface Place {
  x: number;
  baseline: number;
  type: Type;
  ink: Ink;
}

/** How much of each pixel a letter covers, 0 to 255. */
interface Stamp {
  left: number;
  top: number;
  width: number;
  height: number;
  coverage: Uint8Array;
}

/**
 * A typeface whose letters are drawn once for each size and then stamped: a title is forty copies of small pictures, which
 * costs a fraction of rasterising its outlines again.
 */
export class Face {
  readonly #font: Font;
  readonly #shaped = new Map<string, { glyph: Glyph; advance: number }[]>();
  readonly #stamps = new Map<string, Stamp | undefined>();

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

  /** Outlines of a word whose first letter stands at 0, 0. */
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

  /** Writes a line; its letters stand on whole pixels. */
  write(target: Indexed, line: readonly Word[], { x, baseline, type, ink }: Place): void {
    const { space } = this.measure(type);
    const scale = type.size / this.#font.unitsPerEm;
    let start = x;
    for (const [i, word] of line.entries()) {
      if (i > 0) start += gap(word, space);
      let pen = start;
      for (const { glyph, advance } of this.#shape(word.text)) {
        const stamp = this.#stampOf(glyph, type.size);
        if (stamp !== undefined) press(target, stamp, Math.round(pen), Math.round(baseline), ink);
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
      // A letter that the face does not have is left out: its box would be a defect of its own.
      .filter(({ glyph }) => glyph.id !== 0);
    this.#shaped.set(text, shaped);
    return shaped;
  }

  #stampOf(glyph: Glyph, size: number): Stamp | undefined {
    const key = `${glyph.id} ${size}`;
    if (!this.#stamps.has(key)) this.#stamps.set(key, stampOf(glyph, size / this.#font.unitsPerEm));
    return this.#stamps.get(key);
  }
}

function stampOf(glyph: Glyph, scale: number): Stamp | undefined {
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

function press({ width, height, pixels }: Indexed, stamp: Stamp, x: number, y: number, ink: Ink): void {
  for (let row = 0; row < stamp.height; row++) {
    const to = y + stamp.top + row;
    if (to < 0 || to >= height) continue;
    for (let column = 0; column < stamp.width; column++) {
      const covered = stamp.coverage[row * stamp.width + column] as number;
      if (covered === 0) continue;
      const at = x + stamp.left + column;
      const step = Math.round((covered * ink.steps) / 255);
      if (step === 0 || at < 0 || at >= width) continue;
      const index = ink.first + step - 1;
      // Where two letters meet, the stronger step counts.
      const here = to * width + at;
      if ((pixels[here] as number) < index) pixels[here] = index;
    }
  }
}
