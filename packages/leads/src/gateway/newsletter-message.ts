import { messages } from '../forms/messages.ts';
import type { Outcome } from './outcome.ts';

/** What the newsletter form says about an attempt. */
export function newsletterMessage(outcome: Outcome): string {
  if (outcome.kind === 'stored') return messages.newsletter.success;
  if (outcome.kind === 'duplicate') return messages.newsletter.alreadySubscribed;
  return outcome.said ?? messages.newsletter.failed;
}
