import type { SubmissionKind } from '../forms/definitions.ts';
import { type Entry, isQuiet, isStuck } from '../outbox/entry.ts';

/** Something that has not arrived yet, as the visitor is told of it. */
export interface Waiting {
  id: string;
  kind: SubmissionKind;
  fields: Entry['fields'];
  createdAt: number;
  attempts: number;
  nextAttemptAt: number;
  sending: boolean;
  /** The other side has asked for a pause until `nextAttemptAt`. */
  limited: boolean;
  /** It was taken, without a word of who took it. */
  doubtful: boolean;
  /** Every channel is closed: time for another one, such as an e-mail. */
  stuck: boolean;
  /** Whether it will still be there after the page is gone. */
  kept: boolean;
}

/** Something that has arrived while nobody was waiting for it. */
export interface Arrived {
  id: string;
  kind: SubmissionKind;
  /** The address was there already, under an id of its own. */
  isKnown: boolean;
  arrivedAt: number;
}

export interface OutboxView {
  waiting: readonly Waiting[];
  arrived: readonly Arrived[];
}

export const nothing: OutboxView = { waiting: [], arrived: [] };

/** An entry, and what this page knows of it. */
export interface Held {
  entry: Entry;
  sending: boolean;
  /** The visitor looks on as it is sent for the first time. */
  isFirst: boolean;
  kept: boolean;
}

export function viewOf(held: readonly Held[], arrived: readonly Arrived[]): OutboxView {
  const waiting = held
    .filter(({ entry, isFirst }) => !isQuiet(entry) && !isFirst)
    .sort((one, other) => one.entry.createdAt - other.entry.createdAt)
    .map(({ entry, sending, kept }) => {
      const { id, kind, fields, createdAt, attempts, nextAttemptAt, limited, doubtful } = entry;
      const about = { id, kind, fields, createdAt, attempts, nextAttemptAt, limited, doubtful };
      return { ...about, sending, stuck: isStuck(entry), kept };
    });
  return waiting.length === 0 && arrived.length === 0 ? nothing : { waiting, arrived };
}
