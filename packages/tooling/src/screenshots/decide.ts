import type { Screenshots } from './manifest.ts';

/** Vitest's own term: `all` with `--update`, `none` in CI, otherwise `new`. */
export type Update = 'all' | 'new' | 'none';

/**
 * What to do with a screenshot: nothing, record it as accepted, refuse it because nobody has accepted it, or compare
 * its pixels with the accepted ones.
 */
export type Verdict = 'same' | 'record' | 'refuse' | 'compare';

export function decide(
  expected: string | undefined,
  actual: string,
  update: Update,
  /** With decisions of a review: whether this very screenshot is meant. */
  meant = true,
): Verdict {
  if (actual === expected) return 'same';
  if (update === 'all' && meant) return 'record';
  if (expected === undefined) return update === 'new' ? 'record' : 'refuse';
  return 'compare';
}

export interface Run {
  /** Before the run. */
  agreed: Screenshots;
  /** The hash of each screenshot that the run took and that may be accepted. */
  taken: Screenshots;
  update: Update;
  /** Whether no story failed. */
  passed: boolean;
  /** Whether a person has decided on each screenshot, so that one that is not meant does not stop the others. */
  reviewed?: boolean;
  /** Whether every story ran: only then is a listed screenshot that was not taken obsolete. */
  complete: boolean;
}

export interface Outcome {
  /** The manifest to write; undefined if nothing changes or nothing may be written. */
  agreed?: Screenshots;
  /** Names that are new or that have changed. */
  recorded: string[];
  /** Accepted, but no story has it any more. */
  gone: string[];
}

/** Updates the accepted screenshots after a run. */
export function conclude({ agreed, taken, update, passed, reviewed = false, complete }: Run): Outcome {
  const recorded = Object.keys(taken).filter((name) => taken[name] !== agreed[name]);
  const gone = complete && passed ? Object.keys(agreed).filter((name) => taken[name] === undefined) : [];
  // A changed look is accepted only if the stories pass otherwise.
  const mayWrite = update === 'new' || (update === 'all' && (passed || reviewed));
  if (!mayWrite || recorded.length + gone.length === 0) return { recorded, gone };
  const kept = Object.entries(agreed).filter(([name]) => !gone.includes(name));
  return { agreed: { ...Object.fromEntries(kept), ...taken }, recorded, gone };
}
