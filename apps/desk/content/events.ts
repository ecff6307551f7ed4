/* What the desk says of workshops and of the webinar. */

const people = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`;

export const events = {
  title: 'Workshops',
  intro:
    'Everybody who asked for a seat in the last twelve months, without spam and lost leads. For the webinar: since its last date.',
  choose: 'Workshop or webinar',
  webinar: 'Webinar',
  other: 'Others',
  failed: 'Who comes could not be read: the database does not answer.',
  result: (count: number, paid: number, seats: number | undefined) =>
    `${people(count)}${seats === undefined ? '' : ` for ${seats} seats`}, ${paid} paid, ${count - paid} not yet`,
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
  markPaid: 'Mark as paid',
  markPaidOf: (name: string) => `Mark as paid: ${name}`,
  marked: 'Marked as paid',
  undo: 'Undo',
  notMarked: 'The payment was not noted: the database does not answer.',
  print: 'Print the list for the door',
  write: (count: number) => `Write to ${people(count)}`,
  mail: {
    title: 'A mail to all of them',
    text: 'Each gets a mail of their own, and no address is shown to another. Whoever has two seats gets one mail. It stands with each lead as an answer.',
    subject: 'Subject',
    body: 'Message',
    send: { idle: 'Send to all', busy: 'Sending', done: 'Sent' },
    close: 'Close',
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
