import type { Outcome } from '../gateway/outcome.ts';
import type { ApiAddress } from '../gateway/plain-insert.ts';
import { createSend } from '../gateway/send.ts';
import type { Entry } from '../outbox/entry.ts';
import { openIndexedDb } from '../outbox/indexed-db.ts';
import { keptStore } from '../outbox/kept-store.ts';
import { browserClock, browserTabs } from './browser.ts';
import { createSubmissions, type Submissions } from './engine.ts';

export { createSend };

interface Options {
  report?: (entry: Entry, outcome: Outcome) => void;
  remember?: (something: boolean) => void;
}

/** The engine of a page in a browser. Weighs more than the rest of this package: import it when it is needed. */
export function browserSubmissions(address: ApiAddress, options: Options = {}): Submissions {
  const submissions = createSubmissions({
    store: keptStore(openIndexedDb, {
      onTrouble: (error) => console.info('The browser keeps nothing of what is sent here:', error),
    }),
    send: createSend(address),
    clock: browserClock,
    tabs: browserTabs(),
    ...options,
  });
  addEventListener('online', () => submissions.nudge('online'));
  addEventListener('pageshow', ({ persisted }) => persisted && submissions.nudge('page'));
  return submissions;
}
