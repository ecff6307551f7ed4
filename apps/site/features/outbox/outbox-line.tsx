import { type ComponentType, useEffect, useState } from 'react';
import { useOutbox } from '../../delivery/outbox-view.ts';

/**
 * The place of the outbox on every page. What shows there is fetched as soon as there is an engine: by the time that it
 * has something to show there may be no network.
 */
export function OutboxLine() {
  const outbox = useOutbox();
  const [Strip, setStrip] = useState<ComponentType>();
  const missing = Strip ? undefined : outbox;

  // Where it cannot be fetched, it is asked for again with the next change.
  useEffect(() => {
    if (missing === undefined) return;
    import('./outbox-strip.tsx').then(
      (module) => setStrip(() => module.OutboxStrip),
      (error) => console.info('The outbox goes on out of sight.', error),
    );
  }, [missing]);

  return Strip ? <Strip /> : null;
}
