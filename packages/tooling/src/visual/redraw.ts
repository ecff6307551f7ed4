import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run, runNode } from '../process.ts';
import { type Fingerprints, listPath, type Maker } from './list.ts';
import { planEnvironment, readLedger } from './plan.ts';
import type { PictureStore } from './store.ts';

/*
 * What the checked-in list stands for is the look of the commit that last changed it. That commit can be built again,
 * beside this tree, and drawn by the browser of today.
 */

async function git(...args: string[]): Promise<string | undefined> {
  try {
    const { code, output } = await run('git', args, { quiet: true });
    return code === 0 ? output.trim() : undefined;
  } catch {
    return undefined;
  }
}

/** The commit whose look was last agreed on. */
export async function agreedCommit(): Promise<string | undefined> {
  if ((await git('rev-parse', '--is-shallow-repository')) === 'true') {
    console.log('Shallow clone: fetching the rest of the history to find the commit the pictures belong to.');
    await git('fetch', '--quiet', '--unshallow');
  }
  const commit = await git('log', '-1', '--format=%H', '--', listPath);
  return commit === '' ? undefined : commit;
}

export interface Redrawing {
  commit: string;
  maker: Maker;
  store: PictureStore;
  /** Only these story files; all when left out. */
  files?: readonly string[];
}

/** Draws the stories of a commit with the present browser into the store, and answers with their fingerprints. */
export async function redraw({ commit, maker, store, files = [] }: Redrawing): Promise<Fingerprints> {
  // A whole set is worth remembering: neither the commit nor the browser changes.
  const name = `${commit.slice(0, 12)}-${maker.platform}-${maker.browser}.json`.replace(/[^\w.-]+/g, '-');
  const remembered = path.join(store.folder, '..', name);
  if (existsSync(remembered)) {
    const prints = JSON.parse(await readFile(remembered, 'utf8')) as Fingerprints;
    if (Object.values(prints).every((print) => store.has(print))) return prints;
  }

  const parent = await mkdtemp(path.join(tmpdir(), 'laliaflia-pictures-'));
  const tree = path.join(parent, 'tree');
  const ledger = path.join(parent, 'ledger');
  try {
    await git('worktree', 'prune');
    await must('git', ['worktree', 'add', '--quiet', '--detach', tree, commit]);
    await must('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], tree);
    const present = files.filter((file) => existsSync(path.join(tree, file)));
    if (files.length > 0 && present.length === 0) return {};
    // A story that fails there leaves no picture; that need not stop the others.
    const { output } = await runNode(
      path.join(tree, 'node_modules/vitest/vitest.mjs'),
      ['run', '--project', 'storybook', ...present],
      { cwd: tree, env: planEnvironment({ ledger, store: store.folder }), quiet: true },
    );
    const prints = Object.fromEntries(readLedger(ledger).map(({ name, print }) => [name, print]));
    if (Object.keys(prints).length === 0) throw new Error(`No story of ${commit} could be drawn:\n${output}`);
    if (files.length === 0) {
      await mkdir(path.dirname(remembered), { recursive: true });
      await writeFile(remembered, JSON.stringify(prints));
    }
    return prints;
  } finally {
    await git('worktree', 'remove', '--force', tree);
    await rm(parent, { recursive: true, force: true });
  }
}

async function must(command: string, args: readonly string[], cwd?: string): Promise<void> {
  const { code, output } = await run(command, args, { quiet: true, ...(cwd === undefined ? {} : { cwd }) });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
}
