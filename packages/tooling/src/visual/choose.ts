import path from 'node:path';
import { fromRoot, results } from '../paths.ts';
import { baselineFolder, describeMaker, type Maker, readMaker, sameMaker, writeMaker } from './baselines.ts';
import type { PicturePlan } from './plan.ts';
import { agreedCommit, redraw } from './redraw.ts';

export interface Choice {
  plan: PicturePlan;
  /** One sentence for the person who reads the run. */
  says: string;
  kind: 'checked-in' | 'redrawn' | 'update';
}

/** What the choice depends on; the tests put their own in. */
export interface ChoiceSources {
  checkedIn: Maker | undefined;
  agreedCommit: () => Promise<string | undefined>;
  redraw: (commit: string, maker: Maker) => Promise<string>;
}

/**
 * Which pictures this run compares with. The record in docs/decisions says why:
 * the checked-in ones where the same browser on the same platform drew them; otherwise those of the commit that last
 * changed the checked-in ones, drawn again by the present browser.
 */
export async function choosePlan(
  maker: Maker,
  { update, ci }: { update: boolean; ci: boolean },
  sources?: ChoiceSources,
): Promise<Choice> {
  if (update) {
    return {
      kind: 'update',
      // Beside the checked-in ones, which are replaced only when all are drawn.
      plan: { baselines: path.join(results, 'visual/drawn'), missing: 'write' },
      says: `Drawing all pictures anew with ${describeMaker(maker)}.`,
    };
  }

  const { checkedIn, ...past } = sources ?? { checkedIn: await readMaker(), agreedCommit, redraw };
  const folder = fromRoot(baselineFolder);
  if (checkedIn === undefined) {
    if (!ci) await writeMaker(maker);
    return {
      kind: 'checked-in',
      plan: { baselines: folder, missing: ci ? 'refuse' : 'write' },
      says: 'No pictures are checked in yet.',
    };
  }
  if (sameMaker(checkedIn, maker)) {
    return {
      kind: 'checked-in',
      plan: { baselines: folder, missing: ci ? 'refuse' : 'write' },
      says: `Comparing with the checked-in pictures, drawn by ${describeMaker(maker)}.`,
    };
  }

  const commit = await past.agreedCommit();
  if (commit === undefined) {
    throw new Error(
      `The checked-in pictures were drawn by ${describeMaker(checkedIn)}, this is ${describeMaker(maker)}, and there is no git history to draw the agreed look from again. Run in a clone, or run "pnpm test --update" and look at every picture.`,
    );
  }
  const short = commit.slice(0, 12);
  console.log(
    `The checked-in pictures were drawn by ${describeMaker(checkedIn)}; drawing commit ${short} with ${describeMaker(maker)} to compare with.`,
  );
  return {
    kind: 'redrawn',
    plan: { baselines: await past.redraw(commit, maker), missing: 'report' },
    says: `Comparing with the look of commit ${short}, drawn by ${describeMaker(maker)}.`,
  };
}
