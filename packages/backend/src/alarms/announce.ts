import { inShort } from '../mail/after-failure.ts';
import type { Book, Seen } from './book.ts';
import type { Tell } from './tell.ts';

/** Writes down what is seen, and tells the owner where it is news. */
export async function announce(
  { book, tell, signal }: { book: Book; tell: Tell; signal: AbortSignal },
  seen: Seen,
  at: Date,
): Promise<void> {
  const due = await book.note(seen, at);
  if (!due) return;
  console.error(due.isOn ? `Alarm: ${due.message}` : `The alarm is over: ${due.message}`);
  try {
    await tell(due, at, signal);
  } catch (error) {
    if (!signal.aborted)
      console.error(`The owner could not be told, the next attempt is in 15 minutes: ${inShort(error)}`);
    return;
  }
  await book.told(due, at);
}
