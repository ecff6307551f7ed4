import { forms, type SentValues, type SubmissionKind, sendable } from '../forms/definitions.ts';
import type { Form } from '../forms/form.ts';

/** Something a visitor sends, under an id that it keeps until it has arrived. */
export type Submission = {
  /** Made by the client, once per filled form. */
  id: string;
  /** Path of the page that it was filled in on. */
  page: string;
  /** What stood in the bot field. A filled one goes to the host alone, which keeps it as spam. Default: empty. */
  bot?: string;
  /** How long filling in took, if that was measured. */
  seconds?: number | undefined;
} & { [Kind in SubmissionKind]: { kind: Kind; fields: SentValues<Kind> } }[SubmissionKind];

/** `form`: the host's form handling. */
export type Channel = 'database' | 'form';

/** A submission that waits in the outbox. Times are milliseconds since 1970. */
export type Entry = Submission & {
  createdAt: number;
  attempts: number;
  /** When the last attempt ended. */
  triedAt: number;
  nextAttemptAt: number;
  /** The next attempt goes over this one. */
  channel: Channel;
  /** Channels that are closed for good. */
  refusedBy: Channel[];
  /** The next attempt must not come earlier, whatever happens meanwhile. */
  limited: boolean;
  /** The last attempt was taken, but nobody has confirmed that it is stored. */
  doubtful: boolean;
  lastError?: string;
};

/** The channels that something can take, the usual one first. */
export function channelsOf({ kind, bot }: Submission): readonly [Channel, ...Channel[]] {
  if (bot) return ['form'];
  const { table }: Form = sendable[kind];
  if (table === undefined) return ['form'];
  return Object.hasOwn(forms, kind) ? ['database', 'form'] : ['database'];
}

/** No channel is open any more: it keeps trying, but somebody should know. */
export function isStuck(entry: Entry): boolean {
  return channelsOf(entry).every((channel) => entry.refusedBy.includes(channel));
}

/** Not shown as waiting: spam, and a chat, which shows the state of its messages itself. */
export function isQuiet({ kind, bot }: Submission): boolean {
  return kind === 'chat-message' || Boolean(bot);
}

/** What was kept may come from another version of this code, or from somebody who edits storage. */
export function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, fields, createdAt, nextAttemptAt, channel, refusedBy } = value as Partial<Entry>;
  return (
    typeof id === 'string' &&
    typeof kind === 'string' &&
    Object.hasOwn(sendable, kind) &&
    typeof fields === 'object' &&
    typeof createdAt === 'number' &&
    typeof nextAttemptAt === 'number' &&
    (channel === 'database' || channel === 'form') &&
    Array.isArray(refusedBy)
  );
}
