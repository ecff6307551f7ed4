import type { Clock, News, Tabs } from './parts.ts';

const name = 'laliaflia-outbox';
/** A tab that the browser has put to sleep may hold a lock for ever. The ids make a double attempt harmless. */
const patience = 3000;

export const browserClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Locks and messages between tabs, where the browser has them. */
export function browserTabs(): Tabs {
  const radio = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : undefined;
  return {
    alone: (id, work) => withLock(`${name}-${id}`, work),
    tell: (news) => radio?.postMessage(news),
    listen(hear) {
      radio?.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data));
    },
  };
}

async function withLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), patience);
  let begun: Promise<T> | undefined;
  const start = () => {
    clearTimeout(timer);
    begun ??= work();
    return begun;
  };
  try {
    return await navigator.locks.request(lock, { signal: giveUp.signal }, start);
  } catch {
    // Waited long enough, or there are no locks here; where the work itself has failed, it has begun and is not repeated.
    return start();
  }
}
