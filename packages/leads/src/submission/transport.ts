import type { Attempts } from '../gateway/attempts.ts';
import type { Outcome } from '../gateway/outcome.ts';
import type { postForm } from '../gateway/post-form.ts';
import { type Entry, formOf } from '../outbox/entry.ts';

interface Ways {
  attempts: Attempts;
  post: typeof postForm;
}

/** One attempt, over the channel that the entry is at. */
export function createTransport({ attempts, post }: Ways) {
  return async (entry: Entry, signal: AbortSignal): Promise<Outcome> => {
    const { id, fields, bot } = entry;
    const form = formOf(entry.kind);
    if (entry.channel === 'form') {
      if (form === undefined) return { kind: 'refused', status: 0, reason: 'The host has no form for this' };
      return post({ form, id, fields, bot }, signal);
    }
    switch (entry.kind) {
      case 'contact':
        return attempts.submitInquiry({ id, ...entry.fields }, signal);
      case 'newsletter':
        return attempts.subscribe({ id, ...entry.fields }, signal);
      case 'chat-message':
        return attempts.saveChatMessage({ id, ...entry.fields }, signal);
      default:
        return { kind: 'refused', status: 0, reason: 'The database has no table for this' };
    }
  };
}
