import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fromRoot } from '../paths.ts';

/** Who draws. Another browser, or the same one on another platform, draws the same page with other pixels. */
export interface Maker {
  platform: string;
  browser: string;
}

/** Picture names (`primitives-button--default.dark`) with the fingerprints of their files. */
export type Fingerprints = Record<string, string>;

/** The look that was agreed on: checked in, renewed by `pnpm test --update`. */
export interface PictureList extends Maker {
  pictures: Fingerprints;
}

export const listPath = 'packages/ui/pictures.json';

export const presentMaker = (browserVersion: string): Maker => ({
  platform: `${process.platform}-${process.arch}`,
  browser: `chromium ${browserVersion}`,
});

export const sameMaker = (one: Maker, other: Maker): boolean =>
  one.platform === other.platform && one.browser === other.browser;

export const describeMaker = ({ platform, browser }: Maker): string => `${browser} on ${platform}`;

export async function readList(file = fromRoot(listPath)): Promise<PictureList | undefined> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as PictureList) : undefined;
}

/** Sorted, so that a change of the look shows as changed lines and nothing else. */
export async function writeList(
  { platform, browser }: Maker,
  pictures: Fingerprints,
  file = fromRoot(listPath),
): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(file, `${JSON.stringify({ platform, browser, pictures: sorted }, null, 2)}\n`);
}
