import type { ChatPart } from '@laliaflia/ui';
import { downloads } from '../downloads.ts';
import { promises } from '../promises.ts';
import { site } from '../site.ts';
import { terms } from '../terms.ts';
import type { ChatIntent } from './types.ts';

type Further = Exclude<
  ChatIntent,
  | 'price'
  | 'call'
  | 'laliaflia'
  | 'applied-imagination'
  | 'innovators-dna'
  | 'assessment'
  | 'exercises'
  | 'workshops'
  | 'webinar'
  | 'nature'
  | 'other'
>;

const { street, postalCode, city } = site.address;
const write = { href: '/contact', label: 'write to us' } as const;

/** What else a visitor says. */
export const furtherReplies: Readonly<Record<Further, readonly ChatPart[]>> = {
  cancellation: [
    `Whoever cancels ${terms.fullRefundHours} hours or more before an event gets a full refund; after that a fee of ${terms.lateFeePercent}% applies. If we have to move an event, you get ${terms.rescheduled}. `,
    { href: '/terms', label: 'Read the terms' },
    '.',
  ],
  language: [
    `I answer in English and understand German keywords. ${site.owner.name} works in both languages: `,
    write,
    ', in German if you like.',
  ],
  identity: [
    `I am a small program. I look for keywords in what you write and answer from the same records as the pages. A person answers ${promises.answer}: `,
    write,
    '.',
  ],
  ideas: [
    'Describe in two sentences what does not work, and the idea sprint gives you five starting points, each with the method behind it. It runs in your browser.\n',
    { href: '/idea-sprint', label: 'Try the idea sprint' },
    '.',
  ],
  speech: [
    'There is a keynote on innovation leadership, with its transcript, for an audience of CEOs and entrepreneurs. For your own event: ',
    { href: '/speech', label: 'see the speech' },
    ' and ',
    write,
    '.',
  ],
  companies: [
    'For companies there are on-site workshops, virtual programmes, executive retreats and internal innovation labs, from half a day to a year. ',
    { href: '/companies', label: 'Compare the formats' },
    '.',
  ],
  work: [
    'Our projects, each with its screens, our part in it and what came of it: ',
    { href: '/portfolio', label: 'see the portfolio' },
    '.',
  ],
  design: [
    'UX and UI design, product development and AI-powered design, from the first interview to the shipped interface. ',
    { href: '/services/design', label: 'See the services' },
    ' or ',
    { href: '/portfolio', label: 'the work' },
    `. Say what you have in mind and you have an answer ${promises.answer}: `,
    write,
    '.',
  ],
  people: [
    `The people behind ${site.brand} are ${site.owner.name} and a small team in ${city}. `,
    { href: '/about', label: 'How we work' },
    ', ',
    { href: '/team', label: 'the team' },
    ' or ',
    { href: '/cv', label: 'the CV' },
    '.',
  ],
  reading: [
    'Articles, tools, the brochure and a letter a month: ',
    { href: '/resources', label: 'see the resources' },
    ', ',
    { href: '/blog', label: 'read the blog' },
    ' or ',
    { href: downloads.brochure.href, label: 'download the brochure' },
    '.',
  ],
  privacy: [
    'What is said here is stored under a number that is made anew each time you open this panel, not under your name. The site sets no cookies. ',
    { href: '/privacy', label: 'Read what is kept, and for how long' },
    '.',
  ],
  contact: [
    `You reach us at ${site.email}, ${site.phone.label} or ${street}, ${postalCode} ${city}. A person answers ${promises.answer}: `,
    write,
    '.',
  ],
  thanks: ['You are welcome. If something stays open, ', write, ': a person answers ', `${promises.answer}.`],
  hello: [
    'Hello. Ask about a method, a workshop or a price, or begin with the ',
    { href: '/ai-assessment', label: 'readiness assessment' },
    ' or ',
    { href: '/idea-sprint', label: 'five ideas for your own challenge' },
    '.',
  ],
};

/** To a message that holds an e-mail address, which nobody answers by itself. */
export const addressGiven: readonly ChatPart[] = [
  `An address that you leave here starts no answer. Send it with a line on what it is about, and a person answers ${promises.answer}: `,
  write,
  '.',
];
