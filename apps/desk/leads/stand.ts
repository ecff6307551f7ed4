import { answers as words } from '../content/answers.ts';
import type { Answer } from '../data/types.ts';
import { longTime } from './times.ts';

interface Stand {
  /** What has to be seen. */
  problem?: { title: string; text: string };
  text?: string;
}

/** What became of the mail of an answer. */
export function standOf({ outcome, settled_at, attempts, next_attempt_at, reason }: Answer): Stand {
  const why = reason ?? '';
  if (outcome === 'sent') return { text: words.stands.sent(longTime(settled_at ?? '')) };
  if (outcome === 'refused')
    return { problem: { title: words.refused.title, text: words.refused.text(why) } };
  if (outcome === 'failed')
    return { problem: { title: words.failedMail.title, text: words.failedMail.text(why) } };
  if (attempts === null) return { text: words.stands.unknown };
  if (attempts === 0) return { text: words.stands.held };
  if (reason === null) return { text: words.stands.sending };
  return { text: words.stands.trying(longTime(next_attempt_at ?? ''), why) };
}
