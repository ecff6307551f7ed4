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
