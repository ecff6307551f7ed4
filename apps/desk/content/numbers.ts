/* What the desk says of its numbers. */

export const numbers = {
  title: 'Numbers',
  parts: 'On this page',
  intro: (from: string) =>
    `The last twelve weeks, since ${from}. Weeks begin on Monday, days at midnight in UTC. Spam is left out, and this week is not over.`,
  failed: 'The numbers could not be read: the database does not answer.',
  total: 'Total',
  week: 'Week of',
  none: 'Nothing has been counted yet.',
  nothing: {
    title: 'Nothing has been counted yet.',
    text: 'With the first page that somebody opens, weeks, pages and leads grow here.',
  },
  leads: {
    title: 'Leads a week',
    now: (count: number, before: number) =>
      `${inFull(count)} ${count === 1 ? 'lead' : 'leads'} this week, ${inFull(before)} last week`,
    picture: (kind: string, total: number) => `${kind}: ${total} in twelve weeks`,
    table: 'Leads by week and kind',
    kind: 'Kind',
    none: {
      title: 'No lead in these twelve weeks.',
      text: 'Each one that comes is a cell in its week.',
    },
    cell: 'Each cell is one lead.',
    column: 'Each column is a week.',
    without: (kinds: readonly string[]) => `Nothing in these weeks: ${kinds.join(', ')}.`,
  },
  views: {
    title: 'Page views a week',
    text: 'Counted without a cookie and without anything that names a person. Whoever asks not to be counted is left out.',
    none: {
      title: 'No page view in these twelve weeks.',
      text: 'As soon as somebody opens a page, its week is a column here, and below stands where leads come from.',
    },
    picture: (total: number) => `${total} page views in twelve weeks`,
    table: 'Page views by week',
    views: 'Page views',
  },
  pages: {
    title: 'Where leads come from',
    text: 'A lead of any kind leaves a mark of its page and of the page that led to the site, and none of who sent it. Without scripts, or where the browser asks for privacy, it leaves none.',
    table: 'Leads by page',
    page: 'Page',
    views: 'Views',
    leads: 'Leads',
    share: 'Per 100 views',
  },
  referrers: {
    table: 'Leads by first referrer',
    referrer: 'First referrer',
    unknown: 'Not said',
    self: 'This site, loaded anew',
  },
  assessments: {
    title: 'Where assessments are left',
    text: 'Each question is counted once as somebody reaches it, without what was answered. Who goes on another day has left and comes back.',
    none: {
      title: 'Nobody has begun an assessment.',
      text: 'Each question gets a bar here that says how many reached it.',
    },
    unused: (path: string) => `Nobody has begun ${path}.`,
    table: (path: string) => `Questions of ${path}`,
    question: 'Question',
    numbered: (step: string, text: string) => `${step}. ${text}`,
    result: 'The result',
    reached: 'Got here',
    left: 'Left here',
    reports: (count: number) => `${count} ${count === 1 ? 'report was' : 'reports were'} asked for.`,
  },
  seats: {
    title: 'Seats',
    text: 'Of the last twelve months, without lost leads. Paid is what an owner has verified.',
    none: {
      title: 'Nobody has asked for a seat.',
      text: 'Each workshop that somebody books, and the webinar, gets a line here.',
    },
    table: 'Seats of workshops and the webinar',
    name: 'Workshop',
    asked: 'Asked for',
    won: 'Won',
    paid: 'Paid',
    most: 'Seats in one',
    webinarOn: (title: string, when: string) => `${title}, ${when}`,
    webinarNext: (title: string) => `${title}, next date`,
    other: 'Another workshop',
    open: 'See who comes',
  },
} as const;

const whole = new Intl.NumberFormat('en-GB');
const tenth = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const inFull = (count: number) => whole.format(count);
/** Nothing can be said of no view. */
export const share = (part: number, of: number) => (of === 0 ? '' : tenth.format((100 * part) / of));
