import { inFull } from './numbers.ts';

/* What the desk says of the newsletter, and of its own health. */

export const newsletter = {
  title: 'Newsletter',
  intro:
    'A letter goes only to those who have confirmed. Those who leave are deleted with the next daily clearing.',
  failed: 'The newsletter could not be read: the database does not answer.',
  standings: {
    confirmed: 'Confirmed',
    waiting: 'Asked, not confirmed yet',
    unasked: 'Never asked',
    left: 'Left, deleted within a day',
  },
  none: { title: 'Nobody has asked for the newsletter yet.', text: 'Whoever does stands here at once.' },
  /** Above the list: where it ends before all are named, and where it names all. */
  newest: (count: number) => `The newest ${inFull(count)} addresses`,
  every: 'All addresses, newest first',
  columns: { email: 'E-mail', since: 'Since', standing: 'Standing' },
  /** In a line of the list. */
  short: { waiting: 'Asked, not confirmed yet', unasked: 'Never asked', left: 'Left' },
  export: 'Download the confirmed addresses',
  exportHint: 'Each line has a link of its own with which the address leaves. Put it into the letter.',
  file: (day: string) => `newsletter-${day}.csv`,
  head: ['email', 'unsubscribe', 'confirmed_at'],
  done: (count: number) => `The file holds ${inFull(count)} ${count === 1 ? 'address' : 'addresses'}.`,
  notMade: 'No file was made: the database does not answer. Try again in a moment.',
} as const;

export const health = {
  title: 'Health',
  intro: 'What is wrong, which mails stick, and how the server and its database are.',
  failed: 'The health could not be read: the database does not answer.',
  summary: {
    well: 'All is well',
    wrong: (count: number) => (count === 1 ? 'One thing needs you' : `${inFull(count)} things need you`),
    /** What each of them is. */
    alarms: (count: number) => `${inFull(count)} ${count === 1 ? 'alarm' : 'alarms'}`,
    mails: (count: number) => `${inFull(count)} ${count === 1 ? 'mail that sticks' : 'mails that stick'}`,
    servers: (count: number) => `${inFull(count)} silent ${count === 1 ? 'server' : 'servers'}`,
    alarmsOn: 'Alarms going on',
    calm: 'An alarm stands here, and comes by mail, as soon as there is one.',
    answers: 'Answers',
    silent: 'Silent',
    unknown: 'Not known',
    none: 'None',
  },
  alarms: 'Alarms',
  alarmColumns: { what: 'What is wrong', since: 'Began', until: 'Ended' },
  lasts: 'Going on',
  since: (time: string) => `Began ${time}`,
  mails: 'Mails that stick',
  mailColumns: { form: 'Mail', state: 'State', tries: 'Tries', reason: 'What the mail server said' },
  /** What is mailed of no lead's form. */
  otherMails: { answer: 'Answer', 'sign-in': 'Link to sign in' },
  tries: (count: number) => `${inFull(count)} ${count === 1 ? 'try' : 'tries'}`,
  mailStates: { waiting: 'Tried again', dead: 'Given up' },
  again: { label: 'What was given up goes out again with', code: 'npx pnpm leads --mail-again all' },
  more: (waiting: number, dead: number) =>
    `${inFull(waiting)} ${waiting === 1 ? 'is' : 'are'} tried again, ${inFull(dead)} ${dead === 1 ? 'was' : 'were'} given up.`,
  servers: 'Server',
  noServer:
    'Nothing is known of a server: none has written how it is, or it has ended in order. On hosted Supabase there may be none.',
  server: {
    place: 'Where it runs',
    database: 'Database',
    answers: 'Answers',
    heard: 'Last heard from',
    silent: (time: string) => `${time}. Silent since: it has stopped, or cannot reach the database.`,
    takes: 'A lead can be stored',
    yes: 'Yes',
    no: 'No',
    room: 'Room on its disk',
    size: (bytes: number) =>
      bytes < 1024 ** 3
        ? `${inFull(Math.floor(bytes / 1024 ** 2))} MB`
        : `${inFull(Math.floor(bytes / 1024 ** 3))} GB`,
    backup: 'Newest file in its backup folder',
    none: 'None',
    started: 'Runs since',
    restarts: 'Restarts of the database',
    house: 'Makes the backups and clears',
    unasked: 'Not known yet',
    version: 'Version',
  },
  newestLead: 'Newest lead',
  noLead: 'None yet',
  care: 'Care',
  backup: 'Newest backup',
  noted: 'Newest backup that the database knows of',
  noBackup: 'None yet. A server makes one each day.',
  makeBackup: { label: 'One is made at once with', code: 'npx pnpm leads --backup' },
  purge: 'Old rows last cleared',
} as const;
