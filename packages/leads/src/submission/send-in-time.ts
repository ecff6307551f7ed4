import type { Outcome } from '../gateway/outcome.ts';
import type { Entry } from '../outbox/entry.ts';
import type { Parts } from './parts.ts';
import { patience } from './schedule.ts';

/** One attempt that ends: with an outcome, when time is up, or when somebody aborts it. Never rejects. */
export async function sendInTime(
  entry: Entry,
  abort: AbortController,
  { send, clock }: Pick<Parts, 'send' | 'clock'>,
): Promise<Outcome> {
  const cancel = clock.after(patience, () => abort.abort(new Error(`No answer in ${patience / 1000} s`)));
  const ended = new Promise<never>((_, reject) => {
    abort.signal.addEventListener('abort', () => reject(abort.signal.reason));
  });
  try {
    // The race, because not everything that an attempt waits for can be aborted.
    return await Promise.race([send(entry, abort.signal), ended]);
  } catch (error) {
    return { kind: 'failed', status: 0, reason: error instanceof Error ? error.message : String(error) };
  } finally {
    cancel();
  }
}
