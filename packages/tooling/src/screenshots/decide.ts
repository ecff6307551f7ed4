import type { Screenshots } from './manifest.ts';

/** Vitest's own word for it: `all` with `--update`, `none` in CI, otherwise `new`. */
export type Update = 'all' | 'new' | 'none';

/**
 * What to do with a screenshot: nothing, record it as the agreed one, refuse it because nobody has agreed on it, or
 * compare its pixels with those of the agreed one.
 */
export type Verdict = 'same' | 'record' | 'refuse' | 'compare';

export function decide(expected: string | undefined, actual: string, update: Update): Verdict {
  if (actual === expected) return 'same';
  if (update === 'all') return 'record';
  if (expected === undefined) return update === 'none' ? 'refuse' : 'record';
  return 'compare';
}

export interface Run {
  /** As it was before the run. */
  agreed: Screenshots;
  /** What the run stands by: the hash of each screenshot that it took and that may be the agreed one. */
  taken: Screenshots;
  update: Update;
  /** Whether no story failed. */
  passed: boolean;
  /** Whether every story was played: only then is a screenshot that nobody took a thing of the past. */
  complete: boolean;
}

export interface Outcome {
  /** To be written; undefined where nothing changes or nothing may be written. */
  agreed?: Screenshots;
  /** Names that are new or that have changed. */
  recorded: string[];
  /** Agreed on, but no story has it any more. */
  gone: string[];
}

/** What becomes of the agreed screenshots after a run. */
export function conclude({ agreed, taken, update, passed, complete }: Run): Outcome {
  const recorded = Object.keys(taken).filter((name) => taken[name] !== agreed[name]);
  const gone = complete && passed ? Object.keys(agreed).filter((name) => taken[name] === undefined) : [];
  // A changed look is agreed on only when the stories pass otherwise.
  const mayWrite = update === 'new' || (update === 'all' && passed);
  if (!mayWrite || recorded.length + gone.length === 0) return { recorded, gone };
  const kept = Object.entries(agreed).filter(([name]) => !gone.includes(name));
  return { agreed: { ...Object.fromEntries(kept), ...taken }, recorded, gone };
}
