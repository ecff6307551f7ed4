import { batch, createSender, type Work } from './sender.ts';

export type Worker = {
  /** There may be something to send. */
  wake(): void;
  /** Lets what is being sent come to its end for a moment, then breaks it off; it is sent after the next start. */
  close(): Promise<void>;
};

/** In milliseconds: between two looks that nobody asks for, and of what is being sent when the server closes. */
const usualPace = { interval: 30_000, grace: 1000 };
export type Pace = typeof usualPace;

/**
 * Sends what the outbox holds. Several may work on one database.
 *
 * @param hasRoom Asked before mails are taken out of it; later again, where there is none.
 */
export function startWorker(
  work: Work,
  hasRoom: () => Promise<boolean>,
  { interval, grace }: Pace = usualPace,
): Worker {
  const breaking = new AbortController();
  const { sendSome, notice } = createSender(work, { breaking: breaking.signal, longest: interval });
  let isClosing = false;
  let isWoken = false;
  let working: Promise<void> | undefined;

  async function sendAll(): Promise<void> {
    while (isWoken && !isClosing) {
      isWoken = false;
      if (!(await hasRoom())) return notice('the disk has no room for them');
      const outcomes = await sendSome();
      if (outcomes.length === batch) isWoken = true;
    }
  }

  function wake(): void {
    if (isClosing) return;
    isWoken = true;
    working ??= sendAll()
      .catch((error: Error) => {
        if (!isClosing) notice(`the outbox cannot be read (${error.message})`);
      })
      .finally(() => {
        working = undefined;
        if (isWoken) wake();
      });
  }

  wake();
  const timer = setInterval(wake, interval).unref();
  return {
    wake,
    async close() {
      isClosing = true;
      clearInterval(timer);
      const breakOff = setTimeout(() => breaking.abort(), grace);
      await working;
      clearTimeout(breakOff);
    },
  };
}
