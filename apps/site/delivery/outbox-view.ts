import type { OutboxView } from '@laliaflia/leads';
import { useSyncExternalStore } from 'react';

let view: OutboxView | undefined;
const listeners = new Set<() => void>();

export function publishOutbox(next: OutboxView): void {
  view = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What waits and what has been sent. Undefined until the engine is loaded. */
export function useOutbox(): OutboxView | undefined {
  return useSyncExternalStore(
    subscribe,
    () => view,
    () => undefined,
  );
}
