import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { cacheFolder, siteRoot } from '../paths.ts';

const sheet = createRequire(import.meta.url).resolve('@laliaflia/ui/fonts.css');
const sheetImport = '@import "@laliaflia/ui/fonts.css";';

/** The faces that the first view of each page needs. */
const faces = ['bricolage-grotesque', 'hanken-grotesk'];

/**
 * What nearly all of the site's text is written with. A page with any other letter of the face, as in a name, fetches
 * the rest of it, which is half as large.
 */
const usual = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}‘’“”–—…·•€©×−\u00a0`;

/** As in the library's faces. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'rvrn', 'tnum', 'case'];

/** Replaces the library's fonts by the same ones in two parts each: usual letters, and the rest. */
export function siteFonts(): Plugin {
  return {
    name: 'laliaflia:site-fonts',
    enforce: 'pre',
    transform: {
      order: 'pre',
      async handler(code, id) {
        if (id.split('?')[0] !== path.join(siteRoot, 'app.css')) return null;
        // A first build, which only counts the use of modules, takes all styles out.
        if (code === '') return null;
        if (!code.includes(sheetImport))
          throw new Error(
            `app.css has no line ${sheetImport} Put it back, or teach build/bundle/site-fonts.ts its new form.`,
          );
        const folder = path.relative(siteRoot, await splitFonts());
        return code.replace(sheetImport, `@import "./${folder}/fonts.css";`);
      },
    },
  };
}

/** The folder with the fonts in parts and their sheet, made if it does not exist. */
export async function splitFonts(): Promise<string> {
  const source = path.dirname(sheet);
  const hash = createHash('sha256').update(usual);
  for (const name of readdirSync(source)) hash.update(readFileSync(path.join(source, name)));
  const folder = path.join(cacheFolder, `fonts-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  cpSync(source, unfinished, { recursive: true });
  let rules = readFileSync(sheet, 'utf8');
  for (const face of faces) {
    const { usually, rest, restCharacters } = await partsOf(readFileSync(path.join(source, `${face}.woff2`)));
    writeFileSync(path.join(unfinished, `${face}.woff2`), usually);
    writeFileSync(path.join(unfinished, `${face}-letters.woff2`), rest);
    rules = withRest(rules, face, restCharacters);
  }
  writeFileSync(path.join(unfinished, 'fonts.css'), rules);
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return folder;
}

export interface FaceParts {
  usually: Buffer;
  rest: Buffer;
  restCharacters: number[];
}

export async function partsOf(face: Buffer): Promise<FaceParts> {
  const font = create(face);
  if (!('characterSet' in font)) throw new Error('Fonts: a face of the library is a collection.');
  const wanted = new Set([...usual].map((character) => character.codePointAt(0)));
  // Its last entry only ends the table.
  const restCharacters = font.characterSet
    .filter((code) => code < 0xffff && !wanted.has(code))
    .sort((a, b) => a - b);
  const cut = (characters: string) =>
    subsetFont(face, characters, { targetFormat: 'woff2', keepFeatures: features, noHinting: true });
  return {
    usually: await cut(usual),
    rest: await cut(String.fromCodePoint(...restCharacters)),
    restCharacters,
  };
}

/** Neighbours become a span. */
function spans(codes: readonly number[]): string {
  const found: [first: number, last: number][] = [];
  for (const code of codes) {
    const span = found.at(-1);
    if (span?.[1] === code - 1) span[1] = code;
    else found.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return found.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}

/** Adds a rule for the rest behind the face's own one: of two that fit a letter, browsers take the later. */
function withRest(rules: string, face: string, characters: readonly number[]): string {
  const file = `${face}.woff2?no-inline`;
  const own = rules.split(/(?<=^\})/m).find((rule) => rule.includes(`"./${file}"`));
  if (own === undefined) throw new Error(`Fonts: fonts.css of the library has no rule for ${file}.`);
  const range = `unicode-range: ${spans(characters)};\n}`;
  const rest = own.replace(`./${file}`, `./${face}-letters.woff2?no-inline`).replace(/\}$/, `  ${range}`);
  return rules.replace(own, () => own + rest);
}
