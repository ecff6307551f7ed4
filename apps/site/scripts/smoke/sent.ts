import type { SubmissionKind } from '@laliaflia/leads';

/** One thing that the smoke test has sent. */
export interface Sent {
  /** For sentences: `contact by script`. */
  what: string;
  kind: SubmissionKind;
  /** The address that is its mark. */
  mark: string;
  table: string;
  /** Without scripts the host makes it. */
  id?: string;
  /** What a visitor would have filled in. */
  typed: Readonly<Record<string, string>>;
}

/** Makes the mark of the next one, and knows all it has made. */
export interface Marks {
  next(): string;
  readonly all: readonly string[];
}

/** So that the owner, whose mailbox it reaches, sees at once what it is. */
export const sampleName = 'Smoke test, please ignore';
