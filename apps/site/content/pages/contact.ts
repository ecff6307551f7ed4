import { firstCallParts } from '../first-call.ts';
import { formWords } from '../forms.ts';
import { subjects } from '../head.ts';
import { industries } from '../industries.ts';
import { promises } from '../promises.ts';
import type { PageHead } from '../schema/basics.ts';
import { mailto, site } from '../site.ts';
import { capital, uncapital } from '../words.ts';

export const head = {
  title: `Contact: tell us what should change | ${site.brand}`,
  description: `Five fields take about a minute. Describe your product, your team or your problem, and get a personal answer ${promises.answer}.`,
  keywords: ['contact', 'start a project', 'discovery call', ...subjects],
} as const satisfies PageHead;

export const contactIntro = {
  title: 'Tell us what should change',
  lead: `Five fields take about a minute. A designer answers ${promises.answer}.`,
} as const;

/** What stands around the fields. Their own words are in forms.ts. */
export const contactForm = {
  ...formWords,
  title: 'Your message',
  note: 'All fields are needed.',
  hints: { message: 'What is not working, for whom, and by when should it change?' },
  submit: { idle: 'Send Message', sending: 'Sending...', success: 'Message Sent!' },
  privacy: { text: 'Used for our answer and for nothing else.', href: '/privacy', label: 'Privacy Policy' },
} as const;

/** What a link to this page may preselect, as the beginning of the message: '/contact?topic=consultation'. */
export const topics = {
  consultation: 'Consultation',
  'discovery-call': 'Discovery call',
  proposal: 'Custom proposal',
  'strategy-session': 'Strategy session',
  'strategy-call': 'Strategy call',
  'training-date': 'A date for a training',
  keynote: 'Keynote at our event',
  'webinar-date': 'The next date of the webinar',
} as const;

/** Above the figure of an assessment that was answered on this device. */
export const ownResult = 'You bring this result';

/** Stays when the success message has gone. */
export const contactReceipt = (reference: string) => `Message received, reference ${reference}.`;

export const contactDetails = {
  title: 'E-mail, phone and office',
  entries: [
    { term: 'E-mail', value: site.email, href: mailto },
    { term: 'Phone', value: site.phone.label, href: site.phone.href },
  ],
  address: {
    term: 'Office',
    lines: [
      site.legalName,
      site.address.street,
      `${site.address.postalCode} ${site.address.city}`,
      site.address.country,
    ],
  },
} as const;

export const expectations = {
  title: 'What to expect',
  steps: [
    {
      title: 'A personal answer',
      text: `${capital(promises.answer)}, from ${site.owner.name}, who leads every project.`,
    },
    {
      title: 'A discovery call',
      text: `${capital(promises.discoveryCall)}, free. ${firstCallParts.map(({ title }) => title).join('. ')}. Name two times in your message, or we suggest some.`,
    },
    {
      title: 'A proposal on one page',
      text: 'Scope, dates and price. If we are not the right people, we name someone who is.',
    },
  ],
  /** Below each of them. */
  drawn: {
    hours: numberIn(promises.answer),
    minutes: numberIn(promises.discoveryCall),
    counted: ['One tile is an hour.', 'One tile is a minute.', 'One page.'],
  },
} as const;

function numberIn(promise: string): number {
  return Number(/\d+/.exec(promise)?.[0]);
}

const fields = industries.map(uncapital);
const known = `${fields.slice(0, -1).join(', ')} and ${fields.at(-1)}`;

export const contactFaq = {
  title: 'Frequently asked questions',
  entries: [
    {
      id: 'results',
      question: 'How soon do we see results?',
      answer:
        'In design work you click through a first prototype after two weeks. In a workshop your team leaves the first day with a tested idea of its own. Numbers such as completion rates need a release and about a quarter.',
    },
    {
      id: 'industries',
      question: 'Does this work in our industry?',
      answer: `So far in ${known}. The methods start from how people decide and how living systems solve problems, so they carry over. What we do not know about your field we ask in the discovery call.`,
    },
    {
      id: 'individual-or-corporate',
      question: 'Do you train individuals, or only whole companies?',
      answer:
        'Both. The live webinar and the open workshops take individuals. For companies we build a programme around one real problem of yours, for half a day or for several months.',
    },
    {
      id: 'virtual',
      question: 'Can it all happen online?',
      answer:
        'Yes. The webinar always does, design projects mostly do, and each workshop has a virtual edition: shorter blocks, a shared board, the same exercises. For the three-day format we recommend one room.',
    },
  ],
} as const;
