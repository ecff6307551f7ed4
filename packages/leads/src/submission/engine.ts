import type { Outcome } from '../gateway/outcome.ts';
import { type Entry, isQuiet, type Submission } from '../outbox/entry.ts';
import type { News, Parts } from './parts.ts';
import { patience } from './schedule.ts';
import { afterAttempt, begin, isWorthATry } from './step.ts';
import { type Arrived, nothing, type OutboxView, viewOf } from './view.ts';

export type Settled = Outcome | { kind: 'removed' };

export interface Submissions {
  /** Keeps it, tries once, and says what came of it. Later attempts come by themselves. */
  send(submission: Submission): Promise<Settled>;
  /** Tries once more, now. Unless somebody watches, an arrival shows on the view. */
  retry(id: string): Promise<Settled>;
  /** For good. What is under way may still arrive. */
  remove(id: string): Promise<void>;
  /** Takes a line about something that has arrived off the view. */
  dismiss(id: string): void;
  /** Tells what came of each later attempt. While somebody watches, an arrival is not part of the view. @returns Ends it. */
  watch(id: string, tell: (settled: Settled) => void): () => void;
  /** Goes on with what an earlier page has left. */
  resume(): Promise<void>;
  /** The network is back, or the visitor has come to another page. */
  nudge(occasion: 'online' | 'page'): void;
  view(): OutboxView;
  /** @returns Ends it. */
  subscribe(changed: () => void): () => void;
}

/** A form sends, the visitor asks for another attempt in the list of what waits, or its time has come. */
type Occasion = 'form' | 'list' | 'clock';

/** Keeps what visitors send until it has arrived. See docs/decisions/submissions.md. */
export function createSubmissions({ store, send, clock, tabs, report, remember }: Parts): Submissions {
  const entries = new Map<string, Entry>();
  const flights = new Map<string, Promise<Settled>>();
  const aborts = new Map<string, AbortController>();
  const watchers = new Map<string, Set<(settled: Settled) => void>>();
  const listeners = new Set<() => void>();
  /** Being sent for the first time, before the eyes of the visitor. */
  const first = new Set<string>();
  const volatile = new Set<string>();
  /** What became of entries in other tabs. */
  const fates = new Map<string, Settled>();
  let arrived: readonly Arrived[] = [];
  let view = nothing;
  let cancelTimer = () => {};

  function publish(): void {
    view = viewOf({
      entries: entries.values(),
      isSending: (id) => flights.has(id),
      isFirst: (id) => first.has(id),
      isKept: (id) => !volatile.has(id),
      arrived,
    });
    remember?.(entries.size > 0);
    for (const listener of listeners) listener();
  }

  function schedule(): void {
    cancelTimer();
    const resting = [...entries.values()].filter(({ id }) => !flights.has(id));
    if (resting.length === 0) return;
    const next = Math.min(...resting.map(({ nextAttemptAt }) => nextAttemptAt));
    cancelTimer = clock.after(Math.max(0, next - clock.now()), tryDue);
  }

  /** One after the other: who comes back with ten messages does not send them in one burst. */
  async function tryDue(): Promise<void> {
    for (const { id } of [...entries.values()]) {
      if ((entries.get(id)?.nextAttemptAt ?? Infinity) <= clock.now()) await attempt(id, 'clock');
    }
    schedule();
  }

  async function keep(entry: Entry): Promise<void> {
    entries.set(entry.id, entry);
    if (await store.put(entry)) volatile.delete(entry.id);
    else volatile.add(entry.id);
  }

  /** @returns Whether it was there. */
  function drop(id: string): boolean {
    first.delete(id);
    volatile.delete(id);
    return entries.delete(id);
  }

  function tell(id: string, settled: Settled): void {
    for (const watcher of watchers.get(id) ?? []) watcher(settled);
  }

  function attempt(id: string, by: Occasion): Promise<Settled> {
    const underWay = flights.get(id);
    if (underWay) return underWay;
    const flight = tabs
      .alone(id, () => run(id, by))
      .finally(() => {
        flights.delete(id);
        first.delete(id);
        publish();
        schedule();
      });
    flights.set(id, flight);
    publish();
    return flight;
  }

  async function run(id: string, by: Occasion): Promise<Settled> {
    const entry = entries.get(id);
    if (entry === undefined) return fates.get(id) ?? { kind: 'removed' };
    // Another tab may have been at it while this one waited for its turn. What is missing there is sent all the same:
    // the browser may have lost it, and a repeat is harmless.
    const kept = volatile.has(id) ? undefined : await store.get(id);
    if (by === 'clock' && kept && kept.triedAt > entry.triedAt) {
      entries.set(id, kept);
      return { kind: 'failed', status: 0, reason: kept.lastError ?? 'Another tab has tried' };
    }
    const outcome = await sendInTime(entry);
    report?.(entry, outcome);
    return entries.has(id) ? settle(entry, outcome, by) : (fates.get(id) ?? { kind: 'removed' });
  }

  async function sendInTime(entry: Entry): Promise<Outcome> {
    const abort = new AbortController();
    aborts.set(entry.id, abort);
    const cancel = clock.after(patience, () => abort.abort(new Error(`No answer in ${patience / 1000} s`)));
    const ended = new Promise<never>((_, reject) => {
      abort.signal.addEventListener('abort', () => reject(abort.signal.reason));
    });
    try {
      // The race, because not everything that an attempt waits for can be aborted.
      return await Promise.race([send(entry, abort.signal), ended]);
    } catch (error) {
      return { kind: 'failed', status: 0, reason: error instanceof Error ? error.message : String(error) };
    } finally {
      cancel();
      aborts.delete(entry.id);
    }
  }

  async function settle(entry: Entry, outcome: Outcome, by: Occasion): Promise<Settled> {
    const { id, kind } = entry;
    const next = afterAttempt(entry, outcome, { now: clock.now(), random: clock.random() });
    if (next) {
      await keep(next);
      tabs.tell({ kind: 'changed', id });
    } else {
      const isSeen = by === 'form' || first.has(id) || watchers.has(id);
      const isKnown = outcome.kind === 'duplicate';
      const isNews = (isKnown || outcome.kind === 'stored') && !isSeen && !isQuiet(entry);
      if (isNews) arrived = [...arrived, { id, kind, isKnown, arrivedAt: clock.now() }];
      drop(id);
      await store.remove(id);
      tabs.tell({ kind: outcome.kind === 'stored' ? 'stored' : 'removed', id });
    }
    if (by === 'clock') tell(id, outcome);
    return outcome;
  }

  async function hear({ kind, id }: News): Promise<void> {
    if (kind === 'changed') {
      const entry = flights.has(id) ? undefined : await store.get(id);
      if (entry && !flights.has(id)) entries.set(id, entry);
    } else if (drop(id)) {
      fates.set(id, { kind });
      tell(id, { kind });
    }
    publish();
    schedule();
  }
  tabs.listen(hear);

  return {
    async send(submission) {
      const { id } = submission;
      const underWay = await flights.get(id);
      if (underWay?.kind === 'stored') return underWay;
      const before = entries.get(id);
      if (before === undefined) first.add(id);
      const entry = begin(submission, before, clock.now());
      // Set at once, so that a second call finds it.
      entries.set(id, entry);
      publish();
      await keep(entry);
      return attempt(id, 'form');
    },

    async retry(id) {
      const settled = await attempt(id, 'list');
      if (settled.kind !== 'removed') tell(id, settled);
      return settled;
    },

    async remove(id) {
      aborts.get(id)?.abort(new Error('Deleted by the visitor'));
      if (!drop(id)) return;
      tell(id, { kind: 'removed' });
      publish();
      await store.remove(id);
      tabs.tell({ kind: 'removed', id });
    },

    dismiss(id) {
      arrived = arrived.filter((each) => each.id !== id);
      publish();
    },

    watch(id, watcher) {
      const those = watchers.get(id) ?? new Set();
      watchers.set(id, those.add(watcher));
      return () => {
        those.delete(watcher);
        if (those.size === 0 && watchers.get(id) === those) watchers.delete(id);
      };
    },

    async resume() {
      for (const entry of await store.all()) if (!entries.has(entry.id)) entries.set(entry.id, entry);
      publish();
      this.nudge('page');
    },

    nudge(occasion) {
      const now = clock.now();
      for (const entry of entries.values()) {
        if (isWorthATry(entry, now, occasion)) entries.set(entry.id, { ...entry, nextAttemptAt: now });
      }
      void tryDue();
    },

    view: () => view,

    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
