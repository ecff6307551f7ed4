import type { Page } from '@playwright/test';

import type { Channel } from './stored-leads.ts';

/** One of the six flows in which a visitor sends something. `mark` is the unique text that identifies it: an e-mail address. */
export interface Flow {
  name: string;
  path: string;
  /** Where it is sent first. */
  channel: Channel;
  /** How many submissions one press makes: the chat sends its answer, too. */
  submissions: number;
  /** After a final refusal: send it over the other channel, wait, or let the visitor send it again. */
  afterRefusal: 'other channel' | 'waits' | 'resend';
  /** Whether `pnpm leads` shows it. It shows no chats. */
  isLead: boolean;
  fill(page: Page, mark: string): Promise<void>;
  press(page: Page): Promise<void>;
  /** A double click. */
  pressTwice(page: Page): Promise<void>;
  pressEnter(page: Page): Promise<void>;
  /** Everything the visitor has written is still there. */
  expectValuesKept(page: Page, mark: string): Promise<void>;
  /** Waits until an attempt has succeeded or failed. */
  ending(page: Page): Promise<'sent' | 'failed'>;
  untilSent(page: Page): Promise<void>;
  /** What is announced on success. A chat announces nothing: the error catalogue does not want an interruption. */
  sent: string | undefined;
  failed: string | undefined;
  /** The visitor sends again what has failed. */
  resend(page: Page): Promise<void>;
  /** Whether the form says that the address is subscribed already. */
  isKnown(page: Page): Promise<boolean>;
  /** The page shows that the submission waits. */
  expectWaiting(page: Page): Promise<void>;
  expectWaitingAfterReload(page: Page): Promise<void>;
  /** The outbox reports the success on a page where the form is no longer filled in. */
  untilOutboxReportsSent(page: Page): Promise<void>;
  /** Sends with a browser that runs no scripts. */
  sendWithoutScripts(page: Page, mark: string): Promise<void>;
}
