import path from 'node:path';
import { fromRoot, results } from '../paths.ts';
import { type Baseline, chooseBaseline } from './baseline.ts';
import { ScreenshotCache } from './cache.ts';
import { conclude, decide, type Update } from './decide.ts';
import { Differences, how } from './differences.ts';
import { type Environment, manifestPath, readManifest, writeManifest } from './manifest.ts';
import { type Decisions, readDecisions } from './review/decisions.ts';
import { readSources, type Sources, sourcesPath, writeSources } from './sources.ts';

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
  readonly #cache: ScreenshotCache;
  readonly #baseline: Baseline;
  readonly #differences: Differences;
  readonly #taken: Record<string, string> = {};
  /** The accepted ones of unchanged sources, which were not taken. */
  readonly #kept = new Set<string>();
  readonly #decisions: Decisions | undefined;
  readonly #sourcesFile: string;
  readonly #agreedSources: Sources;
  /** Of the files that this run has played. */
  readonly #sources: Record<string, string> = {};
  /** Of those, the ones that look as accepted. */
  readonly #unchanged = new Set<string>();
  readonly #again: boolean;

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
    const checkedIn = readManifest(manifest);
    this.#environment = environment;
    this.#cache = cache;
    this.#differences = new Differences(cache, folder);
    this.#decisions = decisions ? readDecisions(decisions, environment, checkedIn) : undefined;
    this.#sourcesFile = sources;
    this.#agreedSources = readSources(sources);
    this.#again = again;
    this.#baseline = chooseBaseline({ environment, update, checkedIn, manifest, cache });
  }

  /** A sentence about the images that the run compares with. */
  get about(): string {
    return this.#baseline.about;
  }

  /** The expected hash for a name: a screenshot with this hash needs no further comparison. */
  expected(name: string): string | undefined {
    return this.#baseline.agreed[name];
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
    if (this.#baseline.foreign || this.#again || this.#agreedSources[file] !== hash) return false;
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
    const verdict = decide(expected, actual, this.#baseline.update, meant);
    const finding = { name, story, hash: actual, after: image };
    if (verdict === 'refuse') return this.#differences.refuse(finding);
    if (verdict !== 'compare') {
      this.#taken[name] = actual;
      return undefined;
    }
    this.#taken[name] = expected ?? '';
    const about = await this.#differences.compare(name, expected ?? '', actual);
    return about === undefined ? undefined : this.#differences.report({ ...finding, about });
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
    const { update, foreign, file: manifest } = this.#baseline;
    const { agreed, recorded, gone } = conclude({
      agreed: this.#baseline.agreed,
      taken: this.#taken,
      update,
      reviewed: this.#decisions !== undefined,
      ...run,
    });
    // Where a new look is not accepted, its sources are not those of the accepted one.
    const isSettled = agreed !== undefined || recorded.length === 0;
    if (run.wholeFiles && update !== 'none' && !foreign && isSettled) this.#writeSources(run);
    said.push(...(await this.#differences.writeReview(this.#environment)));
    if (agreed !== undefined) {
      writeManifest(manifest, { ...this.#environment, screenshots: agreed });
      said.push(
        `${path.relative(fromRoot('.'), manifest)}: ${recorded.length} new or changed, ${gone.length} gone. Look at them, then commit.`,
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
}
