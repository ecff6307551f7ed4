import type { Outcome } from '../../gateway/outcome.ts';
import type { Entry } from '../../outbox/entry.ts';
import { keptStore } from '../../outbox/kept-store.ts';
import type { OutboxStore } from '../../outbox/store.ts';
import { createSubmissions } from '../engine.ts';
import type { News, Parts, Tabs } from '../parts.ts';

/** For tests: a clock that is moved by hand. */
export function fakeClock(start = 1_000_000) {
  let now = start;
  const alarms = new Set<{ at: number; act: () => void }>();
  const settle = async () => {
    for (let i = 0; i < 50; i += 1) await Promise.resolve();
  };
  return {
    now: () => now,
    random: () => 0.5,
    after(milliseconds: number, act: () => void) {
      const alarm = { at: now + milliseconds, act };
      alarms.add(alarm);
      return () => void alarms.delete(alarm);
    },
    settle,
    /** How many alarms have not gone off yet. */
    set: () => alarms.size,
    /** Lets the time pass, alarm by alarm. */
    async pass(milliseconds: number) {
      await settle();
      const end = now + milliseconds;
      for (let gone = 0; ; gone += 1) {
        if (gone > 1000) throw new Error('The alarms never come to an end');
        const [next] = [...alarms].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (next === undefined) break;
        alarms.delete(next);
        now = Math.max(now, next.at);
        next.act();
        await settle();
      }
      now = end;
    },
  };
}

/** A store that outlives its pages, as the browser's database does. */
export function fakeDevice(): OutboxStore {
  const entries = new Map<string, Entry>();
  return keptStore(async () => ({
    // As the browser's database does: by id, whatever came first.
    all: async () => [...entries.values()].sort((one, other) => one.id.localeCompare(other.id)),
    get: async (id) => entries.get(id),
    put: async (entry) => entries.set(entry.id, structuredClone(entry)),
    remove: async (id) => entries.delete(id),
  }));
}

/** A browser that keeps nothing for this site. */
export function noDevice(): OutboxStore {
  return keptStore(() => Promise.reject(new DOMException('Denied', 'SecurityError')));
}

/** Several tabs of one browser. */
export function fakeBrowser() {
  const ears: ((news: News) => void)[] = [];
  const queues = new Map<string, Promise<unknown>>();
  return function tab(): Tabs {
    let own: (news: News) => void = () => {};
    return {
      alone(id, work) {
        const turn = (queues.get(id) ?? Promise.resolve()).then(work, work);
        queues.set(id, turn);
        return turn;
      },
      tell(news) {
        for (const ear of ears) if (ear !== own) ear(news);
      },
      listen(hear) {
        own = hear;
        ears.push(hear);
      },
    };
  };
}

/** A page with the engine on it. `answers` are given in turn, the last one for ever; a function may hang. */
export function page(
  answers: (Outcome | ((signal: AbortSignal) => Promise<Outcome>))[],
  {
    store = fakeDevice(),
    clock = fakeClock(),
    tabs = fakeBrowser()(),
    remember = () => {},
  }: Partial<PageParts> = {},
) {
  const sent: Entry[] = [];
  const reported: Outcome[] = [];
  const submissions = createSubmissions({
    store,
    clock,
    tabs,
    remember,
    report: (_, outcome) => reported.push(outcome),
    send: (entry, signal) => {
      const answer = answers[Math.min(sent.length, answers.length - 1)];
      sent.push(entry);
      if (answer === undefined) throw new Error('There is no answer');
      return typeof answer === 'function' ? answer(signal) : Promise.resolve(answer);
    },
  });
  return { submissions, sent, reported, store, clock };
}

type PageParts = Required<Pick<Parts, 'store' | 'tabs' | 'remember'>> & {
  clock: ReturnType<typeof fakeClock>;
};
