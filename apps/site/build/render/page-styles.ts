import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { withLeanReset, withoutFaces } from './lean-sheet.ts';
import type { StylesByPattern, UsedByPattern } from './render-pages.ts';
import { addWords, mergeNames, noNames, usedStyles } from './used-styles.ts';

/**
 * The most that the styles of a page may weigh, compressed quickly, in bytes. With the page's own 10 to 35 kB it is what
 * a new connection carries in two or three round trips; a file of their own would cost one more before the first paint.
 * 120 of them declare a font that few pages use: what comes later may not, or the whole page is laid out anew. 10 of them
 * set the home page's numbers without tightened spacing, so that no signs touch.
 */
const largestStyles = 17_160;

export interface Stylesheet {
  /** Below the published folder. */
  file: string;
  text: string;
  /** Of Bricolage and Hanken, which the first view of each page needs. */
  fonts: string[];
}

export function readStylesheet(folder: string, file: string): Stylesheet {
  const text = withLeanReset(readFileSync(path.join(folder, file), 'utf8').trim());
  const fonts = text.matchAll(
    /url\(["']?(\/assets\/(?:bricolage-grotesque|hanken-grotesk)-[\w-]{8}\.woff2)/g,
  );
  return { file, text, fonts: [...new Set([...fonts].flatMap(([, href]) => href ?? []))] };
}

/** Writes what a page fetches before scripts take over. */
export function writeLaterSheet(folder: string, { file, text }: Stylesheet): void {
  writeFileSync(path.join(folder, file), withoutFaces(text));
}

/** The part of the stylesheet that the pages of each pattern use. Throws where that part is too heavy. */
export function stylesOf(
  sheet: Stylesheet,
  parts: readonly UsedByPattern[],
  entryScript: string,
): StylesByPattern {
  const cut = usedStyles(sheet.text);
  const styles = new Map<string, string>();
  for (const pattern of new Set(parts.flatMap((part) => [...part.keys()]))) {
    const used = noNames();
    addWords(used, entryScript);
    for (const part of parts) {
      const names = part.get(pattern);
      if (names !== undefined) mergeNames(used, names);
    }
    styles.set(pattern, cut(used));
  }
  refuseHeavy(styles);
  return styles;
}

function refuseHeavy(styles: StylesByPattern): void {
  const heavy = [...styles]
    .map(([pattern, text]) => ({ pattern, weight: weightOf(text) }))
    .filter(({ weight }) => weight > largestStyles);
  if (heavy.length === 0) return;
  const list = heavy.map(({ pattern, weight }) => `${pattern} (${weight} bytes)`).join(', ');
  throw new Error(
    `The styles of these pages are heavier than ${largestStyles} bytes: ${list}. They stand in the page, because a file of their own would be a request before the first paint. Use fewer different utilities there, or raise the limit in build/render/page-styles.ts and say why.`,
  );
}

function weightOf(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
}
