import type { Entry } from './entry.ts';

/** Where submissions wait. No call rejects: what cannot be kept on the device is kept in memory. */
export interface OutboxStore {
  all(): Promise<Entry[]>;
  get(id: string): Promise<Entry | undefined>;
  /** Whether it will be there after the page is gone. */
  put(entry: Entry): Promise<boolean>;
  remove(id: string): Promise<void>;
}

/** The part of a database that the outbox needs. Calls may reject. */
export interface Shelf {
  all(): Promise<unknown[]>;
  get(id: string): Promise<unknown>;
  put(entry: Entry): Promise<unknown>;
  remove(id: string): Promise<unknown>;
}
