import type { FieldWords, RefusalWords } from '@laliaflia/leads';
import { site } from './site.ts';

/* The words of all forms. What a page says around its form stands with the page, the error catalogue in messages.ts. */

/** Of each field that a form asks for: how it is called, and what to do when it is missing. */
export const fieldWords = {
  name: { label: 'Name', missing: 'Enter your name' },
  email: { label: 'E-mail', missing: 'Enter your e-mail address' },
  company: { label: 'Company', missing: 'Enter the name of your company' },
  role: {
    label: 'Your role',
    missing: 'Choose the role that fits you best',
    placeholder: 'Choose your role',
    options: {
      ceo: 'CEO/Founder',
      product: 'Head of Product',
      innovation: 'Innovation Manager',
      rd: 'R&D Leader',
      strategy: 'Strategy Director',
      other: 'Other',
    },
  },
  message: { label: 'Message', missing: 'Write what you would like to talk about' },
} as const satisfies FieldWords;

/** What is wrong with a field that is filled in. */
export const fieldProblems = {
  malformed: 'Enter an e-mail address in the form name@company.com',
  tooLong: (limit: number) => `Shorten this to ${limit.toLocaleString(site.locale)} characters or fewer`,
} as const;

/** What comes along with a form and is worth telling, in a letter. */
export const hiddenFieldNames: Readonly<Record<string, string>> = {
  workshopType: 'Workshop',
  payment_id: 'Payment',
  incomplete: 'Incomplete',
  sent_at: 'Sent',
};

export const formWords = {
  honeypot: 'Leave this field empty',
  again: 'Send again',
  /** The title of a page that only the host reads. */
  skeletons: 'Forms of this site, for its host',
} as const;

/** What the host says instead of taking a form. */
export const refusals: RefusalWords = {
  title: 'This form cannot be taken',
  'unknown form': ({ name }) => `There is no form named "${name}".`,
  'field too long': ({ field, limit }) =>
    `The field "${field}" is longer than ${limit.toLocaleString(site.locale)} characters.`,
  'too much': () => 'The form carries more than it can take.',
  'wrong type': () => 'A form is sent as application/x-www-form-urlencoded or multipart/form-data.',
  'too large': () => 'The form is larger than this host takes.',
  unreadable: () => 'The form cannot be read.',
  'broken off': () => 'The form broke off.',
  'another site': () => 'This form was sent from another site. Open it here and send it again.',
  limited: {
    title: 'Please wait a moment',
    text: (wait) => `Too much came from here at once. Please wait ${wait}, then send it again.`,
  },
  notStored: {
    title: 'Your message was not stored',
    text: 'Something went wrong on our side. Please send it again in a moment.',
  },
  back: {
    text: 'Use the Back button of your browser: the form still has your words. Or start again from',
    home: 'the home page',
  },
  again: {
    text: 'Nothing has been sent yet. What you wrote is below: correct what is marked, then send it again.',
    submit: 'Send it again',
    back: 'Back to the page with the form',
  },
  pages: {
    contact: '/contact',
    newsletter: '/',
    'workshop-booking': '/workshop-details',
    webinar: '/webinar',
    'assessment-report': '/ai-assessment',
  },
  unreadableAddress: 'The address cannot be read.',
  noSuchPage: 'There is no such page.',
  wrongMethod: 'This address takes GET, HEAD and forms by POST.',
};

/** Where the host shows the visitor after a contact form sent without scripts. */
export const contactAction = '/thank-you?type=contact';
