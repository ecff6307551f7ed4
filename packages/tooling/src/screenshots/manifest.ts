import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildOf } from '../browser-build.ts';

/** The renderer. Another build of a browser, or the same one on another platform, renders the same page with other pixels. */
export interface Environment {
  platform: string;
  browser: string;
}

/** Names (`primitives-button--matrix.dark`) with the hashes of their files. */
export type Screenshots = Readonly<Record<string, string>>;

/** The accepted screenshots, and the browser that took them. */
export interface Manifest extends Environment {
  screenshots: Screenshots;
}

export const manifestPath = 'packages/ui/screenshots.json';

export const presentEnvironment = (browserVersion: string): Environment => ({
  platform: `${process.platform}-${process.arch}`,
  browser: `chromium ${buildOf(browserVersion)}`,
});

export const sameEnvironment = (one: Environment, other: Environment): boolean =>
  one.platform === other.platform && one.browser === other.browser;

export const describeEnvironment = ({ platform, browser }: Environment): string =>
  `${browser} on ${platform}`;

export function readManifest(file: string): Manifest | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}

/** Sorted, so that a change of the look shows only as changed lines. */
export function writeManifest(file: string, { platform, browser, screenshots }: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(screenshots).sort(([a], [b]) => (a < b ? -1 : 1)));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ platform, browser, screenshots: sorted }, null, 2)}\n`);
}
