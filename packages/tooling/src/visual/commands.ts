import { existsSync } from 'node:fs';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import type { PicturePlan } from './plan.ts';

export type Verdict = 'compare' | 'keep' | 'refuse';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Says what to do with a picture of this name, and notes that its story still exists. */
    claimPicture: (name: string) => Promise<Verdict>;
    /** Stores a picture that has no baseline, where the plan wants it. */
    keepPicture: (name: string, base64: string) => Promise<void>;
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this run takes pictures at all. */
    pictures: boolean;
  }
}

/** Where a run of the stories notes which pictures it asked for, so that left-over baselines are found. */
export const ledgerName = 'claimed.txt';
export const newFolder = 'new';

/** The Node side of the picture comparison in .storybook/vitest.setup.ts. */
export function pictureCommands(plan: PicturePlan | undefined, results: string) {
  const claimPicture: BrowserCommand<[name: string]> = async (_context, name): Promise<Verdict> => {
    if (plan === undefined) throw new Error('This run takes no pictures.');
    await mkdir(results, { recursive: true });
    await appendFile(path.join(results, ledgerName), `${name}\n`);
    if (existsSync(path.join(plan.baselines, `${name}.png`))) return 'compare';
    return plan.missing === 'refuse' ? 'refuse' : 'keep';
  };

  const keepPicture: BrowserCommand<[name: string, base64: string]> = async (_context, name, base64) => {
    if (plan === undefined) throw new Error('This run takes no pictures.');
    const folder = plan.missing === 'write' ? plan.baselines : path.join(results, newFolder);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${name}.png`), Buffer.from(base64, 'base64'));
  };

  return { claimPicture, keepPicture };
}
