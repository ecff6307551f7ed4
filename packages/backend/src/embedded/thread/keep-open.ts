import { comeAgain } from '../come-again.ts';
import type { Answering } from './messages.ts';
import { type Patience, second } from './patience.ts';
import { pause } from './pause.ts';
import type { DatabaseThread } from './start-thread.ts';

export type KeptOpen = {
  answer: Answering;
  /** False while it is stuck, too. */
  isOpen(): boolean;
  /** How often it was opened again. */
  restarts(): number;
  close(): Promise<void>;
};

/**
 * A database that is opened again whenever it hangs or dies. Until then everything is told to come again.
 *
 * @param ready Resolves when it makes sense to open it again, or when it is aborted.
 * @throws Where it cannot be opened the first time.
 */
export async function keepOpen(
  open: (signal: AbortSignal) => Promise<DatabaseThread>,
  { firstPause, longestPause }: Pick<Patience, 'firstPause' | 'longestPause'>,
  ready: (signal: AbortSignal) => Promise<void> = async () => {},
): Promise<KeptOpen> {
  const closing = new AbortController();
  const { signal } = closing;
  let restarts = 0;
  let current: DatabaseThread | undefined = await open(signal);
  const watching = watch(current);

  async function watch(first: DatabaseThread): Promise<void> {
    let wait = firstPause;
    for (let thread: DatabaseThread | undefined = first; thread !== undefined; ) {
      current = thread;
      const opened = performance.now();
      const why = await thread.ended;
      current = undefined;
      if (signal.aborted) return;
      // Whoever lives for a while has not died of what killed the one before.
      if (performance.now() - opened > longestPause * second) wait = firstPause;
      console.error(
        `The database is being opened again: ${why}. Until then forms are not stored and say so; pages are served.`,
      );
      [thread, wait] = await openAgain(wait);
      if (thread === undefined) return;
      restarts += 1;
      console.error('The database is open again.');
    }
  }

  /** @returns What is open, unless the server closes, and how long to wait before the next attempt of all. */
  async function openAgain(first: number): Promise<[DatabaseThread | undefined, number]> {
    let said: string | undefined;
    for (let wait = first; !signal.aborted; ) {
      await pause(wait, signal);
      wait = Math.min(wait * 2, longestPause);
      await ready(signal);
      if (signal.aborted) break;
      try {
        const thread = await open(signal);
        if (!signal.aborted) return [thread, wait];
        await thread.close();
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== said && !signal.aborted) console.error(`The database cannot be opened: ${reason}`);
        said = reason;
      }
    }
    return [undefined, first];
  }

  return {
    answer: async (request) => current?.answer(request) ?? comeAgain('The database is being opened again.'),
    isOpen: () => current?.isAnswering() ?? false,
    restarts: () => restarts,
    async close() {
      closing.abort();
      await current?.close();
      await watching;
    },
  };
}
