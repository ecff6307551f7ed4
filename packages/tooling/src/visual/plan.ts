import { existsSync, readFileSync } from 'node:fs';
import type { Fingerprints } from './list.ts';

/** What a run of the stories needs to take pictures. */
export interface PicturePlan {
  /** File that receives one line per picture drawn. */
  ledger: string;
  /** Folder of the picture store. */
  store: string;
  /** File with the fingerprints to expect; a picture that has its own needs no second look. */
  expected?: string;
}

export interface LedgerEntry {
  name: string;
  print: string;
  /** Story file, from the top folder. */
  file: string;
}

/*
 * The stories run in a process of their own, at times in an older commit's tree, so the plan travels through the
 * environment. Changing these names or the form of the ledger calls for `pnpm test --update` in the same commit.
 * A bare `vitest` run has no plan and takes no pictures.
 */
const variable = 'LALIAFLIA_PICTURES';

export const planEnvironment = (plan: PicturePlan): NodeJS.ProcessEnv => ({
  [variable]: JSON.stringify(plan),
});

export function planFromEnvironment(environment: NodeJS.ProcessEnv = process.env): PicturePlan | undefined {
  const text = environment[variable];
  return text === undefined || text === '' ? undefined : (JSON.parse(text) as PicturePlan);
}

export function readExpected({ expected }: PicturePlan): Fingerprints {
  return expected === undefined ? {} : (JSON.parse(readFileSync(expected, 'utf8')) as Fingerprints);
}

export function readLedger(ledger: string): LedgerEntry[] {
  if (!existsSync(ledger)) return [];
  return readFileSync(ledger, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LedgerEntry);
}
