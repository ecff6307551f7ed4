import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { emptyOutbox, outboxView, subscribeToOutbox } from '../../delivery/submissions.ts';

const load = () => import('./outbox-strip.tsx');

/** The place of the outbox on every page. What shows there is fetched once there is something to show. */
export function OutboxLine() {
  const { waiting, arrived } = useSyncExternalStore(subscribeToOutbox, outboxView, emptyOutbox);
  const [Strip, setStrip] = useState<ComponentType>();
  const news = waiting.length + arrived.length === 0 || Strip ? undefined : waiting;

  // With the first word from the engine: once it has something to show, there may be no network to fetch it over.
  useEffect(() => subscribeToOutbox(() => void load().catch(() => {})), []);

  // Where it cannot be fetched, it is asked for again with the next change.
  useEffect(() => {
    if (news === undefined) return;
    load().then(
      (module) => setStrip(() => module.OutboxStrip),
      (error) => console.info('The outbox goes on out of sight.', error),
    );
  }, [news]);

  return Strip ? <Strip /> : null;
}
