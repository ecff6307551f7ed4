/* What the desk says of workshops and of the webinar. */

const people = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`;

export const events = {
  title: 'Workshops',
  intro: 'People who asked for a seat in the last twelve months. Spam and lost leads are left out.',
  webinarIntro: 'People who registered since the last webinar. Spam and lost leads are left out.',
  choose: 'Workshop or webinar',
  webinar: 'Webinar',
  other: 'Others',
  failed: 'Who comes could not be read: the database does not answer.',
  /** One seat for each request; who asked twice has two. */
  result: (asked: number, persons: number, seats: number | undefined) =>
    `${seats === undefined ? `${asked} ${asked === 1 ? 'seat' : 'seats'}` : `${asked} of ${seats} seats`} asked for by ${people(persons)}`,
  seats: {
    paid: (count: number) => `${count} paid`,
    open: (count: number) => `${count} not paid yet`,
    free: (count: number) => `${count} free`,
  },
  none: {
    title: 'Nobody has asked for a seat here yet.',
    text: 'Whoever books or registers stands here at once.',
  },
  table: (event: string) => `Who asked for a seat: ${event}`,
  columns: { name: 'Name', answered: 'Last mail to them', paid: 'Paid' },
  noName: 'No name given',
  paid: (day: string) => `Paid ${day}`,
  unpaid: 'Not verified',
  notAnswered: 'None yet',
  lastMail: (subject: string, day: string) => `Last mail: ${subject}, ${day}`,
  answered: (who: string, day: string) => `${day}, by ${who}`,
  by: (who: string) => `by ${who}`,
  you: 'you',
  markPaid: 'Mark as paid',
  markPaidOf: (name: string) => `Mark as paid: ${name}`,
  marked: 'Marked as paid',
  undo: 'Undo',
  notMarked: 'The payment was not noted: the database does not answer.',
  print: 'Print the list for the door',
  write: (count: number) => `Write to ${people(count)}`,
  mail: {
    text: 'Each person gets one mail and sees no other address. A copy is saved with their lead.',
    /** The first ones by name. */
    to: (names: readonly string[], more: number) =>
      names.length === 0 ? 'To: nobody' : `To: ${names.join(', ')}${more === 0 ? '' : ` and ${more} more`}`,
    whom: 'Who gets the mail',
    notPaid: 'Not paid yet',
    everyone: 'Choose everyone',
    onlyUnpaid: 'Only those who have not paid',
    missingWhom: 'Choose at least one person.',
    subject: 'Subject',
    body: 'Message',
    send: (count: number) => ({ idle: `Send to ${people(count)}`, busy: 'Sending', done: 'Sent' }),
    close: 'Close, keep draft',
    missingSubject: 'Enter a subject.',
    missingBody: 'Write something first.',
    conflict:
      'Another desk has written to them meanwhile, so nothing of yours was sent. What they got stands in the list: send yours if it is still right.',
    failed: 'Nothing was sent. The text stays here: try again.',
    held: (count: number) => `${count} ${count === 1 ? 'mail goes' : 'mails go'} out in 10 seconds`,
    takenBack: 'All mails are taken back. The text is here again.',
    late: 'The mails are on their way and cannot be taken back.',
    notTakenBack: 'They were not taken back: the database does not answer.',
  },
} as const;
