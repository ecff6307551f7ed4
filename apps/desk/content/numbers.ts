/* What the desk says of its numbers. */

export const numbers = {
  title: 'Numbers',
  parts: 'On this page',
  intro: (from: string) =>
    `The last twelve weeks, since ${from}. Weeks begin on Monday, in UTC. Spam is not counted. This week is still running.`,
  failed: 'The numbers could not be read: the database does not answer.',
  total: 'Total',
  week: 'Week of',
  none: 'Nothing has been counted yet.',
  nothing: {
    title: 'Nothing has been counted yet.',
    text: 'Numbers appear once somebody opens a page.',
    open: 'Open the site',
  },
  leads: {
    title: 'Leads per week',
    /** After the number of this week. */
    now: (count: number, before: number) =>
      `${count === 1 ? 'lead' : 'leads'} this week, ${inFull(before)} last week`,
    picture: (kind: string, total: number) => `${kind}: ${total} in twelve weeks`,
    table: (years: string) => `Leads by week and kind, ${years}`,
    kind: 'Kind',
    none: {
      title: 'No lead in these twelve weeks.',
      text: 'Each one that comes is a dot in its week.',
    },
    cell: 'One dot is one lead.',
    column: 'One column is one week.',
    open: 'Hollow: this week so far.',
    without: (kinds: readonly string[]) => `Nothing in these weeks: ${kinds.join(', ')}.`,
  },
  views: {
    title: 'Page views per week',
    text: 'Counted without cookies and without anything that names a person. Visitors who opt out are not counted.',
    none: {
      title: 'No page view in these twelve weeks.',
      text: 'As soon as somebody opens a page, its week is a column here, and below stands where leads come from.',
    },
    picture: (total: number) => `${total} page views in twelve weeks`,
    /** After the day on which this week began. */
    now: 'so far',
    table: 'Page views by week',
    views: 'Page views',
  },
  pages: {
    title: 'Where leads come from',
    text: 'For each lead we count its page and the site that led there, never the person. Visitors who block scripts or send a privacy signal are missing.',
    table: 'Leads by page',
    page: 'Page',
    views: 'Views',
    leads: 'Leads',
    share: 'Per 100 views',
  },
  referrers: {
    table: 'Leads by first referrer',
    referrer: 'First referrer',
    unknown: 'Unknown',
    self: 'This site, loaded anew',
  },
  assessments: {
    title: 'Where people stop',
    text: 'We count how many people reach each question, not what they answer. Somebody who returns on another day counts as stopped.',
    none: {
      title: 'Nobody has begun an assessment.',
      text: 'Each question gets a bar here that says how many reached it.',
    },
    unused: (path: string) => `Nobody has begun ${path}.`,
    table: (path: string) => `${path}, question by question`,
    question: 'Question',
    numbered: (step: string, text: string) => `${step}. ${text}`,
    result: 'The result',
    reached: 'Got here',
    left: 'Stopped here',
    reports: (count: number) => `${count} ${count === 1 ? 'person' : 'people'} asked for the report.`,
  },
  seats: {
    title: 'Seats',
    text: 'The last twelve months. Lost leads are not counted. Paid means you confirmed the payment.',
    none: {
      title: 'Nobody has asked for a seat.',
      text: 'Each workshop that somebody books, and the webinar, gets a line here.',
    },
    table: 'Workshops and the webinar',
    name: 'Workshop',
    asked: 'Asked for',
    won: 'Won',
    paid: 'Paid',
    most: 'Seats',
    webinarOn: (title: string, when: string) => `${title}, ${when}`,
    webinarNext: (title: string) => `${title}, next date`,
    other: 'Another workshop',
    open: 'See the guests',
  },
} as const;

const whole = new Intl.NumberFormat('en-GB');
const tenth = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const inFull = (count: number) => whole.format(count);
/** Nothing can be said of no view. */
export const share = (part: number, of: number) => (of === 0 ? '' : tenth.format((100 * part) / of));
