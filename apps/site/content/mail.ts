import type { FormName } from '@laliaflia/leads';
import { promises } from './promises.ts';
import { site } from './site.ts';

/* What is written by mail: to the owner of each lead, and to its sender that it has arrived. */

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

export const senderMail = {
  greeting: 'Thank you for writing to us.',
  reference: 'Reference',
  why: (host: string) =>
    `You get this mail because your address was entered in a form at ${host}. If it was not you, reply to this mail and we delete it.`,
  from: `${site.legalName}, ${site.address.street}, ${site.address.postalCode} ${site.address.city}, ${site.address.country}`,
} as const;
