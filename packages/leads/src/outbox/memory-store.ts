import type { Entry } from './entry.ts';
import type { OutboxStore } from './store.ts';

/** Lasts as long as the page. */
export function memoryStore(): OutboxStore {
  const entries = new Map<string, Entry>();
  return {
    all: async () => [...entries.values()],
    get: async (id) => entries.get(id),
    put: async (entry) => {
      entries.set(entry.id, entry);
      return false;
    },
    remove: async (id) => void entries.delete(id),
  };
}
