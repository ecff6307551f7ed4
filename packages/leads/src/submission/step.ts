import type { Outcome } from '../gateway/outcome.ts';
import { channelsOf, type Entry, isStuck, type Submission } from '../outbox/entry.ts';
import {
  changeOver,
  databaseAlone,
  doubtPause,
  patience,
  pauseAfter,
  spread,
  stuckPause,
} from './schedule.ts';

interface Moment {
  now: number;
  /** From 0 to 1. */
  random: number;
}

/** A submission before its first attempt. What an earlier attempt under this id taught stays known. */
export function begin(submission: Submission, before: Entry | undefined, now: number): Entry {
  const [channel] = channelsOf(submission);
  // Should the page end in the middle, the next one tries at once anyway.
  const nextAttemptAt = now + patience;
  const fresh = {
    ...submission,
    createdAt: now,
    attempts: 0,
    triedAt: 0,
    nextAttemptAt,
    doubtful: false,
  } as const;
  if (before === undefined) return { ...fresh, channel, refusedBy: [], limited: false };
  // Other values may be welcome where the old ones were refused.
  const isSame = JSON.stringify(before.fields) === JSON.stringify(submission.fields);
  const learnt = isSame
    ? { channel: before.channel, refusedBy: before.refusedBy }
    : { channel, refusedBy: [] };
  const { createdAt, attempts, triedAt } = before;
  return { ...fresh, createdAt, attempts, triedAt, limited: false, ...learnt };
}

/** What becomes of an entry after an attempt; `null` when it is done with. */
export function afterAttempt(entry: Entry, outcome: Outcome, { now, random }: Moment): Entry | null {
  if (outcome.kind === 'duplicate' || (outcome.kind === 'stored' && !outcome.doubtful)) return null;
  const attempts = entry.attempts + 1;
  const next = (pause: number) => ({ nextAttemptAt: now + pause });
  const calm = { attempts, triedAt: now, limited: false, doubtful: false };
  if (outcome.kind === 'stored') return { ...entry, ...calm, ...next(doubtPause(attempts)), doubtful: true };
  const tried: Entry = { ...entry, ...calm, lastError: outcome.reason };
  switch (outcome.kind) {
    case 'limited':
      // A little later than told, never earlier.
      return { ...tried, ...next(outcome.wait + Math.round(random * 1000)), limited: true };
    case 'refused':
      return afterRefusal(tried, { now, random });
    case 'failed':
      return { ...tried, ...next(pauseAfter(attempts, random)), channel: channelInAge(tried, now) };
  }
}

function afterRefusal(entry: Entry, { now, random }: Moment): Entry | null {
  const refusedBy = [...new Set([...entry.refusedBy, entry.channel])];
  const refused = { ...entry, refusedBy };
  const open = channelsOf(entry).find((channel) => !refusedBy.includes(channel));
  if (open !== undefined) return { ...refused, channel: open, nextAttemptAt: now + changeOver };
  // A chat goes on without its record; a lead waits for a door to open again.
  if (entry.kind === 'chat-message') return null;
  return { ...refused, channel: channelsOf(entry)[0], nextAttemptAt: now + spread(stuckPause, random) };
}

function channelInAge(entry: Entry, now: number): Entry['channel'] {
  const hasForm = channelsOf(entry).includes('form') && !entry.refusedBy.includes('form');
  return hasForm && now - entry.createdAt >= databaseAlone ? 'form' : entry.channel;
}

/** The network is back, or the visitor has come to another page: whether to try before the time. */
export function isWorthATry(entry: Entry, now: number, occasion: 'online' | 'page'): boolean {
  if (entry.limited && entry.nextAttemptAt > now) return false;
  const since = now - entry.triedAt;
  if (entry.doubtful) return since > doubtPause(1);
  if (isStuck(entry)) return since > stuckPause / 6;
  return occasion === 'online' || since > changeOver;
}
