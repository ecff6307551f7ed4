import type { Answer } from './answer.ts';
import { readWait } from './retry-after.ts';

/** Why an attempt did not store anything. */
export interface Failure {
  /** Of the answer; 0 where there was none. */
  status: number;
  /** For the log. */
  reason: string;
  /** The database's own words, where it was the database that spoke. */
  said?: string;
}

/** What came of one attempt to send something. */
export type Outcome =
  /** `doubtful`: taken, without a word of who took it. To be sure it is sent once more. */
  | { kind: 'stored'; doubtful?: true }
  /** The address is subscribed already, by an earlier submission. */
  | { kind: 'duplicate' }
  /** Too many at once; `wait` milliseconds from now it may be tried again. */
  | ({ kind: 'limited'; wait: number } & Failure)
  /** For good: the same attempt would meet the same answer. */
  | ({ kind: 'refused' } & Failure)
  /** Nobody knows, or not now. A repeat is harmless. */
  | ({ kind: 'failed' } & Failure);

export interface Sent {
  id: string;
  /** The address, where the database holds each only once. */
  email?: string | undefined;
}

/** Reads the database's answer to an insert. */
export function classifyInsert(answer: Answer, sent: Sent): Outcome {
  if (answer.code === '23505') return classifyUnique(answer, sent);
  if (answer.status >= 200 && answer.status < 300) {
    // An empty 200 is somebody else's: a proxy, a captive portal. 201 without a row is the database's minimal answer.
    if (isOwnRow(answer.row, sent) || (answer.status === 201 && isSilent(answer))) return { kind: 'stored' };
    return { kind: 'failed', ...failure(answer) };
  }
  // "Not exactly one row": the database has undone the insert.
  if (answer.code === 'PGRST116') return { kind: 'failed', ...failure(answer) };
  return classifyStatus(answer);
}

/** Reads the host's answer to a form. An OK is a success; but the login page of a network says OK as well. */
export function classifyPost(answer: Answer): Outcome {
  if (answer.status >= 200 && answer.status < 300) {
    return answer.confirmed ? { kind: 'stored' } : { kind: 'stored', doubtful: true };
  }
  return classifyStatus(answer);
}

function classifyUnique(answer: Answer, { email }: Sent): Outcome {
  // A repeat of an attempt whose answer got lost: the row is there under our own id.
  if (answer.message?.includes('_pkey"')) return { kind: 'stored' };
  return email === undefined ? { kind: 'refused', ...failure(answer) } : { kind: 'duplicate' };
}

function classifyStatus(answer: Answer): Outcome {
  const { status } = answer;
  if (status === 429) return { kind: 'limited', wait: readWait(answer, Date.now()), ...failure(answer) };
  const passes = status < 400 || status >= 500 || status === 408 || status === 425;
  return { kind: passes ? 'failed' : 'refused', ...failure(answer) };
}

function isOwnRow(row: unknown, { id, email }: Sent): boolean {
  const one: unknown = Array.isArray(row) && row.length === 1 ? row[0] : row;
  if (typeof one !== 'object' || one === null) return false;
  if ('id' in one && one.id === id) return true;
  return email !== undefined && 'email' in one && one.email === email;
}

function isSilent({ row, message }: Answer): boolean {
  return (row === null || row === undefined || (Array.isArray(row) && row.length === 0)) && !message;
}

function failure({ status, code, message, details }: Answer): Failure {
  const words = message?.trim() ?? '';
  // Not a word of the database: the network failed, or something in between answered with a page.
  const isForeign = status === 0 || words.startsWith('<') || (status >= 200 && status < 300);
  const reason = [status || 'no answer', code, words.slice(0, 200), details?.slice(0, 200)]
    .filter(Boolean)
    .join(', ');
  return !isForeign && words !== '' ? { status, reason, said: words } : { status, reason };
}
