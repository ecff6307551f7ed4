import type { DBSchema } from 'idb';
import type { Entry } from './entry.ts';
import type { Shelf } from './store.ts';

interface OutboxSchema extends DBSchema {
  entries: { key: string; value: Entry };
}

const store = 'entries';

/** The browser's own database. Rejects where the browser keeps nothing for this site. */
export async function openIndexedDb(name = 'laliaflia-outbox'): Promise<Shelf> {
  const { openDB } = await import('idb');
  const database = await openDB<OutboxSchema>(name, 1, {
    upgrade: (fresh) => void fresh.createObjectStore(store, { keyPath: 'id' }),
    // A later version of the site wants to change it in another tab.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });
  return {
    all: () => database.getAll(store),
    get: (id) => database.get(store, id),
    put: (entry) => database.put(store, entry),
    remove: (id) => database.delete(store, id),
  };
}
