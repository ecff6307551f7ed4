import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Face, Font, Blob as FontBlob, Buffer as Run, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** Glyph widths of the fallback fonts that are shown while ours load: the two that nearly every system has. */
type SystemFace = { unitsPerEm: number; charactersByAdvance: Record<string, string> };

export type FallbackFace = {
  family: string;
  /** Windows for which it holds; absent: all. */
  media?: string;
  weight: string;
  local: string[];
  sizeAdjust: string;
  ascent: string;
  descent: string;
};

const systems = {
  arial: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
  arialBold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
  roboto: ['Roboto', 'Roboto-Regular'],
  robotoBold: ['Roboto Bold', 'Roboto-Bold'],
};

type Wanted = {
  family: string;
  file: string;
  sample: string;
  axes: Record<string, number>;
  weight: string;
  bold: boolean;
  media?: string;
};

/* Optical size changes the width of Bricolage by a tenth. So each kind of headline has its own fallback, measured
   at the size that the window gives it; a later rule of the same family wins where its media query holds. */
const wanted: Wanted[] = [
  ...[
    { family: 'Bricolage Grotesque Poster Fallback', sample: 'poster', opsz: 64 },
    { family: 'Bricolage Grotesque Poster Fallback', sample: 'poster', opsz: 80, media: '(width >= 30rem)' },
    { family: 'Bricolage Grotesque Poster Fallback', sample: 'poster', opsz: 94, media: '(width >= 80rem)' },
    { family: 'Bricolage Grotesque Fallback', sample: 'display', opsz: 37 },
    { family: 'Bricolage Grotesque Fallback', sample: 'display', opsz: 48, media: '(width >= 48rem)' },
    { family: 'Bricolage Grotesque Fallback', sample: 'display', opsz: 54, media: '(width >= 80rem)' },
    { family: 'Bricolage Grotesque Small Fallback', sample: 'display', opsz: 24 },
  ].map(({ opsz, ...rest }) => ({
    ...rest,
    file: 'bricolage-grotesque.woff2',
    axes: { opsz },
    weight: '640',
    bold: true,
  })),
  {
    family: 'Hanken Grotesk Fallback',
    file: 'hanken-grotesk.woff2',
    sample: 'text',
    axes: { wght: 400 },
    weight: '400 500',
    bold: false,
  },
  {
    family: 'Hanken Grotesk Fallback',
    file: 'hanken-grotesk.woff2',
    sample: 'strong',
    axes: { wght: 600 },
    weight: '501 700',
    bold: true,
  },
];

const readJson = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(path.join(import.meta.dirname, name), 'utf8'));

/** Opens a font at a point of its design space and measures text with kerning, in em. */
async function open(woff2: Buffer, axes: Record<string, number>) {
  const sfnt = await subsetFont(woff2, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const face = new Face(new FontBlob(new Uint8Array(sfnt).buffer));
  const font = new Font(face);
  font.setVariations(Object.entries(axes).map(([axis, value]) => new Variation(axis, value)));
  const { ascender, descender } = font.hExtents();
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    width(text: string): number {
      const run = new Run();
      run.addText(text);
      run.guessSegmentProperties();
      shape(font, run);
      return run.getGlyphPositions().reduce((sum, glyph) => sum + glyph.xAdvance, 0) / face.upem;
    },
  };
}

function systemWidth({ unitsPerEm, charactersByAdvance }: SystemFace, text: string): number {
  const advances = new Map(
    Object.entries(charactersByAdvance).flatMap(([advance, characters]) =>
      [...characters].map((c): [string, number] => [c, Number(advance)]),
    ),
  );
  return [...text].reduce((sum, character) => {
    const advance = advances.get(character);
    if (advance === undefined) {
      throw new Error(
        `Fonts: the sample text holds "${character}", whose width in Arial and Roboto is not recorded. Add it to scripts/fonts/system-faces.json or leave it out of samples.json.`,
      );
    }
    return sum + advance / unitsPerEm;
  }, 0);
}

const percent = (ratio: number): string => `${(ratio * 100).toFixed(2)}%`;

/** Metric-matched stand-ins for the given font files, for Arial and its kin and for Android's Roboto. */
export async function fallbackFaces(files: Record<string, Buffer>): Promise<FallbackFace[]> {
  const samples = await readJson<Record<string, string[]>>('samples.json');
  const faces = await readJson<Record<keyof typeof systems, SystemFace>>('system-faces.json');
  const result: FallbackFace[] = [];
  for (const { family, file, sample, axes, weight, bold, media } of wanted) {
    const woff2 = files[file];
    const text = samples[sample]?.join(' ');
    if (!woff2 || !text)
      throw new Error(`Fonts: "${family}" names ${file} and sample "${sample}"; one is missing.`);
    const real = await open(woff2, axes);
    for (const system of bold ? (['arialBold', 'robotoBold'] as const) : (['arial', 'roboto'] as const)) {
      const scale = real.width(text) / systemWidth(faces[system], text);
      result.push({
        family: system.startsWith('roboto') ? `${family} Android` : family,
        ...(media ? { media } : {}),
        weight,
        local: systems[system],
        sizeAdjust: percent(scale),
        ascent: percent(real.ascent / scale),
        descent: percent(real.descent / scale),
      });
    }
  }
  // All of these are 0.6 em wide, as Geist Mono is.
  const mono = files['geist-mono.woff2'];
  if (mono) {
    const { ascent, descent } = await open(mono, {});
    result.push({
      family: 'Geist Mono Fallback',
      weight: '400',
      local: ['Menlo', 'Menlo-Regular', 'Liberation Mono', 'DejaVu Sans Mono', 'Courier New'],
      sizeAdjust: '100%',
      ascent: percent(ascent),
      descent: percent(descent),
    });
  }
  return result;
}
