import type { OutboxLabels } from '@laliaflia/ui';

/* What visitors read about something that has not arrived yet. The error catalogue is in messages.ts. */

export const outboxLabels: OutboxLabels = {
  title: 'Outbox',
  send: 'Send now',
  sending: 'Sending',
  remove: 'Delete',
  dismiss: 'Close',
};

/** What the visitor has sent, by its kind. */
export const outboxNames = {
  contact: 'Your message',
  newsletter: 'Your subscription',
  'chat-message': 'Your chat message',
  'workshop-booking': 'Your booking',
  webinar: 'Your registration',
  'assessment-report': 'Your answers',
} as const;

export const outboxSummary = {
  waiting: (count: number) =>
    count === 1 ? 'One message is waiting to be sent.' : `${count} messages are waiting to be sent.`,
  arrived: (count: number) =>
    count === 1 ? 'Your message has now been sent.' : `${count} messages have now been sent.`,
} as const;

/** Follow the name of an item. */
export const outboxNotes = {
  sending: 'is being sent.',
  waiting: (wait: string) => `is waiting to be sent. The next attempt follows in ${wait}.`,
  limited: (wait: string) => `is waiting: too much came from here at once. It goes out by itself in ${wait}.`,
  doubtful: (wait: string) =>
    `has been sent, but nobody has confirmed that it arrived. To be sure, it goes out once more in ${wait}.`,
  stuck: 'could not be sent so far. We keep trying.',
  arrived: (reference: string) => `has now been sent, reference ${reference}.`,
  known: 'is not needed: this e-mail address is subscribed already.',
  volatile: 'Keep this page open until then.',
} as const;

/** Below the message about a failed attempt. */
export const afterFailure = {
  kept: 'It is kept on this device and goes out by itself as soon as that is possible.',
  volatile:
    'This browser keeps nothing: leave the page open, and it goes out by itself as soon as that is possible.',
  limited: (wait: string) => `Too much came from here at once. It goes out by itself in ${wait}.`,
} as const;

export const outboxDeletion = {
  title: 'Delete this message?',
  text: 'As far as we know it has not arrived. Once deleted, it is not sent any more.',
  confirm: 'Delete',
  cancel: 'Cancel',
} as const;

/** The last resort, when every channel is closed. */
export const outboxLetter = {
  link: 'Send it by e-mail',
  subject: 'From the website',
  greeting: 'The form could not be sent, so here it is by e-mail.',
} as const;
