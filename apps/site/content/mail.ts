import type { FormName } from '@laliaflia/leads';
import { promises } from './promises.ts';
import { site } from './site.ts';

/* What is written by mail: to the owner of each lead and of each alarm, and to the sender that a lead has arrived. */

type Answered = Exclude<FormName, 'newsletter'>;

/** How each kind of lead is called in the owner's mailbox. */
export const leadNames = {
  contact: 'Inquiry',
  newsletter: 'Newsletter',
  'workshop-booking': 'Workshop booking',
  webinar: 'Webinar registration',
  'assessment-report': 'Assessment',
} as const satisfies Record<FormName, string>;

export const ownerMail = {
  subject: (lead: string, who: string) => `${lead}: ${who}`,
  /** Where the sender gave no name. */
  nobody: 'no name',
  reference: 'Reference',
  received: 'Received',
  reply: 'A reply to this mail goes to the sender.',
  noReply: 'The sender gave no address that a reply could go to.',
} as const;

/** Nothing in it comes from the sender: whoever fills in a form may give the address of somebody else. */
export const senderMails: Record<Answered, { subject: string; title: string; text: string }> = {
  contact: {
    subject: `We have your message | ${site.brand}`,
    title: 'Your message has arrived',
    text: `A designer reads it and answers ${promises.answer}.`,
  },
  'workshop-booking': {
    subject: `We have your workshop request | ${site.brand}`,
    title: 'Your workshop request has arrived',
    text: `We check the date and write to you ${promises.confirmation}.`,
  },
  webinar: {
    subject: `We have your webinar registration | ${site.brand}`,
    title: 'Your webinar registration has arrived',
    text: `We confirm it ${promises.confirmation}. The link to the webinar comes ${promises.webinarLink}.`,
  },
  'assessment-report': {
    subject: `We have your assessment | ${site.brand}`,
    title: 'Your assessment has arrived',
    text: `We read every answer and write back ${promises.assessmentReview}.`,
  },
};

/** The same address may be entered by anybody, so it says nothing of who did. */
export const subscriberMail = {
  subject: `Please confirm your subscription | ${site.brand}`,
  title: 'One press is missing',
  text: 'Your address was entered in the form of our newsletter. Open this page and press the button there, and you are subscribed:',
  confirm: 'Confirm subscription',
  time: 'The link works for 14 days. Without the press no letter comes, and we delete the address.',
  notYou: 'It was not you? Then there is nothing to do, or take the address off the list at once:',
  leave: 'Unsubscribe',
} as const;

/** To an owner who asked for it at the desk. */
export const signInMail = {
  subject: `Sign in to your desk | ${site.brand}`,
  title: 'Sign in to your desk',
  text: 'Open this page and press the button there:',
  open: 'Open the desk',
  path: '/desk/enter',
  time: 'The link works once, for 15 minutes.',
  notYou:
    'You did not ask for it? Then somebody typed your address there. Nothing happens without this link.',
} as const;

export const senderMail = {
  greeting: 'Thank you for writing to us.',
  reference: 'Reference',
  why: (host: string) =>
    `You get this mail because your address was entered in a form at ${host}. If it was not you, reply to this mail and we delete it.`,
  from: `${site.legalName}, ${site.address.street}, ${site.address.postalCode} ${site.address.city}, ${site.address.country}`,
} as const;

/** What can be wrong, and what the owner does about it. */
export const alarmNames = {
  database: {
    name: 'The database does not answer',
    help: 'The log of the server says why. Visitors keep what they wrote, and their browsers send it again by themselves.',
  },
  requests: {
    name: 'Requests fail',
    help: 'The files events.jsonl in the folder log of the data folder name each request that failed.',
  },
  disk: {
    name: 'The disk is nearly full',
    help: 'Make room, or move the backups to another disk with BACKUP_DIR.',
  },
  backup: {
    name: 'There is no new backup',
    help: 'The server tries again every half hour. By hand: npx pnpm leads --backup leads.jsonl.gz',
  },
  mail: {
    name: 'Mails are not sent',
    help: 'The reasons are shown by npx pnpm leads --mail. When they are mended: npx pnpm leads --mail-again all',
  },
  leads: {
    name: 'No lead has come',
    help: 'Send one through each form yourself. If it does not arrive, the forms are broken; if it does, the visitors had no need.',
  },
} as const;

export const alarmMail = {
  subject: (name: string) => `Alarm: ${name}`,
  overSubject: (name: string) => `Over: ${name}`,
  over: (name: string) => `It is over: ${name}`,
  began: 'Began',
  machine: 'Machine',
  help: 'What to do',
  once: 'You get no further mail about it until it is over.',
} as const;
