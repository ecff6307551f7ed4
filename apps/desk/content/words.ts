import type { LeadKind, LeadState } from '../data/types.ts';

/* What the desk says of leads. What stands before the first press: sign-in.ts. */

export const states: Record<LeadState, string> = {
  new: 'New',
  answered: 'Answered',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

export const kinds: Record<LeadKind, string> = {
  contact: 'Inquiry',
  'workshop-booking': 'Workshop booking',
  webinar: 'Webinar registration',
  'assessment-report': 'Assessment',
  newsletter: 'Newsletter',
};

export const list = {
  label: 'Leads, newest first',
  views: 'Leads by state',
  all: 'All',
  kind: 'Kind',
  anyKind: 'All kinds',
  search: 'Search leads',
  searchHint: 'Search',
  more: 'Show older leads',
  loading: 'Leads are loading',
  result: (count: number, isAll: boolean) =>
    `${count}${isAll ? '' : ' or more'} ${count === 1 && isAll ? 'lead' : 'leads'}`,
  live: 'New leads appear here at once.',
  asking: (seconds: number) => `The desk looks for new leads every ${seconds} seconds.`,
  noName: 'No name given',
  empty: {
    first: {
      title: 'No lead has come yet.',
      text: 'Messages from your site’s forms appear here within seconds.',
      open: 'Open the contact form',
    },
    new: { title: 'Nothing is waiting for you.', text: 'Every lead has been dealt with.' },
    found: (words: string) => `No lead matches “${words}”.`,
    none: { title: 'No lead fits.', text: 'Try another word, or clear the filters.' },
    reset: 'Show all leads',
  },
  failed: {
    title: 'The leads could not be loaded.',
    text: 'The database does not answer. What visitors send is kept by their browsers until it does.',
    again: 'Try again',
  },
} as const;

export const lead = {
  label: 'Lead',
  back: 'All leads',
  choose: {
    title: (waiting: number) =>
      waiting === 0
        ? 'Choose a lead.'
        : `${waiting}${waiting < 1000 ? '' : ' or more'} new ${waiting === 1 ? 'lead waits' : 'leads wait'}.`,
    text: 'What you choose opens here. The keys J and K go through the list.',
    open: 'Open the newest',
  },
  state: 'State',
  gone: { title: 'This lead is not here any more.', text: 'It may have been erased, or its time was over.' },
  loading: 'The lead is loading',
  failed: 'The lead could not be loaded.',
  message: 'Message',
  reference: 'Reference',
  ways: {
    both: 'JavaScript, and the form as a second way',
    script: 'JavaScript',
    form: 'Form without JavaScript',
  },
  way: 'Sent with',
  details: 'Details',
  spam: 'The hidden field was filled in, as programs do.',
  keep: 'Kept until',
  changed: (state: string, who: string, when: string) => `${state} since ${when}, by ${who}`,
  set: (state: string) => `Marked as ${state.toLowerCase()}`,
  undo: 'Undo',
  conflict: (state: string) =>
    `It was changed at another desk meanwhile: ${state.toLowerCase()}. Nothing of yours was changed.`,
  notSet: 'The state was not changed: the database does not answer.',
  subscription: {
    name: 'Subscription',
    left: 'Has unsubscribed',
    confirmed: (when: string) => `Confirmed on ${when}`,
    open: 'Not confirmed',
  },
} as const;

export const assessment = {
  title: 'What was answered',
  open: 'Open the result as the visitor saw it',
  hint: 'It opens on the site, in a new tab. The answers stand in its address and are sent nowhere.',
  changed: (count: number, isTold: boolean) =>
    `${count === 1 ? 'One answer is' : `${count} answers are`} to older questions, so the page of today may tell another result. ${isTold ? 'The scores above are those of then.' : 'What was told then was not stored.'}`,
  option: (place: string) => `Option ${place}, wording no longer kept`,
  scores: 'Scores of 100, as the visitor saw them',
  /** In the order in which the site tells them. */
  categories: ['Discovery', 'Creativity', 'Delivery', 'Culture'],
} as const;

export const person = {
  title: (name: string) => `Also from ${name}`,
  label: 'Also sent by this person, newest first',
  basis: 'Other messages and chats with this address.',
  failed: 'What else this person sent could not be loaded.',
  more: (count: number) => `These are the newest ${count}.`,
  find: 'Find every lead with this address',
} as const;

export const chat = {
  title: 'Chat',
  with: (name: string) => `Chat with ${name}`,
  label: 'Conversation, from its beginning',
  back: 'Back to the lead',
  answer: 'Answer by mail',
  speakers: { user: 'Visitor', bot: 'Innovation guide' },
  loading: 'The chat is loading',
  failed: 'The chat could not be loaded.',
  gone: { title: 'This chat is not here any more.', text: 'It may have been erased, or its time was over.' },
  more: (count: number) => `These are the first ${count} messages.`,
} as const;

const inFull = new Intl.NumberFormat('en-GB');

export const csv = {
  start: 'Download as CSV',
  file: (day: string) => `leads-${day}.csv`,
  columns: {
    id: 'Reference',
    created_at: 'Received',
    kind: 'Kind',
    state: 'State',
    name: 'Name',
    email: 'E-mail',
    company: 'Company',
    paid: 'Paid, verified by',
    message: 'First 200 characters of the message',
  },
  progress: (count: number) => `${inFull.format(count)} leads read so far`,
  done: (count: number, isAll: boolean) =>
    isAll
      ? `The file holds ${inFull.format(count)} ${count === 1 ? 'lead' : 'leads'}: all of this view.`
      : `The file holds the newest ${inFull.format(count)} leads of this view. There are more.`,
  failed: 'No file was made: the database does not answer. Try again in a moment.',
} as const;

export const notes = {
  title: 'Notes',
  none: 'Nothing is noted yet. Only owners of the desk read notes, and the person if they ask for what you hold.',
  label: 'New note',
  add: { idle: 'Add note', busy: 'Adding', done: 'Added' },
  added: 'The note is added',
  removed: 'The note is deleted',
  removeShort: 'Delete',
  remove: (start: string) => `Delete the note “${start}”`,
  undo: 'Undo',
  empty: 'Write something first.',
  failed: 'The note was not stored. It stays in the field: try again.',
  notRemoved: 'The note was not deleted: the database does not answer.',
} as const;

/** Names of what forms ask for; another field shows the name that it was sent with. */
export const fields: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'E-mail',
  company: 'Company',
  role: 'Role',
  topic: 'Topic',
  industry: 'Industry',
  workshopType: 'Workshop',
  payment_id: 'Payment reference',
  payment_status: 'Payment, as the page was told',
  payment_verification: 'Payment, verified by',
  result: 'Result',
  version: 'Version of the questions',
  filling_seconds: 'Seconds to fill in',
};

export const roles: Readonly<Record<string, string>> = {
  ceo: 'CEO or founder',
  product: 'Product',
  innovation: 'Innovation',
  rd: 'Research and development',
  strategy: 'Strategy',
  other: 'Other',
};

/** What is heard of a screen, after its name. */
export const waiting = 'Loading';

export const noOwner = {
  title: 'This desk is not yours.',
  text: (email: string) =>
    `${email} is signed in, but is not an owner here, or has a second factor that is no code from an app.`,
} as const;

export const shortcuts = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  enabled: 'Use keyboard shortcuts',
  keys: [
    { key: 'J', does: 'Next lead' },
    { key: 'K', does: 'Previous lead' },
    { key: '/', does: 'Search' },
    { key: 'E', does: 'Mark as answered' },
    { key: 'R', does: 'Write an answer' },
    { key: 'Esc', does: 'Close the answer, keep the draft' },
    { key: '?', does: 'Show these keys' },
  ],
} as const;
