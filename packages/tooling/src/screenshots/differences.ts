import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fromRoot } from '../paths.ts';
import type { ScreenshotCache } from './cache.ts';
import { compareFiles } from './compare.ts';
import { type Environment, manifestPath } from './manifest.ts';
import { type Finding, reviewPage } from './review/page.ts';

/** How a person accepts a screenshot. */
export const how = `run "pnpm test --update", look at the screenshots and commit ${manifestPath}`;

/** The images of a difference. */
type Part = 'expected' | 'actual' | 'difference';

/** What a run finds different, in a folder for a person to look at. */
export class Differences {
  readonly #cache: ScreenshotCache;
  readonly #folder: string;
  readonly #findings: Finding[] = [];

  constructor(cache: ScreenshotCache, folder: string) {
    this.#cache = cache;
    this.#folder = folder;
  }

  /**
   * Compares the pixels, and lays what differs into the folder.
   * @returns What differs, as a part of a sentence that begins with the name.
   */
  async compare(name: string, expected: string, actual: string): Promise<string | undefined> {
    const lay = (part: Part) => this.#laid(name, part);
    await mkdir(this.#folder, { recursive: true });
    await copyFile(this.#cache.file(actual), lay('actual'));
    if (!this.#cache.has(expected))
      return `is not the agreed one, which is not on this machine: play the stories once at the commit that last changed ${manifestPath}, and it is`;
    await copyFile(this.#cache.file(expected), lay('expected'));
    const difference = compareFiles(lay('expected'), lay('actual'), lay('difference'));
    if (difference !== undefined) return difference;
    await Promise.all([rm(lay('expected')), rm(lay('actual'))]);
    return undefined;
  }

  /** Notes one that nobody has accepted, and has nothing to be compared with. */
  refuse(finding: Omit<Finding, 'about' | 'before' | 'difference'>): string {
    this.#findings.push({ ...finding, about: 'is new' });
    return `${finding.name} is not in ${manifestPath}: ${how}.`;
  }

  /** Notes one that differs, with what `compare` has laid. */
  async report(finding: Omit<Finding, 'before' | 'difference'>): Promise<string> {
    const image = async (part: Part) => {
      const file = this.#laid(finding.name, part);
      return existsSync(file) ? readFile(file) : undefined;
    };
    this.#findings.push({
      ...finding,
      before: await image('expected'),
      difference: await image('difference'),
    });
    const shown = path.relative(fromRoot('.'), this.#laid(finding.name, 'actual'));
    return `${finding.name} ${finding.about} (${shown}). If that is as intended: ${how}.`;
  }

  /** Writes the page on which all of them are reviewed; a sentence says where. */
  async writeReview(environment: Environment): Promise<string[]> {
    if (this.#findings.length === 0) return [];
    const file = path.join(this.#folder, 'review.html');
    await mkdir(this.#folder, { recursive: true });
    await writeFile(file, reviewPage(this.#findings, environment));
    return [`${this.#findings.length} to review: open ${path.relative(fromRoot('.'), file)} in a browser.`];
  }

  #laid(name: string, part: Part): string {
    return path.join(this.#folder, `${name}.${part}.png`);
  }
}
