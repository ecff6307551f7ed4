export interface ExerciseLabels {
  /** Above what changes. */
  prompt: string;
  another: string;
  /** Names the clock. */
  left: string;
  start: string;
  pause: string;
  resume: string;
  reset: string;
  again: string;
  /** Announced, and shown, when the time is over. */
  done: string;
}
