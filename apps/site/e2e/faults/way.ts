import type { Page } from '@playwright/test';

/** One of the ways in which a visitor sends something. `mark` is the e-mail address or the words to know it by. */
export interface Way {
  name: string;
  path: string;
  /** Where it goes first. */
  door: 'database' | 'form';
  /** What happens after a refusal for good: the host's form handling takes it, it waits, or it is left to the visitor. */
  afterRefusal: 'other way' | 'waits' | 'by hand';
  /** Whether `pnpm leads` shows it. A talk is none. */
  isLead: boolean;
  fill(page: Page, mark: string): Promise<void>;
  press(page: Page): Promise<void>;
  /** Twice as fast as one can. */
  pressTwice(page: Page): Promise<void>;
  pressEnter(page: Page): Promise<void>;
  /** What the visitor has written still stands there. */
  keepsWords(page: Page, mark: string): Promise<void>;
  /** Waits for the end of an attempt. */
  ending(page: Page): Promise<'sent' | 'failed'>;
  untilSent(page: Page): Promise<void>;
  /** What is announced when it has arrived; nothing is for a chat, as the error catalogue wants it. */
  sent: string | undefined;
  failed: string | undefined;
  /** The visitor sends what has failed once more. */
  sendAgain(page: Page): Promise<void>;
  /** It is there already, from another time: said, and nothing to wait for. */
  isKnown(page: Page): Promise<boolean>;
  /** That it waits can be seen. */
  seesItWaiting(page: Page): Promise<void>;
  seesItWaitingElsewhere(page: Page): Promise<void>;
  /** That it has arrived is told by a page on which there is no form of it any more. */
  untilSentFromElsewhere(page: Page): Promise<void>;
  /** Sends it with a browser that runs no scripts. */
  sendNatively(page: Page, mark: string): Promise<void>;
}
