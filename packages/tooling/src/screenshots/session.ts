import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fromRoot, results } from '../paths.ts';
import { hashOf, ScreenshotCache } from './cache.ts';
import { compareFiles } from './compare.ts';
import { conclude, decide, type Update } from './decide.ts';
import {
  describeEnvironment,
  type Environment,
  type Manifest,
  manifestPath,
  readManifest,
  type Screenshots,
  sameEnvironment,
  writeManifest,
} from './manifest.ts';
import { type Decisions, readDecisions } from './review/decisions.ts';
import { type Finding, reviewPage } from './review/page.ts';
import { readSources, type Sources, sourcesPath, writeSources } from './sources.ts';

const how = `run "pnpm test --update", look at the screenshots and commit ${manifestPath}`;

/** The images of a difference. */
type Part = 'expected' | 'actual' | 'difference';

interface Options {
  environment: Environment;
  update: Update;
  manifest?: string;
  /** The file with the hashes of what the accepted screenshots were drawn from. */
  sources?: string;
  /** Whether every screenshot is taken, also where nothing has changed that could be seen. */
  again?: boolean;
  cache?: ScreenshotCache;
  /** The folder for screenshots that differ, for a person to look at. */
  folder?: string;
  /** The decisions of a review: only what is meant there is accepted. */
  decisions?: string | undefined;
}

/** The screenshots of one run: compares each with the accepted one, and updates the manifest at the end. */
export class ScreenshotSession {
  readonly #environment: Environment;
  readonly #update: Update;
  readonly #cache: ScreenshotCache;
  readonly #folder: string;
  /** The path of the manifest. */
  readonly #file: string;
  readonly #agreed: Screenshots;
  readonly #taken: Record<string, string> = {};
  /** The accepted ones of unchanged sources, which were not taken. */
  readonly #kept = new Set<string>();
  readonly #findings: Finding[] = [];
  readonly #decisions: Decisions | undefined;
  readonly #sourcesFile: string;
  readonly #agreedSources: Sources;
  /** Of the files that this run has played. */
  readonly #sources: Record<string, string> = {};
  /** Of those, the ones that look as accepted. */
  readonly #unchanged = new Set<string>();
  /** Another browser has images of its own, and nothing says of which sources. */
  readonly #foreign: boolean;
  readonly #again: boolean;
  /** A sentence about the images that the run compares with. */
  readonly about: string;

  constructor({
    environment,
    update,
    manifest = fromRoot(manifestPath),
    sources = fromRoot(sourcesPath),
    again = false,
    cache = new ScreenshotCache(),
    folder = path.join(results, 'screenshots'),
    decisions,
  }: Options) {
    this.#environment = environment;
    this.#cache = cache;
    this.#folder = folder;
    const checkedIn = readManifest(manifest);
    this.#decisions = decisions ? readDecisions(decisions, environment, checkedIn) : undefined;
    this.#sourcesFile = sources;
    this.#agreedSources = readSources(sources);
    this.#again = again;
    const foreign = checkedIn !== undefined && !sameEnvironment(checkedIn, environment);
    this.#foreign = foreign;
    const own = foreign && update !== 'all' ? ownFile(cache, checkedIn, environment) : undefined;
    this.#file = own ?? manifest;
    // Images of another browser are not compared with anything checked in, so CI may record them too.
    this.#update = own === undefined ? update : 'new';
    this.#agreed = (own === undefined ? checkedIn : readManifest(own))?.screenshots ?? {};
    this.about = aboutOf(environment, checkedIn, own, this.#agreed);
  }

  /** The expected hash for a name: a screenshot with this hash needs no further comparison. */
  expected(name: string): string | undefined {
    return this.#agreed[name];
  }

  /**
   * Whether a story looks as accepted because nothing has changed that it is drawn from, so that no screenshot is taken
   * and axe need not look.
   * @param names All its screenshots, or none if only axe asks.
   * @param file The file of the story, from the root of the repository.
   * @param hash Of its sources.
   */
  isUnchanged(names: readonly string[], file: string, hash: string): boolean {
    this.#sources[file] = hash;
    if (this.#foreign || this.#again || this.#agreedSources[file] !== hash) return false;
    if (names.some((name) => this.expected(name) === undefined)) return false;
    this.#unchanged.add(file);
    for (const name of names) {
      this.#taken[name] = this.expected(name) ?? '';
      this.#kept.add(name);
    }
    return true;
  }

  /**
   * Records a stable screenshot.
   * @param story The name of its story, for a person.
   * @returns What is wrong with it, if anything.
   */
  async take(name: string, image: Buffer, story = name): Promise<string | undefined> {
    const expected = this.expected(name);
    const actual = await this.#cache.put(image);
    const meant = this.#decisions === undefined || this.#decisions.meant[name] === actual;
    const verdict = decide(expected, actual, this.#update, meant);
    if (verdict === 'refuse') {
      this.#findings.push({ name, story, about: 'is new', hash: actual, after: image });
      return `${name} is not in ${manifestPath}: ${how}.`;
    }
    const wrong = verdict === 'compare' ? await this.#compare(name, expected ?? '', actual) : undefined;
    this.#taken[name] = verdict === 'compare' ? (expected ?? '') : actual;
    return wrong && this.#report({ name, story, about: wrong, hash: actual, after: image });
  }

  /**
   * Compares the pixels, and lays what differs into the folder.
   * @returns What differs, as a part of a sentence that begins with the name.
   */
  async #compare(name: string, expected: string, actual: string): Promise<string | undefined> {
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

  async #report(finding: Omit<Finding, 'before' | 'difference'>): Promise<string> {
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

  #laid(name: string, part: Part): string {
    return path.join(this.#folder, `${name}.${part}.png`);
  }

  /**
   * Writes the accepted screenshots.
   * @returns Messages, and what is wrong with the manifest, if anything.
   */
  async end(run: {
    passed: boolean;
    complete: boolean;
    /** Whether every story of the files that ran has run. */
    wholeFiles: boolean;
    /** The files that did not pass, from the root of the repository. */
    failed?: readonly string[];
  }): Promise<{ said: string[]; wrong?: string }> {
    const names = Object.keys(this.#taken);
    const stories = new Set(names.map((name) => name.replace(/\.[^.]+$/, '')));
    const files = Object.keys(this.#sources).length;
    const said = [
      `${names.length} screenshots of ${stories.size} stories, ${this.#kept.size} of them not taken because nothing has changed that they show. ${this.about}`,
      `Axe has judged ${files - this.#unchanged.size} of ${files} files of stories: in the others nothing has changed.`,
    ];
    if (run.wholeFiles && this.#update !== 'none' && !this.#foreign) this.#writeSources(run);
    const { agreed, recorded, gone } = conclude({
      agreed: this.#agreed,
      taken: this.#taken,
      update: this.#update,
      reviewed: this.#decisions !== undefined,
      ...run,
    });
    if (this.#findings.length > 0) said.push(await this.#writeReview());
    if (agreed !== undefined) {
      writeManifest(this.#file, { ...this.#environment, screenshots: agreed });
      const file = path.relative(fromRoot('.'), this.#file);
      said.push(
        `${file}: ${recorded.length} new or changed, ${gone.length} gone. Look at them, then commit.`,
      );
      said.push(...recorded.slice(0, 20).map((name) => `${name}: ${this.#cache.file(agreed[name] ?? '')}`));
    }
    if (run.complete) await this.#cache.prune();
    if (agreed !== undefined || gone.length === 0) return { said };
    return {
      said,
      wrong: `${manifestPath} lists what no story shows any more (${gone.join(', ')}): ${how}.`,
    };
  }

  #writeSources({ complete, failed = [] }: { complete: boolean; failed?: readonly string[] }): void {
    const before = complete ? {} : this.#agreedSources;
    const passed = Object.entries(this.#sources).filter(([file]) => !failed.includes(file));
    writeSources(this.#sourcesFile, { ...before, ...Object.fromEntries(passed) });
  }

  async #writeReview(): Promise<string> {
    const file = path.join(this.#folder, 'review.html');
    await mkdir(this.#folder, { recursive: true });
    await writeFile(file, reviewPage(this.#findings, this.#environment));
    return `${this.#findings.length} to review: open ${path.relative(fromRoot('.'), file)} in a browser.`;
  }
}

/**
 * Images that this browser took of a look that another browser has recorded. The checked-in manifest identifies the
 * look.
 */
function ownFile(cache: ScreenshotCache, checkedIn: Manifest, { platform, browser }: Environment): string {
  const look = hashOf(JSON.stringify(checkedIn.screenshots));
  return path.join(cache.folder, `${look}-${platform}-${browser.replace(/[^\w.]+/g, '-')}.json`);
}

function aboutOf(
  environment: Environment,
  checkedIn: Manifest | undefined,
  own: string | undefined,
  agreed: Screenshots,
): string {
  const present = describeEnvironment(environment);
  if (own === undefined) return `They are compared with those of ${present}.`;
  const why = `${manifestPath} was recorded by ${checkedIn && describeEnvironment(checkedIn)}, and this is ${present}`;
  return Object.keys(agreed).length > 0
    ? `${why}: they are compared with what this browser has recorded of the same look (${own}).`
    : `${why}, which has not seen that look yet: they are compared with nothing, and recorded for the next run (${own}). To compare with the agreed look, play the stories once at the commit that last changed the list, after deleting that file.`;
}
