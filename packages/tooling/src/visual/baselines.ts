import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fromRoot } from '../paths.ts';

/** Who drew the checked-in pictures. Another browser, or the same one on another platform, draws differently. */
export interface Maker {
  platform: string;
  browser: string;
}

export const baselineFolder = 'packages/ui/visual';
const makerFile = 'made-by.json';

export function presentMaker(browserVersion: string): Maker {
  return { platform: `${process.platform}-${process.arch}`, browser: `chromium ${browserVersion}` };
}

export const sameMaker = (one: Maker, other: Maker): boolean =>
  one.platform === other.platform && one.browser === other.browser;

export const describeMaker = ({ platform, browser }: Maker): string => `${browser} on ${platform}`;

/** The maker of the checked-in pictures, or undefined when there are none yet. */
export async function readMaker(folder = fromRoot(baselineFolder)): Promise<Maker | undefined> {
  const file = path.join(folder, makerFile);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Maker) : undefined;
}

export async function writeMaker(maker: Maker, folder = fromRoot(baselineFolder)): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, makerFile), `${JSON.stringify(maker, null, 2)}\n`);
}

export async function pictureNames(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const files = await readdir(folder);
  return files.filter((file) => file.endsWith('.png')).map((file) => file.slice(0, -'.png'.length));
}

/** Baselines whose story is gone: they would be carried along for ever and prove nothing. */
export async function staleNames(folder: string, claimed: ReadonlySet<string>): Promise<string[]> {
  return (await pictureNames(folder)).filter((name) => !claimed.has(name));
}

/** Puts a freshly drawn set in the place of the checked-in one. */
export async function replaceBaselines(drawn: string, maker: Maker): Promise<void> {
  const folder = fromRoot(baselineFolder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of await pictureNames(drawn)) {
    await copyFile(path.join(drawn, `${name}.png`), path.join(folder, `${name}.png`));
  }
  await writeMaker(maker);
}

/** Number and weight of the pictures, for the report: they live in the repository and should stay modest. */
export async function weigh(folder = fromRoot(baselineFolder)): Promise<string> {
  const names = await pictureNames(folder);
  const sizes = await Promise.all(names.map((name) => stat(path.join(folder, `${name}.png`))));
  const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
  return `${names.length} pictures, ${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
