import { money, timeText } from '../format.ts';
import { subjects } from '../head.ts';
import { webinarLength } from '../lengths.ts';
import { promises } from '../promises.ts';
import type { PageHead } from '../schema/basics.ts';
import { mailto, site } from '../site.ts';
import { webinar } from '../webinar.ts';
import { shownDate, today } from '../webinar-dates.ts';
import { capital } from '../words.ts';

/** One for each `type`. */
export const heads = {
  contact: {
    title: `Thank you, we have your message | ${site.brand}`,
    description: `Your message has arrived. A personal answer follows ${promises.answer}; these are the next three steps.`,
    keywords: ['thank you', 'contact', ...subjects],
  },
  workshop: {
    title: `Thank you, your workshop request is here | ${site.brand}`,
    description: `Your workshop request has arrived. A confirmation e-mail follows ${promises.confirmation}; these are the next three steps.`,
    keywords: ['thank you', 'innovation workshop', ...subjects],
  },
  webinar: {
    title: `Thank you, your webinar seat is noted | ${site.brand}`,
    description: `Your webinar registration has arrived. A confirmation e-mail follows ${promises.confirmation}, the link ${promises.webinarLink}.`,
    keywords: ['thank you', 'live webinar', ...subjects],
  },
  assessment: {
    title: `Thank you, your assessment is here | ${site.brand}`,
    description: `Your assessment has arrived. We read every answer and write back ${promises.assessmentReview}; these are the next three steps.`,
    keywords: ['thank you', 'innovation readiness assessment', ...subjects],
  },
} as const satisfies Record<ThankYouType, PageHead>;

export const thankYouTypes = ['contact', 'workshop', 'webinar', 'assessment'] as const;
export type ThankYouType = (typeof thankYouTypes)[number];

/** Any other `type` of the query reads as an inquiry. */
export function thankYouType(type: string | null | undefined): ThankYouType {
  return thankYouTypes.find((known) => known === type) ?? 'contact';
}

export interface ThankYouContent {
  title: string;
  message: string;
  /** What the visitor has just written about belongs to this path; an inquiry belongs to neither. */
  path?: 'methods';
  /** The next three steps. */
  steps: readonly { when: string; title: string; text: string }[];
  /** What is still owed, with the way to settle it. */
  payment?: { text: string; href: string; label: string };
  action: { href: string; label: string };
}

/** Pages are made in advance and know no date, so the line speaks of times as the visitor counts them. */
const confirmation = {
  when: capital(promises.confirmation),
  title: 'Confirmation by e-mail',
} as const;

export const thankYou = {
  contact: {
    title: 'Thank you, we have your message',
    message: 'It is with the person who will answer it, not in a queue.',
    steps: [
      {
        when: capital(promises.answer),
        title: 'A personal answer',
        text: `By e-mail, from ${site.email}. Look in the spam folder if it is missing.`,
      },
      {
        when: 'The same week',
        title: 'A discovery call',
        text: `${capital(promises.discoveryCall)}, if you want one. The answer offers times to choose from.`,
      },
      {
        when: 'After the call',
        title: 'A proposal on one page',
        text: 'Scope, dates and price, or the name of somebody better for it.',
      },
    ],
    action: { href: '/', label: 'Back to the home page' },
  },
  workshop: {
    title: 'Thank you, your workshop request is in',
    path: 'methods',
    message: 'We now check dates and rooms for your group and write back with both.',
    steps: [
      { ...confirmation, text: 'With two possible dates and the price for your group.' },
      {
        when: promises.workshopMaterials,
        title: 'Workshop materials',
        text: 'A short reading and one exercise to do on the way to work.',
      },
      {
        when: 'On the day',
        title: 'You work, we guide',
        text: 'Bring one real problem. You leave with a tested idea.',
      },
    ],
    action: { href: '/workshops', label: 'See all workshops' },
  },
  webinar: {
    title: 'Thank you, your seat is noted',
    path: 'methods',
    message: `${capital(webinarLength)}, three methods, and your questions at the end.`,
    payment: {
      text: 'If you have not paid yet, your seat is kept until you do.',
      href: webinar.payment,
      label: `Pay ${money(webinar.price)}`,
    },
    steps: [
      { ...confirmation, text: 'With a calendar entry and your payment reference.' },
      {
        when: promises.webinarLink,
        title: 'The link to the room',
        text: 'One click, no account, works in the browser.',
      },
      {
        when: `${timeText(shownDate(today).start)} ${webinar.zoneName}`,
        title: 'We start on time',
        text: 'Bring a question. The last quarter is yours.',
      },
    ],
    action: { href: '/webinars', label: 'About the webinar' },
  },
  assessment: {
    title: 'Thank you, your assessment has arrived',
    path: 'methods',
    message: 'A person reads your answers, not only the scores.',
    steps: [
      { ...confirmation, text: 'With your answers, so that you have them too.' },
      {
        when: capital(promises.assessmentReview),
        title: 'We review your answers',
        text: 'Your scores in four categories, and what they mean for your team.',
      },
      {
        when: 'After that',
        title: 'One recommendation',
        text: 'The programme that fits, or the advice to wait.',
      },
    ],
    action: { href: '/services', label: 'Explore our services' },
  },
} as const satisfies Record<ThankYouType, ThankYouContent>;

/** Above the figure of an assessment that was answered on this device. */
export const ownResult = 'Your result';

export const stepsTitle = 'The next three steps';

export const meanwhile = {
  title: 'Meanwhile',
  links: [
    { href: '/blog', label: 'Read the blog', text: 'Short articles on design, teams and method.' },
    { href: '/team', label: 'Meet the team', text: 'Who reads your message and who does the work.' },
  ],
} as const;

export const support = {
  title: 'Something wrong?',
  text: 'Write or call, and a person answers.',
  links: [
    { href: mailto, label: site.email },
    { href: site.phone.href, label: site.phone.label },
  ],
} as const;
