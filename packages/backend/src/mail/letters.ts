import type { AlarmName } from '../alarms/alarms.ts';

/** What a mail says. Plain text always; HTML beside it. */
export type Letter = { subject: string; text: string; html?: string };

/** To a subscriber, with the address that unsubscribes: by a press on its page, or by one click in a mail program. */
export type SubscriberLetter = Letter & { leave: string };

/** What the owner reads of a lead. */
export type ToldLead = {
  form: string;
  /** The first eight characters of its id. */
  reference: string;
  at: Date;
  fields: Readonly<Record<string, string>>;
};

/** What the owner reads of something that is wrong, or is no longer. */
export type ToldAlarm = {
  alarm: AlarmName;
  isOver: boolean;
  /** What is the matter, in a sentence. */
  message: string;
  began: Date;
  /** Where the database itself is not meant. */
  machine?: string;
};

/**
 * The words of the mails, handed in: this package has none for visitors. A letter to the sender is made without anything that
 * the sender wrote, since whoever fills in a form may give another person's address.
 */
export type Letters = {
  toOwner(lead: ToldLead): Letter | Promise<Letter>;
  ofAlarm(alarm: ToldAlarm): Letter | Promise<Letter>;
  toSender(lead: Pick<ToldLead, 'form' | 'reference'>): Letter | Promise<Letter>;
  /** @param token For the links; whoever has it may confirm and leave. */
  toSubscriber(token: string): SubscriberLetter | Promise<SubscriberLetter>;
  /** @param token For the link; whoever has it is signed in as the owner. */
  toSignIn(token: string): Letter | Promise<Letter>;
};
