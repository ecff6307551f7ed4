import { second } from './patience.ts';

/** Resolves after so many seconds, or when it is aborted. */
export function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, seconds * second);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

/** Waits for what is being done, but no longer than so many seconds; it may go on. */
export async function waitAtMost(seconds: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  await Promise.race([work.finally(() => over.abort()), pause(seconds, over.signal)]);
}
