import type { AnsweredKind } from '../data/types.ts';

/* What the desk says of answers by mail, and what one may begin with. */

export const answers = {
  title: 'Answers',
  next: 'Your answer',
  open: 'Answer',
  to: 'To',
  subject: 'Subject',
  body: 'Message',
  send: { idle: 'Send answer', busy: 'Sending', done: 'Sent' },
  close: 'Close, keep draft',
  /** Below the buttons: what a press does. */
  sending: (isNew: boolean) =>
    `${isNew ? 'Sending marks this lead as answered. ' : ''}The mail waits 10 seconds, so that you can undo it.`,
  held: 'The answer goes out in 10 seconds',
  undo: 'Undo',
  takeBack: 'Take back',
  takenBack: 'The answer is taken back, and is a draft again',
  late: 'It is on its way and cannot be taken back.',
  notTakenBack: 'It was not taken back: the database does not answer.',
  missingSubject: 'Enter a subject.',
  missingBody: 'Write something first.',
  unsendable: 'It holds invisible signs that turn the direction of text. Paste it without them.',
  conflict:
    'It was answered at another desk meanwhile. Read that answer above, then send yours if it is still right.',
  gone: 'This lead cannot be answered any more: it was erased, or marked as spam.',
  failed: 'The answer was not stored. It stays here: try again.',
  by: (who: string, when: string) => `${who}, ${when}`,
  stands: {
    held: 'Goes out in a moment',
    sending: 'Is being sent',
    trying: (when: string, why: string) => `Not delivered yet, tried again on ${when}. ${why}`,
    sent: (when: string) => `Sent on ${when}`,
    unknown: 'It comes from a backup, which does not know whether it was sent.',
  },
  refused: {
    title: 'The mail was refused.',
    text: (why: string) => `The mail server of this address said: ${why}`,
  },
  failedMail: {
    title: 'The mail was given up.',
    text: (why: string) => `${why} Once that is mended, it goes out with: npx pnpm leads --mail-again all`,
  },
} as const;

/** Of what the person wrote only the name is in it; below it stands who answers. */
export const beginning = (name: string, thanks: string, from: string) =>
  `Hello${name && ` ${name}`},\n\n${thanks}\n\n\n\nKind regards${from && `\n${from}`}`;

/** By kind of lead. */
export const beginnings: Record<AnsweredKind, { subject: string; thanks: string }> = {
  contact: {
    subject: 'Re: Your inquiry',
    thanks: 'Thank you for your message.',
  },
  'workshop-booking': {
    subject: 'Re: Your workshop request',
    thanks: 'Thank you for your workshop request.',
  },
  webinar: {
    subject: 'Re: Your webinar registration',
    thanks: 'Thank you for your registration.',
  },
  'assessment-report': {
    subject: 'Re: Your assessment',
    thanks: 'Thank you for sending us your assessment. We have read every answer.',
  },
};
