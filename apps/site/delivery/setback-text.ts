import { messages, newsletterMessage, type OutboxView, type Settled } from '@laliaflia/leads';
import { afterFailure } from '../content/outbox.ts';
import { waitText } from './wait-text.ts';

export type Setback = Exclude<Settled, { kind: 'stored' | 'removed' }>;

/** What happens next after a failed attempt, where anything does. */
export function textAfter(setback: Setback, id: string, { waiting }: OutboxView): string | undefined {
  if (setback.kind === 'limited') return afterFailure.limited(waitText(setback.wait));
  const entry = waiting.find((each) => each.id === id);
  if (entry === undefined) return undefined;
  return entry.kept ? afterFailure.kept : afterFailure.volatile;
}

/** What the newsletter form says about a failed attempt. */
export function newsletterText(setback: Setback): string {
  if (setback.kind !== 'limited') return newsletterMessage(setback);
  return `${messages.newsletter.failed}. ${afterFailure.limited(waitText(setback.wait))}`;
}
