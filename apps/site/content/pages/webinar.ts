import type { LeadFormLabels } from '@laliaflia/ui/lead-form';
import { downloads } from '../downloads.ts';
import { countText, dateText, minuteSpans, money } from '../format.ts';
import { formWords } from '../forms.ts';
import { subjects } from '../head.ts';
import { webinarLength } from '../lengths.ts';
import { promises } from '../promises.ts';
import type { PageHead } from '../schema/basics.ts';
import { session } from '../session.ts';
import { site } from '../site.ts';
import { terms } from '../terms.ts';
import { webinar } from '../webinar.ts';
import { nextDateOpen, today, type WebinarOutlook, whenText } from '../webinar-dates.ts';

const length = countText(webinar.minutes, 'minute');

const described =
  today.kind === 'ahead'
    ? `${whenText(today.date)}, online: `
    : `${nextDateOpen}; the last was on ${dateText(today.last.start)}. Online: `;

export const head = {
  title: `Live webinar: three methods, ${webinarLength} | ${site.brand}`,
  description: `${described}${length} on three innovation methods, with your own questions. ${money(webinar.price)}.`,
  keywords: ['live webinar', 'innovation webinar', 'innovation methods', ...subjects],
} as const satisfies PageHead;

const spans = minuteSpans(session.schedule);

/** Where the form stands on the page. */
export const reservation = { id: 'reserve' } as const;

export const intro = {
  title: webinar.title,
  lead: 'A live webinar with one exercise from each method that you can use on the same afternoon.',
  parts: session.schedule.map(({ title, minutes }, i) => ({ title, minutes, span: spans[i] ?? '' })),
} as const;

export const learn = {
  title: 'What you learn',
  items: session.learn,
  /** Below the drawing of the first one. */
  caption: 'The bill of a kingfisher, and the nose of a train that borrowed its shape',
} as const;

export const format = {
  title: 'How the session runs',
  items: [
    {
      title: 'Live, with room for questions',
      text: `${webinar.place}, for ${length}, with at most ${webinar.seats} people. The last part belongs to your questions.`,
    },
    {
      title: 'One case, all three methods',
      text: 'Reply to your confirmation e-mail with a problem. We choose one and work on it with each method.',
    },
    {
      title: 'Three exercises on paper',
      text: 'One from each method. You need a pen and three sheets of paper; your camera can stay off.',
    },
    {
      title: 'The link comes by e-mail',
      text: `You get it ${promises.webinarLink}. One click, no account, nothing to install.`,
    },
  ],
} as const;

/** Beside the form that it is paid for. */
export const receive = {
  title: 'What you receive',
  items: session.receive,
} as const;

/** The contact form with its topic written down: who only wants to know the date pays nothing. */
const askForDate = '/contact?topic=webinar-date';

const reserve = { href: `#${reservation.id}`, label: 'Reserve your seat' };

/** The stub of the ticket. `dated` is read when nobody can know whether the date is still ahead. */
export const ticket = {
  ahead: { session: 'The upcoming session', action: reserve },
  dated: {
    session: 'The session',
    notice: `At most ${webinar.seats} seats. If this date has passed, a registration counts for the next one.`,
    action: reserve,
  },
  none: {
    session: 'Next session',
    notice: 'To be announced',
    action: { href: askForDate, label: 'Tell me the date' },
    further: { href: `#${reservation.id}`, label: 'Reserve for the next date' },
  },
} as const;

/** Beside the form, unless no date is ahead. */
export const calendar = { href: downloads.calendar.href, label: downloads.calendar.label } as const;

/** Of a ticket, on every page, while no date is ahead: the date that it has is that of the last session. */
export const lastSession = { date: 'Last session' } as const;

/** Said beside the form while no date is ahead; the form works as before. */
export const noDate = {
  title: 'A registration counts for the next date',
  text: `We e-mail it to you. If it does not suit you, you get ${terms.rescheduled}, as our terms promise. Do not want to pay yet?`,
  link: { href: askForDate, label: 'Ask for the date' },
} as const;

export const refund = {
  text: `Cancel ${terms.fullRefundHours} hours before the start or earlier and you get a full refund; later we keep ${terms.lateFeePercent}%. Payment is due ${terms.paymentDue}.`,
  link: { href: '/terms', label: 'Terms of Service' },
} as const;

/** Where the host shows the visitor after a form sent without scripts; that page carries the payment link. */
export const webinarAction = '/thank-you?type=webinar';

/** Without scripts nobody has paid yet when the form is sent. */
export const hiddenFields = { payment_status: 'pending' } as const;

/** What stands around the fields. Their own words are in forms.ts. */
export const form = {
  ...formWords,
  title: 'Reserve your seat',
  note: 'All four fields are needed.',
  submit: {
    idle: `Pay ${money(webinar.price)} & Register`,
    waiting: 'Processing Payment...',
    sending: 'Registering...',
    success: 'Registration Complete!',
  },
  privacy: { text: 'Used for your registration only.', href: '/privacy', label: 'Privacy Policy' },
} as const satisfies LeadFormLabels;

/** Between 'Pay' and 'Register'. The question that follows is in the error catalogue. */
export const payment = {
  title: 'First the payment',
  text: 'It opens in a new tab. Come back here afterwards; what you have written stays.',
  pay: `Pay ${money(webinar.price)} in a new tab`,
  completed: "I've Completed Payment",
  cancel: 'Cancel',
  done: 'Payment Completed',
  /** What the button of the form says once it is paid. */
  register: 'Complete Registration',
} as const;

export const registrationSuccess = (paymentId: string, { kind }: WebinarOutlook) => ({
  title: 'Registration complete. Your seat is noted.',
  text: `Payment ID: ${paymentId}. ${
    kind === 'ahead'
      ? `A confirmation e-mail follows ${promises.confirmation}, the link ${promises.webinarLink}.`
      : 'We e-mail you the new date first; full refund if it does not suit.'
  }`,
});

/** Stays when the success message has gone. */
export const registrationReceipt = (reference: string) => `Registration received, reference ${reference}.`;

export const closing = {
  title: 'Prefer a whole day with your own team?',
  text: 'In our shortest workshop your team uses the same three methods on its own problem and tests the best idea.',
  actions: [
    { href: '/workshops', label: 'Compare the workshops' },
    { href: '/companies', label: 'Programmes for companies' },
  ],
} as const;
