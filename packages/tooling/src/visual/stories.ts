import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isCi } from '../ci.ts';
import type { Outcome } from '../counts.ts';
import { ensureBrowser } from '../install-browser.ts';
import { fromRoot, results } from '../paths.ts';
import {
  baselineFolder,
  pictureNames,
  presentMaker,
  replaceBaselines,
  staleNames,
  weigh,
} from './baselines.ts';
import { choosePlan } from './choose.ts';
import { ledgerName, newFolder } from './commands.ts';
import { planEnvironment } from './plan.ts';

export interface StoriesOptions {
  update: boolean;
  /** Runs the Vitest project of the stories with this environment. */
  runProject: (env: NodeJS.ProcessEnv) => Promise<Outcome>;
}

/** Runs every story and settles what became of the pictures. */
export async function runStories({ update, runProject }: StoriesOptions): Promise<Outcome> {
  const ci = isCi();
  const visualResults = path.join(results, 'visual');
  await rm(visualResults, { recursive: true, force: true });

  const maker = presentMaker(await ensureBrowser());
  const { kind, plan, says } = await choosePlan(maker, { update, ci });
  console.log(says);
  const known = new Set(kind === 'checked-in' ? await pictureNames(plan.baselines) : []);
  const outcome = await runProject(planEnvironment(plan));
  const notes = [...(outcome.notes ?? []), says];
  const done = (failed = 0): Outcome => ({ ...outcome, failed: outcome.failed + failed, notes });

  if (kind === 'update') {
    if (outcome.failed > 0) {
      notes.push('The pictures were not replaced, because a story fails for another reason; mend it first.');
      return done();
    }
    await replaceBaselines(plan.baselines, maker);
    notes.push(`New baselines: ${await weigh()}. Look at each that changed before you commit it.`);
    return done();
  }

  if (kind === 'redrawn') {
    const fresh = await pictureNames(path.join(visualResults, newFolder));
    if (fresh.length > 0) notes.push(`New, with nothing to compare with: ${fresh.join(', ')}`);
    return done();
  }

  const written = (await pictureNames(plan.baselines)).filter((name) => !known.has(name));
  if (written.length > 0) notes.push(`${written.length} new pictures in ${baselineFolder}: look and commit.`);

  const ledger = path.join(visualResults, ledgerName);
  if (outcome.failed > 0 || !existsSync(ledger)) return done();
  const claimed = new Set((await readFile(ledger, 'utf8')).split('\n'));
  const stale = await staleNames(plan.baselines, claimed);
  if (stale.length === 0) return done();
  if (!ci) {
    await Promise.all(stale.map((name) => rm(fromRoot(baselineFolder, `${name}.png`))));
    notes.push(`Removed pictures of stories that are gone: ${stale.join(', ')}`);
    return done();
  }
  notes.push(`Pictures of stories that are gone: ${stale.join(', ')}. Run "pnpm test --update" and commit.`);
  return done(1);
}
