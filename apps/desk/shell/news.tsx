import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { countLeads } from '../data/leads.ts';
import { readHealth } from '../data/newsletter.ts';

/** Between two looks, in milliseconds. */
const pause = 60_000;

interface News {
  /** How many leads are new; up to a thousand are counted. Undefined until it is known. */
  waiting: number | undefined;
  /** Whether an alarm is on. */
  isAlarmed: boolean;
  /** A screen that counts the new leads itself says so here. */
  onWaiting: (count: number) => void;
}

const NewsContext = createContext<News>({ waiting: undefined, isAlarmed: false, onWaiting: () => {} });

export const useNews = (): News => use(NewsContext);

/** What the bar tells on every screen. It is kept from one to the next, so that nothing in the bar moves. */
export function NewsProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<number>();
  const [isAlarmed, setIsAlarmed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const look = async () => {
      // Where nobody answers, what was known stays: the screens themselves say that.
      const [counts, health] = await Promise.allSettled([countLeads(signal), readHealth('health', signal)]);
      if (signal.aborted) return;
      if (counts.status === 'fulfilled') setWaiting(counts.value.new ?? 0);
      if (health.status === 'fulfilled')
        setIsAlarmed(health.value?.alarms.some(({ is_on }) => is_on) ?? false);
    };
    void look();
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, pause);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, []);
  const onWaiting = useCallback((count: number) => setWaiting(count), []);
  const news = useMemo(() => ({ waiting, isAlarmed, onWaiting }), [waiting, isAlarmed, onWaiting]);
  return <NewsContext value={news}>{children}</NewsContext>;
}
