import { readFileSync } from 'node:fs';
import { describeEnvironment, type Environment, type Screenshots, sameEnvironment } from '../manifest.ts';

/** What a person decided on the review page. Its script writes this file. */
export interface Decisions extends Environment {
  /** The hash of each screenshot that is meant to look as it does: nothing else is accepted under its name. */
  meant: Screenshots;
  notMeant: { name: string; note: string }[];
}

/** The path of the decisions that `pnpm test --accept` hands to the run. */
export const decisionsVariable = 'SCREENSHOT_DECISIONS';

/**
 * @param present The browser of this run.
 * @param recorded The browser of the checked-in manifest.
 * @throws If the file is none of the review page, or is about the pixels of another browser.
 */
export function readDecisions(file: string, present: Environment, recorded?: Environment): Decisions {
  const decisions = JSON.parse(readFileSync(file, 'utf8')) as Partial<Decisions>;
  const { platform, browser, meant, notMeant } = decisions;
  if (!platform || !browser || !meant || !notMeant)
    throw new Error(`${file} was not saved by the review page of the screenshots.`);
  const decided = { platform, browser };
  for (const other of [present, recorded ?? present]) {
    if (sameEnvironment(decided, other)) continue;
    throw new Error(
      `The decisions are about screenshots of ${describeEnvironment(decided)}, not of ${describeEnvironment(other)}: accept them with the browser that took them, or all of them with "pnpm test --update".`,
    );
  }
  return { ...decided, meant, notMeant };
}
