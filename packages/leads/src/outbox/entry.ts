import type { FormName } from '../forms/forms.ts';
import type { Inquiry } from '../forms/inquiry.ts';
import type { ChatMessage } from '../gateway/attempts.ts';

/** Something a visitor sends, under an id that it keeps until it has arrived. */
export type Submission = {
  /** Made by the client, once per filled form. */
  id: string;
  /** Path of the page that it was filled in on. */
  page: string;
  /** What stood in the bot field. A filled one goes to the host alone, which keeps it as spam. Default: empty. */
  bot?: string;
} & (
  | { kind: 'contact'; fields: Inquiry }
  | { kind: 'newsletter'; fields: { email: string } }
  | { kind: 'chat-message'; fields: ChatMessage }
  | { kind: 'workshop-booking' | 'webinar' | 'assessment-report'; fields: Readonly<Record<string, string>> }
);
export type SubmissionKind = Submission['kind'];

/** `form`: the host's form handling. */
export type Channel = 'database' | 'form';

/** A submission that waits in the outbox. Times are milliseconds since 1970. */
export type Entry = Submission & {
  createdAt: number;
  attempts: number;
  /** When the last attempt ended. */
  triedAt: number;
  nextAttemptAt: number;
  /** The next attempt goes this way. */
  channel: Channel;
  /** Ways that are closed for good. */
  refusedBy: Channel[];
  /** The next attempt must not come earlier, whatever happens meanwhile. */
  limited: boolean;
  /** The last attempt was taken, but nobody has confirmed that it is stored. */
  doubtful: boolean;
  lastError?: string;
};

const channels: Record<SubmissionKind, readonly [Channel, ...Channel[]]> = {
  contact: ['database', 'form'],
  newsletter: ['database', 'form'],
  'chat-message': ['database'],
  'workshop-booking': ['form'],
  webinar: ['form'],
  'assessment-report': ['form'],
};

/** The ways that something can go, the usual one first. */
export function channelsOf({ kind, bot }: Submission): readonly [Channel, ...Channel[]] {
  return bot ? ['form'] : channels[kind];
}

/** The host's name of the form; undefined for what is no form. */
export function formOf(kind: SubmissionKind): FormName | undefined {
  return kind === 'chat-message' ? undefined : kind;
}

/** No way is open any more: it keeps trying, but somebody should know. */
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
    Object.hasOwn(channels, kind) &&
    typeof fields === 'object' &&
    typeof createdAt === 'number' &&
    typeof nextAttemptAt === 'number' &&
    (channel === 'database' || channel === 'form') &&
    Array.isArray(refusedBy)
  );
}
