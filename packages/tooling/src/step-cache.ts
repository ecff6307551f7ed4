import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isCi } from './ci.ts';
import { fromRoot, root } from './paths.ts';
import { run } from './process.ts';
import type { Outcome } from './reports.ts';
import type { Step } from './steps.ts';

/** Files that every step depends on: the versions of the tools, and how they are called. */
const always = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '*.config.ts', 'packages/tooling'];

/** The result of a step that passed, with its report. */
export interface Passed {
  outcome: Outcome;
  report?: string;
}

/** Steps that have passed, by the hash of what they read. CI does not use it: there every step runs. */
export const stepCache = {
  /** The source hash of a step; undefined if it is not cached. */
  async keyOf({ name, command, reads }: Step, browser = ''): Promise<string | undefined> {
    if (isCi() || reads === undefined) return undefined;
    const files = await sourceFiles([...reads, ...always]);
    if (files.length === 0) return undefined;
    const hash = createHash('sha256');
    for (const part of [name, ...command.slice(1), process.version, browser]) hash.update(`${part}\0`);
    for (const file of files)
      hash
        .update(`${file}\0`)
        .update(readFileSync(fromRoot(file)))
        .update('\0');
    return hash.digest('hex').slice(0, 20);
  },

  get(key: string): Passed | undefined {
    return existsSync(fileOf(key)) ? (JSON.parse(readFileSync(fileOf(key), 'utf8')) as Passed) : undefined;
  },

  put(key: string, passed: Passed): void {
    mkdirSync(path.dirname(fileOf(key)), { recursive: true });
    writeFileSync(fileOf(key), JSON.stringify(passed));
  },
};

const fileOf = (key: string): string => fromRoot('node_modules/.cache/proof', `${key}.json`);

/** The files that git would commit, with their current content. */
async function sourceFiles(paths: readonly string[]): Promise<string[]> {
  const { code, output } = await run(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...paths],
    { quiet: true },
  ).catch(() => ({ code: 1, output: '' }));
  if (code !== 0) return [];
  const files = output.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
  return [...new Set(files)].sort();
}
