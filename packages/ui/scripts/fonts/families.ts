import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

type Range = { min: number; max: number };

export type FontFile = {
  /** File name in src/fonts, without extension. */
  name: string;
  source: string;
  characters: string;
  axes: Record<string, number | Range>;
  /** CSS `font-weight` descriptor. */
  weight: string;
  /** Characters the browser fetches this file for; absent: any. */
  unicodeRange?: string;
};

const { resolve } = createRequire(import.meta.url);
const fontsource = (file: string) => resolve(`@fontsource-variable/${file}`);
const between = (first: string, last: string): string => {
  const start = first.charCodeAt(0);
  return String.fromCharCode(...Array.from({ length: last.charCodeAt(0) - start + 1 }, (_, i) => start + i));
};

const ascii = between(' ', '~');
/** Western European letters beyond ASCII, and the dotless i, in the order of their code points. */
const letters = `${between('À', 'Ö')}${between('Ø', 'ö')}${between('ø', 'ÿ')}ıŒœ`;
/** Latin Extended: Central European, Baltic, Turkish and others. The dotless i is in the Latin subset. */
const extended = `${between('Ā', 'İ')}${between('Ĳ', 'ő')}${between('Ŕ', 'ž')}ȘșȚț`;
/** A page must not fetch a file for a letter that it does not draw. */
const extendedWithout = (lacking: string): string =>
  [...extended].filter((letter) => !lacking.includes(letter)).join('');
const inBricolage = extendedWithout('ĈĉĔĕĜĝĤĥĬĭĴĵĸĿŀŉŎŏŜŝŢţŦŧ');
const inGeist = extendedWithout('ĔĕĬĭĲĳĸĿŀŉŎŏ');
const spaces = '\u00a0\u2009\u202f';
const punctuation = '‘’‚“”„‹›«»¡¿–—…•·';
const figures = '−×÷±€£°%½¼¾²³µ§©®™ªº′″';
/** Missing from the distributed Latin subset; cut from the full face at weight 500. */
const signs = '←→ẞŸ≈≤≥';

/** What no headline holds. Kerned against everything, these cost a tenth of the display face. */
const code = /[<>[\]\\^_`{|}~]/g;

export const families: { name: string; licence: string; files: FontFile[] }[] = [
  {
    name: 'Bricolage Grotesque',
    licence: fontsource('bricolage-grotesque/LICENSE'),
    files: [
      {
        name: 'bricolage-grotesque',
        source: fontsource('bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2'),
        characters: `${ascii.replace(code, '')}${letters}${spaces}${punctuation}−×€°`,
        // The smallest headline is 22 px.
        axes: { wght: 640, opsz: { min: 20, max: 96 } },
        weight: '640',
      },
      {
        name: 'bricolage-grotesque-extended',
        source: fontsource('bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2'),
        characters: inBricolage,
        axes: { wght: 640, opsz: { min: 20, max: 96 } },
        weight: '640',
        unicodeRange: inBricolage,
      },
    ],
  },
  {
    name: 'Hanken Grotesk',
    licence: fontsource('hanken-grotesk/LICENSE'),
    files: [
      {
        name: 'hanken-grotesk',
        source: fontsource('hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
        characters: `${ascii}${letters}${spaces}${punctuation}${figures}`,
        axes: { wght: { min: 400, max: 700 } },
        weight: '400 700',
      },
      {
        name: 'hanken-grotesk-extended',
        source: fontsource('hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2'),
        characters: extended,
        axes: { wght: { min: 400, max: 700 } },
        weight: '400 700',
        unicodeRange: extended,
      },
      {
        name: 'hanken-grotesk-signs',
        source: path.join(import.meta.dirname, 'hanken-grotesk-signs.woff2'),
        characters: signs,
        axes: {},
        // The same range as its sibling: only then do browsers make one composite face of the two.
        weight: '400 700',
        unicodeRange: signs,
      },
    ],
  },
  {
    name: 'Geist Mono',
    licence: fontsource('geist-mono/LICENSE'),
    files: [
      {
        name: 'geist-mono',
        source: fontsource('geist-mono/files/geist-mono-latin-wght-normal.woff2'),
        characters: `${ascii}${letters}${spaces}${punctuation}${figures}`,
        axes: { wght: 400 },
        weight: '400',
      },
      {
        name: 'geist-mono-extended',
        source: fontsource('geist-mono/files/geist-mono-latin-ext-wght-normal.woff2'),
        characters: inGeist,
        axes: { wght: 400 },
        weight: '400',
        unicodeRange: inGeist,
      },
    ],
  },
];

/** Kerning, composition, language forms, tabular figures, capital punctuation. Stylistic sets stay out. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'rvrn', 'tnum', 'case'];

export async function subsetOf(file: FontFile): Promise<Buffer> {
  return subsetFont(await readFile(file.source), file.characters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    ...(Object.keys(file.axes).length > 0 ? { variationAxes: file.axes } : {}),
  });
}
