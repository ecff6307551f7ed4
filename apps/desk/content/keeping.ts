/* What the desk says of payments, of keeping, and of erasing. */

const quicker = 'Another desk was quicker. Nothing of yours was changed.';

export const payment = {
  title: 'Payment',
  open: 'No payment has been seen yet.',
  verified: (who: string, when: string) => `Paid. Verified by ${who} on ${when}`,
  verify: 'Mark as paid',
  takeBack: 'Not paid after all',
  set: 'Marked as paid',
  unset: 'Marked as not paid',
  undo: 'Undo',
  conflict: quicker,
  failed: 'The payment was not noted: the database does not answer.',
} as const;

/** Of what was removed. */
export const undoing = {
  undo: 'Undo',
  conflict: quicker,
  late: 'Its ten seconds are over: it is removed for good.',
  failed: 'It was not brought back: the database does not answer.',
} as const;

export const keeping = {
  title: 'How long it is kept',
  /** Where the person can be erased, too. */
  orErase: 'Keep or erase',
  until: 'Keep until',
  /** The day on which its time is over. */
  hint: (day: string) =>
    `Without a day here it is deleted on ${day}. Set a later one if it belongs to a contract.`,
  save: { idle: 'Save', busy: 'Saving', done: 'Saved' },
  kept: (day: string) => `Kept until ${day}`,
  unkept: 'Kept as long as all leads',
  conflict: (day: string | null) =>
    `Another desk has ${day === null ? 'taken the day away' : `set ${day}`} meanwhile. Nothing of yours was saved.`,
  undo: 'Undo',
  failed: 'It was not saved: the database does not answer.',
} as const;

const so = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

interface Held {
  leads: number;
  chats: number;
  answers: number;
  notes: number;
}

export const erasing = {
  open: 'Erase this person',
  part: 'Erase',
  hint: 'Deletes everything from this address for good. You confirm it first.',
  title: 'Erase this person?',
  what: (email: string) => `This deletes everything from ${email}, and every mail about it:`,
  held: ({ leads, chats, answers, notes }: Held) => [
    ...so(leads, 'lead', 'leads'),
    ...so(chats, 'chat', 'chats'),
    ...so(answers, 'answer', 'answers'),
    ...so(notes, 'note', 'notes'),
  ],
  mentions: (count: number) =>
    `${count === 1 ? 'One thing' : `${count} things`} from other people ${count === 1 ? 'mentions' : 'mention'} the address and ${count === 1 ? 'stays' : 'stay'}.`,
  final: 'This cannot be undone.',
  copies: 'Copies in the daily backups are gone after 14 days; a restore leaves this person out.',
  word: 'erase',
  confirm: 'Type “erase” to go on',
  missing: 'Type the word “erase”.',
  submit: { idle: 'Erase for good', busy: 'Erasing', done: 'Erased' },
  cancel: 'Cancel',
  close: 'Close',
  done: 'Everything from this person is erased',
  failed: 'Nothing was erased: the database does not answer. Try again.',
  unread: 'What is held could not be read. Close this, and try again.',
} as const;
