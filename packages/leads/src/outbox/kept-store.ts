import { isEntry } from './entry.ts';
import { memoryStore } from './memory-store.ts';
import type { OutboxStore, Shelf } from './store.ts';

interface Options {
  /** Longest wait for one call: a database that hangs must not hold a lead up. */
  patience?: number;
  /** Told each time the device refuses: storage blocked, or full. */
  onTrouble?: (error: unknown) => void;
}

/**
 * Keeps submissions on the device as long as the device plays along. The memory beside it holds what this page has put
 * in, so that a blocked, full or vanished database costs no more than the reload.
 */
export function keptStore(
  open: () => Promise<Shelf>,
  { patience = 2000, onTrouble = () => {} }: Options = {},
): OutboxStore {
  const memory = memoryStore();
  let opening: Promise<Shelf> | undefined;

  async function ask<T>(call: (shelf: Shelf) => Promise<T>): Promise<{ answer: T } | undefined> {
    opening ??= open();
    try {
      const shelf = await inTime(opening, patience);
      return { answer: await inTime(call(shelf), patience) };
    } catch (error) {
      opening = undefined;
      onTrouble(error);
      return undefined;
    }
  }

  return {
    async all() {
      const kept = (await ask((shelf) => shelf.all()))?.answer.filter(isEntry) ?? [];
      const ids = new Set(kept.map(({ id }) => id));
      return [...kept, ...(await memory.all()).filter(({ id }) => !ids.has(id))];
    },
    async get(id) {
      const found = await ask((shelf) => shelf.get(id));
      return isEntry(found?.answer) ? found.answer : memory.get(id);
    },
    async put(entry) {
      const kept = (await ask((shelf) => shelf.put(entry))) !== undefined;
      // Kept once, or what another page has removed would come back from here.
      if (kept) await memory.remove(entry.id);
      else await memory.put(entry);
      return kept;
    },
    async remove(id) {
      await memory.remove(id);
      await ask((shelf) => shelf.remove(id));
    },
  };
}

function inTime<T>(work: Promise<T>, patience: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The storage of the browser does not answer')), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
