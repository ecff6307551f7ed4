import { inFull } from './numbers.ts';

/* What the desk says of the newsletter, and of its own health. */

export const newsletter = {
  title: 'Newsletter',
  intro: 'A letter goes only to those who have confirmed. People who unsubscribe are deleted within a day.',
  failed: 'The newsletter could not be read: the database does not answer.',
  standings: {
    confirmed: 'Confirmed',
    waiting: 'Asked, not confirmed yet',
    unasked: 'No confirmation mail sent',
    left: 'Unsubscribed, deleted within a day',
  },
  /** After their number. */
  getLetters: 'confirmed',
  none: { title: 'Nobody has asked for the newsletter yet.', text: 'Whoever does stands here at once.' },
  /** Above the list: where it ends before all are named, and where it names all. */
  newest: (count: number) => `The newest ${inFull(count)} addresses`,
  every: 'All addresses, newest first',
  columns: { email: 'E-mail', since: 'Since', standing: 'State' },
  /** In a line of the list. */
  short: { waiting: 'Not confirmed yet', unasked: 'No confirmation mail sent', left: 'Unsubscribed' },
  export: 'Download the confirmed addresses',
  exportHint: 'Each address comes with its own unsubscribe link. Put it in your letter.',
  file: (day: string) => `newsletter-${day}.csv`,
  head: ['email', 'unsubscribe', 'confirmed_at'],
  done: (count: number) => `The file holds ${inFull(count)} ${count === 1 ? 'address' : 'addresses'}.`,
  notMade: 'No file was made: the database does not answer. Try again in a moment.',
} as const;

export const health = {
  title: 'Health',
  intro: 'What needs you, and how the server is doing.',
  failed: 'The health could not be read: the database does not answer.',
  summary: {
    well: 'All is well',
    calm: 'If something breaks, it shows here and you get a mail.',
    wrong: (count: number) => `${inFull(count)} things need you`,
    /** What each of them is. */
    alarms: (count: number) => `${inFull(count)} open ${count === 1 ? 'alarm' : 'alarms'}`,
    mails: (count: number) => `${inFull(count)} ${count === 1 ? 'mail' : 'mails'} not sent`,
    servers: (count: number) => `${inFull(count)} ${count === 1 ? 'server is' : 'servers are'} silent`,
    /** Leads to it. */
    see: {
      alarms: (count: number) => (count === 1 ? 'See the alarm' : `See the ${inFull(count)} alarms`),
      mails: (count: number) => (count === 1 ? 'See the mail' : `See the ${inFull(count)} mails`),
      servers: (count: number) => (count === 1 ? 'See the server' : `See the ${inFull(count)} servers`),
    },
    since: (time: string) => `Since ${time}`,
    runs: 'Running',
    silent: 'Silent',
    unknown: 'Unknown',
    none: 'None',
  },
  alarms: 'Alarms',
  /** What an owner can do, by the name of the alarm. */
  acts: {
    database: 'Restart the server. If it stays like this, look at its log.',
    requests: 'Look at the log of the server for what fails.',
    disk: 'Delete what is not needed on that disk, or make it larger.',
    backup: 'Make room on the disk, then run: npx pnpm leads --backup',
    mail: 'Read what the mail server said, then check the mail settings of the server.',
    leads: 'Send a test with your own contact form. If it does not come here, the form is broken.',
  },
  /** Where the one that is on stands above. */
  past: 'Past alarms',
  alarmColumns: { what: 'What is wrong', since: 'Began', until: 'Ended' },
  lasts: 'Still open',
  since: (time: string) => `Began ${time}`,
  mails: 'Mails not sent',
  mailColumns: { form: 'Mail', state: 'State', tries: 'Tries', reason: 'What the mail server said' },
  /** What is mailed of no lead's form. */
  otherMails: { answer: 'Answer', 'sign-in': 'Link to sign in' },
  tries: (count: number) => `${inFull(count)} ${count === 1 ? 'try' : 'tries'}`,
  mailStates: { waiting: 'Will be tried again', dead: 'Given up' },
  again: { label: 'What was given up goes out again with', code: 'npx pnpm leads --mail-again all' },
  more: (waiting: number, dead: number) =>
    [
      ...(waiting > 0 ? [`${inFull(waiting)} ${waiting === 1 ? 'mail' : 'mails'} will be tried again.`] : []),
      ...(dead > 0 ? [`${inFull(dead)} ${dead === 1 ? 'mail was' : 'mails were'} given up.`] : []),
    ].join(' '),
  servers: 'Server',
  room: 'Disk free',
  noServer:
    'Nothing is known of a server: none has written how it is, or it has ended in order. On hosted Supabase there may be none.',
  server: {
    place: 'Where it runs',
    database: 'Database',
    runs: 'Running',
    heard: 'Last heard from',
    silent: (time: string) => `${time}. Silent since: it has stopped, or cannot reach the database.`,
    takes: 'Saving leads',
    yes: 'Yes',
    no: 'No',
    works: 'Works',
    fails: 'Fails',
    size: (bytes: number) =>
      bytes < 1024 ** 3
        ? `${inFull(Math.floor(bytes / 1024 ** 2))} MB`
        : `${inFull(Math.floor(bytes / 1024 ** 3))} GB`,
    backup: 'Last backup file',
    none: 'None',
    started: 'Running since',
    restarts: 'Restarts of the database',
    house: 'Runs backups and clean-up',
    unasked: 'Not known yet',
    version: 'Version',
  },
  newestLead: 'Newest lead',
  noLead: 'None yet',
  care: 'Upkeep',
  backup: 'Last backup',
  noted: 'Last backup on record',
  noBackup: 'None yet. A server makes one each day.',
  makeBackup: { label: 'One is made at once with', code: 'npx pnpm leads --backup' },
  purge: 'Old data last deleted',
} as const;
