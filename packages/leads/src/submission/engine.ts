import type { Outcome } from '../gateway/outcome.ts';
import { type Entry, isQuiet, type Submission } from '../outbox/entry.ts';
import type { News, Parts } from './parts.ts';
import { sendInTime } from './send-in-time.ts';
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

/** Everything that this page knows of one submission. */
interface Slot {
  id: string;
  /** What waits. Gone once it has arrived or was deleted. */
  entry?: Entry | undefined;
  /** It is being sent. */
  flight?: { settled: Promise<Settled>; abort: AbortController } | undefined;
  /** It is being sent for the first time, before the eyes of the visitor. */
  isFirst: boolean;
  /** The device has it too. */
  isKept: boolean;
  watchers: Set<(settled: Settled) => void>;
  /** What became of it in another tab. */
  fate?: Settled;
}

/** Keeps what visitors send until it has arrived. See docs/decisions/submissions.md. */
export function createSubmissions({ store, send, clock, tabs, report, remember }: Parts): Submissions {
  const slots = new Map<string, Slot>();
  const listeners = new Set<() => void>();
  let arrived: readonly Arrived[] = [];
  let view = nothing;
  let cancelTimer = () => {};

  function slotOf(id: string): Slot {
    const slot = slots.get(id) ?? { id, isFirst: false, isKept: true, watchers: new Set() };
    slots.set(id, slot);
    return slot;
  }

  function waiting() {
    return [...slots.values()].flatMap((slot) => (slot.entry ? [{ slot, entry: slot.entry }] : []));
  }

  function publish(): void {
    const held = waiting().map(({ slot: { flight, isFirst, isKept }, entry }) => {
      return { entry, sending: flight !== undefined, isFirst, kept: isKept };
    });
    view = viewOf(held, arrived);
    remember?.(held.length > 0);
    for (const listener of listeners) listener();
  }

  function schedule(): void {
    cancelTimer();
    const times = waiting().map(({ entry }) => entry.nextAttemptAt);
    if (times.length === 0) return;
    const next = Math.min(...times);
    cancelTimer = clock.after(Math.max(0, next - clock.now()), tryDue);
  }

  /** One after the other: who comes back with ten messages does not send them in one burst. */
  async function tryDue(): Promise<void> {
    for (const { slot } of waiting()) {
      if ((slot.entry?.nextAttemptAt ?? Infinity) <= clock.now()) await attempt(slot, 'clock');
    }
    schedule();
  }

  async function keep(slot: Slot, entry: Entry): Promise<void> {
    slot.entry = entry;
    slot.isKept = await store.put(entry);
  }

  function tell({ watchers }: Slot, settled: Settled): void {
    for (const watcher of watchers) watcher(settled);
  }

  function attempt(slot: Slot, by: Occasion): Promise<Settled> {
    if (slot.flight) return slot.flight.settled;
    const abort = new AbortController();
    const settled = tabs
      .alone(slot.id, () => run(slot, by, abort))
      .finally(() => {
        slot.flight = undefined;
        slot.isFirst = false;
        publish();
        schedule();
      });
    slot.flight = { settled, abort };
    publish();
    return settled;
  }

  async function run(slot: Slot, by: Occasion, abort: AbortController): Promise<Settled> {
    const { entry } = slot;
    if (entry === undefined) return slot.fate ?? { kind: 'removed' };
    // Another tab may have been at it while this one waited for its turn. What is missing there is sent all the same:
    // the browser may have lost it, and a repeat is harmless.
    const kept = slot.isKept ? await store.get(slot.id) : undefined;
    if (by === 'clock' && kept && kept.triedAt > entry.triedAt) {
      slot.entry = kept;
      return { kind: 'failed', status: 0, reason: kept.lastError ?? 'Another tab has tried' };
    }
    const outcome = await sendInTime(entry, abort, { send, clock });
    report?.(entry, outcome);
    return slot.entry ? settle(slot, entry, outcome, by) : (slot.fate ?? { kind: 'removed' });
  }

  async function settle(slot: Slot, entry: Entry, outcome: Outcome, by: Occasion): Promise<Settled> {
    const { id, kind } = entry;
    const next = afterAttempt(entry, outcome, { now: clock.now(), random: clock.random() });
    if (next) {
      await keep(slot, next);
      tabs.tell({ kind: 'changed', id });
    } else {
      const isSeen = by === 'form' || slot.isFirst || slot.watchers.size > 0;
      const isKnown = outcome.kind === 'duplicate';
      // Only what is quiet is done with although it has not arrived.
      if (!isSeen && !isQuiet(entry)) arrived = [...arrived, { id, kind, isKnown, arrivedAt: clock.now() }];
      slot.entry = undefined;
      await store.remove(id);
      tabs.tell({ kind: outcome.kind === 'stored' ? 'stored' : 'removed', id });
    }
    if (by === 'clock') tell(slot, outcome);
    return outcome;
  }

  async function hear({ kind, id }: News): Promise<void> {
    const slot = slotOf(id);
    if (kind === 'changed') {
      const entry = slot.flight ? undefined : await store.get(id);
      if (entry && !slot.flight) slot.entry = entry;
    } else if (slot.entry) {
      slot.entry = undefined;
      slot.fate = { kind };
      tell(slot, { kind });
    }
    publish();
    schedule();
  }
  tabs.listen(hear);

  return {
    async send(submission) {
      const slot = slotOf(submission.id);
      const underWay = await slot.flight?.settled;
      if (underWay?.kind === 'stored') return underWay;
      if (slot.entry === undefined) slot.isFirst = true;
      const entry = begin(submission, slot.entry, clock.now());
      // Set at once, so that a second call finds it.
      slot.entry = entry;
      publish();
      await keep(slot, entry);
      return attempt(slot, 'form');
    },

    async retry(id) {
      const slot = slotOf(id);
      const settled = await attempt(slot, 'list');
      if (settled.kind !== 'removed') tell(slot, settled);
      return settled;
    },

    async remove(id) {
      const slot = slotOf(id);
      if (slot.entry === undefined) return;
      slot.entry = undefined;
      tell(slot, { kind: 'removed' });
      publish();
      // Before the attempt ends, for then another tab has its turn and would send it.
      tabs.tell({ kind: 'removed', id });
      slot.flight?.abort.abort(new Error('Deleted by the visitor'));
      await store.remove(id);
    },

    dismiss(id) {
      arrived = arrived.filter((each) => each.id !== id);
      publish();
    },

    watch(id, watcher) {
      const { watchers } = slotOf(id);
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },

    async resume() {
      for (const entry of await store.all()) slotOf(entry.id).entry ??= entry;
      publish();
      this.nudge('page');
    },

    nudge(occasion) {
      const now = clock.now();
      for (const { slot, entry } of waiting()) {
        if (isWorthATry(entry, now, occasion)) slot.entry = { ...entry, nextAttemptAt: now };
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
