interface OutboxItemBase {
  /** Passed to the events. */
  id: string;
  /** What it is and when it was written: 'Your message, 14:02'. Names the buttons beside it too. */
  label: string;
  /** What happens next: 'We try again in 2 minutes.' Default: nothing. */
  note?: string;
}

/** `arrived`: sent and no longer in the outbox, but shown until it is removed. */
export type OutboxItem =
  | (OutboxItemBase & {
      state: 'waiting' | 'sending';
      /** Another channel, such as an e-mail. Default: none. */
      link?: { href: string; label: string };
    })
  | (OutboxItemBase & { state: 'arrived'; link?: never });

export interface OutboxLabels {
  /** Names the region. */
  title: string;
  send: string;
  /** On the same button while it is being sent. */
  sending: string;
  remove: string;
  /** Removes the line of an item that has arrived. */
  dismiss: string;
}
