/**
 * How long the main thread waits for that of the database, in seconds that it has itself lived through: while the computer
 * sleeps, or something else holds the main thread up, no time passes.
 */
export const patience = {
  /** Of a visitor. Browsers wait 20 seconds (`patience` in packages/leads), and are to hear that they should come again. */
  answer: 15,
  /**
   * Without a sign of life the thread hangs. A statement holds it up until it is done, and may take long; a file that it reads
   * or writes meanwhile is a sign, too.
   */
  silence: 60,
  /** For one statement that does read and write files: a vacuum, a restore or a purge of millions of rows. */
  work: 1800,
  /** To open: a log is replayed, tables are migrated. */
  opening: 300,
  /** Before it is opened again; twice as long after each failure in a row, up to the longest. */
  firstPause: 1,
  longestPause: 60,
  /** To close. Two servers have to close as well, and all of it ends within five seconds. */
  closing: 1.5,
};

export type Patience = typeof patience;

/** One second of all the times above, in milliseconds. */
export const second = 1000;
