import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DevEnvironment, EnvironmentModuleNode } from 'vite';
import { root } from '../paths.ts';
import { hashOf } from './cache.ts';

/** For each file of stories, the hash of what its accepted screenshots were drawn from. */
export const sourcesPath = 'packages/ui/screenshot-sources.json';

/** What every screenshot depends on beside the modules that its story imports. */
const forAll = [
  'pnpm-lock.yaml',
  'vitest.config.ts',
  'packages/tooling/src/vitest/ui.config.ts',
  '.storybook/**/*.{ts,tsx,html}',
  '{.storybook,packages/ui,apps/desk,apps/site}/**/*.css',
  'packages/ui/src/fonts/*',
  'packages/ui/test/*.{ts,tsx}',
  'packages/tooling/src/browser.ts',
  'packages/tooling/src/screenshots/*.ts',
];

/** What a story of the site's pages depends on, too: texts that no import names, and what makes modules of them. */
const forPages = ['apps/site/build/content/*.ts', 'apps/site/content/**/*'];

const site = 'apps/site/';

const ignored = (file: string) =>
  /(^|\/)(node_modules|dist[^/]*)(\/|$)|\.test\.tsx?$|\.stories\.tsx$/.test(file);

/** What wraps every story. The rest of the preview is about docs pages, which reach every component. */
const wrapping = ['.storybook/decorators.tsx', '.storybook/brands.ts'];

const isCode = (file: string | null) => file === null || /\.[cm]?[jt]sx?$/.test(file);

/**
 * What a story's look is made of: its file, all that it imports by Vite's module graph, and what every story uses, or
 * every story of the site. If none of it has changed, its screenshots have not either.
 */
export class StorySources {
  readonly #environment: DevEnvironment;
  readonly #root: string;
  readonly #files = new Map<string, string>();
  readonly #hashes = new Map<string, Promise<string>>();
  #common: Promise<string> | undefined;
  #content: string | undefined;

  constructor(environment: DevEnvironment, repository = root) {
    this.#environment = environment;
    this.#root = repository;
  }

  /** @param file The absolute path of a file of stories. */
  hashOf(file: string): Promise<string> {
    const known = this.#hashes.get(file) ?? this.#hash(file);
    this.#hashes.set(file, known);
    return known;
  }

  async #hash(file: string): Promise<string> {
    this.#common ??= this.#commonHash();
    const [common, imported] = await Promise.all([this.#common, this.#imported(file)]);
    const shownBySite = imported.some((each) => this.#relative(each).startsWith(site));
    return this.#digest(imported, shownBySite ? common + this.#contentHash() : common);
  }

  async #commonHash(): Promise<string> {
    const files = this.#found(forAll);
    for (const file of wrapping) files.push(...(await this.#imported(path.join(this.#root, file))));
    return this.#digest(files, '');
  }

  #contentHash(): string {
    this.#content ??= this.#digest(this.#found(forPages), '');
    return this.#content;
  }

  #found(patterns: readonly string[]): string[] {
    return globSync(patterns, { cwd: this.#root, withFileTypes: true, exclude: ['**/node_modules/**'] })
      .filter((each) => each.isFile())
      .map((each) => path.join(each.parentPath, each.name))
      .filter((each) => !ignored(this.#relative(each)));
  }

  #relative(file: string): string {
    return path.relative(this.#root, file).replaceAll(path.sep, '/');
  }

  #digest(files: readonly string[], before: string): string {
    const hash = createHash('sha256').update(before);
    for (const file of [...new Set(files)].sort())
      hash.update(`${this.#relative(file)}\0${this.#hashOfFile(file)}\0`);
    return hash.digest('hex').slice(0, 20);
  }

  #hashOfFile(file: string): string {
    const known = this.#files.get(file) ?? hashOf(readFileSync(file));
    this.#files.set(file, known);
    return known;
  }

  /** The files of the repository that a module reaches. A module that no test has loaded yet is transformed to see. */
  async #imported(file: string): Promise<string[]> {
    const { moduleGraph } = this.#environment;
    const start = moduleGraph.getModulesByFile(file);
    if (start === undefined) throw new Error(`No test has loaded ${file}.`);
    const seen = new Set<EnvironmentModuleNode>(start);
    for (const module of seen) {
      // A sheet of Tailwind lists the files of all classes: a story has those of its own modules.
      if (!isCode(module.file) || module.file?.includes('/node_modules/')) continue;
      if (module.transformResult === null) await this.#environment.transformRequest(module.url);
      for (const imported of module.importedModules) seen.add(imported);
    }
    return [...seen]
      .map((module) => module.file)
      .filter((each): each is string => each?.startsWith(this.#root + path.sep) === true && existsSync(each))
      .filter((each) => !each.includes('/node_modules/'));
  }
}

export type Sources = Readonly<Record<string, string>>;

export function readSources(file: string): Sources {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Sources) : {};
}

/** Sorted, so that only what has changed shows as changed lines. */
export function writeSources(file: string, sources: Sources): void {
  const sorted = Object.fromEntries(Object.entries(sources).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
