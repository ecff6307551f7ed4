import type { OutboxView } from '@laliaflia/leads';
import { afterFailure } from '../content/outbox.ts';
import type { Failure } from './delivery-state.ts';
import { waitText } from './wait-text.ts';

/** What happens next after a failed attempt, if anything. */
export function adviceAfter(failure: Failure, id: string, { waiting }: OutboxView): string | undefined {
  if (failure.kind === 'limited') return afterFailure.limited(waitText(failure.wait));
  const entry = waiting.find((each) => each.id === id);
  if (entry === undefined) return undefined;
  return entry.kept ? afterFailure.kept : afterFailure.volatile;
}
