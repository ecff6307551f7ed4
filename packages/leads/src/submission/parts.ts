import type { Outcome } from '../gateway/outcome.ts';
import type { Entry } from '../outbox/entry.ts';
import type { OutboxStore } from '../outbox/store.ts';

/** Everything that the engine needs from the world. */
export interface Parts {
  store: OutboxStore;
  /** One attempt over the entry's channel. */
  send(entry: Entry, signal: AbortSignal): Promise<Outcome>;
  clock: Clock;
  tabs: Tabs;
  /** Told after each attempt. */
  report?(entry: Entry, outcome: Outcome): void;
  /** Whether there is anything to go on with after a reload. */
  remember?(something: boolean): void;
}

export interface Clock {
  now(): number;
  /** From 0 to 1. */
  random(): number;
  /** @returns Calls it off. */
  after(milliseconds: number, act: () => void): () => void;
}

export type News = { kind: 'stored' | 'removed' | 'changed'; id: string };

/** The other pages of this site that are open in the same browser. */
export interface Tabs {
  /** Runs the work when no other tab sends the same entry, or when it has waited long enough for one. */
  alone<T>(id: string, work: () => Promise<T>): Promise<T>;
  tell(news: News): void;
  listen(hear: (news: News) => void): void;
}
