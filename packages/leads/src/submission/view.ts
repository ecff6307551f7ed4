import { type Entry, isQuiet, isStuck, type SubmissionKind } from '../outbox/entry.ts';

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
  /** Every way is closed: time for another one, such as an e-mail. */
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

interface State {
  entries: Iterable<Entry>;
  isSending: (id: string) => boolean;
  /** The visitor looks on as it is sent for the first time. */
  isFirst: (id: string) => boolean;
  isKept: (id: string) => boolean;
  arrived: readonly Arrived[];
}

export function viewOf({ entries, isSending, isFirst, isKept, arrived }: State): OutboxView {
  const waiting = [...entries]
    .filter((entry) => !isQuiet(entry) && !isFirst(entry.id))
    .sort((one, other) => one.createdAt - other.createdAt)
    .map((entry) => {
      const { id, kind, fields, createdAt, attempts, nextAttemptAt, limited, doubtful } = entry;
      const about = { id, kind, fields, createdAt, attempts, nextAttemptAt, limited, doubtful };
      return { ...about, sending: isSending(id), stuck: isStuck(entry), kept: isKept(id) };
    });
  return waiting.length === 0 && arrived.length === 0 ? nothing : { waiting, arrived };
}
