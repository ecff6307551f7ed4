import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot, root } from '../paths.ts';
import { run, runNode } from '../process.ts';
import { baselineFolder, type Maker, pictureNames } from './baselines.ts';
import { planEnvironment } from './plan.ts';

/*
 * The checked-in pictures were drawn by another browser. What they stand for is the look of the commit that last
 * changed them; so that commit is built again, beside this tree, and drawn by the browser of today.
 */

async function git(...args: string[]): Promise<string | undefined> {
  try {
    const { code, output } = await run('git', args, { quiet: true });
    return code === 0 ? output.trim() : undefined;
  } catch {
    return undefined;
  }
}

/** The commit whose look was last agreed on: the last one that changed the checked-in pictures. */
export async function agreedCommit(): Promise<string | undefined> {
  if ((await git('rev-parse', '--is-shallow-repository')) === 'true') {
    // The last change of the pictures lies beyond the few commits that were fetched.
    console.log('Shallow clone: fetching the rest of the history to find the commit the pictures belong to.');
    await git('fetch', '--quiet', '--unshallow');
  }
  const commit = await git('log', '-1', '--format=%H', '--', baselineFolder);
  return commit === '' ? undefined : commit;
}

/** Draws the pictures of a commit with the present browser; kept for the next run, as neither of the two changes. */
export async function redraw(commit: string, maker: Maker): Promise<string> {
  const key = `${commit.slice(0, 12)}-${maker.platform}-${maker.browser}`.replace(/[^\w.-]+/g, '-');
  const kept = fromRoot('.cache/visual', key);
  if (existsSync(kept)) return kept;

  const parent = await mkdtemp(path.join(tmpdir(), 'laliaflia-pictures-'));
  const tree = path.join(parent, 'tree');
  const drawn = path.join(parent, 'drawn');
  try {
    await git('worktree', 'prune');
    const added = await run('git', ['worktree', 'add', '--quiet', '--detach', tree, commit], { quiet: true });
    if (added.code !== 0) throw new Error(`git worktree add failed: ${added.output}`);

    const installed = await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], {
      cwd: tree,
      quiet: true,
    });
    if (installed.code !== 0) throw new Error(`pnpm install failed: ${installed.output}`);

    // A story that fails there leaves no picture and is then reported as new here; it need not stop the others.
    const { output } = await runNode(
      path.join(tree, 'node_modules/vitest/vitest.mjs'),
      ['run', '--project', 'storybook'],
      { cwd: tree, env: planEnvironment({ baselines: drawn, missing: 'write' }), quiet: true },
    );
    if ((await pictureNames(drawn)).length === 0) throw new Error(`No story could be drawn: ${output}`);

    // Only the newest set can be asked for again.
    await rm(path.dirname(kept), { recursive: true, force: true });
    // In two steps, so that an interrupted copy is never taken for a whole set.
    await cp(drawn, `${kept}.partial`, { recursive: true });
    await rename(`${kept}.partial`, kept);
    return kept;
  } finally {
    await run('git', ['worktree', 'remove', '--force', tree], { quiet: true, cwd: root });
    await rm(parent, { recursive: true, force: true });
  }
}
