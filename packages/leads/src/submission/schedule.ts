const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Before the first repeat, long enough for the visitor to read what happened. */
const firstPause = 15 * second;
const longestPause = 30 * minute;

/** After this long the host's form handling is tried as well, although the database has not refused. */
export const databaseAlone = 24 * hour;

/** Before the other way is tried, after one is closed for good. */
export const changeOver = 10 * second;

/** When all ways are closed, until somebody mends one. */
export const stuckPause = hour;

/** Until a form is sent once more that somebody took without a word: soon at first, then rarely, for it may be the host. */
export function doubtPause(attempts: number): number {
  return Math.min(minute * 10 ** Math.max(0, attempts - 1), hour);
}

/** How long one attempt may take. */
export const patience = 20 * second;

/** Twice as long after each attempt, up to half an hour, a fifth more or less, so that visitors do not come in step. */
export function pauseAfter(attempts: number, random: number): number {
  const pause = Math.min(firstPause * 2 ** Math.max(0, attempts - 1), longestPause);
  return spread(pause, random);
}

/** @param random From 0 to 1. */
export function spread(pause: number, random: number): number {
  return Math.round(pause * (0.8 + 0.4 * random));
}
